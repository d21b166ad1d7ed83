<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator;

use Svc\Kernel\Abilities\Category;

/** The category of this component's abilities. */
final class AbilityCategories {

	public const CALCULATOR = 'mortgage-calculator';

	/** @return list<Category> */
	public static function all(): array {
		return array(
			new Category( self::CALCULATOR, __( 'Mortgage calculator', 'svc' ), __( 'Payments, affordability, refinancing, comparisons, annual percentage rates and today’s rates. All figures are estimates, not a commitment to lend.', 'svc' ) ),
		);
	}
}
