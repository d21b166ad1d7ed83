<?php

declare( strict_types=1 );

namespace Svc\Kernel\Health;

/** One thing that can go wrong on a site, looked at cheaply whenever somebody opens Site Health. */
interface HealthTest {

	/** @return non-empty-string */
	public function name(): string;

	public function title(): string;

	/** @return Verdict|null Nothing, where it does not matter on this site. */
	public function look(): ?Verdict;
}
