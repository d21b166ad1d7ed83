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

/** Writes the search index: every suffix of every word is a row. SearchConditions finds them. */
final class SearchIndex {

	/** Above the length of any folded search word. */
	private const SUFFIX_LENGTH = 300;

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
			foreach ( $this->suffixes( $profile, $only ) as $field => $suffixes ) {
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
	 * @param list<int>|null $only Field numbers; null for all.
	 * @return array<int, list<string>> Number of the field => suffixes.
	 */
	public function suffixes( Profile $profile, ?array $only = null ): array {
		$texts = array();
		foreach ( $this->searched() as $name => $number ) {
			$texts[ $number ] = ( $texts[ $number ] ?? '' ) . ' ' . $profile->text( $name );
		}
		foreach ( $this->meta_keys->custom() as $name => $key ) {
			if ( $key->is_text() ) {
				$texts[ SearchField::of_key( $name ) ] = (string) ( $profile->meta[ $name ] ?? '' );
			}
		}
		$texts = null === $only ? $texts : array_intersect_key( $texts, array_flip( $only ) );
		foreach ( $texts as $number => $text ) {
			$texts[ $number ] = in_array( $number, SearchField::NUMBERS, true ) ? NumberKeys::of( $text, SearchField::PHONE === $number ) : $this->suffixes_of( $text );
		}
		return $texts;
	}

	private function table(): string {
		return $this->database->table( 'search' );
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
