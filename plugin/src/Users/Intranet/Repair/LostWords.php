<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Repair;

use Svc\Users\Storage\Profile;
use Svc\Users\Storage\ProfileStore;
use Svc\Users\Storage\SearchIndex;

/** Profiles whose words in the search index differ from their text. */
final class LostWords implements Check {

	public function __construct(
		private readonly RepairStore $rows,
		private readonly ProfileStore $profiles,
		private readonly SearchIndex $index,
	) {}

	public function find( int $after, int $until ): array {
		$words    = $this->rows->words( $after, $until );
		$problems = array();
		foreach ( $this->profiles->between( $after, $until ) as $profile ) {
			if ( ! $this->has_its_words( $profile, $words[ $profile->id ] ?? array() ) ) {
				$problems[] = new Problem( ProblemKind::LostWords, $profile->id, $profile->name() );
			}
		}
		return $problems;
	}

	public function is_there( Problem $problem ): bool {
		return array() !== $this->find( $problem->profile_id - 1, $problem->profile_id );
	}

	public function repair( Problem $problem ): void {
		$profile = $this->profiles->find( $problem->profile_id );
		if ( null !== $profile ) {
			$this->index->enter( $profile );
		}
	}

	/** @param array<int, array{int, int}> $words By number of the field. Words of fields that are not registered are ignored. */
	private function has_its_words( Profile $profile, array $words ): bool {
		foreach ( $this->index->suffixes( $profile ) as $field => $suffixes ) {
			if ( array( count( $suffixes ), array_sum( array_map( 'crc32', $suffixes ) ) ) !== ( $words[ $field ] ?? array( 0, 0 ) ) ) {
				return false;
			}
		}
		return true;
	}
}
