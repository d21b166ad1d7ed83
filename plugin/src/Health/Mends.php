<?php

declare( strict_types=1 );

namespace Svc\Health;

/** A test that can put right, at the press of a button, what it has found. */
interface Mends extends HealthTest {

	/** What the button says. */
	public function verb(): string;

	public function mend(): void;
}
