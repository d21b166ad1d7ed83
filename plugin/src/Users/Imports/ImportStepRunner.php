<?php

declare( strict_types=1 );

namespace Svc\Users\Imports;

use Closure;
use Svc\Kernel\Caller;
use Svc\Kernel\Database\Database;
use Svc\Kernel\Failure;

/**
 * Goes on with an import for as long as a request may take, where the last one stopped.
 *
 * One browser at a time: the others find it taken, and see how far it is. A row and the note that it is done are one
 * transaction, which nobody ends but who has the claim, so nothing is done twice, whoever dies where.
 */
final class ImportStepRunner {

	/** Long enough to get on, short enough for a bar that moves. */
	public const SECONDS = 2.5;

	private const ROWS = 100;

	/** A quarter of a second. */
	private const TAKEN = 250000;

	public function __construct(
		private readonly Database $database,
		private readonly ImportStore $imports,
		private readonly RowStore $rows,
		private readonly RowCheck $check,
		private readonly LinkCheck $links,
		private readonly RowRun $run,
	) {}

	public function check( Import $import, Caller $caller ): void {
		$this->with_claim(
			$import,
			// What an earlier check has found goes before the first row is looked at.
			fn ( Import $now, string $claim, float $until ): bool => ( $now->position > 0 || $this->rows->reset( $now->id, $until ) )
				&& $this->each_row( $now, fn ( ImportRow $row ) => $this->check_row( $now, $row, $claim, $caller ), $until )
				&& $this->has_time( $until ) && $this->links->settle( $now, $until ),
			fn ( Import $now ) => $this->imports->turn_to( $now, Status::Checked )
		);
	}

	/** People first, managers after: they may be further down in the file. */
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
			// What was sent goes first, so that it is gone whenever it says that the import is over.
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
	 * @param Closure(Import, string, float): bool $work Until then; whether it is through.
	 * @param Closure(Import): mixed               $then What follows.
	 */
	private function with_claim( Import $import, Closure $work, Closure $then ): void {
		$until = microtime( true ) + self::SECONDS;
		$claim = $this->imports->claim( $import );
		if ( null === $claim ) {
			// Whoever repeats this at once shall not keep the server busy with it.
			usleep( self::TAKEN );
			return;
		}
		try {
			// Somebody else may have gone on with it meanwhile.
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

	/** The plan of managers is made in one go: it begins with most of the time left, or the next time. */
	private function has_time( float $until ): bool {
		return $until - microtime( true ) > self::SECONDS / 2;
	}

	/**
	 * @param Closure(int): list<ImportRow> $next
	 * @param Closure(ImportRow): int       $position
	 * @param Closure(ImportRow): void      $take
	 * @return bool Whether there are no more.
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
			$this->database->exclusively( 'profiles', fn () => $this->do_person( $import, $row, $claim, $caller, $user_id ) );
		} catch ( Failure $failure ) {
			$this->run->take_back( $import, $user_id );
			$this->refuse( $import, $row, $claim, $failure );
		}
	}

	/** Inside the lock. */
	private function do_person( Import $import, ImportRow $row, string $claim, Caller $caller, int $user_id ): void {
		$this->note( $import, $claim, $row->number, 1, 0 );
		$this->run->person( $import, $row, $user_id, $caller );
		$done = array(
			'user_id' => $user_id,
			'is_done' => true,
		);
		$this->rows->write( $import->id, $row->with( $done ) );
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
			$this->database->exclusively(
				'profiles',
				function () use ( $import, $row, $claim, $caller ): void {
					$this->note( $import, $claim, (int) $row->rank, 0, 1 );
					$this->run->manager( $row, $caller );
				}
			);
		} catch ( Failure $failure ) {
			$saved = $row->refused( 'manager', __( 'Everything else was saved, but not the manager.', 'svc' ) );
			$this->rows->write( $import->id, $this->with_problems( $saved, $failure ) );
			$this->note( $import, $claim, (int) $row->rank, 0, 1 );
		}
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
