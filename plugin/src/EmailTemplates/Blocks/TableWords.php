<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Blocks;

use Svc\EmailTemplates\Render\Fragment;
use Svc\EmailTemplates\Render\Place;

/**
 * Whether the words of a table stay whole. The letter breaks long words, and a table whose words may break has narrow columns
 * and numbers in two lines, also where there is room.
 */
final class TableWords {

	/** The average width of a letter of bold text, of its size. */
	private const LETTER  = 0.53;
	private const PADDING = 12;
	/** What a box leaves of the width of a small phone, in pixels. */
	private const PHONE   = 232;

	/**
	 * @param list<list<array{TableCell, Fragment}>> $rows Cells with their text.
	 * @return array{string, string} The value of `word-break`, and a class; "" for none.
	 */
	public static function style( array $rows, Place $place ): array {
		// Nothing around a signature breaks words.
		if ( $place->is_bare ) {
			return array( '', '' );
		}
		$width = array_sum( self::widths( $rows, $place ) );
		return match ( true ) {
			$width > $place->width => array( '', '' ),
			$width > self::PHONE   => array( 'normal', 'b' ),
			default                => array( 'normal', '' ),
		};
	}

	/**
	 * Of the columns, each as wide as its longest word.
	 *
	 * @param list<list<array{TableCell, Fragment}>> $rows
	 * @return array<int, float> Pixels.
	 */
	private static function widths( array $rows, Place $place ): array {
		$letters = array();
		foreach ( $rows as $cells ) {
			$column = 0;
			foreach ( $cells as [ $cell, $words ] ) {
				// A cell of several columns shares its words among them.
				$letters[ $column ] = max( $letters[ $column ] ?? 0, 1 === $cell->columns ? self::longest( $words->html ) : 0 );
				$column            += $cell->columns;
			}
		}
		$size = $place->pixels( Table::FONT_SIZE );
		return array_map( static fn ( int $number ): float => $number * $size * self::LETTER + self::PADDING, $letters );
	}

	private static function longest( string $html ): int {
		$text  = html_entity_decode( strip_tags( str_replace( '<br>', ' ', $html ) ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- of the renderer's own HTML.
		$words = preg_split( '/[\s-]+/', $text );
		return max( 0, ...array_map( static fn ( string $word ): int => mb_strlen( $word, 'UTF-8' ), false === $words ? array( $text ) : $words ) );
	}
}
