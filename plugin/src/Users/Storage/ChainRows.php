<?php

declare( strict_types=1 );

namespace Svc\Users\Storage;

use Generator;
use Svc\Kernel\Database\Database;

/**
 * Reads a person and all managers above, up to the top or to the first repeated one.
 *
 * A query covers a number of levels below the databases' limits for recursion. MariaDB cuts a result off at its limit without
 * an error, so the next query begins wherever the last one ended.
 */
final class ChainRows {

	/** Levels of the first query, enough for most companies. */
	private const FIRST_LEVELS = 20;

	private const LEVELS = 500;

	public function __construct( private readonly Database $database ) {}

	/**
	 * @param literal-string $columns As for up().
	 * @return list<array<string, string|null>> The person first.
	 */
	public function of( int $user_id, string $columns, mixed ...$values ): array {
		return iterator_to_array( $this->up( $user_id, $columns, ...$values ), false );
	}

	/**
	 * Reads only as far as its caller goes.
	 *
	 * @param literal-string $columns Columns of the person, aliased `p`; must include `user_id` and `manager_id`.
	 * @return Generator<int, array<string, string|null>> The person first.
	 */
	public function up( int $user_id, string $columns, mixed ...$values ): Generator {
		$table  = $this->database->table( 'profiles' );
		$levels = self::FIRST_LEVELS;
		$met    = array();
		do {
			$rows   = $this->database->rows(
				"WITH RECURSIVE chain (user_id, manager_id, level) AS (
					SELECT user_id, manager_id, 0 FROM %i WHERE user_id = %d
					UNION ALL
					SELECT m.user_id, m.manager_id, chain.level + 1 FROM chain JOIN %i m ON m.user_id = chain.manager_id WHERE chain.level < %d
				) SELECT $columns FROM (SELECT DISTINCT user_id FROM chain) met JOIN %i p ON p.user_id = met.user_id",
				...array( $table, $user_id, $table, $levels, ...array_values( $values ), $table )
			);
			$found  = array_column( $rows, null, 'user_id' );
			$levels = self::LEVELS;
			while ( isset( $found[ $user_id ] ) && ! isset( $met[ $user_id ] ) ) {
				$met[ $user_id ] = true;
				yield $found[ $user_id ];
				$user_id = (int) $found[ $user_id ]['manager_id'];
			}
		} while ( array() !== $found && 0 !== $user_id && ! isset( $met[ $user_id ] ) );
	}
}
