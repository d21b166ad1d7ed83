<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Rates;

use Svc\Kernel\Schema\Flag;
use Svc\Kernel\Schema\ListOf;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Text;
use Svc\Kernel\Schema\TextFormat;
use Svc\Kernel\Schema\Type;
use Svc\Kernel\Schema\Whole;
use Svc\MortgageCalculator\Fields\LoanFields;
use Svc\MortgageCalculator\Fields\Numbers;

/** The field table of the rates table. */
final class RatesFields {

	private const MAX_ROWS = 24;

	/** The whole table. What is computed may be sent back and is not read. */
	public static function input(): Record {
		$row     = array(
			'label'       => self::label(),
			'loan_type'   => LoanFields::type(),
			'term_months' => self::term(),
			'rate'        => Numbers::percent( '20.000' )->describe( __( 'Interest rate a year', 'svc' ) ),
			'points'      => Numbers::percent( '10.000' )->or( '0.000' )->describe( __( 'Points in percent of the loan', 'svc' ) ),
			'lender_fees' => Numbers::amount()->or( '0.00' )->describe( __( 'Fees of the lender', 'svc' ) ),
			'arm'         => LoanFields::sent_arm()->nullable()->describe( __( 'Terms of an adjustable rate; null for a fixed one', 'svc' ) ),
		) + self::figures();
		$assumed = array(
			'price'        => Numbers::amount( '1000.00' )->describe( __( 'Price of the home', 'svc' ) ),
			'down_percent' => Numbers::percent( '100.000' )->describe( __( 'Down payment in percent of the price', 'svc' ) ),
		);
		return new Record(
			array(
				'as_of'       => self::day(),
				'stale'       => self::stale(),
				'note'        => self::note()->or( '' ),
				'assumptions' => ( new Record( $assumed, array_keys( $assumed ) ) )->describe( __( 'The home of which APR and payment are given; that of the settings by default', 'svc' ) ),
				'rates'       => self::rows( new Record( $row, array( 'label', 'loan_type', 'term_months', 'rate' ) ) ),
			),
			array( 'as_of', 'rates' )
		);
	}

	public static function output(): Record {
		$table   = self::table();
		$members = array(
			'as_of' => self::day()->nullable(),
			'stale' => self::stale(),
		) + $table->members;
		return new Record( $members, array_keys( $members ) );
	}

	/** The table as it was saved. */
	public static function table(): Record {
		$percent = Numbers::answered_percent();
		$row     = array(
			'label'       => self::label(),
			'loan_type'   => LoanFields::type(),
			'term_months' => self::term(),
			'rate'        => $percent->describe( __( 'Interest rate a year', 'svc' ) ),
			'points'      => $percent->describe( __( 'Points in percent of the loan', 'svc' ) ),
			'lender_fees' => Numbers::answered_amount()->describe( __( 'Fees of the lender', 'svc' ) ),
			'arm'         => LoanFields::arm( $percent )->nullable()->describe( __( 'Terms of an adjustable rate; null for a fixed one', 'svc' ) ),
		) + self::figures();
		$assumed = array(
			'price'        => Numbers::answered_amount()->describe( __( 'Price of the home', 'svc' ) ),
			'down_percent' => $percent->describe( __( 'Down payment in percent of the price', 'svc' ) ),
		);
		$members = array(
			'as_of'       => self::day(),
			'note'        => self::note(),
			'assumptions' => ( new Record( $assumed, array_keys( $assumed ) ) )->describe( __( 'The home of which APR and payment are given', 'svc' ) ),
			'rates'       => self::rows( new Record( $row, array_keys( $row ) ) ),
		);
		return new Record( $members, array_keys( $members ) );
	}

	/** @return array<string, Type> */
	private static function figures(): array {
		return array(
			'apr'                => Numbers::answered_percent()->nullable()->read_only()->describe( __( 'Annual percentage rate under the assumptions; computed', 'svc' ) ),
			'principal_interest' => Numbers::answered_amount()->nullable()->read_only()->describe( __( 'Payment of principal and interest a month under the assumptions; computed', 'svc' ) ),
		);
	}

	private static function rows( Record $row ): Type {
		return ( new ListOf( $row, self::MAX_ROWS, unique: false, brackets: true ) )->describe( __( 'Rates, in the order in which they are shown', 'svc' ) );
	}

	private static function label(): Type {
		return ( new Text( 60, 1 ) )->describe( __( 'Name of the loan', 'svc' ) );
	}

	private static function term(): Type {
		return ( new Whole( 12, 480 ) )->describe( __( 'Term', 'svc' ) );
	}

	private static function day(): Type {
		return ( new Text( 10, 1, format: TextFormat::Date ) )->describe( __( 'Day of the rates', 'svc' ) );
	}

	private static function stale(): Type {
		return ( new Flag() )->read_only()->describe( __( 'Whether they are too old to be shown; computed', 'svc' ) );
	}

	private static function note(): Type {
		return ( new Text( 300 ) )->describe( __( 'Note below the table', 'svc' ) );
	}
}
