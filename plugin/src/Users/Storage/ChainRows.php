<?php

declare( strict_types=1 );

namespace Svc\Users\Storage;

use Svc\Kernel\Database\Database;

/**
 * Reads a person and all managers above, up to the top or to the first repeated one.
 *
 * One recursive query covers up to 500 levels, below the databases' limits for recursion.
 */
final class ChainRows {

	private const LEVELS = 500;

	public function __construct( private readonly Database $database ) {}

	/**
	 * @param literal-string $columns Columns of the person, aliased `p`; must include `user_id` and `manager_id`.
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
