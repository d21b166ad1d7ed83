<?php

declare( strict_types=1 );

namespace Svc\Users\Blocks\MyBookmarks;

/** Links to the previous and next page of the list. */
final class Pages {

	public static function html( int $page, int $pages, BookmarkAddress $address ): string {
		if ( $pages < 2 ) {
			return '';
		}
		return sprintf(
			'<nav class="svc-marks__pages" aria-label="%1$s">%2$s<span aria-current="page">%3$s</span>%4$s</nav>',
			esc_attr__( 'Pages of your bookmarks', 'svc' ),
			$page > 1 ? self::link( $address->with( array( 'page' => $page - 1 ) ), __( 'Previous', 'svc' ), 'prev' ) : '',
			/* translators: 1: number of this page, 2: number of pages. */
			esc_html( sprintf( __( 'Page %1$s of %2$s', 'svc' ), number_format_i18n( $page ), number_format_i18n( $pages ) ) ),
			$page < $pages ? self::link( $address->with( array( 'page' => $page + 1 ) ), __( 'Next', 'svc' ), 'next' ) : ''
		);
	}

	private static function link( string $url, string $text, string $rel ): string {
		return sprintf( '<a class="svc-marks__button" rel="%s" href="%s" data-wp-on--click="actions.follow">%s</a>', esc_attr( $rel ), esc_url( $url ), esc_html( $text ) );
	}
}
