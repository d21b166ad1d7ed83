<?php

declare( strict_types=1 );

namespace Svc\Users\Profiles\Trash;

use Svc\Kernel\Caller;
use Svc\Kernel\Page;
use Svc\Users\Avatars\Avatars;
use Svc\Users\Profiles\ListQueries;
use Svc\Users\Profiles\Lists\ProfileLists;
use Svc\Users\Profiles\Lists\Summary;
use Svc\Users\Profiles\ProfilePresenter;
use Svc\Users\Storage\ProfileStore;
use Svc\Users\Storage\TrashedProfile;

/** Lists the profiles in the trash. */
final class TrashedProfiles {

	public function __construct(
		private readonly TrashLists $lists,
		private readonly ProfileLists $live_lists,
		private readonly ProfileStore $profiles,
		private readonly ListQueries $queries,
		private readonly ProfilePresenter $presenter,
	) {}

	/** @param array<string, mixed> $input */
	public function page( array $input, Caller $caller ): Page {
		$query = $this->queries->of( $input, $caller );

		list( $found, $total ) = $this->lists->page( $query );
		// The trash has no index to find close matches by.
		return new Page( $this->shown( $found, 'edit' === $input['context'] ), $total, $query->page, $query->per_page, ( $input['close'] ?? false ) ? array() : null );
	}

	/**
	 * @param list<TrashedProfile> $found
	 * @return list<array<string, mixed>>
	 */
	private function shown( array $found, bool $is_edited ): array {
		$avatars  = new Avatars();
		$avatars->prepare( array_map( static fn ( TrashedProfile $one ): int => $one->profile->user_id, $found ) );
		$managers = $is_edited ? $this->profiles->names( array_values( array_unique( array_filter( array_map( static fn ( TrashedProfile $one ): ?int => $one->profile->manager_id, $found ) ) ) ) ) : array();
		return array_map(
			function ( TrashedProfile $one ) use ( $avatars, $is_edited, $managers ): array {
				$summary = $this->summary( $one );
				$shown   = $is_edited ? $this->presenter->editable_summary( $summary, $avatars, $managers ) : $this->presenter->summary( $summary, $avatars );
				return $shown + array( 'deleted_at' => gmdate( 'Y-m-d\TH:i:s\Z', $one->deleted_at ) );
			},
			$found
		);
	}

	/** Without the photo's address: the photo is kept, but not shown. */
	private function summary( TrashedProfile $trashed ): Summary {
		$profile = $trashed->profile;
		return new Summary(
			$profile->id,
			$profile->user_id,
			$this->live_lists->texts( $profile ),
			$profile->role->value,
			'',
			$profile->account_email,
			$profile->photo?->id,
			$profile->department,
			$profile->office_location,
			$profile->extension,
			$profile->start_date,
			$profile->manager_id,
		);
	}
}
