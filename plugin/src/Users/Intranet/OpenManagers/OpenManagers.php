<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\OpenManagers;

use Svc\Kernel\Failure;
use Svc\Kernel\Page;
use Svc\Users\PeopleError;
use Svc\Users\Storage\NamedPerson;
use Svc\Users\Storage\NameIndex;
use Svc\Users\Storage\OpenManagerStore;

/**
 * Lists the managers that imports could not set, and dismisses them. Setting a manager ends an entry as well.
 *
 * The people who may be meant are those who match what the file says now: a person who came later is among them.
 */
final class OpenManagers {

	public function __construct(
		private readonly OpenManagerStore $store,
		private readonly NameIndex $people,
	) {}

	public function list( int $page, int $per_page ): Page {
		list( $rows, $total ) = $this->store->page( $page, $per_page );

		$meant = $this->people->of_cells( array_values( array_unique( array_map( static fn ( array $row ): string => (string) $row['cell'], $rows ) ) ) );
		$shown = array_map( static fn ( array $row ): array => self::entry( $row, $meant[ (string) $row['cell'] ] ?? array() ), $rows );
		return new Page( $shown, $total, $page, $per_page );
	}

	/** @throws Failure */
	public function dismiss( int $user_id ): void {
		if ( ! $this->store->close( $user_id ) ) {
			throw new Failure( PeopleError::OpenManagerNotFound, __( 'There is no open manager of this person. It may have been dismissed, or a manager was set.', 'svc' ) );
		}
	}

	/**
	 * @param array<string, string|null> $row
	 * @param list<NamedPerson>          $people
	 * @return array<string, mixed>
	 */
	private static function entry( array $row, array $people ): array {
		$user_id = (int) $row['user_id'];
		$others  = array_filter( $people, static fn ( NamedPerson $person ): bool => $person->user_id !== $user_id );
		return array(
			'user_id'    => $user_id,
			'profile_id' => (int) $row['profile_id'],
			'name'       => "{$row['first_name']} {$row['last_name']}",
			'cell'       => (string) $row['cell'],
			'candidates' => array_map( array( self::class, 'candidate' ), array_slice( array_values( $others ), 0, OpenManagerFields::MOST_CANDIDATES ) ),
		);
	}

	/** @return array<string, mixed> */
	private static function candidate( NamedPerson $person ): array {
		return array(
			'user_id' => $person->user_id,
			'name'    => $person->name,
			'title'   => $person->job_title,
			'email'   => $person->email,
		);
	}
}
