<?php

declare( strict_types=1 );

namespace Svc\Users\Storage;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Text\Text;
use Svc\Users\Fields\Field;
use Svc\Users\Fields\IntranetFields;
use Svc\Users\Fields\MetaKeys;
use Svc\Users\Fields\ProfileFields;
use Svc\Users\Fields\SearchField;

/**
 * Finds substrings by an index: every suffix of every word is a row, so that a substring is a prefix of one.
 *
 * LIKE '%word%' reads the whole table; FULLTEXT only finds word starts, and SQLite has none.
 */
final class SearchIndex {

	/** Above the length of any folded search word. */
	private const SUFFIX_LENGTH = 300;

	/** Sorts after every character, so that a prefix becomes a range. */
	private const LAST_CHARACTER = "\u{10FFFF}";

	/** @var array<string, int>|null */
	private ?array $searched = null;

	public function __construct(
		private readonly Database $database,
		private readonly MetaKeys $meta_keys,
		private readonly ProfileFields $fields,
		private readonly IntranetFields $intranet,
	) {}

	/**
	 * @param list<Profile>  $profiles Stored profiles that are not in the index.
	 * @param list<int>|null $only     Field numbers; null for all.
	 */
	public function add( array $profiles, ?array $only = null ): void {
		$rows = array();
		foreach ( $profiles as $profile ) {
			$fields = $this->suffixes( $profile );
			foreach ( null === $only ? $fields : array_intersect_key( $fields, array_flip( $only ) ) as $field => $suffixes ) {
				foreach ( $suffixes as $suffix ) {
					array_push( $rows, $suffix, $field, $profile->id );
				}
			}
		}
		foreach ( array_chunk( $rows, 3 * 2000 ) as $chunk ) {
			$marks = implode( ',', array_fill( 0, intdiv( count( $chunk ), 3 ), '(%s,%d,%d)' ) );
			$this->database->execute( "INSERT IGNORE INTO %i (suffix, field, profile_id) VALUES $marks", $this->table(), ...$chunk );
		}
	}

	public function remove( int $profile_id ): void {
		$this->database->execute( 'DELETE FROM %i WHERE profile_id = %d', $this->table(), $profile_id );
	}

	public function replace( Profile $old, Profile $new ): void {
		if ( $this->suffixes( $old ) !== $this->suffixes( $new ) ) {
			$this->enter( $new );
		}
	}

	/** Replaces the profile's entries, but keeps those of custom fields that are not registered now or on this site. */
	public function enter( Profile $profile ): void {
		$fields = array_keys( $this->suffixes( $profile ) );
		$this->database->execute(
			'DELETE FROM %i WHERE profile_id = %d AND field IN (' . implode( ',', array_fill( 0, count( $fields ), '%d' ) ) . ')',
			$this->table(),
			$profile->id,
			...$fields
		);
		$this->add( array( $profile ) );
	}

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

	/** @return array<int, list<string>> Number of the field => suffixes. */
	public function suffixes( Profile $profile ): array {
		$texts = array();
		foreach ( $this->searched() as $name => $number ) {
			$texts[ $number ] = ( $texts[ $number ] ?? '' ) . ' ' . $profile->text( $name );
		}
		foreach ( $this->meta_keys->custom() as $name => $key ) {
			if ( $key->is_text() ) {
				$texts[ SearchField::of_key( $name ) ] = (string) ( $profile->meta[ $name ] ?? '' );
			}
		}
		return array_map( array( $this, 'suffixes_of' ), $texts );
	}

	/** @return array<string, int> Name of a text field of profiles => its number; first and last name share one. */
	private function searched(): array {
		return $this->searched ??= array_filter( array_map( static fn ( Field $field ): ?int => $field->search, $this->fields->all() + $this->intranet->all() ) );
	}

	/** @return list<string> */
	private function suffixes_of( string $text ): array {
		$suffixes = array();
		foreach ( Text::words( $text ) as $word ) {
			$characters = mb_str_split( $word, 1, 'UTF-8' );
			foreach ( array_keys( $characters ) as $start ) {
				$suffixes[ implode( '', array_slice( $characters, $start, self::SUFFIX_LENGTH ) ) ] = true;
			}
		}
		return array_map( 'strval', array_keys( $suffixes ) );
	}
}
