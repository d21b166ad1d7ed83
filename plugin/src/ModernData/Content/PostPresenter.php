<?php

declare( strict_types=1 );

namespace Svc\ModernData\Content;

use Svc\Kernel\Caller;
use Svc\Kernel\Etag;
use WP_Post;

/** Converts posts to answers. All answers with posts are built here. */
final class PostPresenter {

	/** Characters of content per answer, to fit a model's context. */
	private const PORTION = 20000;

	/** @return array<string, mixed> */
	public static function item( WP_Post $post ): array {
		$author = get_userdata( (int) $post->post_author );
		return array(
			'id'          => $post->ID,
			'type'        => $post->post_type,
			'status'      => $post->post_status,
			'title'       => PlainText::of( $post->post_title ),
			'url'         => (string) get_permalink( $post ),
			'excerpt'     => PlainText::teaser( $post ),
			'author_id'   => (int) $post->post_author,
			'author_name' => false === $author ? '' : $author->display_name,
			'date'        => self::instant( $post->post_date_gmt ),
			'modified'    => self::instant( $post->post_modified_gmt ),
		);
	}

	/** @return array<string, mixed> */
	public static function single( WP_Post $post, Caller $caller, int $from ): array {
		$text     = PlainText::rendered( $post );
		$may_edit = PostPolicy::may_edit( $caller, $post );
		$is_whole = mb_strlen( $post->post_content ) <= self::PORTION;
		return self::item( $post ) + array(
			'text'        => mb_substr( $text, $from, self::PORTION ),
			'text_length' => mb_strlen( $text ),
			'content'     => $may_edit && $is_whole ? $post->post_content : null,
			'may_edit'    => $may_edit,
			'etag'        => self::etag( $post ),
		);
	}

	public static function etag( WP_Post $post ): string {
		return Etag::of( array( $post->ID, $post->post_status, $post->post_modified_gmt, $post->post_title, $post->post_excerpt, $post->post_content ) );
	}

	/** Drafts have no date yet. */
	private static function instant( string $gmt ): ?string {
		return str_starts_with( $gmt, '0000' ) || '' === $gmt ? null : str_replace( ' ', 'T', $gmt ) . 'Z';
	}
}
