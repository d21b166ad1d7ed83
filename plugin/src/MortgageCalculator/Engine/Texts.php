<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Engine;

/** Puts values into the template of a translated text: `%1$s` or `%s`, `%1$d` or `%d`. */
final class Texts {

	/** @param list<string> $values */
	public static function filled( string $template, array $values ): string {
		$next = 0;
		return (string) preg_replace_callback(
			'/%(?:(\d)\$)?[sd]/',
			static function ( array $found ) use ( $values, &$next ): string {
				return $values[ isset( $found[1] ) ? (int) $found[1] - 1 : $next++ ] ?? '';
			},
			$template
		);
	}
}
