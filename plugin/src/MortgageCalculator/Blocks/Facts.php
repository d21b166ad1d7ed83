<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Blocks;

/** A list of labelled figures of an answer. Rows whose figure is nothing or zero are hidden, and shown by the script when it is something. */
final class Facts {

	/**
	 * @param list<array{string, string, Figure}> $rows   Label, path, kind.
	 * @param array<string, mixed>                $answer
	 * @param list<string>                        $always Paths of rows that are also shown at zero.
	 */
	public static function markup( array $rows, array $answer, array $always = array() ): string {
		$markup = '';
		foreach ( $rows as list( $label, $path, $figure ) ) {
			$is_hidden = ! in_array( $path, $always, true ) && self::is_nothing( Figure::at( $path, $answer ) );
			$markup   .= sprintf(
				'<div%s%s><dt>%s</dt><dd>%s</dd></div>',
				in_array( $path, $always, true ) ? '' : sprintf( ' data-mc-if="%s"', esc_attr( $path ) ),
				$is_hidden ? ' hidden' : '',
				esc_html( $label ),
				$figure->of( $path, $answer )
			);
		}
		return "<dl class=\"svc-mortgage__facts\">$markup</dl>";
	}

	public static function is_nothing( mixed $value ): bool {
		return null === $value || '' === $value || ( is_numeric( $value ) && 0.0 === (float) $value );
	}
}
