<?php

declare( strict_types=1 );

namespace Svc\Users;

use Closure;
use Svc\Kernel\Caller;
use Svc\Users\Fields\Role;
use Svc\Users\Fields\SearchField;
use Svc\Users\Intranet\Directory\DirectoryConditions;
use Svc\Users\Intranet\Directory\DirectoryLists;
use Svc\Users\Intranet\Directory\DirectoryQuery;
use Svc\Users\Intranet\Directory\DirectorySort;
use Svc\Users\PersonPages\PersonPages;
use Svc\Users\Profiles\Lists\ListQuery;
use Svc\Users\Profiles\Lists\ProfileLists;
use Svc\Users\Profiles\Lists\Summary;
use Svc\Users\Storage\Profile;
use Svc\Users\Storage\SearchWords;
use Svc\Users\Storage\VisibleProfiles;

/** Reads people for other components. */
final class Contacts {

	/** @param Closure(): PersonPages $pages */
	public function __construct(
		private readonly Services $services,
		private readonly Closure $pages,
	) {}

	/** Null where there is no such profile. */
	public function find( int $user_id ): ?Contact {
		return $this->contacts( array_filter( array( $this->profile( $user_id ) ) ) )[0] ?? null;
	}

	/**
	 * @param list<int> $user_ids
	 * @return array<int, string> Name by user ID, without those who have no profile.
	 */
	public function names( array $user_ids ): array {
		return $this->services->profile_store()->names( $user_ids );
	}

	/** With what the caller sees of it; null where that is nothing. */
	public function visible( int $user_id, Caller $caller ): ?Contact {
		$profile = $this->profile( $user_id );
		$scope   = $this->services->policy()->scope( $caller );
		if ( null === $profile || ! $scope->includes( $profile ) ) {
			return null;
		}
		return $this->contacts( array( $profile->without( $scope->hidden_of( $profile->id ) ) ) )[0];
	}

	/** @return array{list<Contact>, int} People by last name, without realtor partners, and how many there are. */
	public function page( int $page, int $per_page ): array {
		$conditions = new DirectoryConditions( $this->services->search(), $this->services->short_words() );
		$listed     = ( new DirectoryLists( $this->services->database, $conditions ) )->page( new DirectoryQuery(), DirectorySort::LastName, false, $page, $per_page );
		return array( $this->of_users( array_column( $listed->data, 'id' ) ), $listed->total );
	}

	/** @return array{list<Contact>, int} Those whose names have the words, realtor partners as well, by last name, and how many there are. */
	public function search( string $words, ?Role $role, int $page, int $per_page ): array {
		$lists = new ProfileLists( $this->services->database, $this->services->list_conditions(), $this->services->profile_fields() );
		$query = new ListQuery( VisibleProfiles::everyone(), $role, SearchWords::of( $words ), array( SearchField::NAME ), page: $page, per_page: $per_page );

		list( $summaries, $total ) = $lists->page( $query );
		return array( $this->of_users( array_map( static fn ( Summary $one ): int => $one->user_id, $summaries ) ), $total );
	}

	/**
	 * @param list<int> $user_ids
	 * @return list<Contact> In this order; accounts without a profile are left out.
	 */
	public function of_users( array $user_ids ): array {
		$profiles = array() === $user_ids ? array() : array_column( $this->services->profile_store()->of_users( $user_ids ), null, 'user_id' );
		return $this->contacts( array_filter( array_map( static fn ( int $id ): ?Profile => $profiles[ $id ] ?? null, $user_ids ) ) );
	}

	/** @return iterable<Contact> All people without realtor partners, read in chunks. */
	public function all(): iterable {
		foreach ( $this->services->profile_store()->batches() as $profiles ) {
			yield from $this->contacts( array_filter( $profiles, static fn ( Profile $profile ): bool => $profile->role->is_person() ) );
		}
	}

	/**
	 * @param list<string> $days Of any year, such as 11-23.
	 * @return iterable<string, Contact> People who began to work for the company on one of them, by their first day.
	 */
	public function who_started_on( array $days ): iterable {
		foreach ( $this->services->profile_store()->batches() as $profiles ) {
			foreach ( $profiles as $profile ) {
				if ( $profile->role->is_person() && in_array( substr( $profile->start_date, 5 ), $days, true ) ) {
					yield $profile->start_date => $this->contacts( array( $profile ) )[0];
				}
			}
		}
	}

	public function is_partner( int $user_id ): bool {
		return Role::RealtorPartner === $this->role( $user_id );
	}

	/** @return Role|null Null where the account has no profile. */
	public function role( int $user_id ): ?Role {
		return $user_id > 0 ? $this->services->caller_profiles()->of( $user_id )?->role : null;
	}

	/** Whether the account has a profile, and it is not a realtor partner's. */
	public function is_person( int $user_id ): bool {
		return true === $this->services->caller_profiles()->of( $user_id )?->role->is_person();
	}

	private function profile( int $user_id ): ?Profile {
		return $user_id > 0 ? $this->services->profile_store()->find_by_user( $user_id ) : null;
	}

	/**
	 * @param array<Profile> $profiles
	 * @return list<Contact>
	 */
	private function contacts( array $profiles ): array {
		$urls = ( $this->pages )()->urls( array_values( array_map( static fn ( Profile $profile ): int => $profile->id, $profiles ) ) );
		return array_values( array_map( static fn ( Profile $profile ): Contact => Contact::of( $profile, $urls[ $profile->id ] ?? '' ), $profiles ) );
	}
}
