<?php

declare( strict_types=1 );

namespace Svc\Kernel\Health;

/** A Site Health test. Must be cheap, because it runs whenever the page is opened. */
interface HealthTest {

	/** @return non-empty-string */
	public function name(): string;

	public function title(): string;

	/** @return Verdict|null Null where the test does not apply to this site. */
	public function look(): ?Verdict;
}
