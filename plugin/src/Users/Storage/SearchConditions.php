<?php

declare( strict_types=1 );

namespace Svc\Users\Storage;

use Svc\Kernel\Database\Database;

/**
 * Finds substrings by the search index, which has a row for every suffix of every word: a substring is a prefix of one.
 *
 * LIKE '%word%' reads the whole table; FULLTEXT only finds word starts, and SQLite has none.
 */
final class SearchConditions {

	/** Sorts after every character, so that a prefix becomes a range. */
	private const LAST_CHARACTER = "\u{10FFFF}";

	public function __construct( private readonly Database $database ) {}

	/**
	 * Matches the index rows that contain a word.
	 *
	 * @param list<int> $fields
	 * @return array{literal-string, list<mixed>} Condition and its values.
	 */
	public function condition( string $word, array $fields ): array {
		return array(
			'suffix >= %s AND suffix < %s AND field IN (' . implode( ',', array_fill( 0, count( $fields ), '%d' ) ) . ')',
			array( $word, self::end( $word ), ...$fields ),
		);
	}

	public function table(): string {
		return $this->database->table( 'search' );
	}

	/** The upper bound of texts that begin with this word. Stays ASCII for ASCII words, because core checks other queries character by character. */
	private static function end( string $word ): string {
		$last = substr( $word, -1 );
		return $last < "\x7F" ? substr( $word, 0, -1 ) . chr( ord( $last ) + 1 ) : $word . self::LAST_CHARACTER;
	}
}
