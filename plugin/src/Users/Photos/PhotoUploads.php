<?php

declare( strict_types=1 );

namespace Svc\Users\Photos;

use Svc\Kernel\Failure;
use Svc\Users\Storage\Photo;
use Svc\Users\Storage\ProfileStore;

/** The photos that came through us, in the media library of the site where they were sent. */
final class PhotoUploads {

	/** Post meta of such a photo: so none but ours is ever thrown away. */
	private const MARK = '_svc_profile_photo';

	private const SIZE = 'medium';

	public function __construct(
		private readonly ProfileStore $store,
		private readonly Picture $picture,
	) {}

	/** @throws Failure */
	public function keep( string $base64, int $user_id ): Photo {
		$this->require_space();
		$folder = wp_upload_dir();
		if ( false !== $folder['error'] ) {
			throw Failure::invalid( array( 'image' => __( 'This site could not keep the picture.', 'svc' ) ) );
		}
		// Nobody shall guess an address from a name, or a name from an address.
		$path = $folder['path'] . '/' . wp_unique_filename( $folder['path'], 'photo-' . strtolower( wp_generate_password( 16, false ) ) . '.jpg' );
		$this->picture->write( $base64, $path );
		$id = $this->attach( $path, $user_id );
		$this->drop_unused_of( $user_id, $id );
		return new Photo( $id, get_current_blog_id(), (string) wp_get_attachment_image_url( $id, self::SIZE ) );
	}

	/** Throws a photo away that came through us and that no profile shows any more. */
	public function drop_unused( Photo $photo ): void {
		$is_elsewhere = get_current_blog_id() !== $photo->site_id;
		if ( $is_elsewhere && ( ! is_multisite() || null === get_site( $photo->site_id ) ) ) {
			return;
		}
		if ( $is_elsewhere ) {
			switch_to_blog( $photo->site_id );
		}
		try {
			$this->drop( $photo->id );
		} finally {
			if ( $is_elsewhere ) {
				restore_current_blog();
			}
		}
	}

	private function attach( string $path, int $user_id ): int {
		require_once ABSPATH . 'wp-admin/includes/image.php';
		$id = wp_insert_attachment(
			array(
				'post_author'    => $user_id,
				'post_mime_type' => 'image/jpeg',
				'post_status'    => 'inherit',
				'post_title'     => __( 'Profile photo', 'svc' ),
				'meta_input'     => array( self::MARK => $user_id ),
			),
			$path,
			0,
			true
		);
		if ( is_wp_error( $id ) ) {
			wp_delete_file( $path );
			throw Failure::invalid( array( 'image' => __( 'This site could not keep the picture.', 'svc' ) ) );
		}
		wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $path ) );
		return $id;
	}

	/** Whoever uploads again and again has one that waits, and the one that is shown. */
	private function drop_unused_of( int $user_id, int $but_for ): void {
		$earlier = get_posts(
			array(
				'post_type'      => 'attachment',
				'post_status'    => 'any',
				'author'         => $user_id,
				'meta_key'       => self::MARK, // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- among the few posts of one author.
				'post__not_in'   => array( $but_for ),
				'fields'         => 'ids',
				'posts_per_page' => 20,
			)
		);
		array_map( $this->drop( ... ), $earlier );
	}

	private function drop( int $id ): void {
		if ( '' !== get_post_meta( $id, self::MARK, true ) && array() === $this->store->with_photo( get_current_blog_id(), $id ) ) {
			wp_delete_attachment( $id, true );
		}
	}

	private function require_space(): void {
		if ( is_multisite() ) {
			require_once ABSPATH . 'wp-admin/includes/ms.php';
			if ( upload_is_user_over_quota( false ) ) {
				throw Failure::invalid( array( 'image' => __( 'This site has no space left for pictures.', 'svc' ) ) );
			}
		}
	}
}
