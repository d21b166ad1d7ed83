<?php

declare( strict_types=1 );

namespace Svc\Users\Photos;

use Svc\Kernel\Failure;
use Svc\Kernel\OnSite;
use Svc\Users\Storage\Photo;
use Svc\Users\Storage\ProfileStore;

/** Stores uploaded photos. Each is kept while a profile shows it, or until its owner uploads another. */
final class PhotoUploads {

	public function __construct(
		private readonly ProfileStore $store,
		private readonly PhotoOwners $owners,
		private readonly PhotoPosts $posts,
		private readonly PhotoEncoder $encoder,
	) {}

	/** @throws Failure */
	public function keep( string $base64, int $user_id ): Photo {
		$this->require_space();
		$folder = wp_upload_dir();
		if ( false !== $folder['error'] ) {
			throw self::not_kept();
		}
		// The file name is random and has no personal data.
		$path = $folder['path'] . '/' . wp_unique_filename( $folder['path'], 'photo-' . strtolower( wp_generate_password( 16, false ) ) . '.jpg' );
		$this->encoder->write( $base64, $path );
		$id = $this->posts->insert( $path );
		if ( null === $id ) {
			wp_delete_file( $path );
			throw self::not_kept();
		}
		$site_id = get_current_blog_id();
		$this->drop_unused_of( $user_id );
		$this->owners->add( $site_id, $id, $user_id );
		return new Photo( $id, $site_id, PhotoPosts::url( $id ) );
	}

	/** Called when the account's profile starts to show the photo. */
	public function take_over( Photo $photo, int $user_id ): void {
		$owner = $this->owners->of( $photo->site_id, $photo->id );
		if ( null !== $owner && $owner !== $user_id && ! in_array( $owner, $this->shown_by( $photo ), true ) ) {
			$this->owners->give( $photo->site_id, $photo->id, $user_id );
		}
	}

	/** Called when the account's profile stops showing the photo. Only deletes a photo that the account owns. */
	public function let_go( Photo $photo, int $user_id ): void {
		if ( $this->owners->of( $photo->site_id, $photo->id ) !== $user_id ) {
			return;
		}
		$others = $this->shown_by( $photo );
		if ( array() !== $others ) {
			$this->owners->give( $photo->site_id, $photo->id, $others[0] );
			return;
		}
		$this->drop( $photo->site_id, $photo->id );
	}

	/** @return int Number of deleted photos. */
	public function drop_unused_of( int $user_id ): int {
		$photos = array( ...$this->owners->photos_of( $user_id ), ...$this->owners->photos_of( PhotoOwners::NOBODY ) );
		return count( array_filter( $photos, fn ( array $photo ): bool => $this->drop( ...$photo ) ) );
	}

	private function drop( int $site_id, int $photo_id ): bool {
		if ( ! $this->owners->disown( $site_id, $photo_id ) ) {
			return false;
		}
		OnSite::run( $site_id, static fn () => PhotoPosts::delete( $photo_id ) );
		$this->owners->forget( $site_id, $photo_id );
		return true;
	}

	/** @return list<int> User IDs. */
	private function shown_by( Photo $photo ): array {
		return array_column( $this->store->with_photo( $photo->site_id, $photo->id ), 'user_id' );
	}

	private function require_space(): void {
		if ( is_multisite() ) {
			require_once ABSPATH . 'wp-admin/includes/ms.php';
			if ( upload_is_user_over_quota( false ) ) {
				throw Failure::invalid( array( 'image' => __( 'This site has no space left for images.', 'svc' ) ) );
			}
		}
	}

	private static function not_kept(): Failure {
		return Failure::invalid( array( 'image' => __( 'The image could not be saved on this site.', 'svc' ) ) );
	}
}
