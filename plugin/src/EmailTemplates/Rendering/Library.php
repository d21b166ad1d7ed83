<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Rendering;

use WP_Post;

/** What templates use of the current site: synced patterns and images. */
final class Library {

	/** Content of a synced pattern; null unless it is published without a password. */
	public static function pattern( int $id ): ?string {
		$post = $id > 0 ? get_post( $id ) : null;
		return $post instanceof WP_Post && 'wp_block' === $post->post_type && 'publish' === $post->post_status && '' === $post->post_password ? $post->post_content : null;
	}

	/**
	 * @param string $source Address of one of its files: WordPress makes smaller ones beside the whole image.
	 * @return array{int, int}|null Width and height in pixels; null where they are not known.
	 */
	public static function image_size( int $id, string $source ): ?array {
		$image = $id > 0 ? wp_get_attachment_metadata( $id ) : false;
		if ( ! is_array( $image ) ) {
			return null;
		}
		$file  = wp_basename( (string) strtok( $source, '?#' ) );
		$sizes = array_column( $image['sizes'] ?? array(), null, 'file' );
		$size  = $sizes[ $file ] ?? $image;
		$width = (int) ( $size['width'] ?? 0 );
		return $width > 0 ? array( $width, (int) ( $size['height'] ?? 0 ) ) : null;
	}
}
