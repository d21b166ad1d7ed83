<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Blocks;

use Closure;
use Svc\Kernel\Blocks\Block;
use Svc\Kernel\Blocks\BlockSet;
use Svc\Kernel\Operations;
use Svc\Users\Licence;

/** The blocks of this component. */
final class CalculatorBlocks {

	/**
	 * @param Closure(): Operations     $operations
	 * @param Closure(int): ?Licence    $licence     By user ID.
	 * @param Closure(): bool           $takes_leads Whether lead pages are on.
	 */
	public static function set( Closure $operations, Closure $licence, Closure $takes_leads ): BlockSet {
		return new BlockSet(
			'svc-mortgage',
			array(
				'mortgage-calculator' => static fn (): Block => new CalculatorBlock( $operations(), $licence, $takes_leads ),
				'mortgage-rates'      => static fn (): Block => new RatesBlock( $operations() ),
			)
		);
	}

	/**
	 * An answer is a page of its own for every input, so search engines should not list it.
	 *
	 * @param array<string, bool|string> $robots
	 * @return array<string, bool|string>
	 */
	public static function robots( mixed $robots ): mixed {
		return FormRequest::current()->is_sent() ? wp_robots_no_robots( (array) $robots ) : $robots;
	}
}
