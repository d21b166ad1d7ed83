<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Blocks;

use Svc\EmailTemplates\Markup\Node;
use Svc\EmailTemplates\Markup\Tokens;
use Svc\EmailTemplates\Render\BlockStyle;
use Svc\EmailTemplates\Render\Fragment;
use Svc\EmailTemplates\Render\Html;
use Svc\EmailTemplates\Render\InlineWriter;
use Svc\EmailTemplates\Render\Place;
use Svc\EmailTemplates\Render\Walk;

/** A table of data. A row whose merge tags are all empty is left out. */
final class Table implements MailBlock {

	/** Pixels, where the block has no size of its own. */
	public const FONT_SIZE = 15;

	public function render( Node $node, Place $place, Walk $walk ): ?Fragment {
		$own    = BlockStyle::apply( $node, $place, $walk->warnings );
		$tokens = $node->tokens();
		$kept   = self::kept( TableCells::of( $tokens ), $node, $own, $walk );
		$share  = self::is_fixed( $tokens ) ? self::share( $kept ) : 0;
		$rows   = Fragment::joined( array_map( static fn ( array $cells ): Fragment => self::row( $cells, $own, $share ), $kept ), "\n" );
		if ( null === $rows ) {
			return null;
		}
		$caption = $walk->line( $node, $tokens->within( 'FIGCAPTION' ), $own );
		$table   = self::table( $rows->html, ...TableWords::style( $kept, $own ) );
		$html    = $own->row( $table, array(), null === $caption ? 16 : 8 )
			. ( null === $caption ? '' : $own->inside( 'core/table' )->text_row( $caption->html, 14 ) );
		return new Fragment( $html, $rows->text . ( null === $caption ? '' : "\n$caption->text" ) );
	}

	private static function table( string $rows, string $word_break, string $css_class ): string {
		$style = array(
			'border-collapse' => 'collapse',
			'word-break'      => $word_break,
		);
		return '<table width="100%" cellpadding="0" cellspacing="0" border="0"' . ( '' === $css_class ? '' : " class=\"$css_class\"" ) . Html::style( $style ) . ">$rows</table>";
	}

	/**
	 * E-mail programs know widths of cells, and not all of them `table-layout`. A long word has the room that it needs.
	 *
	 * @param list<non-empty-list<array{TableCell, Fragment}>> $rows
	 */
	private static function share( array $rows ): int {
		$columns = array_map( static fn ( array $pairs ): int => array_sum( array_map( static fn ( array $pair ): int => $pair[0]->columns, $pairs ) ), $rows );
		return array() === $columns ? 0 : intdiv( 100, max( 1, ...$columns ) );
	}

	/** The editor stores a class; the attribute is stored where it is not its default. */
	private static function is_fixed( Tokens $tokens ): bool {
		return str_contains( $tokens->first( 'TABLE' )->attributes['class'] ?? '', 'has-fixed-layout' );
	}

	/**
	 * @param list<non-empty-list<TableCell>> $rows
	 * @return list<non-empty-list<array{TableCell, Fragment}>> Cells with their text, of the rows that are not empty.
	 */
	private static function kept( array $rows, Node $node, Place $place, Walk $walk ): array {
		$kept = array();
		foreach ( $rows as $cells ) {
			$filler = $walk->filler( $node );
			$pairs  = array_map( static fn ( TableCell $cell ): array => array( $cell, InlineWriter::write( new Tokens( $cell->tokens ), $filler, $place ) ), $cells );
			if ( ! $filler->is_empty_line() ) {
				$filler->report_empty();
				$kept[] = $pairs;
			}
		}
		return $kept;
	}

	/** @param non-empty-list<array{TableCell, Fragment}> $pairs */
	private static function row( array $pairs, Place $place, int $share ): Fragment {
		$cells = array_map( static fn ( array $pair ): Fragment => self::cell( $pair[0], $pair[1], $place, $share ), $pairs );
		return new Fragment( '<tr>' . implode( '', array_map( static fn ( Fragment $cell ): string => $cell->html, $cells ) ) . '</tr>', self::line( $cells ) );
	}

	/** @param int $share Of the width that a column has, in per cent; 0 for as much as its words need. */
	private static function cell( TableCell $cell, Fragment $content, Place $place, int $share ): Fragment {
		$tag   = $cell->is_header ? 'th' : 'td';
		$class = trim( $place->text_class() . ' ' . ( $place->follows_dark ? $place->css_class( 'h' ) : '' ) );
		$style = array_replace( $place->font( self::FONT_SIZE, 1.5, $cell->is_header ), array( 'text-align' => '' === $cell->align ? $place->start() : $cell->align ) ) + array(
			'padding'       => '8px 6px',
			'border-bottom' => '1px solid ' . $place->brand->colors->line,
		);
		$scope = ( $cell->is_header ? ' scope="col"' : '' ) . ( 0 === $share ? '' : ' width="' . $share * $cell->columns . '%"' );
		$html  = "<$tag" . ( '' === $class ? '' : " class=\"$class\"" ) . $scope . self::span( 'colspan', $cell->columns ) . self::span( 'rowspan', $cell->rows )
			. Html::style( $style ) . ">$content->html</$tag>";
		return new Fragment( $html, str_replace( "\n", ' ', $content->text ) );
	}

	private static function span( string $name, int $cells ): string {
		return $cells > 1 ? " $name=\"$cells\"" : '';
	}

	/**
	 * Empty cells stay, so that the others keep their column.
	 *
	 * @param list<Fragment> $cells
	 */
	private static function line( array $cells ): string {
		return trim( implode( ' | ', array_map( static fn ( Fragment $cell ): string => $cell->text, $cells ) ) );
	}
}
