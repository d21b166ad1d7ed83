<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Blocks;

use Svc\EmailTemplates\Markup\Node;
use Svc\EmailTemplates\Render\BlockStyle;
use Svc\EmailTemplates\Render\Fragment;
use Svc\EmailTemplates\Render\Html;
use Svc\EmailTemplates\Render\Place;
use Svc\EmailTemplates\Render\Walk;

final class ListBlock implements MailBlock {

	/** Numbers that integers and e-mail programs can count on from. */
	private const MAX_START = 9999;

	public function render( Node $node, Place $place, Walk $walk ): ?Fragment {
		$own   = BlockStyle::apply( $node, $place, $walk->warnings );
		$items = $walk->parts( $node->children(), $own->inside( 'core/list' ) );
		if ( array() === $items ) {
			return null;
		}
		$is_ordered = $node->is_set( 'ordered' );
		$start      = $is_ordered ? max( -self::MAX_START, min( self::MAX_START, $node->number( 'start' ) ?? 1 ) ) : 1;
		$tag        = $is_ordered ? 'ol' : 'ul';
		$marks      = $is_ordered ? ListMarks::of( $node ) : ListMarks::Numbers;
		$attributes = ( ListMarks::Numbers === $marks ? '' : " type=\"$marks->value\"" ) . ( 1 === $start ? '' : " start=\"$start\"" );
		$html       = $own->framed( "$tag$attributes", static fn (): string => self::frame( $tag, $attributes, $own, $place ), implode( '', array_map( static fn ( Fragment $item ): string => $item->html, $items ) ) );
		return new Fragment( $html, self::text( $items, $is_ordered ? $start : null, $marks ) );
	}

	private static function frame( string $tag, string $attributes, Place $own, Place $place ): string {
		$is_inner = 'core/list-item' === $place->parent();
		$indent   = self::indent( $own, $is_inner && $own->is_box );
		$list     = "<$tag$attributes" . ( $is_inner ? $own->inner_attributes( $place, $indent ) : Html::style( $indent ) ) . ">\0</$tag>";
		return $is_inner ? $list : $own->text_row( $list );
	}

	/**
	 * A margin, as Word's engine in Outlook knows padding of cells only.
	 *
	 * @param bool $has_background Whether the list has one, which the margin would leave without the marks.
	 * @return array<string, string>
	 */
	private static function indent( Place $place, bool $has_background ): array {
		$side = $place->side_padding( 24, true );
		return $has_background ? array( 'margin' => '0', 'padding' => $side ) : array( 'margin' => $side, 'padding' => '0' );
	}

	/**
	 * @param list<Fragment> $items
	 * @param int|null       $start Null for a list with bullets.
	 */
	private static function text( array $items, ?int $start, ListMarks $marks ): string {
		$lines = array();
		foreach ( $items as $index => $item ) {
			$mark    = null === $start ? '- ' : $marks->mark( $start + $index ) . '. ';
			$lines[] = $mark . str_replace( "\n", "\n" . str_repeat( ' ', strlen( $mark ) ), $item->text );
		}
		return implode( "\n", $lines );
	}
}
