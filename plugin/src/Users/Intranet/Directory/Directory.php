<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Directory;

use Svc\Kernel\Page;
use Svc\Users\CloseMatches\CloseColumn;
use Svc\Users\CloseMatches\CloseMatches;
use Svc\Users\CloseMatches\CloseRequest;
use Svc\Users\Fields\Role;
use Svc\Users\Fields\SearchField;
use Svc\Users\Intranet\People;

/** The queries of the directory. */
final class Directory {

	public function __construct(
		private readonly DirectoryLists $lists,
		private readonly DirectoryFacets $facets,
		private readonly People $people,
		private readonly DirectoryConditions $conditions,
		private readonly CloseMatches $close,
	) {}

	/** @param array<string, mixed> $input */
	public function search( array $input ): Page {
		$query = DirectoryQuery::of( $input );
		$page  = $this->lists->page( $query, DirectorySort::from( $input['orderby'] ?? DirectorySort::LastName->value ), 'desc' === $input['order'], $input['page'], $input['per_page'] );
		if ( ! $input['close'] ) {
			return $page;
		}
		return $page->with_close( isset( $input['orderby'] ) || 0 === $page->room() ? array() : $this->close_to( $input['search'] ?? '', $query, $page ) );
	}

	/** @return list<array<string, mixed>> */
	private function close_to( string $search, DirectoryQuery $query, Page $page ): array {
		list( $where, $values ) = $this->conditions->of( $query->but_for( 'words' ) );
		return $this->lists->items(
			$this->close->find(
				new CloseRequest(
					$search,
					$where,
					$values,
					true,
					Role::of_people(),
					CloseColumn::cases(),
					array( SearchField::NAME, SearchField::EMAIL, SearchField::TITLE, SearchField::DEPARTMENT ),
					SearchField::NUMBERS,
					0,
					array_column( $page->data, 'profile_id' ),
					$page->room()
				)
			)
		);
	}

	/**
	 * Each facet is counted without its own filter, so that it lists the other choices, too.
	 *
	 * @param array<string, mixed> $input
	 * @return array<string, list<array{value: string, name: string, count: int}>>
	 */
	public function facets( array $input ): array {
		$query                                 = DirectoryQuery::of( $input );
		list( $departments, $roles, $offices ) = $this->facets->all( $query->but_for( 'department' ), $query->but_for( 'role' ), $query->but_for( 'office' ) );
		return array(
			'departments' => array_map( array( $this, 'choice' ), $departments ),
			'roles'       => array_map(
				static fn ( array $found ): array => array(
					'value' => $found[0]->value,
					'name'  => $found[0]->label(),
					'count' => $found[1],
				),
				$roles
			),
			'offices'     => array_map( array( $this, 'choice' ), $offices ),
		);
	}

	public function departments(): Page {
		$departments = array_map(
			static fn ( array $found ): array => array(
				'name'  => $found[0],
				'count' => $found[1],
			),
			$this->facets->departments( new DirectoryQuery() )
		);
		return new Page( $departments, count( $departments ), 1, max( 1, count( $departments ) ) );
	}

	/** @param array<string, mixed> $input */
	public function direct_reports( int $user_id, array $input ): Page {
		$this->people->require_person( $user_id );
		return $this->lists->page( new DirectoryQuery( manager_id: $user_id ), DirectorySort::LastName, false, $input['page'], $input['per_page'] );
	}

	/**
	 * @param array{string, int} $found
	 * @return array{value: string, name: string, count: int}
	 */
	private function choice( array $found ): array {
		return array(
			'value' => $found[0],
			'name'  => $found[0],
			'count' => $found[1],
		);
	}
}
