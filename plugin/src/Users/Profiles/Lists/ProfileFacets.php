<?php

declare( strict_types=1 );

namespace Svc\Users\Profiles\Lists;

use Svc\Users\Fields\Role;
use Svc\Users\Storage\ListCounts;
use Svc\Users\Storage\MissingField;

/** Counts the profiles of a list by department, role, office and missing field. */
final class ProfileFacets {

	public function __construct(
		private readonly ListCounts $counts,
		private readonly ListConditions $conditions,
	) {}

	/**
	 * Each facet ignores its own filter, so that its other choices are counted too.
	 *
	 * @return array<string, list<array{value: string, name: string, count: int}>>
	 */
	public function of( ListQuery $query ): array {
		return array(
			'departments' => self::named( $this->groups( $query->but_for( 'department' ), 'department', 'department_key', 'by_every_department' ) ),
			'roles'       => $this->roles( $query->but_for( 'role' ) ),
			'offices'     => self::named( $this->groups( $query->but_for( 'office' ), 'office_location', 'office_key', 'by_every_office' ) ),
			'lacks'       => $this->lacks( $query->but_for( 'without' ) ),
		);
	}

	/**
	 * @param literal-string $name
	 * @param literal-string $key
	 * @param literal-string $index
	 * @return list<array{string, int}>
	 */
	private function groups( ListQuery $query, string $name, string $key, string $index ): array {
		return $this->counts->named( $name, $key, ListConditions::hint_for_groups( $query, $index ), ...$this->conditions->of( $query ) );
	}

	/** @return list<array{value: string, name: string, count: int}> */
	private function roles( ListQuery $query ): array {
		$numbers = $query->is_everybody() ? $this->counts->kept() : $this->counts->of_roles( ListConditions::hint_for_groups( $query, 'by_facets' ), ...$this->conditions->of( $query ) );
		return self::choices( Role::cases(), $numbers );
	}

	/** @return list<array{value: string, name: string, count: int}> */
	private function lacks( ListQuery $query ): array {
		return self::choices( MissingField::cases(), $this->counts->lacks( ListConditions::hint_for_groups( $query, 'by_facets' ), ...$this->conditions->of( $query ) ) );
	}

	/**
	 * @param list<Role>|list<MissingField> $cases
	 * @param array<array-key, int> $numbers
	 * @return list<array{value: string, name: string, count: int}> Without choices that have no profiles.
	 */
	private static function choices( array $cases, array $numbers ): array {
		$found = array_filter( $cases, static fn ( Role|MissingField $one ): bool => ( $numbers[ $one->value ] ?? 0 ) > 0 );
		return array_map(
			static fn ( Role|MissingField $one ): array => array(
				'value' => $one->value,
				'name'  => $one->label(),
				'count' => $numbers[ $one->value ],
			),
			array_values( $found )
		);
	}

	/**
	 * @param list<array{string, int}> $found
	 * @return list<array{value: string, name: string, count: int}>
	 */
	private static function named( array $found ): array {
		return array_map(
			static fn ( array $one ): array => array(
				'value' => $one[0],
				'name'  => $one[0],
				'count' => $one[1],
			),
			$found
		);
	}
}
