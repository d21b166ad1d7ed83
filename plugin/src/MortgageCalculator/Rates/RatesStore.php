<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Rates;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\SiteOption;
use Svc\Kernel\Etag;
use Svc\Kernel\Failure;
use Svc\Kernel\Precondition;
use Svc\MortgageCalculator\Engine\Decimals;
use Svc\MortgageCalculator\Engine\InvalidInput;
use Svc\MortgageCalculator\Engine\LoanReader;
use Svc\MortgageCalculator\Fields\Texts;
use Svc\MortgageCalculator\Settings\SettingsStore;
use Svc\MortgageCalculator\SiteBasis;

/** The rates table of the current site. Rates are never fetched: the table says what an administrator has entered. */
final class RatesStore {

	public const OPTION = 'svc_mortgage_rates';

	private const ROW = array( 'label', 'loan_type', 'term_months', 'rate', 'points', 'lender_fees', 'arm' );

	private readonly SiteOption $option;

	public function __construct(
		private readonly Database $database,
		private readonly SettingsStore $settings,
		private readonly RateHistory $history,
	) {
		$this->option = new SiteOption( $database, self::OPTION, SettingsStore::LOCK );
	}

	/** @return array<string, mixed> In the form of the API. */
	public function current(): array {
		return RatesPresenter::answer( $this->option->value(), $this->settings->current() );
	}

	/**
	 * @param array<string, mixed> $input Parsed.
	 * @return array<string, mixed> The table after the change.
	 * @throws Failure
	 */
	public function replace( array $input, int $user_id, Precondition $precondition ): array {
		return $this->option->exclusively(
			function () use ( $input, $user_id, $precondition ): array {
				$settings = $this->settings->current();
				$old      = $this->option->value();
				$answered = RatesPresenter::answer( $old, $settings );
				$precondition->require( Etag::of( $answered ) );
				$new = self::table( $input, RatesPresenter::assumptions( $settings ) );
				self::check( $new, $settings );
				if ( $new === $old ) {
					return $answered;
				}
				$this->option->write( $new );
				$this->history->add( $user_id, RatesPresenter::table( $new, $settings ) );
				$now = RatesPresenter::answer( $new, $settings );
				$this->announce( $now, $answered );
				return $now;
			}
		);
	}

	/**
	 * @param array<string, mixed> $input
	 * @param array<string, mixed> $assumptions Where none are sent.
	 * @return array<string, mixed>
	 */
	private static function table( array $input, array $assumptions ): array {
		$row = static function ( array $sent ): array {
			$sent += array( 'arm' => null );
			return array_combine( self::ROW, array_map( static fn ( string $name ): mixed => $sent[ $name ], self::ROW ) );
		};
		return array(
			'as_of'       => $input['as_of'],
			'note'        => $input['note'],
			'assumptions' => $input['assumptions'] ?? $assumptions,
			'rates'       => array_map( $row, $input['rates'] ),
		);
	}

	/**
	 * @param array<string, mixed> $table
	 * @param array<string, mixed> $settings
	 * @throws Failure
	 */
	private static function check( array $table, array $settings ): void {
		$problems = array();
		if ( RatesAge::is_in_future( $table['as_of'] ) ) {
			$problems['as_of'] = __( 'This must not be in the future.', 'svc' );
		}
		try {
			( new LoanReader( SiteBasis::of( $settings ) ) )->read( $table['assumptions'] + array( 'rate' => Decimals::percent( 0 ) ) );
		} catch ( InvalidInput ) {
			$problems['assumptions.down_percent'] = Texts::of( 'small_loan' );
		}
		if ( array() !== $problems ) {
			throw Failure::invalid( $problems );
		}
	}

	/**
	 * @param array<string, mixed> $new
	 * @param array<string, mixed> $old
	 */
	private function announce( array $new, array $old ): void {
		$this->database->after_commit(
			static function () use ( $new, $old ): void {
				/**
				 * Fires after the rates table of the current site has been changed.
				 *
				 * @param array<string, mixed> $new As the table is answered by REST.
				 * @param array<string, mixed> $old
				 */
				do_action( 'svc_mortgage_rates_updated', $new, $old );
			}
		);
	}
}
