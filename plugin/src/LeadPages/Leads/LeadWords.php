<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Leads;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Text\Text;

/**
 * The words by which leads are found: those of names and e-mail address, and the digits of phone numbers.
 *
 * "Jane O’Dell, jane@example.com, (303) 555-0100" has the words jane, o’dell, jane@example.com, 3035550100 and 13035550100.
 * A search finds the beginnings of words.
 */
final class LeadWords {

	/** Of the column. */
	private const LENGTH = 64;

	/** Sorts after every character, so that a beginning becomes a range. */
	private const LAST_CHARACTER = "\u{10FFFF}";

	public function __construct( private readonly Database $database ) {}

	public function add( Lead $lead ): void {
		$rows = array();
		foreach ( self::of( $lead ) as $word ) {
			array_push( $rows, $lead->site_id, $word, $lead->id );
		}
		if ( array() !== $rows ) {
			$marks = implode( ', ', array_fill( 0, intdiv( count( $rows ), 3 ), '(%d, %s, %d)' ) );
			$this->database->execute( "INSERT IGNORE INTO %i (site_id, word, lead_id) VALUES $marks", $this->table(), ...$rows );
		}
	}

	public function replace( Lead $old, Lead $new ): void {
		if ( self::of( $old ) !== self::of( $new ) ) {
			$this->remove( $new->id );
			$this->add( $new );
		}
	}

	public function remove( int $lead_id ): void {
		$this->database->execute( 'DELETE FROM %i WHERE lead_id = %d', $this->table(), $lead_id );
	}

	/** @return list<string> */
	public static function of( Lead $lead ): array {
		$words = array( ...Text::words( "$lead->first_name $lead->last_name" ), ...Text::words( $lead->email ), ...self::numbers( $lead->phone ) );
		return array_values( array_unique( array_map( self::cut( ... ), $words ) ) );
	}

	/** @return list<string> Beginnings of words that were typed. A phone number may have spaces. */
	public static function typed( string $search ): array {
		if ( 1 === preg_match( '/^[\d\s+().-]+$/D', $search ) ) {
			$digits = (string) preg_replace( '/\D+/', '', $search );
			return '' === $digits ? array() : array( self::cut( $digits ) );
		}
		$words = array_map( static fn ( string $word ): string => 1 === preg_match( '/^[\d+().-]*\d[\d+().-]*$/D', $word ) ? (string) preg_replace( '/\D+/', '', $word ) : $word, Text::words( $search ) );
		return array_values( array_unique( array_map( self::cut( ... ), $words ) ) );
	}

	/** @return array{string, string} The first text that begins so, and the first that comes after all of them. */
	public static function range( string $beginning ): array {
		$last = substr( $beginning, -1 );
		// Stays ASCII for ASCII words, because core checks other queries character by character.
		return array( $beginning, $last < "\x7F" ? substr( $beginning, 0, -1 ) . chr( ord( $last ) + 1 ) : $beginning . self::LAST_CHARACTER );
	}

	/** @return list<string> With the country's 1 and without. */
	private static function numbers( string $phone ): array {
		$bare = OpenKey::digits( $phone );
		return match ( strlen( $bare ) ) {
			0       => array(),
			10      => array( $bare, "1$bare" ),
			default => array( $bare ),
		};
	}

	private static function cut( string $word ): string {
		return mb_substr( $word, 0, self::LENGTH, 'UTF-8' );
	}

	private function table(): string {
		return $this->database->table( 'lead_words' );
	}
}
