<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Screens;

/** Help tabs of the screens. */
final class HelpTexts {

	/** @return list<array{string, list<string>}> */
	public static function rates(): array {
		return array(
			array(
				__( 'Overview', 'svc' ),
				array(
					__( 'Rates are never fetched: visitors see what you publish here, with the day for which it holds. Calculators start from these rates, and the Mortgage rates block shows each with its APR.', 'svc' ),
					__( 'Rates that are too old are hidden from visitors. If they still hold, date them today and publish them again. The calculator’s settings say after how many days that is.', 'svc' ),
				),
			),
			array(
				__( 'Pasting', 'svc' ),
				array(
					__( 'Copy the rows in Excel or Google Sheets and paste them into any cell of the table, or use the button. You see which rates were found before they change the table. Headers such as Product, Term, Rate, Points and Fees say which column is which; without them, the columns are name, rate, points and lender fees. Percent signs, dollar signs and empty lines do no harm.', 'svc' ),
					__( 'A block of numbers without names fills the cells below and to the right of the one in which you paste it.', 'svc' ),
				),
			),
			array(
				__( 'APR', 'svc' ),
				array(
					__( 'The APR is computed, not typed: from the rate, points, lender fees, mortgage insurance and government fees, for a home of the price and down payment below the table. The APR of an adjustable rate follows its index and caps, so enter today’s index plus margin: “Make it an adjustable rate” is in the menu of each rate.', 'svc' ),
				),
			),
			array(
				__( 'History', 'svc' ),
				array(
					__( 'Everything that was published is kept, with who did so and when, until two years after it was replaced. “Edit these again” brings old rates back into the table; visitors see them when you publish.', 'svc' ),
				),
			),
		);
	}

	/** @return list<array{string, list<string>}> */
	public static function settings(): array {
		return array(
			array(
				__( 'Overview', 'svc' ),
				array(
					__( 'Every calculation uses these figures: on pages, in the REST API and by assistants. The preview shows at once what a change does.', 'svc' ),
					__( 'Settings that you do not change follow the plugin’s updates, such as the conforming loan limit of the next year. A group that you change, such as the government fees, stays as you saved it.', 'svc' ),
				),
			),
		);
	}
}
