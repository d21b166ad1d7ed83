<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Blocks;

/** What a calculation warns of. */
final class Warnings {

	/** @param array<array-key, mixed> $warnings Each `{code, message}`. */
	public static function markup( array $warnings ): string {
		$items = '';
		foreach ( $warnings as $warning ) {
			$items .= is_array( $warning ) ? '<li>' . esc_html( (string) ( $warning['message'] ?? '' ) ) . '</li>' : '';
		}
		return sprintf( '<ul class="svc-mortgage__warnings" data-mc-warnings%s>%s</ul>', '' === $items ? ' hidden' : '', $items );
	}
}
