<?php

declare( strict_types=1 );

namespace Svc\Users\Imports;

use Svc\Kernel\Caller;
use Svc\Kernel\Failure;
use Svc\Users\Fields\Role;
use Svc\Users\Intranet\Profile\IntranetProfileEdits;
use Svc\Users\Profiles\ProfileEdits;
use Svc\Users\Storage\Managers;
use Svc\Users\Storage\NameKey;
use Svc\Users\Storage\Profile;
use Svc\Users\Storage\ProfileStore;

/** Determines what a row would change, by the rules and with the errors of the operations. Managers are checked later, by LinkCheck. */
final class RowCheck {

	public function __construct(
		private readonly RowReader $reader,
		private readonly RowStore $rows,
		private readonly Accounts $accounts,
		private readonly ProfileStore $store,
		private readonly ProfileEdits $profiles,
		private readonly IntranetProfileEdits $intranet,
	) {}

	public function of( Import $import, ImportRow $row, Caller $caller ): ImportRow {
		$input = $this->reader->read( $import, $row->cells );
		$row   = ( new ImportRow( $row->number, $row->cells ) )->with( array( 'name' => trim( implode( ' ', $input->names() ) ) ) );
		if ( '' === $input->key ) {
			return $row->refused( (string) $import->key_column(), __( 'This is required: it says whom the row is about.', 'svc' ) );
		}
		$user_id = $this->accounts->find( $import->match, $input->key );
		$row     = $row->with(
			array(
				'user_id' => $user_id,
				'person'  => mb_substr( null === $user_id ? 'e:' . strtolower( $input->key ) : "u:$user_id", 0, 120, 'UTF-8' ),
			)
		);
		if ( null === $user_id ) {
			$objection = $this->no_account( $import, $input->key );
			if ( null !== $objection ) {
				return $row->refused( (string) $import->key_column(), $objection );
			}
		}
		$earlier = $this->rows->earlier( $import->id, $row->person, $row->number );
		if ( null !== $earlier ) {
			/* translators: %d: number of a row. */
			return $row->refused( (string) $import->key_column(), sprintf( __( 'Row %d is about the same account already.', 'svc' ), $earlier ) );
		}
		return $this->outcome( $import, $row, null === $user_id ? null : $this->store->find_by_user( $user_id ), $caller );
	}

	private function no_account( Import $import, string $key ): ?string {
		return match ( true ) {
			MatchBy::Id === $import->match  => __( 'There is no such user. Send the ID of an existing account.', 'svc' ),
			$import->creates_accounts       => $this->accounts->objection( $key ),
			false === is_email( $key )      => __( 'This must be an e-mail address, such as jane@example.com.', 'svc' ),
			default                         => __( 'There is no account with this e-mail address. Correct it, or let the import create accounts.', 'svc' ),
		};
	}

	/** Leaves out wrong cells until the others are right, or refuses the row. */
	private function outcome( Import $import, ImportRow $row, ?Profile $profile, Caller $caller ): ImportRow {
		do {
			$input    = $this->reader->read( $import, $row->cells, $row->left_out() );
			$problems = array( ...$this->reader->problems( $input, null === $profile ) );
			$problems = array() === $problems ? $this->of_partner( $input, $profile ) : $problems;
			$changes  = array();
			if ( array() === $problems && null !== $profile ) {
				list( $changes, $problems ) = $this->changes( $input, $profile, $caller );
			}
			$is_refused = array() !== array_filter( $problems, fn ( array $problem ): bool => $this->costs_the_row( $import, $row, $problem['column'] ) );
			foreach ( $problems as $problem ) {
				$row = $is_refused ? $row->refused( $problem['column'], $problem['message'] ) : $row->with_problem( $problem['column'], $problem['message'] );
			}
		} while ( array() !== $problems && ! $is_refused );
		return $is_refused ? $row : $this->accepted( $row, $input, $profile, $changes );
	}

	/** Whether the problem cannot be solved by leaving out a cell. */
	private function costs_the_row( Import $import, ImportRow $row, string $column ): bool {
		return $import->is_strict || ! $this->reader->is_optional( $column ) || ! in_array( $column, array_diff( $import->columns, $row->left_out() ), true );
	}

	/** @param list<string> $changes Columns. */
	private function accepted( ImportRow $row, RowInput $input, ?Profile $profile, array $changes ): ImportRow {
		$is_inside = $this->is_inside( $input, $profile );
		$names     = $input->names( $profile );
		return $row->with(
			array(
				'is_inside' => $is_inside,
				'name'      => trim( implode( ' ', $names ) ),
				'name_key'  => NameKey::of( ...$names ),
				'manager'   => $is_inside ? $this->manager( $input->manager ) : null,
				'changes'   => $changes,
				'outcome'   => match ( true ) {
					null === $profile    => Outcome::Created,
				array() === $changes => Outcome::Unchanged,
				default              => Outcome::Changed,
				},
			)
		);
	}

	private function is_inside( RowInput $input, ?Profile $profile ): bool {
		$stored = null === $profile ? $input->role : $profile->role->value;
		return Role::tryFrom( (string) ( $input->profile['role'] ?? $stored ) )?->is_person() ?? true;
	}

	/** @return list<array{column: string, message: string}> */
	private function of_partner( RowInput $input, ?Profile $profile ): array {
		if ( $this->is_inside( $input, $profile ) ) {
			return array();
		}
		$problems = null === $input->manager || '' === $input->manager ? array() : array( 'manager' => Managers::of_partner() );
		$problems += array_fill_keys( $this->reader->columns( $input->inside(), true ), __( 'A realtor partner has no intranet profile. Leave this empty.', 'svc' ) );
		return array_map(
			static fn ( string $column, string $message ): array => array(
				'column'  => $column,
				'message' => $message,
			),
			array_keys( $problems ),
			$problems
		);
	}

	/** @return array{list<string>, list<array{column: string, message: string}>} Columns that change the person, or problems. */
	private function changes( RowInput $input, Profile $profile, Caller $caller ): array {
		$is_of_intranet = false;
		try {
			$changes        = $this->profiles->would_change( $profile, $this->reader->profile( $input, false, $profile->user_id ), $caller );
			$is_of_intranet = true;
			$inside         = $profile->role->is_person() && $this->is_inside( $input, $profile )
				? $this->intranet->would_change( $profile->user_id, $this->reader->intranet( $input ), $caller )
				: $input->inside();
		} catch ( Failure $failure ) {
			return array( array(), $this->reader->of_failure( $failure, $is_of_intranet ) );
		}
		return array( array( ...$this->reader->columns( $changes ), ...$this->reader->columns( $inside, true ) ), array() );
	}

	/** The manager as named in rows; a name is "n:" and its key until all rows are known. */
	private function manager( ?string $manager ): ?string {
		if ( null === $manager || '' === $manager ) {
			return $manager;
		}
		$match = str_contains( $manager, '@' ) ? MatchBy::Email : MatchBy::Id;
		if ( MatchBy::Id === $match && 1 !== preg_match( '/^[0-9]+$/D', $manager ) ) {
			return mb_substr( RowNameIndex::MARK . NameKey::of_cell( $manager ), 0, 120, 'UTF-8' );
		}
		$user_id = $this->accounts->find( $match, $manager );
		return null === $user_id ? 'e:' . substr( strtolower( $manager ), 0, 110 ) : "u:$user_id";
	}
}
