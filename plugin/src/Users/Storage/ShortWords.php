<?php

declare( strict_types=1 );

namespace Svc\Users\Storage;

use Svc\Kernel\Database\Database;
use Svc\Users\Fields\SearchField;

/**
 * Search words of one or two letters that are part of very many words.
 *
 * The index has several rows of each person for such a word, so looking into the profiles themselves is quicker.
 */
final class ShortWords {

	private const LONGEST = 2;

	/** From so many rows of the index on. */
	private const MANY = 2_000;

	/** Of the object cache, which keeps the frequent words. Both ways find the same people, so an outdated one costs time only. */
	private const GROUP = 'svc';

	/** Seconds in the object cache. */
	private const LIFETIME = 3600;

	/** Columns with the whole folded text of a field, the longest texts first: what is found in them is not looked for in the others. */
	private const COLUMNS = array(
		SearchField::EMAIL => array( 'p.email_key' ),
		SearchField::TITLE => array( 'p.title_key' ),
		SearchField::NAME  => array( 'p.last_key', 'p.first_key' ),
	);

	/** From this length on, the key of a department may be cut. */
	private const LONG_KEY = 100;

	/** @var array<array-key, bool> By word. */
	private array $frequent = array();

	public function __construct(
		private readonly Database $database,
		private readonly SearchConditions $index,
	) {}

	/**
	 * @param list<int> $fields
	 * @return array{literal-string, list<mixed>}|null Condition on profiles, aliased p, and its values; null where the index is the way.
	 */
	public function condition( string $word, array $fields ): ?array {
		if ( ! $this->has( $word, $fields ) ) {
			return null;
		}
		$parts  = array();
		$values = array();
		foreach ( array_intersect_key( self::COLUMNS, array_flip( $fields ) ) as $columns ) {
			foreach ( $columns as $column ) {
				$parts[]  = "INSTR($column, %s) > 0";
				$values[] = $word;
			}
		}
		if ( in_array( SearchField::DEPARTMENT, $fields, true ) ) {
			list( $condition, $bound ) = $this->index->condition( $word, array( SearchField::DEPARTMENT ) );

			$parts[] = '(CHAR_LENGTH(p.department_key) < %d AND INSTR(p.department_key, %s) > 0)';
			$parts[] = "(CHAR_LENGTH(p.department_key) >= %d AND EXISTS (SELECT 1 FROM %i WHERE profile_id = p.id AND $condition))";
			array_push( $values, self::LONG_KEY, $word, self::LONG_KEY, $this->index->table(), ...$bound );
		}
		return array( implode( ' OR ', $parts ), $values );
	}

	/** @param list<int> $fields */
	public function has( string $word, array $fields ): bool {
		return mb_strlen( $word, 'UTF-8' ) <= self::LONGEST
			&& array() === array_diff( $fields, array_keys( self::COLUMNS ), array( SearchField::DEPARTMENT ) )
			&& $this->frequent[ $word ] ??= $this->is_frequent( $word );
	}

	private function is_frequent( string $word ): bool {
		$key = 'frequent:' . bin2hex( $word );
		if ( wp_using_ext_object_cache() && (bool) wp_cache_get( $key, self::GROUP ) ) {
			return true;
		}
		if ( ! $this->has_many( $word ) ) {
			return false;
		}
		if ( wp_using_ext_object_cache() ) {
			wp_cache_set( $key, 1, self::GROUP, self::LIFETIME );
		}
		return true;
	}

	private function has_many( string $word ): bool {
		list( $condition, $values ) = $this->index->condition( $word, array_keys( self::COLUMNS ) );
		return null !== $this->database->row( "SELECT 1 AS found FROM %i WHERE $condition LIMIT 1 OFFSET %d", $this->index->table(), ...$values, ...array( self::MANY - 1 ) );
	}
}
