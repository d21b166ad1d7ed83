<?php

declare( strict_types=1 );

namespace Svc\Users\Profiles;

use Svc\Kernel\Failure;
use Svc\Users\Storage\Photo;

/** Finds the photo that a caller names. */
final class Photos {

	private const SIZE = 'medium';

	/** @throws Failure When there is no image there that the current user may read. */
	public function find( int $attachment_id, int $site_id ): Photo {
		$url = $this->on_site( $site_id, fn (): ?string => $this->readable_url( $attachment_id ) );
		if ( null === $url ) {
			throw Failure::invalid( array( 'avatar_id' => __( 'There is no such image that you may read. Send the ID of an image in the media library, and its site as avatar_site_id.', 'svc' ) ) );
		}
		return new Photo( $attachment_id, $site_id, $url );
	}

	private function readable_url( int $attachment_id ): ?string {
		$is_readable = 'attachment' === get_post_type( $attachment_id )
			&& wp_attachment_is_image( $attachment_id )
			&& current_user_can( 'read_post', $attachment_id );
		return $is_readable ? self::url( $attachment_id ) : null;
	}

	public static function url( int $attachment_id ): ?string {
		$url = wp_get_attachment_image_url( $attachment_id, self::SIZE );
		return is_string( $url ) && '' !== $url ? $url : null;
	}

	/** @param callable(): ?string $ask */
	private function on_site( int $site_id, callable $ask ): ?string {
		if ( get_current_blog_id() === $site_id ) {
			return $ask();
		}
		if ( ! is_multisite() || null === get_site( $site_id ) ) {
			return null;
		}
		switch_to_blog( $site_id );
		try {
			return $ask();
		} finally {
			restore_current_blog();
		}
	}
}
