<?php

declare( strict_types=1 );

namespace Svc\Users\Imports;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\RowStream;
use Svc\Users\Profiles\Lists\ProfileLists;

/** Looks at the managers of a file when all its rows are known: two numbers of everybody there is are held for that. */
final class LinkCheck {

	public function __construct(
		private readonly Database $database,
		private readonly RowStore $rows,
		private readonly ProfileLists $lists,
	) {}

	public function settle( Import $import ): void {
		if ( ! $import->sets_managers() ) {
			return;
		}
		$plan = new LinkPlan( $this->managers(), $this->names( ... ) );
		foreach ( $plan->of( $this->rows->accepted( $import->id ) ) as $row ) {
			$this->rows->write( $import->id, $row );
		}
	}

	/** @return array<string, string|null> */
	private function managers(): array {
		$managers = array();
		( new RowStream( $this->database ) )->each(
			static function ( array $row ) use ( &$managers ): void {
				$managers[ "u:$row[0]" ] = null === $row[1] ? null : "u:$row[1]";
			},
			'SELECT user_id, CASE has_manager WHEN 1 THEN manager_id END FROM %i WHERE is_person = %d',
			$this->database->table( 'profiles' ),
			1
		);
		return $managers;
	}

	/**
	 * @param list<string> $people
	 * @return array<string, string>
	 */
	private function names( array $people ): array {
		$users = array_map( static fn ( string $person ): int => (int) substr( $person, 2 ), $people );
		$names = array();
		foreach ( $this->lists->names( array_values( array_filter( $users ) ) ) as $user_id => $name ) {
			$names[ "u:$user_id" ] = $name;
		}
		return $names;
	}
}
