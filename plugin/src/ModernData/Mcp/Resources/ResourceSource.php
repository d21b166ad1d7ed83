<?php

declare( strict_types=1 );

namespace Svc\ModernData\Mcp\Resources;

/** Things of one kind that a client may read by address. */
interface ResourceSource {

	/** @return list<array<string, mixed>> As resources/templates/list shows them. */
	public function templates(): array;

	/** One page of what this caller may read, as resources/list shows it. */
	public function page( int $number ): ResourcePage;

	/**
	 * Null where the address is not of this kind, or nothing there may be read by this caller.
	 *
	 * @return list<array<string, mixed>>|null
	 */
	public function read( string $uri ): ?array;
}
