<?php

declare( strict_types=1 );

namespace Svc\Users\Imports;

use Svc\Kernel\Caller;
use Svc\Kernel\CommonError;
use Svc\Kernel\Etag;
use Svc\Kernel\Failure;
use Svc\Kernel\Page;
use Svc\Kernel\Precondition;
use Svc\Users\Fields\Role;
use Svc\Users\PeopleError;

/** Creates, fills, checks, runs and deletes imports. */
final class Imports {

	public function __construct(
		private readonly ImportStore $imports,
		private readonly RowStore $rows,
		private readonly RowLists $lists,
		private readonly ImportStepRunner $steps,
		private readonly InvitationStore $invited,
		private readonly Invitations $invitations,
	) {}

	/**
	 * @param array<string, mixed> $input
	 * @return array<string, mixed>
	 */
	public function create( array $input, Caller $caller ): array {
		$import   = self::draft( $input, $caller );
		$problems = array_filter(
			array(
				'columns'          => self::mapping_problem( $import ),
				'creates_accounts' => $import->creates_accounts && MatchBy::Id === $import->match ? __( 'Accounts can only be made where rows are matched by e-mail.', 'svc' ) : null,
			)
		);
		if ( array() !== $problems ) {
			throw Failure::invalid( $problems );
		}
		$this->require_may_run( $import, $caller );
		$stored = $this->imports->insert( $import );
		Cleaner::expect();
		return $this->presented( $stored );
	}

	/** @return array<string, mixed> */
	public function get( int $id ): array {
		return $this->presented( $this->find( $id ) );
	}

	public function list( int $page, int $per_page ): Page {
		list( $imports, $total ) = $this->imports->page( $page, $per_page );
		return new Page( array_map( array( $this, 'presented' ), $imports ), $total, $page, $per_page );
	}

	/**
	 * @param list<list<string>> $rows
	 * @return array<string, mixed>
	 */
	public function put_rows( int $id, int $from, array $rows, Precondition $precondition ): array {
		if ( $from + count( $rows ) - 1 > ImportFields::LAST_ROW ) {
			/* translators: %s: a number. */
			throw Failure::invalid( array( 'from' => sprintf( __( 'No row may have a number above %s.', 'svc' ), number_format_i18n( ImportFields::LAST_ROW ) ) ) );
		}
		$numbered = array();
		foreach ( $rows as $index => $cells ) {
			$numbered[ $from + $index ] = $cells;
		}
		return $this->imports->exclusively(
			$id,
			function () use ( $id, $numbered, $precondition ): array {
				$import = $this->find( $id );
				$precondition->require( Etag::of( $this->presented( $import ) ) );
				if ( Status::Open !== $import->status ) {
					$import = $this->reopened( $import );
				}
				$this->rows->put( $import->id, $numbered );
				return $this->presented( $this->find( $id ) );
			}
		);
	}

	public function rows( int $id, RowFilter $filter, int $page, int $per_page ): Page {
		$this->find( $id );
		list( $rows, $total ) = $this->lists->page( $id, $filter, $page, $per_page );
		return new Page( array_map( array( self::class, 'presented_row' ), $rows ), $total, $page, $per_page );
	}

	/** @return array<string, mixed> */
	public function check( int $id, Caller $caller ): array {
		$import = $this->find( $id );
		$this->require_may_run( $import, $caller );
		if ( Status::Open === $import->status ) {
			$this->require_rows( $import );
			$this->imports->turn_to( $import, Status::Checking );
			$import = $this->find( $id );
		}
		if ( Status::Checking === $import->status ) {
			$this->steps->check( $import, $caller );
		}
		return $this->get( $id );
	}

	/** @return array<string, mixed> */
	public function run( int $id, Caller $caller ): array {
		$import = $this->find( $id );
		$this->require_may_run( $import, $caller );
		if ( in_array( $import->status, array( Status::Open, Status::Checking ), true ) ) {
			throw self::conflict( __( 'Check the import to its end before you run it.', 'svc' ) );
		}
		if ( Status::Checked === $import->status ) {
			$this->imports->turn_to( $import, Status::Running );
			$import = $this->find( $id );
		}
		if ( Status::Running === $import->status ) {
			$this->steps->run( $import, $caller );
		} elseif ( Status::Linking === $import->status ) {
			$this->steps->link( $import, $caller );
		}
		return $this->get( $id );
	}

	/** @return array<string, mixed> */
	public function cancel( int $id ): array {
		$import = $this->find( $id );
		while ( ! $import->status->is_over() && ! $this->imports->turn_to( $import, Status::Cancelled ) ) {
			$import = $this->find( $id );
		}
		$until = microtime( true ) + ImportStepRunner::SECONDS;
		if ( Status::Finished !== $import->status && ! ( $this->rows->abandon( $id, $until ) && $this->rows->empty( $id, $until ) ) ) {
			Cleaner::expect_soon();
		}
		return $this->get( $id );
	}

	public function delete( int $id, Precondition $precondition ): void {
		$this->imports->exclusively(
			$id,
			function () use ( $id, $precondition ): void {
				$import = $this->find( $id );
				$precondition->require( Etag::of( $this->presented( $import ) ) );
				$this->invitations->cancel( $import );
				$this->imports->delete( $id );
			}
		);
		if ( ! $this->rows->delete( $id, microtime( true ) + ImportStepRunner::SECONDS ) ) {
			Cleaner::expect_soon();
		}
	}

	/** @throws Failure */
	public function find( int $id ): Import {
		return $this->imports->find( $id ) ?? throw new Failure( PeopleError::ImportNotFound, __( 'There is no such import. It may have been deleted, or has expired.', 'svc' ) );
	}

	/** @return array<string, mixed> */
	public function presented( Import $import ): array {
		$counts = $this->lists->counts( $import->id );
		$total  = (int) array_sum( $counts );

		list( $invited, $to_invite ) = $import->invites ? $this->invited->counts( $import->id ) : array( 0, 0 );
		return array(
			'id'               => $import->id,
			'name'             => $import->name,
			'status'           => $import->status->value,
			'progress'         => $this->progress( $import, $total ),
			'columns'          => $import->columns,
			'match'            => $import->match->value,
			'creates_accounts' => $import->creates_accounts,
			'clears'           => $import->clears,
			'strict'           => $import->is_strict,
			'invites'          => $import->invites,
			'role_for_new'     => $import->role_for_new->value,
			'total'            => $total,
			'done'             => match ( $import->status ) {
				Status::Checked, Status::Finished => $total,
				Status::Cancelled                 => $total - ( $counts[''] ?? 0 ),
				default                           => min( $total, $import->done ),
			},
			'created'          => $counts[ Outcome::Created->value ] ?? 0,
			'changed'          => $counts[ Outcome::Changed->value ] ?? 0,
			'unchanged'        => $counts[ Outcome::Unchanged->value ] ?? 0,
			'refused'          => $counts[ Outcome::Refused->value ] ?? 0,
			'with_problems'    => $this->lists->partial( $import->id ),
			'invited'          => $invited,
			'to_invite'        => $to_invite,
			'user_id'          => $import->user_id,
			'created_at'       => self::date( $import->created_at ),
		);
	}

	/** In percent. Setting managers counts as the second half of a run. */
	private function progress( Import $import, int $total ): int {
		$share = static fn ( int $part, int $whole ): int => (int) floor( 100 * min( 1, $part / max( 1, $whole ) ) );
		return match ( $import->status ) {
			Status::Open, Status::Cancelled   => 0,
			Status::Checking                  => $share( $import->done, $total ),
			Status::Running                   => intdiv( $share( $import->done, $total ), $import->sets_managers() ? 2 : 1 ),
			Status::Linking                   => 50 + intdiv( $share( $import->linked, $this->lists->links( $import->id ) ), 2 ),
			Status::Checked, Status::Finished => 100,
		};
	}

	/**
	 * @param array<string, string|null> $row
	 * @return array<string, mixed>
	 */
	private static function presented_row( array $row ): array {
		$found = RowStore::row( $row );
		return array(
			'number'     => $found->number,
			'outcome'    => $found->outcome?->value,
			'name'       => $found->name,
			'user_id'    => $found->user_id,
			'profile_id' => null === $row['profile_id'] ? null : (int) $row['profile_id'],
			'problems'   => $found->problems,
			'changes'    => $found->changes,
			'invited_at' => (string) Invitation::Sent->value === $row['invitation'] ? self::date( (int) $row['invite_at'] ) : null,
		);
	}

	private static function date( int $seconds ): string {
		return gmdate( 'Y-m-d\TH:i:s\Z', $seconds );
	}

	/** @param array<string, mixed> $input */
	private static function draft( array $input, Caller $caller ): Import {
		return new Import(
			0,
			$caller->id(),
			$input['name'],
			Status::Open,
			$input['columns'],
			MatchBy::from( $input['match'] ),
			$input['creates_accounts'],
			$input['clears'],
			$input['strict'],
			$input['invites'],
			Role::from( $input['role_for_new'] ),
			get_current_blog_id(),
			0,
			0,
			0,
			time()
		);
	}

	private function reopened( Import $import ): Import {
		if ( ! in_array( $import->status, array( Status::Checking, Status::Checked ), true ) || ! $this->imports->turn_to( $import, Status::Open ) ) {
			throw self::conflict( __( 'This import takes no more rows. Begin another one.', 'svc' ) );
		}
		return $this->find( $import->id );
	}

	private function require_rows( Import $import ): void {
		if ( array() === $this->lists->counts( $import->id ) ) {
			throw self::conflict( __( 'This import has no rows. Send them first.', 'svc' ) );
		}
	}

	private function require_may_run( Import $import, Caller $caller ): void {
		if ( $caller->can( 'create_users' ) ) {
			return;
		}
		$refused = array_filter(
			array(
				'creates_accounts' => $import->creates_accounts ? __( 'You may not create accounts. Import without that.', 'svc' ) : null,
				'invites'          => $import->invites ? __( 'You may not create accounts, and so not invite people either. Import without that.', 'svc' ) : null,
			)
		);
		if ( array() !== $refused ) {
			throw new Failure( CommonError::Forbidden, implode( ' ', $refused ), array( 'params' => $refused ) );
		}
	}

	private static function mapping_problem( Import $import ): ?string {
		$used = array_filter( $import->columns, static fn ( string $name ): bool => '' !== $name );
		if ( count( array_unique( $used ) ) < count( $used ) ) {
			return __( 'Two columns hold the same. Import only one of them.', 'svc' );
		}
		if ( null !== $import->key_column() ) {
			return null;
		}
		return MatchBy::Email === $import->match
			? __( 'One of them must be the e-mail of the account, which says whom a row is about.', 'svc' )
			: __( 'One of them must be the user ID, which says whom a row is about.', 'svc' );
	}

	private static function conflict( string $text ): Failure {
		return new Failure( PeopleError::ImportConflict, $text );
	}
}
