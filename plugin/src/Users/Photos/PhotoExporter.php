<?php

declare( strict_types=1 );

namespace Svc\Users\Photos;

use Svc\Kernel\OnSite;
use WP_User;

/** A person's uploaded photos in WordPress's export of personal data. They are erased with the profile. */
final class PhotoExporter {

	public function __construct( private readonly PhotoOwners $owners ) {}

	/** @return array<string, array<string, mixed>> */
	public function exporters(): array {
		return array(
			'svc-photos' => array(
				'exporter_friendly_name' => __( 'Profile photos', 'svc' ),
				'callback'               => $this->export( ... ),
			),
		);
	}

	/** @return array{data: list<array<string, mixed>>, done: true} */
	private function export( string $email ): array {
		$user = get_user_by( 'email', $email );
		return array(
			'data' => $user instanceof WP_User ? array_map( self::item( ... ), $this->owners->photos_of( $user->ID ) ) : array(),
			'done' => true,
		);
	}

	/**
	 * @param array{int, int} $photo Its site and ID.
	 * @return array<string, mixed>
	 */
	private static function item( array $photo ): array {
		list( $site_id, $id ) = $photo;
		return array(
			'group_id'    => 'svc-photos',
			'group_label' => __( 'Profile photos', 'svc' ),
			'item_id'     => "svc-photo-$site_id-$id",
			'data'        => array(
				array(
					'name'  => __( 'Photo address', 'svc' ),
					'value' => (string) OnSite::run( $site_id, static fn (): string => PhotoPosts::url( $id ) ),
				),
			),
		);
	}
}
