<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Blocks;

/** How a value is typed or chosen. */
enum ControlKind: string {
	case Money   = 'money';
	case Percent = 'percent';
	case Whole   = 'whole';
	case Text    = 'text';
	/** In capital letters. */
	case Code    = 'code';
	case Month   = 'month';
	case Choice  = 'choice';

	public function input_mode(): string {
		return match ( $this ) {
			self::Money, self::Percent => 'decimal',
			self::Whole                => 'numeric',
			default                    => 'text',
		};
	}
}
