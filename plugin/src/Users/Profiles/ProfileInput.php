<?php

declare( strict_types=1 );

namespace Svc\Users\Profiles;

use Svc\Kernel\Failure;
use Svc\Users\Fields\MetaKeys;
use Svc\Users\Fields\ProfileFields;
use Svc\Users\Fields\Role;
use Svc\Users\Storage\Photo;
use Svc\Users\Storage\Profile;

/** Applies input to a profile. Absent fields are kept, null or "" clears. */
final class ProfileInput {

	public function __construct(
		private readonly ProfileFields $fields,
		private readonly MetaKeys $meta_keys,
		private readonly Photos $photos,
	) {}

	/** @param array<string, mixed> $input Parsed; references must be checked by the calling code. */
	public function apply( Profile $profile, array $input ): Profile {
		$texts   = array_map( static fn ( mixed $text ): string => (string) $text, array_intersect_key( $input, array_flip( $this->fields->columns() ) ) );
		$changes = array();
		if ( isset( $input['user_id'] ) ) {
			$changes['user_id'] = $input['user_id'];
		}
		if ( isset( $input['role'] ) ) {
			$changes['role'] = Role::from( $input['role'] );
		}
		if ( array_key_exists( 'social', $input ) ) {
			$changes['social'] = self::merged( null === $input['social'] ? array() : $profile->social, $input['social'] ?? array() );
		}
		return $profile->with_texts( $texts )->with( $changes + $this->meta_changes( $profile, $input['meta'] ?? array() ) + $this->photo_change( $profile, $input ) );
	}

	/**
	 * @param array<string, mixed> $meta
	 * @return array<string, mixed>
	 */
	private function meta_changes( Profile $profile, array $meta ): array {
		$changes = array( 'meta' => self::merged( $profile->meta, array_intersect_key( $meta, $this->meta_keys->custom() ) ) );
		if ( array_key_exists( MetaKeys::DEPARTMENT, $meta ) ) {
			$changes['department'] = (string) $meta[ MetaKeys::DEPARTMENT ];
		}
		if ( array_key_exists( MetaKeys::REPORTS_TO, $meta ) ) {
			$changes['manager_id'] = $meta[ MetaKeys::REPORTS_TO ];
		}
		return $changes;
	}

	/**
	 * @param array<string, mixed> $input
	 * @return array<string, Photo|null>
	 */
	private function photo_change( Profile $profile, array $input ): array {
		$id   = array_key_exists( 'avatar_id', $input ) ? $input['avatar_id'] : $profile->photo?->id;
		$site = $input['avatar_site_id'] ?? ( $id === $profile->photo?->id ? $profile->photo?->site_id : null ) ?? get_current_blog_id();
		if ( null === $id && isset( $input['avatar_site_id'] ) ) {
			throw Failure::invalid( array( 'avatar_site_id' => __( 'This says where avatar_id is from. Send both, or leave it out.', 'svc' ) ) );
		}
		if ( null === $id || ( $id === $profile->photo?->id && $site === $profile->photo->site_id ) ) {
			return null === $id ? array( 'photo' => null ) : array();
		}
		return array( 'photo' => $this->photos->find( $id, $site ) );
	}

	/**
	 * @param array<string, mixed> $old
	 * @param array<string, mixed> $new
	 * @return array<string, mixed> Sorted by key, so that equal values compare as equal.
	 */
	private static function merged( array $old, array $new ): array {
		$merged = array_filter( array_merge( $old, $new ), static fn ( mixed $value ): bool => null !== $value && '' !== $value );
		ksort( $merged );
		return $merged;
	}
}
