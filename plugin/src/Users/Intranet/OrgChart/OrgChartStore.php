<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\OrgChart;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\RowStream;

/** Reads the people of a chart, each time by one query: what it gives is of one moment. */
final class OrgChartStore {

	private const COLUMNS = 'p.user_id, p.manager_id, p.first_name, p.last_name, p.job_title, p.department, p.avatar_url, p.account_email, p.last_key, p.first_key';

	/** A person's direct reports, without one who is cut off. The sign before the column keeps SQLite from going through all the people there are. */
	private const COUNT = '(SELECT COUNT(*) FROM %i r WHERE r.manager_id = p.user_id AND +r.is_person = 1 AND r.user_id <> %d)';

	private readonly RowStream $stream;

	public function __construct( private readonly Database $database ) {
		$this->stream = new RowStream( $database );
	}

	/** In the order in which they lie there: sorting many small groups costs less than finding everybody by name. */
	public function everybody(): ChartPeople {
		return $this->read(
			'SELECT ' . self::COLUMNS . ', NULL AS reports, NULL AS profile_id FROM %i p FORCE INDEX (PRIMARY) WHERE p.is_person = 1 ORDER BY p.id',
			$this->database->table( 'profiles' )
		);
	}

	/**
	 * A person and the people below, so many levels.
	 *
	 * @param int $cut Who is nobody's report, because a circle is cut there; 0 for nobody.
	 */
	public function below( int $user_id, int $levels, int $cut ): ChartPeople {
		$profiles = $this->database->table( 'profiles' );
		return $this->read(
			'WITH RECURSIVE tree (user_id, level) AS (
				SELECT user_id, 0 FROM %i WHERE user_id = %d AND is_person = 1
				UNION ALL
				SELECT r.user_id, tree.level + 1 FROM tree JOIN %i r ON r.manager_id = tree.user_id
				WHERE tree.level < %d AND +r.is_person = 1 AND r.user_id <> %d
			) SELECT ' . self::COLUMNS . ', CASE WHEN tree.level = %d THEN ' . self::COUNT . ' END AS reports, p.id AS profile_id
			FROM tree JOIN %i p ON p.user_id = tree.user_id',
			$profiles,
			$user_id,
			$profiles,
			$levels,
			$cut,
			$levels,
			$profiles,
			$cut,
			$profiles
		);
	}

	/**
	 * By one query for each 500, as chains are found.
	 *
	 * @param list<int> $user_ids
	 */
	public function these( array $user_ids, int $cut ): ChartPeople {
		$profiles = $this->database->table( 'profiles' );
		$people   = new ChartPeople();
		foreach ( array_chunk( $user_ids, 500 ) as $some ) {
			$this->stream->each(
				array( $people, 'add' ),
				'SELECT ' . self::COLUMNS . ', ' . self::COUNT . ' AS reports, NULL AS profile_id FROM %i p
					WHERE +p.is_person = 1 AND p.user_id IN (' . implode( ',', array_fill( 0, count( $some ), '%d' ) ) . ')',
				$profiles,
				$cut,
				$profiles,
				...$some
			);
		}
		return $people;
	}

	/** @param literal-string $query */
	private function read( string $query, mixed ...$values ): ChartPeople {
		$people = new ChartPeople();
		$this->stream->each( array( $people, 'add' ), $query, ...$values );
		return $people;
	}
}
