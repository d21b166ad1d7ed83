<?php

declare( strict_types=1 );

namespace Svc\Users\Photos;

use Svc\Kernel\Health\HealthTest;
use Svc\Kernel\Health\Verdict;

/** Whether people can upload photos: the site must be able to re-encode images and accept them in one request. */
final class PhotosTest implements HealthTest {

	/** A photo of 2 MB as base64, with some margin. */
	private const BYTES = 3_000_000;

	public function name(): string {
		return 'svc-photos';
	}

	public function title(): string {
		return __( 'Photos of people', 'svc' );
	}

	public function look(): Verdict {
		$problem = $this->problem();
		return null === $problem
			? Verdict::good( __( 'People can upload their photos', 'svc' ), __( 'Photos of My profile are drawn anew by the site, and shown only with the profile.', 'svc' ) )
			: Verdict::recommended( __( 'People cannot upload their photos', 'svc' ), $problem );
	}

	private function problem(): ?string {
		$can_draw = wp_image_editor_supports(
			array(
				'mime_type' => 'image/jpeg',
				'methods'   => array( 'resize', 'save' ),
			)
		);
		if ( ! $can_draw ) {
			return __( 'PHP cannot process images here. Ask your host to install the PHP extension gd or imagick.', 'svc' );
		}
		$folder = wp_upload_dir();
		if ( false !== $folder['error'] || ! wp_is_writable( $folder['path'] ) ) {
			/* translators: %s: a folder. */
			return sprintf( __( 'The site cannot write into %s. Ask your host to make it writable.', 'svc' ), $folder['basedir'] );
		}
		$most = wp_convert_hr_to_bytes( (string) ini_get( 'post_max_size' ) );
		return $most > 0 && $most < self::BYTES
			/* translators: 1: a setting of PHP, 2: its value. */
			? sprintf( __( 'The server takes too little at once for a photo of 2 MB: its setting %1$s is %2$s. Ask your host for 8M or more.', 'svc' ), 'post_max_size', (string) ini_get( 'post_max_size' ) )
			: null;
	}
}
