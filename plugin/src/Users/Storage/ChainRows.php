<?php

declare( strict_types=1 );

namespace Svc\Users\Storage;

use Svc\Kernel\Database\Database;

/**
 * Reads a person and the managers above, up to the top or to the first one met twice.
 *
 * One recursive query for up to 500 levels, where databases draw the line for recursion.
 */
final class ChainRows {

	private const LEVELS = 500;

	public function __construct( private readonly Database $database ) {}

	/**
	 * @param literal-string $columns Of the person `p`, `user_id` and `manager_id` among them.
	 * @return list<array<string, string|null>> The person first.
	 */
	public function of( int $user_id, string $columns, mixed ...$values ): array {
		$table = $this->database->table( 'profiles' );
		$chain = array();
		do {
			$rows  = $this->database->rows(
				"WITH RECURSIVE chain (user_id, manager_id, level) AS (
					SELECT user_id, manager_id, 0 FROM %i WHERE user_id = %d
					UNION ALL
					SELECT m.user_id, m.manager_id, chain.level + 1 FROM chain JOIN %i m ON m.user_id = chain.manager_id WHERE chain.level < %d
				) SELECT $columns FROM (SELECT DISTINCT user_id FROM chain) met JOIN %i p ON p.user_id = met.user_id",
				...array( $table, $user_id, $table, self::LEVELS, ...array_values( $values ), $table )
			);
			$found = array_column( $rows, null, 'user_id' );
			while ( isset( $found[ $user_id ] ) && ! isset( $chain[ $user_id ] ) ) {
				$chain[ $user_id ] = $found[ $user_id ];
				$user_id           = (int) $found[ $user_id ]['manager_id'];
			}
		} while ( count( $found ) > self::LEVELS && 0 !== $user_id && ! isset( $chain[ $user_id ] ) );
		return array_values( $chain );
	}
}
