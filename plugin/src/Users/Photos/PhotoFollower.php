<?php

declare( strict_types=1 );

namespace Svc\Users\Photos;

use Closure;
use Svc\Users\Storage\Profile;
use WP_Post;
use WP_Site;

/** Keeps the owner of uploaded photos up to date, and deletes photos with their profile, account or site. */
final class PhotoFollower {

	/** @param Closure(): PhotoUploads $uploads */
	public function __construct(
		private readonly Closure $uploads,
		private readonly PhotoOwners $owners,
	) {}

	public function follow_creation( Profile $profile ): void {
		if ( null !== $profile->photo ) {
			( $this->uploads )()->take_over( $profile->photo, $profile->user_id );
		}
	}

	public function follow_update( Profile $after, Profile $before ): void {
		$is_same = $before->photo?->id === $after->photo?->id && $before->photo?->site_id === $after->photo?->site_id;
		if ( null !== $after->photo && ( ! $is_same || $before->user_id !== $after->user_id ) ) {
			( $this->uploads )()->take_over( $after->photo, $after->user_id );
		}
		if ( null !== $before->photo && ! $is_same ) {
			( $this->uploads )()->let_go( $before->photo, $before->user_id );
		}
	}

	public function follow_deletion( Profile $profile ): void {
		if ( null !== $profile->photo ) {
			( $this->uploads )()->let_go( $profile->photo, $profile->user_id );
		}
		( $this->uploads )()->drop_unused_of( $profile->user_id );
	}

	public function follow_account( int $user_id ): void {
		( $this->uploads )()->drop_unused_of( $user_id );
	}

	public function follow_post( int $post_id, WP_Post $post ): void {
		if ( PhotoPosts::TYPE === $post->post_type ) {
			$this->owners->forget( get_current_blog_id(), $post_id );
			PhotoPosts::delete_files( $post_id );
		}
	}

	public function follow_site( WP_Site $site ): void {
		$this->owners->forget_site( $site->id );
	}
}
