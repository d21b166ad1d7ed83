<?php

declare( strict_types=1 );

namespace Svc\Users\Privacy;

use Svc\Users\Sheets\Columns;
use Svc\Users\Sheets\SheetPerson;
use Svc\Users\Storage\AddressStore;
use Svc\Users\Storage\DottedLines;
use Svc\Users\Storage\IntranetMeta;
use Svc\Users\Storage\Profile;
use Svc\Users\Storage\ProfileStore;
use Svc\Users\Storage\TrashedProfile;
use Svc\Users\Storage\TrashStore;
use WP_User;

/** Exports all fields of a person's profile and intranet profile, those in the trash too, and what imports keep of the person. */
final class ProfileExporter {

	public function __construct(
		private readonly ProfileStore $store,
		private readonly TrashStore $trash,
		private readonly IntranetMeta $intranet,
		private readonly DottedLines $lines,
		private readonly Columns $columns,
		private readonly ImportTraces $traces,
		private readonly AddressStore $addresses,
	) {}

	/** @return array{data: list<array<string, mixed>>, done: true} */
	public function export( string $email ): array {
		$user   = get_user_by( 'email', $email );
		$people = $user instanceof WP_User ? $this->people( $user->ID ) : array();
		return array(
			'data' => array(
				...array_merge( ...array_map( ( new PersonalData( $this->columns ) )->groups( ... ), $people ) ),
				...array_merge( ...array_map( fn ( SheetPerson $person ): array => $this->addresses( $person->profile->id ), $people ) ),
				...$this->traces->groups( $user instanceof WP_User ? $user->ID : 0, $email ),
			),
			'done' => true,
		);
	}

	/**
	 * Former addresses are made from former names.
	 *
	 * @return list<array{group_id: string, group_label: string, item_id: string, data: list<array{name: string, value: string}>}>
	 */
	private function addresses( int $profile_id ): array {
		$slugs = $this->addresses->all_of( $profile_id );
		return array() === $slugs ? array() : array(
			array(
				'group_id'    => 'svc-profile',
				'group_label' => __( 'Company profile', 'svc' ),
				'item_id'     => "svc-profile-$profile_id",
				'data'        => array(
					array(
						'name'  => __( 'Names in addresses of pages', 'svc' ),
						'value' => esc_html( rawurldecode( implode( ', ', $slugs ) ) ),
					),
				),
			),
		);
	}

	/** @return list<SheetPerson> */
	private function people( int $user_id ): array {
		$profile = $this->store->find_by_user( $user_id );
		$live    = null === $profile ? array() : array( $this->person( $profile, $this->intranet->uncopied( $user_id ) ) );
		$trashed = $this->trash->of_user( $user_id );
		return array( ...$live, ...array_map( fn ( TrashedProfile $one ): SheetPerson => $this->person( $one->profile, $this->intranet->uncopied_in( $one->intranet ) ), $trashed ) );
	}

	/**
	 * Managers are exported by name, not by e-mail or user ID, which are other people's data.
	 *
	 * @param array<string, mixed> $own Intranet fields that the profile has no copy of.
	 */
	private function person( Profile $profile, array $own ): SheetPerson {
		$manager = null === $profile->manager_id ? null : $this->store->find_by_user( $profile->manager_id );
		$lines   = $this->lines->valid( array( $own[ DottedLines::field() ] ), array( $profile->manager_id ) )[0];
		$names   = array_map( fn ( int $id ): string => $this->store->find_by_user( $id )?->name() ?? '', $lines );
		return new SheetPerson( $profile, $manager?->name() ?? '', array( DottedLines::field() => $names ) + $own );
	}
}
