<?php

declare( strict_types=1 );

namespace Svc\Users\Profiles;

use Svc\Kernel\Failure;
use Svc\Kernel\OnSite;
use Svc\Kernel\Posts\ReadingRule;
use Svc\Users\Capabilities;
use Svc\Users\Photos\PhotoOwners;
use Svc\Users\Photos\PhotoPosts;
use Svc\Users\Storage\Photo;
use WP_Post;

/** Finds the photo for an attachment ID and site. */
final class Photos {

	public function __construct( private readonly PhotoOwners $owners ) {}

	/** @throws Failure When there is no such image, or the caller may not use it. */
	public function find( int $attachment_id, int $site_id ): Photo {
		$url = OnSite::run( $site_id, fn (): ?string => PhotoPosts::is_one( $attachment_id ) ? $this->own_url( $attachment_id ) : $this->readable_url( $attachment_id ) );
		if ( null === $url ) {
			throw Failure::invalid( array( 'avatar_id' => __( 'There is no such image that you may use. Send the ID of an image in the media library that you may read, or of a photo that you have uploaded, and its site as avatar_site_id.', 'svc' ) ) );
		}
		return new Photo( $attachment_id, $site_id, $url );
	}

	/** Uploaded photos can only be used by their owner and by administrators. */
	private function own_url( int $photo_id ): ?string {
		$owner   = $this->owners->of( get_current_blog_id(), $photo_id );
		$may_use = null !== $owner && ( get_current_user_id() === $owner || current_user_can( Capabilities::MANAGE ) );
		return $may_use ? PhotoPosts::url( $photo_id ) : null;
	}

	private function readable_url( int $attachment_id ): ?string {
		$image       = get_post( $attachment_id );
		$is_readable = $image instanceof WP_Post
			&& wp_attachment_is_image( $image )
			&& ReadingRule::may_read( wp_get_current_user(), $image, array( 'attachment' ) );
		return $is_readable ? self::url( $attachment_id ) : null;
	}

	/** A photo that a profile had earlier, with its present address; null where it is gone. */
	public static function current( Photo $photo ): ?Photo {
		$url = OnSite::run( $photo->site_id, static fn (): ?string => self::url( $photo->id ) );
		return null === $url ? null : new Photo( $photo->id, $photo->site_id, $url );
	}

	public static function url( int $attachment_id ): ?string {
		if ( PhotoPosts::is_one( $attachment_id ) ) {
			return PhotoPosts::url( $attachment_id );
		}
		$url = wp_get_attachment_image_url( $attachment_id, Photo::SIZE );
		return is_string( $url ) && '' !== $url ? $url : null;
	}
}
