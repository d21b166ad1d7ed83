<?php

declare( strict_types=1 );

namespace Svc\Users\History;

use Svc\Kernel\Caller;
use Svc\Kernel\Failure;
use Svc\Kernel\Page;
use Svc\Users\Fields\Field;
use Svc\Users\PeopleError;
use Svc\Users\Profiles\ProfilePolicy;
use Svc\Users\Storage\History\HistoryFields;
use Svc\Users\Storage\History\HistoryStore;
use Svc\Users\Storage\Profile;
use Svc\Users\Storage\ProfileStore;

/** Lists the changes of a profile. */
final class History {

	public function __construct(
		private readonly HistoryStore $store,
		private readonly HistoryFields $fields,
		private readonly ProfileStore $profiles,
		private readonly ProfilePolicy $policy,
	) {}

	public function may_read_some( Caller $caller ): bool {
		return $this->policy->may_manage( $caller ) || $this->policy->has_profile( $caller );
	}

	/**
	 * Administrators also see the history of a profile in the trash, and the entry of its deletion for good.
	 *
	 * @param array<string, mixed> $input Parsed.
	 * @throws Failure
	 */
	public function page( int $profile_id, array $input, Caller $caller ): Page {
		$profile = $this->profiles->find( $profile_id );
		$person  = null;
		if ( $this->policy->may_manage( $caller ) ) {
			$fields = isset( $input['field'] ) ? array( $input['field'] ) : null;
		} else {
			$fields = $this->seen( $this->owned( $profile, $caller ), $caller );
			// Before it was moved to this account, the profile may have been another person's.
			$person = $caller->id();
			$fields = isset( $input['field'] ) ? array_values( array_intersect( $fields, array( $input['field'] ) ) ) : $fields;
		}
		if ( array() === $fields ) {
			return new Page( array(), 0, $input['page'], $input['per_page'] );
		}
		list( $entries, $total ) = $this->store->page( $profile_id, $fields, $person, $input['way'] ?? null, $input['page'], $input['per_page'] );
		if ( null === $profile && 0 === $total && ! $this->store->has_profile( $profile_id ) ) {
			throw new Failure( PeopleError::ProfileNotFound, __( 'There is no such profile.', 'svc' ) );
		}
		return new Page( $entries, $total, $input['page'], $input['per_page'] );
	}

	/** @throws Failure */
	private function owned( ?Profile $profile, Caller $caller ): Profile {
		return null !== $profile && $this->policy->owns( $caller, $profile ) ? $profile : throw Failure::forbidden();
	}

	/** @return list<string> Names of the fields that the owner sees. */
	private function seen( Profile $profile, Caller $caller ): array {
		$seen = array_filter( $this->fields->all(), fn ( Field $field ): bool => $this->policy->sees( $caller, $field->visibility, $profile ) );
		return array( HistoryFields::PROFILE, ...array_keys( $seen ) );
	}
}
