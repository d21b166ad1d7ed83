<?php

declare( strict_types=1 );

namespace Svc\Users\CloseMatches;

use Svc\Kernel\Database\Database;
use Svc\Users\Fields\SearchField;
use Svc\Users\Intranet\Find\Nicknames;
use Svc\Users\Storage\NumberKeys;
use Svc\Users\Storage\SearchConditions;

/**
 * Finds people who nearly match a search: each of its words and numbers in at least one field, not all in the same.
 *
 * Three queries at most, for any search and any number of people: how many there are and the vocabulary, unless the search
 * has nothing to compare, then the people.
 */
final class CloseMatches {

	/** The most of the people in question that one meaning or part of a word is looked up for; of 100,000, more may have a frequent title. */
	private const MOST = 5_000;

	/** Percent of confidence in a part of a word. */
	private const PART = 90;

	/** The shortest word that may be a part of another. */
	private const SHORTEST_PART = 3;

	public function __construct(
		private readonly Database $database,
		private readonly SearchConditions $index,
	) {}

	/** @return list<int> Profile IDs, best first. */
	public function find( CloseRequest $request ): array {
		$terms = SearchTerms::of( $request->search );
		if ( 0 === $request->most || 0 === $terms->count() ) {
			return array();
		}
		list( $hits, $values ) = $this->hits( $terms, $request );
		return array() === $hits ? array() : $this->people( $request, $terms->count(), implode( ' UNION ALL ', $hits ), $values );
	}

	/**
	 * @param literal-string $hits
	 * @param list<mixed>    $values
	 * @return list<int>
	 */
	private function people( CloseRequest $request, int $terms, string $hits, array $values ): array {
		$others = '0' . str_repeat( ',%d', count( $request->exact ) );
		$rows   = $this->database->rows(
			"SELECT p.id FROM (
				SELECT id, SUM(sure) AS sure FROM (SELECT id, term, MAX(sure) AS sure FROM ($hits) hits GROUP BY id, term) terms GROUP BY id HAVING COUNT(*) = %d
			) found JOIN %i p ON p.id = found.id
			WHERE ($request->where) AND p.id NOT IN ($others) ORDER BY found.sure DESC, p.last_key, p.first_key, p.id LIMIT %d",
			...$values,
			...array( $terms, $this->database->table( 'profiles' ) ),
			...$request->values,
			...$request->exact,
			...array( $request->most )
		);
		return array_map( static fn ( array $row ): int => (int) $row['id'], $rows );
	}

	/** @return array{list<literal-string>, list<mixed>} Queries for id, term and sure. */
	private function hits( SearchTerms $terms, CloseRequest $request ): array {
		$hits      = array();
		$values    = array();
		$nicknames = new Nicknames();
		$meanings  = array() === $terms->texts() ? null : new Meanings( ( new Vocabulary( $this->database, $nicknames ) )->of( $terms->texts(), $request ), $nicknames );
		foreach ( $terms->words as $term => $word ) {
			$parts = array( ...$this->by_meaning( $term, $meanings?->of( $word ) ?? array(), $request ), ...$this->by_part( $term, $word, $request ) );
			array_push( $hits, ...array_column( $parts, 0 ) );
			array_push( $values, ...array_merge( ...array_column( $parts, 1 ) ) );
		}
		foreach ( $terms->numbers as $index => $number ) {
			$term  = count( $terms->words ) + $index;
			$parts = array( ...$this->by_number( $term, NumberKeys::typed( $number ), $request ), ...$this->by_digits( $term, $number, $meanings, $request ) );
			array_push( $hits, ...array_column( $parts, 0 ) );
			array_push( $values, ...array_merge( ...array_column( $parts, 1 ) ) );
		}
		return array( $hits, $values );
	}

	/**
	 * @param array<string, array<int, list<string>>> $meanings Column => percent of confidence => values.
	 * @return list<array{literal-string, list<mixed>}>
	 */
	private function by_meaning( int $term, array $meanings, CloseRequest $request ): array {
		$parts = array();
		foreach ( $request->columns as $column ) {
			foreach ( $meanings[ $column->name() ] ?? array() as $percent => $values ) {
				$marks   = '%s' . str_repeat( ',%s', count( $values ) - 1 );
				$parts[] = array(
					"SELECT * FROM (SELECT p.id, %d AS term, %d AS sure FROM %i p FORCE INDEX ({$column->index()}) WHERE p.{$column->name()} IN ($marks) AND ($request->where) LIMIT %d) hit",
					array( $term, $percent, $this->database->table( 'profiles' ), ...$values, ...$request->values, ...array( self::MOST ) ),
				);
			}
		}
		return $parts;
	}

	/** @return list<array{literal-string, list<mixed>}> */
	private function by_part( int $term, string $word, CloseRequest $request ): array {
		if ( mb_strlen( $word, 'UTF-8' ) < self::SHORTEST_PART ) {
			return array();
		}
		list( $condition, $values ) = $this->index->condition( $word, $request->fields );
		return array( $this->in_index( $term, self::PART, $condition, $values, $request ) );
	}

	/**
	 * A number that is a word of a title or an office: Building 300. Other digits are another number, not a misspelt one.
	 *
	 * @return list<array{literal-string, list<mixed>}>
	 */
	private function by_digits( int $term, string $number, ?Meanings $meanings, CloseRequest $request ): array {
		$word = SearchTerms::word_of( $number );
		if ( '' === $word ) {
			return array();
		}
		$same = array_map( static fn ( array $values ): array => array_intersect_key( $values, array( 100 => true ) ), $meanings?->of( $word ) ?? array() );
		return array( ...$this->by_meaning( $term, $same, $request ), ...$this->by_part( $term, $word, $request ) );
	}

	/**
	 * @param list<string> $keys
	 * @return list<array{literal-string, list<mixed>}>
	 */
	private function by_number( int $term, array $keys, CloseRequest $request ): array {
		$marks   = '%s' . str_repeat( ',%s', count( $keys ) - 1 );
		$visible = '%d' . str_repeat( ',%d', count( $request->numbers ) - 1 );
		$parts   = array( $this->in_index( $term, 100, "suffix IN ($marks) AND field IN ($visible)", array( ...$keys, ...$request->numbers ), $request ) );
		if ( 0 !== $request->own ) {
			$parts[] = $this->in_index( $term, 100, "suffix IN ($marks) AND field IN (%d,%d) AND profile_id = %d", array( ...$keys, SearchField::PHONE, SearchField::NMLS, $request->own ), $request );
		}
		return $parts;
	}

	/**
	 * @param literal-string $condition
	 * @param list<mixed>    $values
	 * @return array{literal-string, list<mixed>}
	 */
	private function in_index( int $term, int $percent, string $condition, array $values, CloseRequest $request ): array {
		if ( ! $request->narrows ) {
			return array(
				"SELECT * FROM (SELECT profile_id AS id, %d AS term, %d AS sure FROM %i WHERE $condition LIMIT %d) hit",
				array( $term, $percent, $this->index->table(), ...$values, ...array( self::MOST ) ),
			);
		}
		return array(
			"SELECT * FROM (SELECT p.id, %d AS term, %d AS sure FROM %i s JOIN %i p ON p.id = s.profile_id WHERE $condition AND ($request->where) LIMIT %d) hit",
			array( $term, $percent, $this->index->table(), $this->database->table( 'profiles' ), ...$values, ...$request->values, ...array( self::MOST ) ),
		);
	}
}
