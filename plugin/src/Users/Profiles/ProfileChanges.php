<?php

declare( strict_types=1 );

namespace Svc\Users\Profiles;

use Svc\Kernel\Caller;
use Svc\Kernel\Failure;
use Svc\Users\Fields\Editor;
use Svc\Users\Fields\Field;
use Svc\Users\Fields\ProfileFields;
use Svc\Users\Storage\Profile;

/** Checks which fields a caller may change. A field sent back unchanged is not a change; a field that was not shown is. */
final class ProfileChanges {

	public function __construct(
		private readonly ProfileFields $fields,
		private readonly ProfilePolicy $policy,
		private readonly ProfilePresenter $presenter,
	) {}

	/**
	 * @param array<string, mixed> $input
	 * @throws Failure
	 */
	public function require_allowed( Profile $profile, array $input, Caller $caller ): void {
		$changed = self::differences( $input, $this->presenter->single( $profile, $caller ) );
		$fixed   = array_filter( $changed, fn ( string $path ): bool => Editor::Nobody === $this->row( $path )->editor );
		if ( array() !== $fixed ) {
			throw Failure::invalid( array_fill_keys( $fixed, __( 'This is read-only. Leave it out or send it back unchanged.', 'svc' ) ) );
		}
		if ( $this->policy->may_manage( $caller ) ) {
			return;
		}
		$forbidden = array_filter( $changed, fn ( string $path ): bool => ! $this->may_change( $path, $profile, $caller ) );
		if ( array() !== $forbidden ) {
			throw Failure::forbidden( array_values( $forbidden ) );
		}
	}

	/** For the caller's own profile. */
	private function may_change( string $path, Profile $profile, Caller $caller ): bool {
		$row = $this->row( $path );
		return $this->policy->sees( $caller, $row->visibility, $profile ) && $this->policy->owner_may_change( self::field( $path ), $row );
	}

	/** @return list<string> Dotted paths of the fields that differ, as seen by the caller. */
	public function between( Profile $old, Profile $fresh, Caller $caller ): array {
		$before = self::flat( $this->presenter->single( $old, $caller ) );
		$after  = self::flat( $this->presenter->single( $fresh, $caller ) );
		return array_values( array_filter( array_keys( $before + $after ), static fn ( string $path ): bool => ! self::is_same( $after[ $path ] ?? null, $before[ $path ] ?? null ) ) );
	}

	/**
	 * @param array<string, mixed> $shown
	 * @return array<string, mixed> By dotted paths.
	 */
	private static function flat( array $shown ): array {
		$flat = $shown;
		foreach ( array( 'social', 'meta' ) as $field ) {
			unset( $flat[ $field ] );
			foreach ( (array) $shown[ $field ] as $key => $member ) {
				$flat[ "$field.$key" ] = $member;
			}
		}
		return $flat;
	}

	/**
	 * @param array<string, mixed> $input
	 * @param array<string, mixed> $shown
	 * @return list<string> Dotted paths.
	 */
	private static function differences( array $input, array $shown ): array {
		$paths = array();
		foreach ( $input as $field => $value ) {
			if ( ! in_array( $field, array( 'social', 'meta' ), true ) ) {
				if ( ! array_key_exists( $field, $shown ) || ! self::is_same( $value, $shown[ $field ] ) ) {
					$paths[] = $field;
				}
				continue;
			}
			$known = (array) $shown[ $field ];
			foreach ( $value ?? array_fill_keys( array_keys( $known ), null ) as $key => $member ) {
				$is_hidden = 'meta' === $field && ! array_key_exists( $key, $known );
				if ( $is_hidden || ! self::is_same( $member, $known[ $key ] ?? null ) ) {
					$paths[] = "$field.$key";
				}
			}
		}
		return $paths;
	}

	/** Null and "" are the same value. */
	private static function is_same( mixed $sent, mixed $shown ): bool {
		return ( $sent ?? '' ) === ( $shown ?? '' );
	}

	private function row( string $path ): Field {
		return $this->fields->all()[ self::field( $path ) ];
	}

	private static function field( string $path ): string {
		return explode( '.', $path )[0];
	}
}
