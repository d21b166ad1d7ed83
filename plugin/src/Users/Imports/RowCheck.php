<?php

declare( strict_types=1 );

namespace Svc\Users\Imports;

use Svc\Kernel\Caller;
use Svc\Kernel\Failure;
use Svc\Users\Fields\Role;
use Svc\Users\Intranet\Profile\IntranetProfiles;
use Svc\Users\Profiles\Profiles;
use Svc\Users\Storage\Managers;
use Svc\Users\Storage\Profile;
use Svc\Users\Storage\ProfileStore;

/** Determines what a row would change, by the rules and with the errors of the operations. Managers are checked later, by LinkCheck. */
final class RowCheck {

	public function __construct(
		private readonly RowReader $reader,
		private readonly RowStore $rows,
		private readonly Accounts $accounts,
		private readonly ProfileStore $store,
		private readonly Profiles $profiles,
		private readonly IntranetProfiles $intranet,
	) {}

	public function of( Import $import, ImportRow $row, Caller $caller ): ImportRow {
		$input = $this->reader->read( $import, $row->cells );
		$row   = ( new ImportRow( $row->number, $row->cells ) )->with( array( 'name' => $input->name() ) );
		if ( '' === $input->key ) {
			return $row->refused( (string) $import->key_column(), __( 'This is required: it says whom the row is about.', 'svc' ) );
		}
		$user_id = $this->accounts->find( $import->match, $input->key );
		$person  = null === $user_id ? 'e:' . strtolower( $input->key ) : "u:$user_id";
		$row     = $row->with( array( 'user_id' => $user_id ) );
		if ( null === $user_id ) {
			$objection = $this->no_account( $import, $input->key );
			if ( null !== $objection ) {
				return $row->refused( (string) $import->key_column(), $objection );
			}
		}
		$earlier = $this->rows->earlier( $import->id, $person, $row->number );
		if ( null !== $earlier ) {
			/* translators: %d: number of a row. */
			return $row->refused( (string) $import->key_column(), sprintf( __( 'Row %d is about the same account already.', 'svc' ), $earlier ) );
		}
		$profile = null === $user_id ? null : $this->store->find_by_user( $user_id );
		return $this->person( $row->with( array( 'person' => $person ) ), $input, $profile, $caller );
	}

	private function no_account( Import $import, string $key ): ?string {
		return match ( true ) {
			MatchBy::Id === $import->match  => __( 'There is no such user. Send the ID of an existing account.', 'svc' ),
			$import->creates_accounts       => $this->accounts->objection( $key ),
			false === is_email( $key )      => __( 'This must be an e-mail address, such as jane@example.com.', 'svc' ),
			default                         => __( 'There is no account with this e-mail address. Correct it, or let the import create accounts.', 'svc' ),
		};
	}

	private function person( ImportRow $row, RowInput $input, ?Profile $profile, Caller $caller ): ImportRow {
		foreach ( $this->reader->problems( $input, null === $profile ) as $problem ) {
			$row = $row->refused( $problem['column'], $problem['message'] );
		}
		if ( array() !== $row->problems ) {
			return $row;
		}
		$role      = Role::tryFrom( (string) ( $input->profile['role'] ?? $profile?->role->value ?? '' ) );
		$is_inside = null === $role || $role->is_person();
		if ( ! $is_inside && null !== $input->manager && '' !== $input->manager ) {
			return $row->refused( 'manager', Managers::of_partner() );
		}
		if ( ! $is_inside && array() !== $input->inside() ) {
			/* translators: %s: headers of columns. */
			$message = __( 'A realtor partner has no intranet profile. Leave these columns empty: %s.', 'svc' );
			return $row->refused( 'role', sprintf( $message, implode( ', ', $this->reader->intranet_labels( $input->inside() ) ) ) );
		}
		$row = $row->with(
			array(
				'is_inside' => $is_inside,
				'name'      => '' !== $row->name ? $row->name : $profile?->name() ?? '',
				'manager'   => $is_inside ? $this->manager( $input->manager ) : null,
			)
		);
		return null === $profile ? $row->with( array( 'outcome' => Outcome::Created ) ) : $this->change( $row, $input, $profile, $caller );
	}

	private function change( ImportRow $row, RowInput $input, Profile $profile, Caller $caller ): ImportRow {
		$is_of_intranet = false;
		try {
			$changes        = $this->profiles->would_change( $profile, $this->reader->profile( $input, false, $profile->user_id ), $caller );
			$columns        = $this->reader->columns( $changes );
			$is_of_intranet = true;
			$inside         = $profile->role->is_person() && $row->is_inside
				? $this->intranet->would_change( $profile->user_id, $this->reader->intranet( $input ), $caller )
				: $input->inside();
		} catch ( Failure $failure ) {
			foreach ( $this->reader->of_failure( $failure, $is_of_intranet ) as $problem ) {
				$row = $row->refused( $problem['column'], $problem['message'] );
			}
			return $row;
		}
		return $row->with(
			array(
				'outcome' => array() === array( ...$changes, ...$inside ) ? Outcome::Unchanged : Outcome::Changed,
				'changes' => array( ...$columns, ...$this->reader->columns( $inside, true ) ),
			)
		);
	}

	/** The manager as named in rows. */
	private function manager( ?string $manager ): ?string {
		if ( null === $manager || '' === $manager ) {
			return $manager;
		}
		$user_id = $this->accounts->find( str_contains( $manager, '@' ) ? MatchBy::Email : MatchBy::Id, $manager );
		return null === $user_id ? 'e:' . substr( strtolower( $manager ), 0, 110 ) : "u:$user_id";
	}
}
