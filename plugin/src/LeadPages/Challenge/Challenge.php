<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Challenge;

/** A task that a browser does before it sends a form, and programs do not. */
interface Challenge {

	/** @return array<string, mixed> For the browser: a new one each time. */
	public function issue(): array;

	/** @param array<array-key, mixed> $proof What the browser sent; anything may be in it. */
	public function passes( array $proof ): bool;
}
