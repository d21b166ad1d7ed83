<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Health;

use Closure;
use Svc\Kernel\Health\HealthTest;
use Svc\Kernel\Health\Verdict;
use Svc\MortgageCalculator\SiteBasis;

/** Whether the conforming loan limit is that of this year. */
final class LimitTest implements HealthTest {

	/** @param Closure(): array<string, mixed> $settings */
	public function __construct( private readonly Closure $settings ) {}

	public function name(): string {
		return 'svc-mortgage-limit';
	}

	public function title(): string {
		return __( 'Conforming loan limit', 'svc' );
	}

	public function look(): Verdict {
		$year = ( $this->settings )()['conforming_limit']['year'];
		return $year >= (int) SiteBasis::today()->format( 'Y' )
			? Verdict::good( __( 'The conforming loan limit is that of this year', 'svc' ), __( 'Calculations warn of loans above it.', 'svc' ) )
			: Verdict::recommended(
				__( 'The conforming loan limit is that of a past year', 'svc' ),
				/* translators: %d: a year. */
				sprintf( __( 'Calculations warn of loans above the limit of %d. The Federal Housing Finance Agency publishes a new one each November: update the plugin, or change it in the calculator’s settings.', 'svc' ), $year )
			);
	}
}
