<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Repair;

use Svc\Users\Storage\IntranetMeta;
use Svc\Users\Storage\Profile;
use Svc\Users\Storage\ProfileRow;
use Svc\Users\Storage\ProfileRowWriter;
use Svc\Users\Storage\ProfileStore;
use Svc\Users\Storage\ProfileWriter;

/** Profiles whose copies of account data or user meta, or whose sort keys, are out of date. */
final class StaleCopies implements Check {

	public function __construct(
		private readonly RepairStore $rows,
		private readonly ProfileStore $profiles,
		private readonly ProfileWriter $writer,
		private readonly ProfileRowWriter $row_writer,
		private readonly IntranetMeta $intranet,
	) {}

	public function find( int $after, int $until ): array {
		$profiles = $this->profiles->between( $after, $until );
		$copies   = $this->intranet->copies( array_map( static fn ( Profile $profile ): int => $profile->user_id, $profiles ) );
		$rows     = $this->rows->derived( $after, $until );
		$problems = array();
		foreach ( $profiles as $profile ) {
			$row = $rows[ $profile->id ] ?? null;
			if ( null !== $row && ( self::is_unsettled( $profile, $row ) || array() !== self::differences( $profile->with( $copies[ $profile->user_id ] ), $row ) ) ) {
				$problems[] = new Problem( ProblemKind::StaleCopy, $profile->id, $profile->name() );
			}
		}
		return $problems;
	}

	public function is_there( Problem $problem ): bool {
		return array() !== $this->find( $problem->profile_id - 1, $problem->profile_id );
	}

	public function repair( Problem $problem ): void {
		$profile = $this->profiles->find( $problem->profile_id );
		if ( null === $profile ) {
			return;
		}
		$this->writer->take_up_meta( $profile );
		$this->row_writer->settle_managers( array( $profile->user_id ) );
		$this->row_writer->settle_emails( array( $profile->user_id ) );
		$row = $this->rows->derived( $profile->id - 1, $profile->id )[ $profile->id ];
		// The nullable columns are correct after take_up_meta(), so only scalars can still differ.
		$keys = array_filter( self::differences( $profile->with( $this->intranet->copy( $profile->user_id ) ), $row ), 'is_scalar' );
		if ( array() !== $keys ) {
			$this->rows->rewrite( $profile->id, $keys );
		}
	}

	/** @param array<string, string|null> $row */
	private static function is_unsettled( Profile $profile, array $row ): bool {
		return ( null !== $profile->manager_id ) !== (bool) $row['has_manager'] || $profile->account_email !== $row['account_email'];
	}

	/**
	 * @param array<string, string|null> $row
	 * @return array<string, string|int|null> The correct values of the columns that differ.
	 */
	private static function differences( Profile $profile, array $row ): array {
		return array_filter(
			array_intersect_key( ProfileRow::of( $profile ), $row ),
			static fn ( string|int|null $value, string $column ): bool => ( null === $value ? null : (string) $value ) !== $row[ $column ],
			ARRAY_FILTER_USE_BOTH
		);
	}
}
