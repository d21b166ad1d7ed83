<?php

declare( strict_types=1 );

namespace Svc\Users\Profiles\Lists;

use Svc\Kernel\Database\Database;
use Svc\Users\Fields\ProfileFields;
use Svc\Users\Fields\Role;
use Svc\Users\Storage\Profile;
use Svc\Users\Storage\RowPages;
use Svc\Users\Storage\Selection;

/** Reads pages of profiles and totals. */
final class ProfileLists {

	private const COLUMNS = 'p.id, p.user_id, p.role, p.avatar_url, p.account_email, p.avatar_id, p.department, p.office_location, p.extension, p.start_date,
		p.manager_id, p.has_manager';

	private readonly RowPages $pages;

	/** @var array<literal-string, int> Names of the listed text fields, as keys. */
	private readonly array $texts;

	public function __construct(
		private readonly Database $database,
		private readonly ListConditions $conditions,
		ProfileFields $fields,
	) {
		$listed      = $fields->listed( true ) + $fields->listed( false );
		$this->texts = array_intersect_key( array_flip( $fields->columns() ), $listed );
		$this->pages = new RowPages( $database, self::COLUMNS . implode( '', array_map( static fn ( string $name ): string => ", p.$name", array_keys( $this->texts ) ) ) );
	}

	/** @return array{list<Summary>, int} The page's profiles, and the total. */
	public function page( ListQuery $query ): array {
		$hint                    = $this->conditions->hint_for_page( $query );
		$is_found                = array() !== $query->words || ( null !== $query->filter_index() && SortKey::LastName !== $query->sort );
		list( $where, $values )  = $this->conditions->of( $query );
		list( $count, $counted ) = $query->is_counted() ? $this->tally( $query ) : $this->count( $query, $hint, $where, $values );
		list( $rows, $total )    = $this->pages->read(
			new Selection( $where, $values, $count, $counted, $query->sort->columns(), $query->is_descending, $hint, $is_found, $query->page, $query->per_page )
		);
		return array( array_map( $this->summary( ... ), $rows ), $total );
	}

	/** @return array<string, string> The listed text fields of a profile, by name. */
	public function texts( Profile $profile ): array {
		return array_map( $profile->text( ... ), array_combine( array_keys( $this->texts ), array_keys( $this->texts ) ) );
	}

	/**
	 * Uses the stored counts by role, which are always exact because the writer's transaction updates them.
	 *
	 * @return array{literal-string, list<mixed>} Expression and its values.
	 */
	private function tally( ListQuery $query ): array {
		$scope = $query->scope;
		$roles = array_filter(
			Role::cases(),
			static fn ( Role $role ): bool => ( null === $query->role || $role === $query->role ) && ( $scope->is_everyone || in_array( $role, $scope->roles, true ) )
		);
		$names = array_map( static fn ( Role $role ): string => "count:$role->value", $roles );
		$own   = $scope->own?->role;
		$alone = null !== $own && ! in_array( $own, $roles, true ) && in_array( $query->role, array( null, $own ), true ) ? 1 : 0;
		return array(
			'COALESCE((SELECT SUM(value) FROM %i WHERE name IN (%s' . str_repeat( ',%s', count( $names ) ) . ')), 0) + %d',
			array( $this->database->table( 'state' ), '', ...array_values( $names ), ...array( $alone ) ),
		);
	}

	/**
	 * @param literal-string $hint
	 * @param literal-string $where
	 * @param list<mixed>    $values
	 * @return array{literal-string, list<mixed>} Expression and its values.
	 */
	private function count( ListQuery $query, string $hint, string $where, array $values ): array {
		if ( ! $query->is_one_word() || $this->conditions->are_short( $query ) ) {
			// Short words match most people, so reading the table is faster than reading all of an index.
			$hint = $this->conditions->are_short( $query ) && null === $query->filter_index() ? '' : $hint;
			return array( "(SELECT COUNT(*) FROM %i p $hint WHERE $where)", array( $this->database->table( 'profiles' ), ...$values ) );
		}
		list( $condition, $bound ) = $this->conditions->of_word( $query );
		return array( "(SELECT COUNT(DISTINCT profile_id) FROM %i WHERE $condition)", array( $this->conditions->index_table(), ...$bound ) );
	}

	/** @param array<string, string|null> $row */
	private function summary( array $row ): Summary {
		return new Summary(
			(int) $row['id'],
			(int) $row['user_id'],
			array_map( 'strval', array_intersect_key( $row, $this->texts ) ),
			(string) $row['role'],
			(string) $row['avatar_url'],
			(string) $row['account_email'],
			null === $row['avatar_id'] ? null : (int) $row['avatar_id'],
			(string) $row['department'],
			(string) $row['office_location'],
			(string) $row['extension'],
			(string) $row['start_date'],
			'1' === $row['has_manager'] ? (int) $row['manager_id'] : null,
		);
	}
}
