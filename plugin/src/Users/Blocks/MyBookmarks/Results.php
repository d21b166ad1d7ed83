<?php

declare( strict_types=1 );

namespace Svc\Users\Blocks\MyBookmarks;

use Svc\Users\Blocks\Bookmarks\BookmarkAction;
use Svc\Users\Blocks\Bookmarks\Filing;
use Svc\Users\Blocks\Bookmarks\Marks;
use Svc\Users\Blocks\Bookmarks\PostedForm;

/** One page of bookmarks. */
final class Results {

	public function __construct(
		private readonly Marks $marks,
		private readonly Filing $filing,
		private readonly BookmarkAddress $address,
	) {}

	/** @param array{data: list<array<string, mixed>>, total: int, pages: int, page: int} $page */
	public function html( array $page ): string {
		if ( array() === $page['data'] ) {
			return $this->nothing();
		}
		return sprintf( '<p class="svc-marks__count">%s</p><ul class="svc-marks__list">%s</ul>', esc_html( self::count( $page['total'] ) ), implode( '', array_map( $this->item( ... ), $page['data'] ) ) );
	}

	public static function count( int $total ): string {
		/* translators: %s: number of bookmarks. */
		return sprintf( _n( '%s bookmark', '%s bookmarks', $total, 'svc' ), number_format_i18n( $total ) );
	}

	/** @param array<string, mixed> $bookmark */
	private function item( array $bookmark ): string {
		$title = '' === $bookmark['post_title'] ? __( '(no title)', 'svc' ) : $bookmark['post_title'];
		return sprintf(
			'<li class="svc-marks__item" data-svc-bookmark="%1$d" data-wp-key="svc-bookmark-%1$d" data-wp-context="%2$s" data-wp-bind--hidden="context.isGone"><div class="svc-marks__what"><a class="svc-marks__title" href="%3$s">%4$s</a><span class="svc-marks__facts">%5$s</span></div>%6$s%7$s</li>',
			$bookmark['id'],
			esc_attr( (string) wp_json_encode( array( 'isGone' => false ) ) ),
			esc_url( $bookmark['post_url'] ),
			esc_html( $title ),
			self::facts( $bookmark ),
			$this->filing( $bookmark, $title ),
			self::removal( $bookmark, $title )
		);
	}

	/** @param array<string, mixed> $bookmark */
	private static function facts( array $bookmark ): string {
		$site  = get_current_blog_id() === $bookmark['site_id'] || ! is_multisite() ? null : get_site( $bookmark['site_id'] );
		$facts = array(
			esc_html( TypeName::of( $bookmark['post_type'] ) ),
			null === $site ? '' : esc_html( (string) $site->blogname ),
			sprintf( '<time datetime="%s">%s</time>', esc_attr( $bookmark['created_at'] ), esc_html( (string) wp_date( (string) get_option( 'date_format' ), (int) strtotime( $bookmark['created_at'] ) ) ) ),
		);
		return implode( ' <span aria-hidden="true">·</span> ', array_filter( $facts ) );
	}

	/** @param array<string, mixed> $bookmark */
	private function filing( array $bookmark, string $title ): string {
		$key     = $this->marks->key( $bookmark['site_id'], $bookmark['post_id'] );
		$summary = sprintf(
			'<span class="svc-bookmark__hidden">%s </span><span data-wp-text="state.collection"></span><svg class="svc-bookmark__chevron" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false"><path d="m7 10 5 5 5-5"/></svg>',
			esc_html( sprintf( /* translators: %s: title of a post. */ __( 'Collection of %s:', 'svc' ), $title ) )
		);
		return sprintf(
			'<div class="svc-marks__filing" data-wp-interactive="%s" data-wp-context="%s">%s<span class="svc-bookmark__told" role="status" data-wp-text="state.message"></span></div>',
			Marks::STORE,
			esc_attr( (string) wp_json_encode( array( 'key' => $key ) ) ),
			$this->filing->menu( $bookmark['site_id'], $bookmark['post_id'], $summary )
		);
	}

	/** @param array<string, mixed> $bookmark */
	private static function removal( array $bookmark, string $title ): string {
		$fields = array(
			'id'         => $bookmark['id'],
			'site'       => $bookmark['site_id'],
			'post'       => $bookmark['post_id'],
			'collection' => $bookmark['collection'],
			'undo'       => 1,
		);
		return sprintf(
			'<form class="svc-marks__removal" method="post" data-wp-on--submit="actions.remove">%s<button type="submit" class="svc-marks__button" name="svc_do" value="%s">%s<span class="svc-bookmark__hidden"> %s</span></button></form>',
			PostedForm::hidden( $fields ),
			BookmarkAction::Remove->value,
			esc_html__( 'Remove', 'svc' ),
			esc_html( $title )
		);
	}

	private function nothing(): string {
		return $this->address->is_filtered()
			? sprintf( '<p class="svc-marks__nothing">%s <a href="%s" data-wp-on--click="actions.follow">%s</a></p>', esc_html__( 'Nothing of yours fits.', 'svc' ), esc_url( $this->address->bare() ), esc_html__( 'Show all', 'svc' ) )
			: sprintf( '<p class="svc-marks__nothing">%s</p>', esc_html__( 'You have no bookmarks yet. Press the bookmark button of a page, and it is here.', 'svc' ) );
	}
}
