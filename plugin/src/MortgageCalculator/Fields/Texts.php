<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Fields;

/**
 * The texts of problems and warnings, by code. The script of a page gets the same table, so that it says the same as the
 * server. Those of single fields are the texts of Kernel\Schema.
 */
final class Texts {

	public static function of( string $code ): string {
		return self::all()[ $code ];
	}

	/** @return array<string, string> Templates. */
	public static function all(): array {
		return self::of_fields() + self::of_forms() + self::of_loans() + self::of_warnings();
	}

	/** @return array<string, string> */
	private static function of_fields(): array {
		return array(
			'required'  => __( 'This is required.', 'svc' ),
			'unknown'   => __( 'There is no such field. Leave it out.', 'svc' ),
			'null'      => __( 'This must not be null.', 'svc' ),
			'object'    => __( 'This must be an object.', 'svc' ),
			'list'      => __( 'This must be a list.', 'svc' ),
			/* translators: %d: smallest allowed number of items. */
			'min_item'  => _n( 'This must have at least %d item.', 'This must have at least %d items.', 1, 'svc' ),
			/* translators: %d: smallest allowed number of items. */
			'min_items' => _n( 'This must have at least %d item.', 'This must have at least %d items.', 2, 'svc' ),
			/* translators: %d: largest allowed number of items. */
			'max_items' => __( 'This may have at most %d items.', 'svc' ),
			/* translators: 1: smallest allowed number, 2: largest allowed number, 3: largest allowed number of decimal places. */
			'decimal'   => __( 'This must be a number from %1$s to %2$s with at most %3$d decimal places.', 'svc' ),
			'whole'     => __( 'This must be a whole number.', 'svc' ),
			/* translators: %d: smallest allowed number. */
			'at_least'  => __( 'This must be at least %d.', 'svc' ),
			/* translators: %d: largest allowed number. */
			'at_most'   => __( 'This must be at most %d.', 'svc' ),
			/* translators: %s: comma-separated list of allowed words. */
			'one_of'    => __( 'This must be one of: %s.', 'svc' ),
			'flag'      => __( 'This must be true or false.', 'svc' ),
			'text'      => __( 'This must be text.', 'svc' ),
			'one_line'  => __( 'This must be one line without control characters.', 'svc' ),
			/* translators: 1: largest allowed number of characters, 2: number of characters sent. */
			'too_long'  => __( 'This may have at most %1$d characters; it has %2$d.', 'svc' ),
		);
	}

	/** @return array<string, string> */
	private static function of_forms(): array {
		return array(
			'month' => __( 'This must be a month from 1900-01 to 2199-12, such as 2027-01.', 'svc' ),
			'state' => __( 'This must be the two capital letters of a state, such as CO.', 'svc' ),
		);
	}

	/** @return array<string, string> */
	private static function of_loans(): array {
		return array(
			'both'          => __( 'Send the amount or the percentage, not both.', 'svc' ),
			'small_loan'    => __( 'The price less the down payment must be at least 1000.00.', 'svc' ),
			'large_down'    => __( 'This leaves no loan of at least 1000.00 at any price up to 50000000.00. Send a smaller amount.', 'svc' ),
			'no_rate'       => __( 'This is required, because the rates table has no current rate for this type and term.', 'svc' ),
			'biweekly_arm'  => __( 'A loan with an adjustable rate has monthly payments. Leave this out, or send monthly as frequency.', 'svc' ),
			'low_payment'   => __( 'This must be more than the interest of the first month.', 'svc' ),
			'many_payments' => __( 'These may be at most 1040 payments in all.', 'svc' ),
			'low_payments'  => __( 'In all, these must be at least the amount financed.', 'svc' ),
		);
	}

	/** @return array<string, string> */
	private static function of_warnings(): array {
		return array(
			/* translators: 1: amount in dollars, 2: year. */
			'above_conforming_limit' => __( 'The loan is above the conforming limit of $%1$s for %2$d, so a lender may ask for other terms.', 'svc' ),
			/* translators: %s: percentage, such as 3.500. */
			'below_minimum_down'     => __( 'The down payment is below %s percent of the price, the usual minimum for this type of loan.', 'svc' ),
		);
	}
}
