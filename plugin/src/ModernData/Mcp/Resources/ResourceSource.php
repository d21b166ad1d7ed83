<?php

declare( strict_types=1 );

namespace Svc\ModernData\Mcp\Resources;

/** Resources of one kind, readable by address. */
interface ResourceSource {

	/** @return list<array<string, mixed>> Entries of resources/templates/list. */
	public function templates(): array;

	/** One page of the resources that this caller may read, as entries of resources/list. */
	public function page( int $number ): ResourcePage;

	/**
	 * Null where the address is of another kind, or where the caller may not read the resource.
	 *
	 * @return list<array<string, mixed>>|null
	 */
	public function read( string $uri ): ?array;
}
