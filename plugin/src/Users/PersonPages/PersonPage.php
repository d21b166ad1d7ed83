<?php

declare( strict_types=1 );

namespace Svc\Users\PersonPages;

/** The page of a public person, as visitors see it. */
final class PersonPage {

	/** @param array<string, mixed> $profile What visitors get from /profiles/{id}. */
	public function __construct(
		public readonly array $profile,
		public readonly string $slug,
		public readonly string $url,
	) {}

	public function name(): string {
		return "{$this->profile['first_name']} {$this->profile['last_name']}";
	}
}
