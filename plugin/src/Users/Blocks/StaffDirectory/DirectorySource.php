<?php

declare( strict_types=1 );

namespace Svc\Users\Blocks\StaffDirectory;

use Svc\Kernel\CommonError;
use Svc\Kernel\Failure;
use Svc\Kernel\Operations;

/** Reads the people of a directory through the API: intranet people for callers who may view the intranet, else public profiles. */
final class DirectorySource {

	private const FACETS = array(
		'department' => 'departments',
		'role'       => 'roles',
		'office'     => 'offices',
	);

	/** Sort field of the directory => sort field of profiles. */
	private const PUBLIC_SORTS = array(
		'last_name'  => 'last_name',
		'first_name' => 'first_name',
		'title'      => 'job_title',
	);

	public function __construct( private readonly Operations $users ) {}

	/** Null where the caller may see no people. */
	public function find( DirectoryChoices $choices, DirectoryAddress $address ): ?DirectoryView {
		try {
			return $this->colleagues( $choices, $address );
		} catch ( Failure $failure ) {
			return CommonError::Forbidden === $failure->error ? $this->profiles( $choices, $address ) : self::problem( $failure, true );
		}
	}

	private function colleagues( DirectoryChoices $choices, DirectoryAddress $address ): DirectoryView {
		$filters = array_filter(
			array(
				'search'     => $choices->has_search ? $address->text( 'search' ) : '',
				'department' => '' !== $choices->department ? $choices->department : self::filter( 'department', $choices, $address ),
				'role'       => '' !== $choices->role ? $choices->role : self::filter( 'role', $choices, $address ),
				'office'     => self::filter( 'office', $choices, $address ),
			),
			static fn ( string $value ): bool => '' !== $value
		);
		$found   = $this->found( '/intranet/directory', $filters, ltrim( $address->sort( $choices->sort ), '-' ), $choices, $address );
		$facets  = array() === $choices->filters ? array() : $this->users->ask( 'GET', '/intranet/directory/facets', $filters )->body;
		return new DirectoryView(
			$found['data'],
			$found['total'],
			$found['pages'],
			array_map( static fn ( string $filter ): array => array_values( $facets[ $filter ] ?? array() ), array_intersect_key( self::FACETS, array_flip( $choices->filters ) ) ),
			true,
			close: $found['close'] ?? array()
		);
	}

	/** Null for a directory of one department, because departments are not public. */
	private function profiles( DirectoryChoices $choices, DirectoryAddress $address ): ?DirectoryView {
		if ( '' !== $choices->department ) {
			return null;
		}
		$search  = $choices->has_search ? $address->text( 'search' ) : '';
		$filters = array_filter(
			array(
				'role'   => $choices->role,
				'search' => $search,
			),
			static fn ( string $value ): bool => '' !== $value
		);
		try {
			$found = $this->found( '/profiles', $filters, self::PUBLIC_SORTS[ ltrim( $address->sort( $choices->sort ), '-' ) ] ?? 'last_name', $choices, $address );
		} catch ( Failure $failure ) {
			return CommonError::Forbidden === $failure->error ? null : self::problem( $failure, false );
		}
		$others = array_filter( $found['data'], static fn ( array $profile ): bool => get_current_user_id() !== $profile['user_id'] );
		// A caller who may only see their own profile gets no directory.
		$is_nobody = '' === $search && 1 === $address->page() && array() === $others;
		return $is_nobody ? null : new DirectoryView( array_values( array_map( self::as_colleague( ... ), $found['data'] ) ), $found['total'], $found['pages'], array(), false, close: array_values( array_map( self::as_colleague( ... ), $found['close'] ?? array() ) ) );
	}

	/**
	 * With `orderby` there are no close matches. So it is only sent where it is not the default; and where a search with another
	 * order finds no one, it is repeated without it.
	 *
	 * @param array<string, string> $filters
	 * @return array<string, mixed>
	 * @throws Failure
	 */
	private function found( string $path, array $filters, string $orderby, DirectoryChoices $choices, DirectoryAddress $address ): array {
		$has_order = 'last_name' !== $orderby;
		$query     = $filters + array(
			'order'    => str_starts_with( $address->sort( $choices->sort ), '-' ) ? 'desc' : 'asc',
			'page'     => $address->page(),
			'per_page' => $choices->per_page,
			'close'    => isset( $filters['search'] ),
		);
		$found     = $this->users->ask( 'GET', $path, $has_order ? $query + array( 'orderby' => $orderby ) : $query )->body;
		return $has_order && $query['close'] && 0 === $found['total'] ? $this->users->ask( 'GET', $path, $query )->body : $found;
	}

	private static function filter( string $name, DirectoryChoices $choices, DirectoryAddress $address ): string {
		if ( ! in_array( $name, $choices->filters, true ) ) {
			return '';
		}
		return 'role' === $name ? $address->role() : $address->text( $name );
	}

	private static function problem( Failure $failure, bool $is_inside ): DirectoryView {
		$params = $failure->data['params'] ?? array();
		return new DirectoryView( array(), 0, 0, array(), $is_inside, implode( ' ', is_array( $params ) && array() !== $params ? $params : array( $failure->getMessage() ) ) );
	}

	/**
	 * @param array<string, mixed> $profile Item of /profiles.
	 * @return array<string, mixed>
	 */
	private static function as_colleague( array $profile ): array {
		return array(
			'id'              => $profile['user_id'],
			'profile_id'      => $profile['id'],
			'name'            => "{$profile['first_name']} {$profile['last_name']}",
			'title'           => $profile['job_title'],
			'department'      => '',
			'office_location' => '',
			'extension'       => '',
		) + $profile;
	}
}
