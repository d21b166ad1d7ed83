<?php

declare( strict_types=1 );

namespace Svc\Users\Privacy;

use Svc\Users\Sheets\Column;
use Svc\Users\Sheets\Columns;
use Svc\Users\Sheets\Place;
use Svc\Users\Sheets\SheetPerson;

/** A person's fields as WordPress exports personal data, named as the spreadsheet columns. */
final class PersonalData {

	public function __construct( private readonly Columns $columns ) {}

	/** @return list<array{group_id: string, group_label: string, item_id: string, data: list<array{name: string, value: string}>}> */
	public function groups( SheetPerson $person ): array {
		$id     = "svc-profile-{$person->profile->id}";
		$cells  = array_filter( $person->cells( $this->columns->all() ), static fn ( string $cell ): bool => '' !== $cell );
		$inside = array_filter( $this->columns->all(), static fn ( Column $column ): bool => Place::Intranet === $column->place );
		$groups = array(
			$this->group( 'svc-profile', __( 'Company profile', 'svc' ), $id, array_diff_key( $cells, $inside ) ),
			$this->group( 'svc-internal-profile', __( 'Intranet profile', 'svc' ), $id, array_intersect_key( $cells, $inside ) ),
		);
		return array_values( array_filter( $groups, static fn ( array $group ): bool => array() !== $group['data'] ) );
	}

	/**
	 * @param array<array-key, string> $cells
	 * @return array{group_id: string, group_label: string, item_id: string, data: list<array{name: string, value: string}>}
	 */
	private function group( string $id, string $label, string $item, array $cells ): array {
		$data = array();
		foreach ( $cells as $name => $cell ) {
			$column = $this->columns->all()[ $name ];
			$data[] = array(
				'name'  => 'manager' === $name ? __( 'Manager', 'svc' ) : $column->label,
				'value' => nl2br( esc_html( trim( $column->words( $cell ) ) ), false ),
			);
		}
		return array(
			'group_id'    => $id,
			'group_label' => $label,
			'item_id'     => $item,
			'data'        => $data,
		);
	}
}
