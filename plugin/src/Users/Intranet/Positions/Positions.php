<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Positions;

use Svc\Kernel\Caller;
use Svc\Kernel\Etag;
use Svc\Kernel\Failure;
use Svc\Kernel\Precondition;
use Svc\Users\Intranet\People;
use Svc\Users\Storage\History\Author;
use Svc\Users\Storage\Managers;
use Svc\Users\Storage\Position;
use Svc\Users\Storage\PositionStore;
use Svc\Users\Storage\Profile;
use Svc\Users\Storage\ProfileStore;
use Svc\Users\Storage\ProfileWriter;

/** Creates, changes, fills and deletes vacancies. */
final class Positions {

	/** @param Managers $managers The rules, with errors for the field `user_id`. */
	public function __construct(
		private readonly PositionStore $store,
		private readonly ProfileStore $profiles,
		private readonly ProfileWriter $writer,
		private readonly Managers $managers,
	) {}

	/**
	 * @param array<string, mixed> $input
	 * @throws Failure
	 */
	public function create( array $input ): Position {
		return $this->writer->exclusively(
			function () use ( $input ): Position {
				$position = ( new Position( 0, '', '', null, array() ) )->with( $input );
				$this->require_valid( $position );
				return $this->store->insert( $position );
			}
		);
	}

	/**
	 * @param array<string, mixed> $input
	 * @return Position As it is now; as it was last, where it has been filled.
	 * @throws Failure
	 */
	public function update( int $id, array $input, Caller $caller, Precondition $precondition ): Position {
		return $this->writer->exclusively(
			function () use ( $id, $input, $precondition ): Position {
				$old = $this->expected( $id, $precondition );
				if ( ( $input['id'] ?? $id ) !== $id ) {
					throw Failure::invalid( array( 'id' => __( 'This is read-only. Leave it out or send it back unchanged.', 'svc' ) ) );
				}
				$new = $old->with( $input );
				$this->require_valid( $new );
				if ( $new->present() !== $old->present() ) {
					$this->store->update( $new );
				}
				if ( isset( $input['user_id'] ) ) {
					$this->fill( $new, $input['user_id'] );
				}
				return $new;
			},
			Author::of( $caller )
		);
	}

	/** @throws Failure */
	public function delete( int $id, Precondition $precondition ): void {
		$this->writer->exclusively(
			function () use ( $id, $precondition ): void {
				$this->expected( $id, $precondition );
				$this->store->delete( $id );
			}
		);
	}

	/** @throws Failure */
	private function expected( int $id, Precondition $precondition ): Position {
		$position = $this->store->find( $id ) ?? throw People::no_such_position();
		$precondition->require( Etag::of( $position->present() ) );
		return $position;
	}

	/** @throws Failure */
	private function require_valid( Position $position ): void {
		$manager = null === $position->reports_to ? null : $this->profiles->find_by_user( $position->reports_to );
		if ( null !== $position->reports_to && true !== $manager?->role->is_person() ) {
			throw Failure::invalid( array( 'reports_to' => Managers::no_such_person() ) );
		}
		$strangers = array_diff( $position->report_ids, $this->store->reporting_to( $position->reports_to, $position->report_ids ) );
		if ( array() !== $strangers ) {
			$text = sprintf(
				/* translators: %s: user IDs, separated by commas. */
				__( 'These do not report to the manager of the vacancy: %s. Send user IDs of people whose manager is the one in reports_to; where that is null, of people without a manager.', 'svc' ),
				implode( ', ', $strangers )
			);
			throw Failure::invalid( array( 'report_ids' => $text ) );
		}
	}

	/** @throws Failure */
	private function fill( Position $position, int $user_id ): void {
		$person = $this->profiles->find_by_user( $user_id );
		if ( null === $person || ! $person->role->is_person() ) {
			throw Failure::invalid( array( 'user_id' => Managers::no_such_person() ) );
		}
		if ( $user_id === $position->reports_to ) {
			throw Failure::invalid( array( 'user_id' => __( 'This is the manager of the vacancy, who cannot fill it. Send the user ID of another person, or another manager.', 'svc' ) ) );
		}
		$filled = $person->with( array( 'manager_id' => $position->reports_to ) );
		$this->managers->require_valid( $filled, $user_id );
		$this->writer->update( $person, $filled );
		foreach ( $position->report_ids as $report_id ) {
			$this->move( $report_id, $user_id );
		}
		$this->store->leave( $user_id );
		$this->store->delete( $position->id );
	}

	private function move( int $report_id, int $manager_id ): void {
		$report = $report_id === $manager_id ? null : $this->profiles->find_by_user( $report_id );
		if ( $report instanceof Profile ) {
			$this->writer->update( $report, $report->with( array( 'manager_id' => $manager_id ) ) );
		}
	}
}
