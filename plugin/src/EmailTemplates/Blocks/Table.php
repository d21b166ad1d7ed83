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

	public function render( Node $node, Place $place, Walk $walk ): ?Fragment {
		$own    = BlockStyle::apply( $node, $place, $walk->warnings );
		$tokens = $node->tokens();
		$rows   = Fragment::joined( self::rows( TableCells::of( $tokens ), $node, $own, $walk ), "\n" );
		if ( null === $rows ) {
			return null;
		}
		$caption = $walk->line( $node, $tokens->within( 'FIGCAPTION' ), $own );
		$table   = '<table width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse">' . $rows->html . '</table>';
		$html    = $own->row( $table, array(), null === $caption ? 16 : 8 )
			. ( null === $caption ? '' : $own->with( array( 'is_box' => false ) )->row( $caption->html, $own->font( 14 ) ) );
		return new Fragment( $html, $rows->text . ( null === $caption ? '' : "\n$caption->text" ) );
	}

	/**
	 * @param list<list<TableCell>> $rows
	 * @return list<Fragment>
	 */
	private static function rows( array $rows, Node $node, Place $place, Walk $walk ): array {
		$written = array();
		foreach ( $rows as $cells ) {
			$filler = $walk->filler( $node );
			$parts  = array_map( static fn ( TableCell $cell ): Fragment => self::cell( $cell, InlineWriter::write( new Tokens( $cell->tokens ), $filler, $place ), $place ), $cells );
			$row    = Fragment::joined( $parts, ' | ' );
			if ( null !== $row && ! $filler->is_empty_line() ) {
				$filler->report_empty();
				$written[] = new Fragment( "<tr>$row->html</tr>", self::line( $parts ) );
			}
		}
		return $written;
	}

	private static function cell( TableCell $cell, Fragment $content, Place $place ): Fragment {
		$tag   = $cell->is_header ? 'th' : 'td';
		$class = trim( $place->text_class() . ' ' . ( $place->follows_dark ? $place->css_class( 'h' ) : '' ) );
		$style = array_replace( $place->font( 15, 1.5, $cell->is_header ), array( 'text-align' => '' === $cell->align ? $place->start() : $cell->align ) ) + array(
			'padding'       => '8px 6px',
			'border-bottom' => '1px solid ' . $place->brand->colors->line,
			'word-break'    => $cell->is_header ? 'normal' : '',
		);
		$scope = $cell->is_header ? ' scope="col"' : '';
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
