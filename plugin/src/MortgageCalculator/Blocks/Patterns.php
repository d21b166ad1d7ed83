<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Blocks;

/** Fills for the parts of charts: they differ in their lines as well as in colour. The style sheet colours them. */
final class Patterns {

	private const LINES = array(
		1 => '',
		2 => 'M0 0h2',
		3 => 'M0 0v2',
		4 => 'M0 0l2 2',
		5 => 'M0 2l2 -2',
	);

	public static function markup( string $id ): string {
		$patterns = '';
		foreach ( self::LINES as $number => $line ) {
			$patterns .= sprintf(
				'<pattern id="%1$s-pattern-%2$d" class="svc-mortgage__pattern is-part-%2$d" width="2" height="2" patternUnits="userSpaceOnUse"><rect width="2" height="2"/>%3$s</pattern>',
				esc_attr( $id ),
				$number,
				'' === $line ? '' : "<path d=\"$line\"/>"
			);
		}
		return "<defs>$patterns</defs>";
	}
}
