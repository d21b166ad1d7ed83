<?php

declare( strict_types=1 );

namespace Svc\Users\Imports;

use Closure;
use Svc\Kernel\Caller;
use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\FailureKind;
use Svc\Kernel\Database\QueryFailed;
use Svc\Kernel\Failure;
use Svc\Users\Storage\OpenManagerStore;

/**
 * Continues an import where the last request stopped, for a limited time.
 *
 * One request at a time holds the claim on an import; others only see its progress. A row and the note that it is done are
 * written in one transaction, which needs the claim, so no row is applied twice, even after a crash.
 */
final class ImportStepRunner {

	/** Time limit of a request: short enough for a moving progress bar. */
	public const SECONDS = 2.5;

	private const ROWS = 100;

	/** Microseconds to wait where another request has the claim. */
	private const TAKEN = 250000;

	public function __construct(
		private readonly Database $database,
		private readonly ImportStore $imports,
		private readonly RowStore $rows,
		private readonly RowCheck $check,
		private readonly ManagerNames $names,
		private readonly LinkCheck $links,
		private readonly RowRun $run,
		private readonly OpenManagerStore $open_managers,
		private readonly Invitations $invitations,
	) {}

	public function check( Import $import, Caller $caller ): void {
		$this->with_claim(
			$import,
			// Results of an earlier check are deleted before the first row is checked.
			fn ( Import $now, string $claim, float $until ): bool => ( $now->position > 0 || $this->rows->reset( $now->id, $until ) )
				&& $this->each_row( $now, fn ( ImportRow $row ) => $this->check_row( $now, $row, $claim, $caller ), $until )
				&& $this->names->settle( $now, $until )
				&& $this->has_time( $until ) && $this->links->settle( $now, $until ),
			fn ( Import $now ) => $this->imports->turn_to( $now, Status::Checked )
		);
	}

	/** People first, then managers, who may be further down in the file. */
	public function run( Import $import, Caller $caller ): void {
		$this->with_claim(
			$import,
			fn ( Import $now, string $claim, float $until ): bool => $this->each_row( $now, fn ( ImportRow $row ) => $this->run_person( $now, $row, $claim, $caller ), $until ),
			fn ( Import $now ) => $this->imports->turn_to( $now, Status::Linking )
		);
	}

	public function link( Import $import, Caller $caller ): void {
		$this->with_claim(
			$import,
			// The uploaded rows are emptied before the status changes, so that a finished import never has any.
			fn ( Import $now, string $claim, float $until ): bool => $this->each(
				fn ( int $after ): array => $this->rows->links_after( $now->id, $after, self::ROWS ),
				static fn ( ImportRow $row ): int => (int) $row->rank,
				fn ( ImportRow $row ) => $this->run_manager( $now, $row, $claim, $caller ),
				$now->position,
				$until
			) && $this->rows->empty( $now->id, $until ),
			fn ( Import $now ) => $this->imports->turn_to( $now, Status::Finished )
		);
	}

	/**
	 * @param Closure(Import, string, float): bool $work Works until the given time; returns whether all is done.
	 * @param Closure(Import): mixed               $then Called when all is done.
	 */
	private function with_claim( Import $import, Closure $work, Closure $then ): void {
		$until = microtime( true ) + self::SECONDS;
		$claim = $this->imports->claim( $import );
		if ( null === $claim ) {
			// Slows down clients that repeat the request at once.
			usleep( self::TAKEN );
			return;
		}
		try {
			// Another request may have continued the import meanwhile.
			$now = $this->imports->find( $import->id );
			if ( null !== $now && $work( $now, $claim, $until ) ) {
				$then( $now );
			}
		} catch ( ClaimLost ) {
			return;
		} finally {
			$this->imports->release( $import, $claim );
		}
	}

	/** @param Closure(ImportRow): void $take */
	private function each_row( Import $import, Closure $take, float $until ): bool {
		return $this->each(
			fn ( int $after ): array => $this->rows->after( $import->id, $after, self::ROWS ),
			static fn ( ImportRow $row ): int => $row->number,
			$take,
			$import->position,
			$until
		);
	}

	/** The plan of managers is computed without interruption, so it only starts with most of the time left. */
	private function has_time( float $until ): bool {
		return $until - microtime( true ) > self::SECONDS / 2;
	}

	/**
	 * @param Closure(int): list<ImportRow> $next
	 * @param Closure(ImportRow): int       $position
	 * @param Closure(ImportRow): void      $take
	 * @return bool Whether no rows are left.
	 */
	private function each( Closure $next, Closure $position, Closure $take, int $after, float $until ): bool {
		for ( $rows = $next( $after ); array() !== $rows; $rows = $next( $after ) ) {
			foreach ( $rows as $row ) {
				if ( microtime( true ) > $until ) {
					return false;
				}
				$take( $row );
				$after = $position( $row );
			}
		}
		return true;
	}

	private function check_row( Import $import, ImportRow $row, string $claim, Caller $caller ): void {
		$this->rows->write( $import->id, $this->check->of( $import, $row, $caller ) );
		$this->note( $import, $claim, $row->number, 1, 0 );
	}

	private function run_person( Import $import, ImportRow $row, string $claim, Caller $caller ): void {
		if ( Outcome::Refused === $row->outcome || $row->is_done ) {
			$this->note( $import, $claim, $row->number, 1, 0 );
			return;
		}
		try {
			$user_id = $this->run->account( $import, $row );
		} catch ( Failure $failure ) {
			$this->refuse( $import, $row, $claim, $failure );
			return;
		}
		try {
			$this->alone( fn () => $this->do_person( $import, $row, $claim, $caller, $user_id ) );
		} catch ( Failure $failure ) {
			$this->run->take_back( $import, $user_id );
			$this->refuse( $import, $row, $claim, $failure );
		}
	}

	/**
	 * @param Closure(): void $work
	 * @throws Failure Where a value cannot be stored, too: it would stop the import at its row.
	 */
	private function alone( Closure $work ): void {
		try {
			$this->database->exclusively( 'profiles', $work );
		} catch ( QueryFailed $failed ) {
			throw FailureKind::Unstorable === $failed->kind ? Failure::unstorable() : $failed;
		}
	}

	/** To be called inside the lock. */
	private function do_person( Import $import, ImportRow $row, string $claim, Caller $caller, int $user_id ): void {
		$this->note( $import, $claim, $row->number, 1, 0 );
		$is_made = $this->run->person( $import, $row, $user_id, $caller );
		$done    = array(
			'user_id' => $user_id,
			'is_done' => true,
		);
		$this->rows->write( $import->id, $row->with( $done ) );
		if ( $row->is_open ) {
			$this->open_managers->open( $user_id, $this->run->manager_cell( $import, $row ) );
		} elseif ( null !== $row->manager ) {
			// The file knows the manager by now.
			$this->open_managers->close( $user_id );
		}
		if ( $is_made && $import->invites ) {
			$this->invitations->add( $import, $row->number, $user_id );
		}
	}

	private function refuse( Import $import, ImportRow $row, string $claim, Failure $failure ): void {
		$this->rows->write( $import->id, $this->with_problems( $row, $failure ) );
		$this->note( $import, $claim, $row->number, 1, 0 );
	}

	private function run_manager( Import $import, ImportRow $row, string $claim, Caller $caller ): void {
		if ( ! $row->is_done ) {
			$this->note( $import, $claim, (int) $row->rank, 0, 1 );
			return;
		}
		try {
			$this->alone(
				function () use ( $import, $row, $claim, $caller ): void {
					$this->note( $import, $claim, (int) $row->rank, 0, 1 );
					$this->run->manager( $row, $caller );
				}
			);
		} catch ( Failure $failure ) {
			$this->database->exclusively( 'profiles', fn () => $this->leave_open( $import, $row, $claim, $failure ) );
		}
	}

	/** To be called inside the lock. */
	private function leave_open( Import $import, ImportRow $row, string $claim, Failure $failure ): void {
		$this->note( $import, $claim, (int) $row->rank, 0, 1 );
		if ( $import->is_strict ) {
			$saved = $row->refused( 'manager', __( 'Everything else was saved, but not the manager.', 'svc' ) );
			$this->rows->write( $import->id, $this->with_problems( $saved, $failure ) );
			return;
		}
		$cell    = $this->run->manager_cell( $import, $row );
		$reasons = array_column( $this->run->problems( $failure ), 'message' );
		$this->rows->write( $import->id, $row->left_open( ManagerProblem::not_set( $cell, implode( ' ', $reasons ) ) ) );
		$this->open_managers->open( (int) $row->user_id, $cell );
	}

	private function with_problems( ImportRow $row, Failure $failure ): ImportRow {
		foreach ( $this->run->problems( $failure ) as $problem ) {
			$row = $row->refused( $problem['column'], $problem['message'] );
		}
		return $row;
	}

	private function note( Import $import, string $claim, int $position, int $done, int $linked ): void {
		if ( ! $this->imports->note( $import, $claim, $position, $done, $linked ) ) {
			throw new ClaimLost();
		}
	}
}
