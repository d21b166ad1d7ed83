<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Health;

use Closure;
use Svc\Kernel\Health\HealthTest;
use Svc\Kernel\Health\Verdict;

/** Whether the rates that the site has are still shown. */
final class RatesTest implements HealthTest {

	/** @param Closure(): array<string, mixed> $rates The table in the form of the API. */
	public function __construct( private readonly Closure $rates ) {}

	public function name(): string {
		return 'svc-mortgage-rates';
	}

	public function title(): string {
		return __( 'Mortgage rates', 'svc' );
	}

	public function look(): ?Verdict {
		$table = ( $this->rates )();
		if ( null === $table['as_of'] ) {
			return null;
		}
		return $table['stale']
			? Verdict::recommended(
				__( 'The mortgage rates are out of date', 'svc' ),
				/* translators: %s: a day, such as 2026-01-31. */
				sprintf( __( 'The rates are dated %s. Pages no longer show them, and calculations ask for a rate, until a manager of the calculator saves new rates.', 'svc' ), $table['as_of'] )
			)
			: Verdict::good( __( 'The mortgage rates are up to date', 'svc' ), __( 'Pages show the rates table, and calculations start from it.', 'svc' ) );
	}
}
