<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Blocks;

use Svc\EmailTemplates\Markup\Token;
use Svc\EmailTemplates\Markup\Tokens;

/** Reads the rows and cells of a table's saved markup. */
final class TableCells {

	/** @return list<non-empty-list<TableCell>> */
	public static function of( Tokens $tokens ): array {
		$rows = array();
		$row  = array();
		$cell = null;
		foreach ( $tokens->within( 'TABLE' )->tokens as $token ) {
			if ( $token->opens( 'TD', 'TH' ) ) {
				$cell  = self::cell( $token );
				$row[] = $cell;
			} elseif ( $token->closes( 'TD', 'TH' ) ) {
				$cell = null;
			} elseif ( $token->opens( 'TR' ) || $token->closes( 'TR' ) ) {
				$rows[] = $row;
				$row    = array();
				$cell   = null;
			} elseif ( null !== $cell ) {
				$cell->tokens[] = $token;
			}
		}
		$rows[] = $row;
		return array_values( array_filter( $rows, static fn ( array $row ): bool => array() !== $row ) );
	}

	private static function cell( Token $token ): TableCell {
		$aligned = 1 === preg_match( '/\bhas-text-align-(left|center|right)\b/', $token->attributes['class'] ?? '', $found ) ? $found[1] : '';
		$span    = static fn ( string $name ): int => max( 1, min( 50, (int) ( $token->attributes[ $name ] ?? 1 ) ) );
		return new TableCell( 'TH' === $token->value, $aligned, $span( 'colspan' ), $span( 'rowspan' ) );
	}
}
