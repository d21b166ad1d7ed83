<?php

declare( strict_types=1 );

namespace Svc\Users\Imports;

use Svc\Kernel\Caller;
use Svc\Kernel\Failure;
use Svc\Kernel\Precondition;
use Svc\Users\Fields\MetaKeys;
use Svc\Users\Intranet\Profile\IntranetProfileEdits;
use Svc\Users\Profiles\ProfileEdits;
use Svc\Users\Storage\History\Author;
use Svc\Users\Storage\History\ChangeLog;
use Svc\Users\Storage\History\Way;
use Svc\Users\Storage\ProfileStore;

/** Applies a row by the operations' services, which check it again. */
final class RowRun {

	public function __construct(
		private readonly RowReader $reader,
		private readonly Accounts $accounts,
		private readonly ProfileStore $store,
		private readonly ProfileEdits $profiles,
		private readonly IntranetProfileEdits $intranet,
		private readonly ChangeLog $log,
	) {}

	/**
	 * Finds or creates the account, outside the row's transaction: hooks of other plugins on new accounts may take long.
	 * After a crash the next run finds the account by its e-mail.
	 *
	 * @throws Failure
	 */
	public function account( Import $import, ImportRow $row ): int {
		$input = $this->reader->read( $import, $row->cells, $row->left_out() );
		$found = $this->accounts->find( $import->match, $input->key );
		return $found ?? $this->accounts->create( $import->id, $input->key, (string) ( $input->profile['first_name'] ?? '' ), (string) ( $input->profile['last_name'] ?? '' ) );
	}

	/**
	 * Applies all columns but the manager, who may be further down in the file.
	 *
	 * @return bool Whether this import has created the account.
	 * @throws Failure
	 */
	public function person( Import $import, ImportRow $row, int $user_id, Caller $caller ): bool {
		$input = $this->reader->read( $import, $row->cells, $row->left_out() );
		$this->log->by( self::author( $caller ), fn () => $this->write( $input, $row->is_inside, $user_id, $caller ) );
		return $this->accounts->keep( $import->id, $user_id );
	}

	private function write( RowInput $input, bool $is_inside, int $user_id, Caller $caller ): void {
		$profile = $this->store->find_by_user( $user_id );
		if ( null === $profile ) {
			$this->profiles->create( $this->reader->profile( $input, true, $user_id ), $caller );
		} else {
			$this->profiles->update( $profile->id, $this->reader->profile( $input, false, $user_id ), $caller, Precondition::none() );
		}
		$intranet = $is_inside ? $this->reader->intranet( $input ) : array();
		if ( array() !== $intranet ) {
			$this->intranet->update( $user_id, $intranet, $caller, Precondition::none() );
		}
	}

	private static function author( Caller $caller ): Author {
		return new Author( $caller->id(), Way::Import );
	}

	/** Deletes the account of a refused row, if it was created for the row. */
	public function take_back( Import $import, int $user_id ): void {
		$this->accounts->take_back( $import->id, $user_id );
	}

	/** @throws Failure */
	public function manager( ImportRow $row, Caller $caller ): void {
		$profile = null === $row->user_id ? null : $this->store->find_by_user( $row->user_id );
		if ( null === $profile ) {
			throw Failure::invalid( array( 'meta.' . MetaKeys::REPORTS_TO => __( 'The profile is gone.', 'svc' ) ) );
		}
		list( $kind, $key ) = '' === $row->manager ? array( '', '' ) : explode( ':', (string) $row->manager, 2 );
		// No account has the ID 2^53, so the operation reports its usual error for a manager who was deleted after the check.
		$manager = '' === $kind ? null : ( $this->accounts->find( 'u' === $kind ? MatchBy::Id : MatchBy::Email, $key ) ?? 2 ** 53 );
		$input   = array( 'meta' => array( MetaKeys::REPORTS_TO => $manager ) );
		$this->log->by( self::author( $caller ), fn () => $this->profiles->update( $profile->id, $input, $caller, Precondition::none() ) );
	}

	/** @return string What the file says of the manager. */
	public function manager_cell( Import $import, ImportRow $row ): string {
		return (string) $this->reader->read( $import, $row->cells )->manager;
	}

	/** @return list<array{column: string, message: string}> */
	public function problems( Failure $failure ): array {
		return $this->reader->of_failure( $failure );
	}
}
