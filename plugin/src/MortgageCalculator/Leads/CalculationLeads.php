<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Leads;

use Closure;
use Svc\Kernel\Failure;
use Svc\Kernel\Schema\Invalid;
use Svc\Kernel\Schema\Source;
use Svc\LeadPages\Companions\Companion;
use Svc\LeadPages\Companions\Report;
use Svc\LeadPages\Fields\LeadSource;
use Svc\LeadPages\Intake;
use Svc\LeadPages\Intake\Receipt;
use Svc\LeadPages\Leads\Submission;

/** People who ask about a calculation: leads with the calculation, computed here. */
final class CalculationLeads implements Companion {

	/**
	 * @param Closure(): Intake $intake
	 * @param Closure(): bool   $sends_reports The setting.
	 */
	public function __construct(
		private readonly CalculationSnapshot $snapshots,
		private readonly Closure $intake,
		private readonly Closure $sends_reports,
	) {}

	/**
	 * @param array<string, mixed> $body        As Intake takes it.
	 * @param array<string, mixed> $calculation Of LeadFields::calculation(), parsed.
	 * @param string|null          $key         The header Idempotency-Key.
	 * @throws Failure
	 */
	public function take( array $body, array $calculation, ?string $key ): Receipt {
		$snapshot = $this->snapshots->of( $calculation['operation'], $calculation['input'] );
		return ( $this->intake )()->receive( $body, LeadSource::MortgageCalculator, $snapshot, $key );
	}

	public function receive( array $body, string $member ): Receipt {
		try {
			$calculation = LeadFields::calculation()->parse( json_decode( $member ), Source::Loose );
		} catch ( Invalid $invalid ) {
			throw Failure::invalid( $invalid->under( 'calculation' ) );
		}
		return $this->take( $body, $calculation, null );
	}

	public function summary( Submission $submission ): ?string {
		return LeadSource::MortgageCalculator === $submission->source ? CalculationSummary::of( $submission->snapshot ?? array() ) : null;
	}

	/** A visitor can enter another person's address, so a report has no link to another site. */
	public function report( Submission $submission ): ?Report {
		return LeadSource::MortgageCalculator === $submission->source && ( $this->sends_reports )()
			? CalculationReport::of( $submission->snapshot ?? array(), wp_validate_redirect( $submission->source_url ) )
			: null;
	}
}
