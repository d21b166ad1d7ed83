<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\OrgChart;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\RowStream;
use Svc\Users\Avatars\Avatars;
use Svc\Users\Fields\IntranetKey;
use Svc\Users\Storage\ChainRows;
use Svc\Users\Storage\DottedLines;
use Svc\Users\Storage\PositionStore;

/** Reads the people of an org chart by one query, and its vacancies and dotted lines by another. */
final class OrgChartStore {

	private const COLUMNS = 'p.user_id, p.manager_id, p.first_name, p.last_name, p.job_title, p.department, p.last_key, p.first_key, p.avatar_url';

	/** Names the index of direct reports, because considering all indexes of people would take a third of the time. */
	private const REPORTS = '%i r FORCE INDEX (by_manager)';

	private const COUNT = '(SELECT COUNT(*) FROM ' . self::REPORTS . ' WHERE r.manager_id = p.user_id AND r.is_person = 1)';

	private readonly RowStream $stream;
	private readonly ChainRows $chains;

	public function __construct(
		private readonly Database $database,
		private readonly DottedLines $lines,
	) {
		$this->stream = new RowStream( $database );
		$this->chains = new ChainRows( $database );
	}

	/** All people in the order of the table: sorting small groups in PHP costs less than reading all rows by name. */
	public function everybody( Avatars $avatars ): ChartPeople {
		return $this->read(
			$avatars,
			'SELECT ' . self::columns( $avatars ) . ', NULL AS reports, NULL AS profile_id FROM %i p FORCE INDEX (PRIMARY) WHERE p.is_person = 1 ORDER BY p.id',
			$this->database->table( 'profiles' )
		);
	}

	/**
	 * All vacancies and dotted lines: together they are one query, because most companies have few of either. An order would
	 * make the database store the texts in a temporary table.
	 */
	public function additions(): ChartAdditions {
		$additions = new ChartAdditions();
		$profiles  = $this->database->table( 'profiles' );
		$this->stream->each(
			array( $additions, 'add' ),
			'SELECT v.id, m.user_id AS manager_id, p.user_id AS report_id, v.title, v.department, NULL AS dotted_lines, NULL AS row_id FROM %i v ' . PositionStore::JOINS . '
			UNION ALL SELECT d.user_id, NULL, NULL, NULL, NULL, COALESCE(d.meta_value, %s), d.umeta_id FROM %i d WHERE d.meta_key = %s',
			$this->database->table( 'positions' ),
			$this->database->table( 'position_reports' ),
			$profiles,
			$profiles,
			'',
			$this->database->wpdb->usermeta,
			IntranetKey::DottedManagers->value
		);
		$additions->finish();
		return $additions;
	}

	/** Draws vacancies and dotted lines. A query more looks for dotted-line managers who are not in this part of the chart. */
	public function draw( ChartPeople $people, ChartAdditions $additions ): void {
		$lines    = array_filter( $additions->lines, array( $people, 'has' ), ARRAY_FILTER_USE_KEY );
		$managers = array() === $lines ? array() : $people->managers();
		$people->draw( $additions, $this->lines->valid( $lines, $managers, $managers ) );
	}

	/**
	 * People and the people below them, down to $levels levels.
	 *
	 * @param list<int> $user_ids
	 * @param int       $cut User ID at which a loop is cut: excluded below the root, but still counted as a report.
	 */
	public function below( Avatars $avatars, array $user_ids, int $levels, int $cut ): ChartPeople {
		if ( array() === $user_ids ) {
			return new ChartPeople( $avatars );
		}
		$profiles = $this->database->table( 'profiles' );
		return $this->read(
			$avatars,
			'WITH RECURSIVE tree (user_id, level) AS (
				SELECT user_id, 0 FROM %i WHERE user_id IN (' . implode( ',', array_fill( 0, count( $user_ids ), '%d' ) ) . ') AND is_person = 1
				UNION ALL
				SELECT r.user_id, tree.level + 1 FROM tree JOIN ' . self::REPORTS . ' ON r.manager_id = tree.user_id
				WHERE tree.level < %d AND r.is_person = 1 AND r.user_id <> %d
			) SELECT ' . self::columns( $avatars ) . ', CASE WHEN tree.level = %d THEN ' . self::COUNT . ' END AS reports, p.id AS profile_id
			FROM tree JOIN %i p ON p.user_id = tree.user_id',
			...array( $profiles, ...$user_ids ),
			...array( $profiles, $levels, $cut, $levels, $profiles, $profiles )
		);
	}

	/** A person and the managers above, in this order: up to the top, to the first repeated person, or to a realtor partner. */
	public function above( Avatars $avatars, int $user_id ): ChartPeople {
		$people = new ChartPeople( $avatars );
		$rows   = $this->chains->of( $user_id, self::columns( $avatars ) . ', ' . self::COUNT . ' AS reports, NULL AS profile_id, p.is_person', $this->database->table( 'profiles' ) );
		foreach ( $rows as $row ) {
			if ( ! (bool) $row['is_person'] ) {
				break;
			}
			$people->add( array_values( $row ) );
		}
		return $people;
	}

	/** @return literal-string */
	private static function columns( Avatars $avatars ): string {
		return self::COLUMNS . ( $avatars->are_initials ? ', NULL AS account_email' : ', p.account_email' );
	}

	/** @param literal-string $query */
	private function read( Avatars $avatars, string $query, mixed ...$values ): ChartPeople {
		$people = new ChartPeople( $avatars );
		$this->stream->each( $people->add( ... ), $query, ...$values );
		return $people;
	}
}
