<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Blocks;

use Svc\EmailTemplates\Markup\Node;
use Svc\EmailTemplates\Render\BlockStyle;
use Svc\EmailTemplates\Render\Fragment;
use Svc\EmailTemplates\Render\Place;
use Svc\EmailTemplates\Render\SideBySide;
use Svc\EmailTemplates\Render\Walk;

/** Two to four columns that share the width. */
final class Columns implements MailBlock {

	private const GAP = 16;

	public function render( Node $node, Place $place, Walk $walk ): ?Fragment {
		$own     = BlockStyle::apply( $node, $place, $walk->warnings );
		$nodes   = $node->children();
		$widths  = self::widths( array_map( static fn ( Node $column ): string => $column->text( 'width' ), $nodes ), $own->width - ( $own->is_box ? 32 : 0 ) );
		$columns = array();
		foreach ( $nodes as $index => $column ) {
			$part = $walk->parts( array( $column ), $own->inside( 'core/columns', $widths[ $index ] ) )[0] ?? null;
			if ( null !== $part ) {
				$columns[ $index ] = $part;
			}
		}
		$joined = Fragment::joined( array_values( $columns ) );
		if ( array() === $columns || null === $joined ) {
			return null;
		}
		$html = SideBySide::html(
			array_map( static fn ( Fragment $column ): string => $column->html, $columns ),
			$widths,
			self::GAP,
			$own,
			array_map( static fn ( Node $column ): string => self::vertical( $column, $node ), $nodes ),
			! $node->is_unset( 'isStackedOnMobile' )
		);
		return new Fragment( $own->row( $html, array( 'font-size' => '0', 'text-align' => $own->start() ), 0 ), $joined->text );
	}

	/** That of the column, else of all. */
	private static function vertical( Node $column, Node $columns ): string {
		$align = $column->text( 'verticalAlignment' );
		return match ( '' === $align ? $columns->text( 'verticalAlignment' ) : $align ) {
			'center' => 'middle',
			'bottom' => 'bottom',
			default  => 'top',
		};
	}

	/**
	 * @param list<string> $given Such as `33.33%` or `200px`; others share the rest.
	 * @return list<int> Pixels.
	 */
	public static function widths( array $given, int $width ): array {
		$room    = $width - self::GAP * ( count( $given ) - 1 );
		$shares  = array_map( static fn ( string $one ): ?float => self::share( $one, $room ), $given );
		$set     = array_filter( $shares, static fn ( ?float $share ): bool => null !== $share );
		$unset   = count( $given ) - count( $set );
		$rest    = 0 === $unset ? 0.0 : max( 10.0, ( 100 - array_sum( $set ) ) / $unset );
		$shares  = array_map( static fn ( ?float $share ): float => $share ?? $rest, $shares );
		$in_all  = array_sum( $shares );
		return array_map( static fn ( float $share ): int => (int) floor( $room * $share / $in_all ), $shares );
	}

	/** Per cent of the room. */
	private static function share( string $width, int $room ): ?float {
		if ( 1 !== preg_match( '/^(\d{1,4}(?:\.\d{1,6})?)(%|px)$/D', $width, $found ) || (float) $found[1] <= 0 ) {
			return null;
		}
		return '%' === $found[2] ? (float) $found[1] : 100 * (float) $found[1] / max( 1, $room );
	}
}
