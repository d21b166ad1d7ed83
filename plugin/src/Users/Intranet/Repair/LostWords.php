<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Repair;

use Svc\Users\Profiles\Profile;
use Svc\Users\Profiles\ProfileStore;
use Svc\Users\Profiles\SearchIndex;

/** Profiles that the search does not find by what they say. */
final class LostWords implements Check {

	/** A profile has about a hundred ends of words. */
	private const PROFILES_AT_A_TIME = 100;

	public function __construct(
		private readonly RepairStore $rows,
		private readonly ProfileStore $profiles,
		private readonly SearchIndex $index,
	) {}

	public function find( int $after, int $until ): array {
		$findings = array();
		foreach ( array_chunk( $this->profiles->between( $after, $until ), self::PROFILES_AT_A_TIME ) as $profiles ) {
			$words = $this->rows->words( $profiles[0]->id - 1, end( $profiles )->id );
			foreach ( $profiles as $profile ) {
				if ( ! $this->has_its_words( $profile, $words[ $profile->id ] ?? array() ) ) {
					$findings[] = new Finding( Damage::LostWords, $profile->id, $profile->name() );
				}
			}
		}
		return $findings;
	}

	public function is_there( Finding $finding ): bool {
		return array() !== $this->find( $finding->profile_id - 1, $finding->profile_id );
	}

	public function mend( Finding $finding ): void {
		$profile = $this->profiles->find( $finding->profile_id );
		if ( null !== $profile ) {
			$this->index->enter( $profile );
		}
	}

	/** @param array<int, array<string, true>> $words Those of fields that are not registered at the moment are left alone. */
	private function has_its_words( Profile $profile, array $words ): bool {
		foreach ( $this->index->suffixes( $profile ) as $field => $suffixes ) {
			$there = $words[ $field ] ?? array();
			if ( count( $there ) !== count( $suffixes ) || array() !== array_diff_key( array_flip( $suffixes ), $there ) ) {
				return false;
			}
		}
		return true;
	}
}
