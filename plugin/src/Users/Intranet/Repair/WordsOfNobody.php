<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Repair;

use Svc\Users\Profiles\SearchIndex;

/** Words of profiles that are gone: they find nobody, and are read all the same. */
final class WordsOfNobody implements Check {

	public function __construct(
		private readonly RepairStore $rows,
		private readonly SearchIndex $index,
	) {}

	public function find( int $after, int $until ): array {
		return array_map(
			static fn ( int $profile_id ): Finding => new Finding( Damage::LostWords, $profile_id, "#$profile_id" ),
			$this->rows->words_of_nobody()
		);
	}

	/** Ids are never given twice. */
	public function is_there( Finding $finding ): bool {
		return true;
	}

	public function mend( Finding $finding ): void {
		$this->index->remove( $finding->profile_id );
	}
}
