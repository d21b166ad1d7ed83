<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Repair;

use Svc\Users\Profiles\Profile;
use Svc\Users\Profiles\ProfileStore;
use Svc\Users\Profiles\SearchIndex;

/** Profiles that the search does not find by what they say. */
final class LostWords implements Check {

	public function __construct(
		private readonly RepairStore $rows,
		private readonly ProfileStore $profiles,
		private readonly SearchIndex $index,
	) {}

	public function find( int $after, int $until ): array {
		$words    = $this->rows->words( $after, $until );
		$findings = array();
		foreach ( $this->profiles->between( $after, $until ) as $profile ) {
			if ( ! $this->has_its_words( $profile, $words[ $profile->id ] ?? array() ) ) {
				$findings[] = new Finding( Damage::LostWords, $profile->id, $profile->name() );
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

	/** @param array<int, array{int, int}> $words Those of fields that are not registered at the moment are left alone. */
	private function has_its_words( Profile $profile, array $words ): bool {
		foreach ( $this->index->suffixes( $profile ) as $field => $suffixes ) {
			if ( array( count( $suffixes ), array_sum( array_map( 'crc32', $suffixes ) ) ) !== ( $words[ $field ] ?? array( 0, 0 ) ) ) {
				return false;
			}
		}
		return true;
	}
}
