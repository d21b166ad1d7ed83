<?php

declare( strict_types=1 );

namespace Svc\Users\Privacy;

use Svc\Users\Sheets\Columns;
use Svc\Users\Sheets\SheetPerson;
use Svc\Users\Storage\DottedLines;
use Svc\Users\Storage\IntranetMeta;
use Svc\Users\Storage\Profile;
use Svc\Users\Storage\ProfileStore;
use WP_User;

/** Exports all fields of a person's profile and intranet profile, and what imports keep of the person. */
final class ProfileExporter {

	public function __construct(
		private readonly ProfileStore $store,
		private readonly IntranetMeta $intranet,
		private readonly DottedLines $lines,
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

	/** Managers are exported by name, not by e-mail or user ID, which are other people's data. */
	private function person( Profile $profile ): SheetPerson {
		$manager = null === $profile->manager_id ? null : $this->store->find_by_user( $profile->manager_id );
		$own     = $this->intranet->uncopied( $profile->user_id );
		$lines   = $this->lines->valid( array( $own[ DottedLines::field() ] ), array( $profile->manager_id ) )[0];
		$names   = array_map( fn ( int $id ): string => $this->store->find_by_user( $id )?->name() ?? '', $lines );
		return new SheetPerson( $profile, $manager?->name() ?? '', array( DottedLines::field() => $names ) + $own );
	}
}
