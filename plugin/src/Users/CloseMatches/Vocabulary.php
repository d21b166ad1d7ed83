<?php

declare( strict_types=1 );

namespace Svc\Users\CloseMatches;

use Svc\Kernel\Database\Database;
use Svc\Users\Intranet\Find\FactKind;
use Svc\Users\Intranet\Find\Nicknames;
use Svc\Users\Intranet\Find\Sound;
use Svc\Users\Storage\GroupCounts;
use Svc\Users\Storage\ListCounts;

/**
 * The different names, titles, departments and offices of the people whom the caller may see, each once, read from indexes.
 *
 * Others' must not be compared: what they are called would decide which visible people a search finds, and in what order.
 * Of a large company only names that begin like a word of the search, like one that sounds alike, or like a nickname's full
 * name. So the work does not grow with the number of people.
 */
final class Vocabulary {

	/** Up to so many people, all names are read. */
	private const SMALL = 2_000;

	/** The most names, and the most with one first letter in a column. */
	private const MOST_NAMES = 4_000;
	private const MOST_ALIKE = 2_000;

	/** The most titles; each other column, departments and offices, has fewer. */
	private const MOST_TITLES = 2_000;
	private const MOST_GROUPS = 500;

	/** The most first letters. */
	private const MOST_LETTERS = 12;

	/** First letters that may sound alike. */
	private const ALIKE = array( 'ckqsxzt', 'fpvwb', 'aeiouhyj', 'dt', 'gjh' );

	/** Scripts between Latin and the next: Cyrillic and Greek, which Latin reads, Hebrew, Arabic and others. */
	private const OTHER_SCRIPTS = array( "\u{0370}", "\u{1FFF}" );

	private const EVERY_NAME = array( '', "\u{10FFFF}" );

	public function __construct(
		private readonly Database $database,
		private readonly Nicknames $nicknames,
	) {}

	/**
	 * @param list<string> $words
	 * @return array<string, list<string>> By the column's name in the table.
	 */
	public function of( array $words, CloseRequest $request ): array {
		list( $names, $others ) = $this->parts( $words, $request );
		$found                  = array_fill_keys( array_map( static fn ( CloseColumn $column ): string => $column->name(), $request->columns ), array() );
		$query                  = implode( ' UNION ALL ', array( ...array_column( $others, 0 ), 'SELECT * FROM (' . implode( ' UNION ALL ', array_column( $names, 0 ) ) . ' LIMIT %d) names' ) );
		foreach ( $this->database->rows( $query, ...array_merge( ...array_column( $others, 1 ), ...array_column( $names, 1 ) ), ...array( self::MOST_NAMES ) ) as $row ) {
			$found[ (string) $row['name'] ][] = (string) $row['text'];
		}
		return array_map( static fn ( array $values ): array => array_values( array_unique( $values ) ), $found );
	}

	/**
	 * @param list<string> $words
	 * @return array{list<array{literal-string, list<mixed>}>, list<array{literal-string, list<mixed>}>} Queries for names, range by range, and for all else.
	 */
	private function parts( array $words, CloseRequest $request ): array {
		$names  = array();
		$others = array();
		$is_of_name = static fn ( CloseColumn $column ): bool => FactKind::Name === $column->kind();
		foreach ( $this->is_small( $request ) ? array( self::EVERY_NAME ) : $this->beginnings( $words ) as $range ) {
			foreach ( array_filter( $request->columns, $is_of_name ) as $column ) {
				$names[] = $this->between( $column, $range, self::MOST_ALIKE, $request );
			}
		}
		foreach ( $request->columns as $column ) {
			if ( $column->is_of_intranet() ) {
				$others[] = $this->groups( $column );
			} elseif ( ! $is_of_name( $column ) ) {
				$others[] = $this->between( $column, self::EVERY_NAME, self::MOST_TITLES, $request );
			}
			if ( 0 !== $request->own ) {
				$name     = $column->name();
				$others[] = array( "SELECT '$name' AS name, $name AS text FROM %i WHERE id = %d AND $name <> ''", array( $this->database->table( 'profiles' ), $request->own ) );
			}
		}
		return array( $names, $others );
	}

	private function is_small( CloseRequest $request ): bool {
		$counts  = ( new ListCounts( $this->database ) )->kept();
		$visible = null === $request->roles ? $counts : array_intersect_key( $counts, array_flip( array_column( $request->roles, 'value' ) ) );
		return array_sum( $visible ) <= self::SMALL;
	}

	/** @return array{literal-string, list<mixed>} */
	private function groups( CloseColumn $column ): array {
		$name = $column->name();
		return array( "SELECT * FROM (SELECT DISTINCT '$name' AS name, $name AS text FROM %i WHERE number > 0 AND $name <> '' LIMIT %d) in_$name", array( ( new GroupCounts( $this->database ) )->table(), self::MOST_GROUPS ) );
	}

	/**
	 * @param array{string, string} $range From, and below.
	 * @return array{literal-string, list<mixed>}
	 */
	private function between( CloseColumn $column, array $range, int $most, CloseRequest $request ): array {
		$name  = $column->name();
		$table = $this->database->table( 'profiles' );
		if ( null === $request->roles ) {
			return array( "SELECT * FROM (SELECT DISTINCT '$name' AS name, $name AS text FROM %i FORCE INDEX ({$column->index()}) WHERE $name > '' AND $name >= %s AND $name < %s LIMIT %d) in_$name", array( $table, ...$range, ...array( $most ) ) );
		}
		$roles = array_column( $request->roles, 'value' );
		$marks = '%s' . str_repeat( ',%s', count( $roles ) );
		// The role is selected so that the database skips through the index.
		return array(
			"SELECT DISTINCT '$name' AS name, text FROM (SELECT DISTINCT role, $name AS text FROM %i FORCE INDEX ({$column->index_by_role()}) WHERE role IN ($marks) AND $name > '' AND $name >= %s AND $name < %s LIMIT %d) in_$name",
			array( $table, '', ...$roles, ...$range, ...array( $most * max( 1, count( $roles ) ) ) ),
		);
	}

	/**
	 * @param list<string> $words
	 * @return list<array{string, string}> From, and below: first letters of the words, of full names of nicknames, of names that sound alike; and other scripts, before these where a word is in one.
	 */
	private function beginnings( array $words ): array {
		$latin   = array_values( array_filter( array_map( Latin::of( ... ), $words ), static fn ( string $word ): bool => '' !== $word ) );
		$letters = array();
		foreach ( $latin as $word ) {
			$letters[ mb_substr( $word, 0, 1, 'UTF-8' ) ] = true;
		}
		foreach ( $latin as $word ) {
			$names = array( ...$this->nicknames->of( $word ), ...$this->nicknames->of_namesakes( $word ), ...$this->nicknames->sounding( Sound::key( $word ) ) );
			foreach ( $names as $name ) {
				$letters[ substr( $name, 0, 1 ) ] = true;
			}
		}
		foreach ( $latin as $word ) {
			foreach ( self::ALIKE as $alike ) {
				$letters += str_contains( $alike, $word[0] ) ? array_fill_keys( str_split( $alike ), true ) : array();
			}
		}
		$ranges = array_map( static fn ( string|int $letter ): array => array( (string) $letter, $letter . "\u{10FFFF}" ), array_slice( array_keys( $letters ), 0, self::MOST_LETTERS ) );
		return $latin === $words ? array( ...$ranges, self::OTHER_SCRIPTS ) : array( self::OTHER_SCRIPTS, ...$ranges );
	}
}
