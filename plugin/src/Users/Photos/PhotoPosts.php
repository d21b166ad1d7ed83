<?php

declare( strict_types=1 );

namespace Svc\Users\Photos;

use Svc\Users\Storage\Photo;

/**
 * Stores uploaded photos as posts with a file, of a post type that no route shows.
 *
 * An attachment would be in the media library, oEmbed, feeds and XML-RPC, and have a page with comments.
 * The posts have no author, so nothing that WordPress does with an account's posts concerns them.
 */
final class PhotoPosts {

	public const TYPE = 'svc_photo';

	private const FILE = '_wp_attached_file';

	/** Post meta of photos that used to be attachments. */
	private const SIZES = '_wp_attachment_metadata';

	/** Post meta of attachments that were edited. */
	private const BACKUPS = '_wp_attachment_backup_sizes';

	public static function declare_type(): void {
		register_post_type(
			self::TYPE,
			array(
				// Shown nowhere: a translated label would load all translations in every request.
				'label'            => self::TYPE,
				'public'           => false,
				'rewrite'          => false,
				'query_var'        => false,
				'supports'         => false,
				'can_export'       => false,
				'delete_with_user' => false,
				'capability_type'  => self::TYPE,
				'map_meta_cap'     => true,
			)
		);
	}

	/** @return int|null The post's ID; null when writing failed. */
	public function insert( string $path ): ?int {
		$id = wp_insert_post(
			array(
				'post_type'      => self::TYPE,
				'post_author'    => 0,
				'post_status'    => 'private',
				'post_title'     => __( 'Profile photo', 'svc' ),
				'post_mime_type' => 'image/jpeg',
				'comment_status' => 'closed',
				'ping_status'    => 'closed',
				'meta_input'     => array( self::FILE => _wp_relative_upload_path( $path ) ),
			)
		);
		return 0 === $id ? null : $id;
	}

	public static function is_one( int $id ): bool {
		return self::TYPE === get_post_type( $id );
	}

	/** Address of the size shown in profiles. Photos that used to be attachments have a file per size. */
	public static function url( int $id ): string {
		$file  = (string) get_post_meta( $id, self::FILE, true );
		$sizes = get_post_meta( $id, self::SIZES, true );
		$shown = is_array( $sizes ) ? ( $sizes['sizes'][ Photo::SIZE ]['file'] ?? '' ) : '';
		$url   = wp_get_upload_dir()['baseurl'] . '/' . ( '' === $shown ? $file : path_join( dirname( $file ), $shown ) );
		return is_ssl() ? set_url_scheme( $url ) : $url;
	}

	/** Deletes the post and its files. */
	public static function delete( int $id ): void {
		self::delete_files( $id );
		wp_delete_post( $id, true );
	}

	public static function delete_files( int $id ): void {
		$file = get_attached_file( $id );
		if ( is_string( $file ) && '' !== $file ) {
			$sizes  = get_post_meta( $id, self::SIZES, true );
			$edited = get_post_meta( $id, self::BACKUPS, true );
			wp_delete_attachment_files( $id, array( 'file' => $file ) + ( is_array( $sizes ) ? $sizes : array() ), is_array( $edited ) ? $edited : array(), $file );
		}
	}
}
