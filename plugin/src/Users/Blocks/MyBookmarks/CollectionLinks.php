<?php

declare( strict_types=1 );

namespace Svc\Users\Blocks\MyBookmarks;

/** A link for each collection, which filters the list by it. */
final class CollectionLinks {

	/** @param list<array{id: int, name: string, count: int}> $collections */
	public static function html( array $collections, BookmarkAddress $address ): string {
		$chosen = $address->get( 'collection' );
		$all    = array_sum( array_column( $collections, 'count' ) );
		$items  = self::item( $address->with( array( 'collection' => '' ) ), __( 'All', 'svc' ), $all, '' === $chosen );
		foreach ( $collections as $collection ) {
			$items .= self::item( $address->with( array( 'collection' => $collection['name'] ) ), $collection['name'], $collection['count'], $chosen === $collection['name'] );
		}
		return sprintf( '<nav class="svc-marks__collections" aria-label="%s"><ul>%s</ul></nav>', esc_attr__( 'Collections', 'svc' ), $items );
	}

	private static function item( string $url, string $name, int $count, bool $is_chosen ): string {
		return sprintf(
			'<li><a href="%s" data-wp-on--click="actions.follow"%s>%s <span class="svc-marks__number">%s</span></a></li>',
			esc_url( $url ),
			$is_chosen ? ' aria-current="true"' : '',
			esc_html( $name ),
			esc_html( number_format_i18n( $count ) )
		);
	}
}
