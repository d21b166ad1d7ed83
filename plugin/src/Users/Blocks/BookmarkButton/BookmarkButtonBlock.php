<?php

declare( strict_types=1 );

namespace Svc\Users\Blocks\BookmarkButton;

use Svc\Kernel\Blocks\Block;
use Svc\Users\Blocks\Bookmarks\Filing;
use Svc\Users\Blocks\Bookmarks\Marks;
use Svc\Users\Blocks\Bookmarks\PostedForm;
use Svc\Users\Blocks\SignIn;
use Svc\Users\Bookmarks\OwnBookmarks;
use Svc\Users\Bookmarks\Posts\Posts;
use WP_Block;
use WP_Post;

/** The block that adds or removes the caller's bookmark of the current post. */
final class BookmarkButtonBlock implements Block {

	public function __construct(
		private readonly OwnBookmarks $own,
		private readonly Marks $marks,
		private readonly Filing $filing,
		private readonly VisitorLines $lines,
	) {}

	public function render( array $attributes, string $content, WP_Block $block ): string {
		$post = get_post( (int) ( $block->context['postId'] ?? 0 ) );
		if ( ! $post instanceof WP_Post || is_feed() ) {
			return '';
		}
		if ( ! is_user_logged_in() ) {
			return $this->sign_in( $post, $attributes );
		}
		return $this->own->may_have( $post ) ? $this->button( $post, $attributes ) : '';
	}

	/** @param array<string, mixed> $attributes */
	private function sign_in( WP_Post $post, array $attributes ): string {
		if ( ! self::shows_sign_in( (string) $attributes['visitors'], $post ) || ! $this->lines->is_first( $post->ID ) ) {
			return '';
		}
		return sprintf(
			'<div class="svc-bookmark is-%s"><div %s>%s</div></div>',
			esc_attr( (string) ( $attributes['align'] ?? 'start' ) ),
			get_block_wrapper_attributes( array( 'class' => 'is-sign-in' ) ),
			SignIn::line( self::text( $attributes['signInText'], __( 'Bookmark this for later.', 'svc' ) ) )
		);
	}

	/** @param array<string, mixed> $attributes */
	private function button( WP_Post $post, array $attributes ): string {
		$site_id    = get_current_blog_id();
		$is_counted = (bool) $attributes['showCount'] && null !== $this->own->count( $site_id, $post->ID );
		$key        = $this->marks->key( $site_id, $post->ID, $is_counted );
		$wrapper    = array(
			'class'               => 'has-' . ( 'icon' === $attributes['layout'] ? 'icon-only' : 'text' ),
			'data-wp-interactive' => Marks::STORE,
			'data-wp-context'     => (string) wp_json_encode( array( 'key' => $key ) ),
		);
		return sprintf(
			'<div class="svc-bookmark is-%4$s"><div %1$s>%2$s%3$s<span class="svc-bookmark__told" role="status" data-wp-text="state.message"></span></div></div>',
			get_block_wrapper_attributes( $wrapper ),
			self::form( wp_unique_id( 'svc-bookmark-' ), $site_id, $post, self::face( $post, $attributes, $is_counted ) ),
			(bool) $attributes['choosesCollection'] ? $this->filing->menu( $site_id, $post->ID, self::chevron() ) : '',
			esc_attr( (string) ( $attributes['align'] ?? 'start' ) )
		);
	}

	private static function form( string $id, int $site_id, WP_Post $post, string $face ): string {
		$hidden = PostedForm::hidden(
			array(
				'site' => $site_id,
				'post' => $post->ID,
			)
		);
		return sprintf(
			'<form class="svc-bookmark__form" id="%1$s" method="post" action="#%1$s" data-wp-on--submit="actions.toggle">%2$s<input type="hidden" name="svc_id" data-wp-bind--value="state.markId"><button type="submit" class="svc-bookmark__toggle" name="svc_do" data-wp-bind--value="state.action" data-wp-bind--aria-pressed="state.pressed">%3$s</button></form>',
			esc_attr( $id ),
			$hidden,
			$face
		);
	}

	/**
	 * The accessible name does not change when pressed: aria-pressed and the icon show the state.
	 *
	 * @param array<string, mixed> $attributes
	 */
	private static function face( WP_Post $post, array $attributes, bool $is_counted ): string {
		$layout = (string) $attributes['layout'];
		$label  = self::text( $attributes['label'], __( 'Bookmark', 'svc' ) );
		$count  = '<span class="svc-bookmark__hidden"> ' . esc_html__( 'People who have it:', 'svc' ) . ' </span><span class="svc-bookmark__count" data-wp-text="state.count"></span>';
		return sprintf(
			'%1$s<span class="%2$s">%3$s<span class="svc-bookmark__hidden"> %4$s</span></span>%5$s',
			'text' === $layout ? '' : Icon::of( $attributes['icon'] )->svg(),
			'icon' === $layout ? 'svc-bookmark__hidden' : 'svc-bookmark__label',
			esc_html( $label ),
			esc_html( Posts::title( $post ) ),
			$is_counted ? $count : ''
		);
	}

	private static function chevron(): string {
		return '<span class="svc-bookmark__hidden" data-wp-text="state.filing"></span><svg class="svc-bookmark__chevron" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false"><path d="m7 10 5 5 5-5"/></svg>';
	}

	/** By default only on the post's own page, because in lists the line would repeat for each post. */
	private static function shows_sign_in( string $chosen, WP_Post $post ): bool {
		return 'line' === $chosen || ( 'auto' === $chosen && is_singular() && get_queried_object_id() === $post->ID );
	}

	private static function text( mixed $chosen, string $usual ): string {
		return is_string( $chosen ) && '' !== trim( $chosen ) ? trim( $chosen ) : $usual;
	}
}
