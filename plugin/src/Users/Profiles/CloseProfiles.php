<?php

declare( strict_types=1 );

namespace Svc\Users\Profiles;

use Svc\Users\CloseMatches\CloseColumn;
use Svc\Users\CloseMatches\CloseMatches;
use Svc\Users\CloseMatches\CloseRequest;
use Svc\Users\Fields\SearchField;
use Svc\Users\Profiles\Lists\ListConditions;
use Svc\Users\Profiles\Lists\ListQuery;
use Svc\Users\Profiles\Lists\ProfileLists;
use Svc\Users\Profiles\Lists\Summary;
use Svc\Users\Storage\VisibleProfiles;

/** The profiles that nearly match a search, by fields that the caller sees in them. */
final class CloseProfiles {

	public function __construct(
		private readonly ListConditions $conditions,
		private readonly CloseMatches $matches,
		private readonly ProfileLists $lists,
	) {}

	/**
	 * @param list<int> $exact Profile IDs of the exact hits.
	 * @return list<Summary> Best first.
	 */
	public function to( string $search, ListQuery $query, array $exact, int $most ): array {
		$scope                  = $query->scope;
		$others                 = $query->but_for( 'words' );
		list( $where, $values ) = $this->conditions->of( $others );
		$columns                = array_values( array_filter( CloseColumn::cases(), static fn ( CloseColumn $column ): bool => $scope->is_everyone || ! $column->is_of_intranet() ) );
		$fields                 = array( ...$query->fields, SearchField::TITLE, ...( $scope->is_everyone ? array( SearchField::DEPARTMENT ) : array() ) );
		$roles                  = $scope->is_everyone ? null : $scope->roles;
		$own                    = (int) $scope->own?->profile_id;
		return $this->summaries( $this->matches->find( new CloseRequest( $search, $where, $values, ! $others->is_everybody(), $roles, $columns, $fields, self::numbers( $scope ), $own, $exact, $most ) ) );
	}

	/** @return list<int> */
	private static function numbers( VisibleProfiles $scope ): array {
		return array_values(
			array_filter(
				SearchField::NUMBERS,
				static fn ( int $field ): bool => match ( $field ) {
					SearchField::EXTENSION => $scope->is_everyone,
					SearchField::PHONE     => ! in_array( 'phone', $scope->hidden, true ),
					default                => true,
				}
			)
		);
	}

	/**
	 * @param list<int> $ids
	 * @return list<Summary> In this order.
	 */
	private function summaries( array $ids ): array {
		if ( array() === $ids ) {
			return array();
		}
		$places = array_flip( $ids );
		$found  = $this->lists->page( new ListQuery( VisibleProfiles::everyone(), page: 1, per_page: count( $ids ), only: $ids ) )[0];
		usort( $found, static fn ( Summary $one, Summary $other ): int => $places[ $one->id ] <=> $places[ $other->id ] );
		return $found;
	}
}
