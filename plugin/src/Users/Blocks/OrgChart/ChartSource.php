<?php

declare( strict_types=1 );

namespace Svc\Users\Blocks\OrgChart;

use Closure;
use Svc\Kernel\Failure;
use Svc\Kernel\Operations;
use Svc\Users\PeopleError;

/** Reads the people of an org chart through the API with the caller's permissions. */
final class ChartSource {

	private const SHALLOW = 2;

	public function __construct( private readonly Operations $users ) {}

	/**
	 * @return array<string, mixed> The root's node with the levels below it.
	 * @throws Failure
	 */
	public function chosen( ChartSettings $settings ): array {
		$root = match ( $settings->start ) {
			'person' => $settings->person,
			'viewer' => $this->lead_of( get_current_user_id() ),
			default  => 0,
		};
		return 0 === $root
			? self::deep_enough( $settings->depth, fn ( int $depth ): array => (array) $this->users->ask( 'GET', '/intranet/org-chart', array( 'depth' => $depth ) )->content() )
			: $this->branch( $root, $settings->depth );
	}

	/**
	 * @return array<string, mixed>
	 * @throws Failure
	 */
	public function branch( int $id, int $depth ): array {
		return self::deep_enough( $depth, fn ( int $levels ): array => (array) $this->users->ask( 'GET', '/intranet/org-chart/{-id}', array( 'depth' => $levels ), array( 'id' => $id ) )->content() );
	}

	/**
	 * @return list<array<string, mixed>> The nodes from the top to the person.
	 * @throws Failure
	 */
	public function way_to( int $user_id ): array {
		return array_reverse( $this->chain( $user_id ) );
	}

	/**
	 * @return array<string, mixed> The intranet profile.
	 * @throws Failure
	 */
	public function profile( int $user_id ): array {
		return $this->users->ask( 'GET', '/intranet/profile/{id}', ids: array( 'id' => $user_id ) )->body;
	}

	/**
	 * @return list<array<string, mixed>> The first page of people found.
	 * @throws Failure
	 */
	public function search( string $words ): array {
		return $this->users->ask( 'GET', '/intranet/directory', array( 'search' => $words ) )->body['data'];
	}

	/**
	 * Reads further levels only while fewer people than the page shows were found, because lower levels may have thousands.
	 *
	 * @param Closure(int): array<string, mixed> $ask
	 * @return array<string, mixed>
	 * @throws Failure
	 */
	private static function deep_enough( int $depth, Closure $ask ): array {
		$levels = min( self::SHALLOW, $depth );
		$tree   = $ask( $levels );
		while ( $levels < $depth && self::size( $tree ) < ChartWindow::PEOPLE ) {
			$tree = $ask( ++$levels );
		}
		return $tree;
	}

	/** @param array<string, mixed> $tree */
	private static function size( array $tree ): int {
		return 1 + array_sum( array_map( array( self::class, 'size' ), $tree['reports'] ) );
	}

	/**
	 * User ID of the person's manager where the person has a manager but no reports, else of the person; 0 without profile.
	 *
	 * @throws Failure
	 */
	private function lead_of( int $user_id ): int {
		try {
			$chain = $this->chain( $user_id );
		} catch ( Failure $failure ) {
			return PeopleError::ProfileNotFound === $failure->error ? 0 : throw $failure;
		}
		$own = $chain[0] ?? null;
		if ( null === $own || $own['reports_count'] > 0 ) {
			return $own['id'] ?? 0;
		}
		return $chain[1]['id'] ?? $own['id'];
	}

	/**
	 * @return list<array<string, mixed>> The nodes from the person to the top.
	 * @throws Failure
	 */
	private function chain( int $user_id ): array {
		return $this->users->ask( 'GET', '/intranet/reporting-chain/{id}', ids: array( 'id' => $user_id ) )->body['data'];
	}
}
