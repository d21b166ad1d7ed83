<?php

declare( strict_types=1 );

namespace Svc\Users\Photos;

use Closure;
use Svc\Users\Storage\Profile;

/** An uploaded photo goes with the last profile that shows it. */
final class PhotoFollower {

	/** @param Closure(): PhotoUploads $uploads */
	public function __construct( private readonly Closure $uploads ) {}

	public function follow_update( Profile $after, Profile $before ): void {
		$is_gone = doing_action( 'delete_attachment' );
		if ( ! $is_gone && null !== $before->photo && ( $before->photo->id !== $after->photo?->id || $before->photo->site_id !== $after->photo->site_id ) ) {
			( $this->uploads )()->drop_unused( $before->photo );
		}
	}

	public function follow_deletion( Profile $profile ): void {
		if ( null !== $profile->photo ) {
			( $this->uploads )()->drop_unused( $profile->photo );
		}
	}
}
