<?php

declare( strict_types=1 );

namespace Svc\Users\Privacy;

use Svc\Users\Sheets\Column;
use Svc\Users\Sheets\Columns;
use Svc\Users\Sheets\Place;
use Svc\Users\Sheets\SheetPerson;
use Svc\Users\Storage\IntranetMeta;
use Svc\Users\Storage\Profile;
use Svc\Users\Storage\ProfileStore;
use WP_User;

/** All that a profile and its internal profile have of somebody, in the words of the spreadsheet's columns. */
final class ProfileExporter {

	public function __construct(
		private readonly ProfileStore $store,
		private readonly IntranetMeta $intranet,
		private readonly Columns $columns,
	) {}

	/** @return array{data: list<array<string, mixed>>, done: true} */
	public function export( string $email ): array {
		$user    = get_user_by( 'email', $email );
		$profile = $user instanceof WP_User ? $this->store->find_by_user( $user->ID ) : null;
		return array(
			'data' => null === $profile ? array() : $this->groups( $profile ),
			'done' => true,
		);
	}

	/** @return list<array<string, mixed>> */
	private function groups( Profile $profile ): array {
		$manager = null === $profile->manager_id ? null : $this->store->find_by_user( $profile->manager_id );
		$person  = new SheetPerson( $profile, $manager?->name() ?? '', $this->intranet->uncopied( $profile->user_id ) );
		$cells   = array_filter( $person->cells( $this->columns->all() ), static fn ( string $cell ): bool => '' !== $cell );
		$inside  = array_filter( $this->columns->all(), static fn ( Column $column ): bool => Place::Intranet === $column->place );
		return array_values(
			array_filter(
				array(
					$this->group( 'svc-profile', __( 'Company profile', 'svc' ), $profile, array_diff_key( $cells, $inside ) ),
					$this->group( 'svc-internal-profile', __( 'Internal profile', 'svc' ), $profile, array_intersect_key( $cells, $inside ) ),
				)
			)
		);
	}

	/**
	 * @param array<string, string> $cells
	 * @return array<string, mixed>|null
	 */
	private function group( string $id, string $label, Profile $profile, array $cells ): ?array {
		$data = array();
		foreach ( $cells as $name => $cell ) {
			$data[] = array(
				'name'  => 'manager' === $name ? __( 'Manager', 'svc' ) : $this->columns->all()[ $name ]->label,
				'value' => nl2br( esc_html( trim( $cell ) ), false ),
			);
		}
		return array() === $data ? null : array(
			'group_id'    => $id,
			'group_label' => $label,
			'item_id'     => "svc-profile-$profile->id",
			'data'        => $data,
		);
	}
}
