<?php

declare( strict_types=1 );

namespace Svc\Users\Blocks\MyBookmarks;

use Svc\Kernel\Blocks\Block;
use Svc\Kernel\Failure;
use Svc\Kernel\Operations;
use Svc\Users\Blocks\Bookmarks\Filing;
use Svc\Users\Blocks\Bookmarks\Marks;
use Svc\Users\Blocks\Bookmarks\PostedForm;
use Svc\Users\Blocks\SignIn;
use Svc\Users\Bookmarks\OwnBookmarks;
use WP_Block;

/** The block that lists the caller's bookmarks of all sites. */
final class MyBookmarksBlock implements Block {

	public function __construct(
		private readonly Operations $users,
		private readonly OwnBookmarks $own,
		private readonly Marks $marks,
		private readonly Filing $filing,
		private readonly PostedForm $form,
	) {}

	public function render( array $attributes, string $content, WP_Block $block ): string {
		if ( is_feed() ) {
			return '';
		}
		if ( ! $this->own->may_be_kept() ) {
			return sprintf( '<div %s>%s</div>', get_block_wrapper_attributes(), SignIn::line( self::sign_in_text( $attributes ) ) );
		}
		$address     = BookmarkAddress::asked();
		$collections = $this->users->ask( 'GET', '/intranet/collections' )->body['data'];
		$page        = $this->page( $address, (int) $attributes['perPage'] );
		( new Script( $this->form ) )->begin();
		return sprintf(
			'<div %1$s>%2$s%3$s<div data-wp-interactive="%4$s" data-wp-router-region="%5$s" data-svc-said="%6$s">%7$s%8$s%9$s%10$s%11$s</div></div>',
			get_block_wrapper_attributes( array( 'data-wp-interactive' => Script::STORE ) ),
			(bool) $attributes['showsSearch'] ? SearchForm::html( $address, array_keys( $this->own->types() ) ) : '',
			Script::bar(),
			Script::STORE,
			esc_attr( wp_unique_id( 'svc-my-bookmarks-' ) ),
			esc_attr( Results::count( $page['total'] ) ),
			CollectionLinks::html( $collections, $address ),
			( new Results( $this->marks, $this->filing, $address ) )->html( $page ),
			Pages::html( $page['page'], $page['pages'], $address ),
			(bool) $attributes['managesCollections'] ? CollectionForms::html( $collections, $address ) : '',
			(bool) $attributes['exports'] ? self::exports() : ''
		);
	}

	/**
	 * An invalid filter gives an empty list. A page past the end gives the last page, because bookmarks may have been removed.
	 *
	 * @return array{data: list<array<string, mixed>>, total: int, pages: int, page: int}
	 */
	private function page( BookmarkAddress $address, int $per_page ): array {
		$ask = fn ( int $page ): array => $this->users->ask(
			'GET',
			'/intranet/bookmarks',
			array(
				'per_page' => $per_page,
				'page'     => $page,
			) + $address->filters
		)->body;
		try {
			$asked = $ask( max( 1, min( 100000, (int) $address->get( 'page' ) ) ) );
			$asked = $asked['page'] > 1 && $asked['page'] > $asked['pages'] ? $ask( max( 1, $asked['pages'] ) ) : $asked;
		} catch ( Failure ) {
			$asked = array();
		}
		return array(
			'data'  => $asked['data'] ?? array(),
			'total' => $asked['total'] ?? 0,
			'pages' => $asked['pages'] ?? 0,
			'page'  => $asked['page'] ?? 1,
		);
	}

	private static function exports(): string {
		$links = array(
			'netscape' => __( 'for browsers (HTML)', 'svc' ),
			'json'     => __( 'for programs (JSON)', 'svc' ),
		);
		$html  = '';
		foreach ( $links as $format => $text ) {
			$url   = add_query_arg( 'format', $format, rest_url( 'users/v1/intranet/bookmarks/export' ) );
			$html .= sprintf( ' <a href="%s" download="%s">%s</a>', esc_url( $url ), 'json' === $format ? 'bookmarks.json' : 'bookmarks.html', esc_html( $text ) );
		}
		return sprintf( '<p class="svc-marks__export">%s%s</p>', esc_html__( 'Download all:', 'svc' ), $html );
	}

	/** @param array<string, mixed> $attributes */
	private static function sign_in_text( array $attributes ): string {
		$text = trim( (string) $attributes['signInText'] );
		return '' === $text ? __( 'Sign in to see what you have bookmarked.', 'svc' ) : $text;
	}
}
