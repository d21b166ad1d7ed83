<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Settings;

use Closure;
use Svc\Kernel\Schema\Flag;
use Svc\Kernel\Schema\ListOf;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Text;
use Svc\Kernel\Schema\TextFormat;
use Svc\Kernel\Schema\Type;
use Svc\Kernel\Schema\Whole;
use Svc\MortgageCalculator\Fields\LoanFields;
use Svc\MortgageCalculator\Fields\Numbers;

/** The field table of the settings, as they are sent and as they are answered. */
final class SettingsFields {

	private const STATES = array( 'AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'DC', 'FL', 'GA', 'HI', 'ID', 'IL', 'IN', 'IA', 'KS', 'KY', 'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND', 'OH', 'OK', 'OR', 'PA', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY', 'AS', 'GU', 'MP', 'PR', 'VI' );

	/** @param Closure(numeric-string, string): Type $percent Takes the largest value and a description. */
	private function __construct(
		private readonly Type $amount,
		private readonly Type $price,
		private readonly Closure $percent,
	) {}

	/** Any of the keys; a key that is sent is replaced as a whole. */
	public static function input(): Record {
		$fields = new self(
			Numbers::amount(),
			Numbers::amount( '1000.00' ),
			/** @param numeric-string $max */
			static fn ( string $max, string $text ): Type => Numbers::percent( $max )->describe( $text ),
		);
		return new Record( $fields->all() );
	}

	public static function output(): Record {
		$fields = new self(
			Numbers::answered_amount(),
			Numbers::answered_amount(),
			static fn ( string $max, string $text ): Type => Numbers::answered_percent()->describe( $text ),
		);
		return new Record( $fields->all(), array_keys( $fields->all() ) );
	}

	/** @return array<string, Type> */
	private function all(): array {
		return array(
			'defaults'         => $this->defaults()->describe( __( 'What a calculation starts from', 'svc' ) ),
			'states'           => $this->states()->describe( __( 'Rates of tax and insurance by state, instead of the defaults', 'svc' ) ),
			'ratios'           => $this->by_type( $this->ratios() )->describe( __( 'Largest shares of the income for the home (front), and for home and debts (back)', 'svc' ) ),
			'minimum_down'     => $this->by_type( $this->percent( '100.000', __( 'Percent of the price', 'svc' ) ) )->describe( __( 'Usual minimum down payment', 'svc' ) ),
			'conforming_limit' => self::complete(
				array(
					'amount' => $this->amount->describe( __( 'Largest conforming loan for one unit', 'svc' ) ),
					'year'   => ( new Whole( 2000, 2199 ) )->describe( __( 'Year for which it holds', 'svc' ) ),
				) + self::origin()
			)->describe( __( 'Conforming loan limit', 'svc' ) ),
			'fees'             => self::complete(
				array(
					'fha'  => $this->fha(),
					'va'   => $this->va(),
					'usda' => self::complete(
						array(
							'upfront' => $this->percent( '20.000', __( 'Guarantee fee', 'svc' ) ),
							'annual'  => $this->percent( '10.000', __( 'Annual fee', 'svc' ) ),
						) + self::origin()
					),
				)
			)->describe( __( 'Fees and insurance of government programs', 'svc' ) ),
			'stale_after_days' => ( new Whole( 1, 365 ) )->describe( __( 'Days after which the rates table is no longer shown', 'svc' ) ),
			'disclosure'       => ( new Text( 1000, multiline: true ) )->describe( __( 'Disclosure that stands below every answer; may have several lines', 'svc' ) ),
			'send_reports'     => ( new Flag() )->describe( __( 'Whether visitors who ask about a calculation get it by e-mail', 'svc' ) ),
		);
	}

	private function defaults(): Record {
		return self::complete(
			array(
				'price'          => $this->price->describe( __( 'Price of the home', 'svc' ) ),
				'down_percent'   => $this->percent( '100.000', __( 'Down payment in percent of the price', 'svc' ) ),
				'term_months'    => ( new Whole( 12, 480 ) )->describe( __( 'Term', 'svc' ) ),
				'pmi_rate'       => $this->percent( '5.000', __( 'Private mortgage insurance a year in percent of the loan', 'svc' ) ),
				'tax_rate'       => $this->percent( '10.000', __( 'Property tax a year in percent of the price', 'svc' ) ),
				'insurance_rate' => $this->percent( '10.000', __( 'Homeowner’s insurance a year in percent of the price', 'svc' ) ),
			)
		);
	}

	private function states(): Record {
		$state = self::complete(
			array(
				'tax_rate'       => $this->percent( '10.000', __( 'Property tax a year in percent of the price', 'svc' ) ),
				'insurance_rate' => $this->percent( '10.000', __( 'Homeowner’s insurance a year in percent of the price', 'svc' ) ),
			)
		);
		return new Record( array_fill_keys( self::STATES, $state ) );
	}

	private function ratios(): Record {
		return self::complete(
			array(
				'front' => $this->percent( '100.000', __( 'For the home', 'svc' ) ),
				'back'  => $this->percent( '100.000', __( 'For home and debts', 'svc' ) ),
			)
		);
	}

	private function fha(): Record {
		$row = self::complete(
			array(
				'over_180' => ( new Flag() )->describe( __( 'Whether it is for terms above 180 months', 'svc' ) ),
				'large'    => ( new Flag() )->describe( __( 'Whether it is for large loans', 'svc' ) ),
				'max_ltv'  => $this->percent( '100.000', __( 'Largest share of the loan in the price', 'svc' ) ),
				'rate'     => $this->percent( '10.000', __( 'Annual premium', 'svc' ) ),
				'months'   => ( new Whole( 1, 480 ) )->nullable()->describe( __( 'Months for which it is due; null for the whole term', 'svc' ) ),
			)
		);
		return self::complete(
			array(
				'upfront'    => $this->percent( '20.000', __( 'Upfront premium', 'svc' ) ),
				'large_loan' => $this->amount->describe( __( 'Loans above this are large', 'svc' ) ),
				'rows'       => self::list_of( $row, 0, 40 )->describe( __( 'Annual premiums; the first row that fits holds', 'svc' ) ),
			) + self::origin()
		);
	}

	private function va(): Record {
		$rate = $this->percent( '20.000', __( 'Percent of the loan', 'svc' ) );
		return self::complete(
			array(
				'first'      => self::list_of( $rate, 3, 3 )->describe( __( 'First use: below 5 percent down, from 5, from 10', 'svc' ) ),
				'subsequent' => self::list_of( $rate, 3, 3 )->describe( __( 'Later uses: below 5 percent down, from 5, from 10', 'svc' ) ),
				'refinance'  => self::list_of( $rate, 2, 2 )->describe( __( 'Refinancing: first use, later uses', 'svc' ) ),
				'irrrl'      => $this->percent( '20.000', __( 'Interest rate reduction refinance loan', 'svc' ) ),
			) + self::origin()
		);
	}

	private function by_type( Type $one ): Record {
		return self::complete( array_fill_keys( LoanFields::TYPES, $one ) );
	}

	/** @param numeric-string $max */
	private function percent( string $max, string $text ): Type {
		return ( $this->percent )( $max, $text );
	}

	private static function list_of( Type $item, int $min, int $max ): ListOf {
		return new ListOf( $item, $max, unique: false, min: $min, brackets: true );
	}

	/** @return array<string, Type> Since when a figure holds, and who says so. */
	private static function origin(): array {
		return array(
			'as_of'  => ( new Text( 10, 1, format: TextFormat::Date ) )->describe( __( 'Day since which it holds', 'svc' ) ),
			'source' => ( new Text( 200 ) )->describe( __( 'Source', 'svc' ) ),
		);
	}

	/** @param array<string, Type> $members */
	private static function complete( array $members ): Record {
		return new Record( $members, array_keys( $members ) );
	}
}
