<?php

declare( strict_types=1 );

namespace Svc\Kernel\Health;

/** A test that can repair the problem it finds, by a button on the page. */
interface Repairs extends HealthTest {

	/** The button's label. */
	public function verb(): string;

	public function repair(): void;
}
