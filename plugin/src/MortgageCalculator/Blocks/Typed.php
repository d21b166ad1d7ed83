<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Blocks;

/** Converts what visitors type to values of an operation's input. The view script does the same in `blocks/mortgage-calculator/typed.ts`. */
final class Typed {

	/** @return array<array-key, mixed> The operation’s input. Empty controls are left out, so that the operation's defaults hold. */
	public static function input( FormValues $values ): array {
		$input = array();
		foreach ( $values->controls() as $control ) {
			$text = $values->of( $control );
			if ( '' !== $text ) {
				$input = self::with( $input, explode( '.', $control->name ), self::value( $control, $text ) );
			}
		}
		foreach ( $values->kept() as $name => $text ) {
			$input = self::with( $input, explode( '.', $name ), $text );
		}
		if ( isset( $input['extra_once'] ) ) {
			// The first may be empty.
			$input['extra_once'] = array_values( (array) $input['extra_once'] );
		}
		return $input;
	}

	/** "$400,000" and "6.5 %" are what people type, and no numbers of the contract. */
	public static function value( Control $control, string $text ): mixed {
		return match ( $control->kind ) {
			ControlKind::Money, ControlKind::Percent, ControlKind::Whole => self::number( $text ),
			ControlKind::Code => strtoupper( $text ),
			default => match ( $text ) {
				'true'  => true,
				'false' => false,
				default => $text,
			},
		};
	}

	/** Groups of thousands only where they are groups: "1,5" is refused as it stands, not read as fifteen. */
	private static function number( string $text ): string {
		$bare = (string) preg_replace( '/^\$' . FormRequest::SPACE . '*|' . FormRequest::SPACE . '*%$/Du', '', $text );
		return 1 === preg_match( '/^\d{1,3}(,\d{3})+(\.\d*)?$/D', $bare ) ? str_replace( ',', '', $bare ) : $bare;
	}

	/**
	 * @param array<array-key, mixed> $input
	 * @param non-empty-list<string>  $path
	 * @return array<array-key, mixed>
	 */
	private static function with( array $input, array $path, mixed $value ): array {
		$name           = array_shift( $path );
		$input[ $name ] = array() === $path ? $value : self::with( is_array( $input[ $name ] ?? null ) ? $input[ $name ] : array(), $path, $value );
		return $input;
	}
}
