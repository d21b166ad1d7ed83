<?php

declare( strict_types=1 );

namespace Svc\Users\Privacy;

use Svc\Users\Sheets\Columns;
use Svc\Users\Sheets\SheetPerson;
use Svc\Users\Storage\IntranetMeta;
use Svc\Users\Storage\Profile;
use Svc\Users\Storage\ProfileStore;
use WP_User;

/** Exports all fields of a person's profile and intranet profile, and what imports keep of the person. */
final class ProfileExporter {

	public function __construct(
		private readonly ProfileStore $store,
		private readonly IntranetMeta $intranet,
		private readonly Columns $columns,
		private readonly ImportTraces $traces,
	) {}

	/** @return array{data: list<array<string, mixed>>, done: true} */
	public function export( string $email ): array {
		$user    = get_user_by( 'email', $email );
		$profile = $user instanceof WP_User ? $this->store->find_by_user( $user->ID ) : null;
		return array(
			'data' => array(
				...( null === $profile ? array() : ( new PersonalData( $this->columns ) )->groups( $this->person( $profile ) ) ),
				...$this->traces->groups( $user instanceof WP_User ? $user->ID : 0, $email ),
			),
			'done' => true,
		);
	}

	/** The manager is exported by name, not by e-mail, which is another person's data. */
	private function person( Profile $profile ): SheetPerson {
		$manager = null === $profile->manager_id ? null : $this->store->find_by_user( $profile->manager_id );
		return new SheetPerson( $profile, $manager?->name() ?? '', $this->intranet->uncopied( $profile->user_id ) );
	}
}
