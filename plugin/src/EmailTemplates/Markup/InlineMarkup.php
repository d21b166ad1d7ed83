<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Markup;

/**
 * Text of a block as markup that cannot leave its place: the elements that stand inside of a line, each closed, and of others
 * their text. Comments are dropped, because some are the delimiters of blocks.
 */
final class InlineMarkup {

	private const PAIRED = array( 'A', 'STRONG', 'EM', 'S', 'SUB', 'SUP', 'CODE', 'MARK', 'SPAN' );

	private const SINGLE = array( 'BR', 'IMG' );

	public static function of( string $markup ): string {
		$html = '';
		$open = array();
		foreach ( Tokens::of( $markup )->tokens as $token ) {
			$name = $token->value;
			if ( TokenKind::Text === $token->kind ) {
				$html .= htmlspecialchars( $name, ENT_NOQUOTES | ENT_SUBSTITUTE, 'UTF-8' );
			} elseif ( TokenKind::Open === $token->kind && in_array( $name, array( ...self::PAIRED, ...self::SINGLE ), true ) ) {
				$html .= self::opening( $token );
				if ( in_array( $name, self::PAIRED, true ) ) {
					$open[] = $name;
				}
			} elseif ( TokenKind::Close === $token->kind && in_array( $name, $open, true ) ) {
				do {
					$last  = array_pop( $open );
					$html .= self::closing( (string) $last );
				} while ( $last !== $name );
			}
		}
		return $html . implode( '', array_map( self::closing( ... ), array_reverse( $open ) ) );
	}

	private static function opening( Token $token ): string {
		$html = '<' . strtolower( $token->value );
		foreach ( $token->attributes as $name => $value ) {
			$html .= " $name=\"" . htmlspecialchars( $value, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8' ) . '"';
		}
		return "$html>";
	}

	private static function closing( string $name ): string {
		return '</' . strtolower( $name ) . '>';
	}
}
