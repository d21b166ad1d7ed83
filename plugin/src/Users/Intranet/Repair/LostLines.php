<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Repair;

use Svc\Users\Storage\DottedLines;
use Svc\Users\Storage\IntranetMeta;

/** Dotted lines to managers who are no people, or to the person. Reading ignores them; the repair removes them. */
final class LostLines implements Check {

	public function __construct(
		private readonly RepairStore $rows,
		private readonly IntranetMeta $intranet,
		private readonly DottedLines $lines,
	) {}

	public function find( int $after, int $until ): array {
		$people = array_column( $this->rows->people_with( DottedLines::field() ), null, 'user_id' );
		$lines  = $this->stored( array_map( 'intval', array_keys( $people ) ) );
		$valid  = $this->lines->valid( $lines, array() );
		$lost   = array_filter( $lines, static fn ( array $ids, int $user_id ): bool => $ids !== $valid[ $user_id ], ARRAY_FILTER_USE_BOTH );
		return array_map(
			static fn ( int $user_id ): Problem => new Problem( ProblemKind::LostLine, (int) $people[ $user_id ]['id'], "{$people[ $user_id ]['first_name']} {$people[ $user_id ]['last_name']}", (string) $user_id ),
			array_keys( $lost )
		);
	}

	public function is_there( Problem $problem ): bool {
		$lines = $this->stored( array( (int) $problem->key ) );
		return $lines !== $this->lines->valid( $lines, array() );
	}

	public function repair( Problem $problem ): void {
		$user_id = (int) $problem->key;
		$this->intranet->write_field( $user_id, DottedLines::field(), $this->lines->valid( $this->stored( array( $user_id ) ), array() )[ $user_id ] );
	}

	/**
	 * @param list<int> $user_ids
	 * @return array<int, list<int>> The dotted lines by user ID.
	 */
	private function stored( array $user_ids ): array {
		/** @var array<int, list<int>> $stored */
		$stored = array_map( static fn ( array $fields ): mixed => $fields[ DottedLines::field() ], $this->intranet->uncopied_of( $user_ids ) );
		return $stored;
	}
}
