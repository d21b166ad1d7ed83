<?php

declare( strict_types=1 );

namespace Svc\Kernel\Health;

/** A test that can put right, at the press of a button, what it has found. */
interface Repairs extends HealthTest {

	/** What the button says. */
	public function verb(): string;

	public function mend(): void;
}
