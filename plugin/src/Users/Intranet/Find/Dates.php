<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/** Reads days and spans of days in a question of folded words: "june 8 2026", "the second quarter of 2025", "last monday", "new year". */
final class Dates {

	private const DAY = '[0-3]?\d(?:st|nd|rd|th)?';

	private const WEEKDAYS = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday';

	/** First and last month of parts of a year. */
	private const PARTS = array(
		'q1|first quarter|1st quarter|beginning|start|early' => array( 1, 3 ),
		'q2|second quarter|2nd quarter'                  => array( 4, 6 ),
		'q3|third quarter|3rd quarter'                   => array( 7, 9 ),
		'q4|fourth quarter|4th quarter|last quarter|end|late' => array( 10, 12 ),
		'first half|1st half'                            => array( 1, 6 ),
		'second half|2nd half|latter half'               => array( 7, 12 ),
		'spring'                                         => array( 3, 5 ),
		'summer'                                         => array( 6, 8 ),
		'fall|autumn'                                    => array( 9, 11 ),
		'winter'                                         => array( 12, 14 ),
	);

	private const YEAR = '(?:19|20)\d\d';

	/** @param string $today YYYY-MM-DD */
	public function __construct( private readonly string $today ) {}

	/** A pattern without groups. */
	public static function pattern(): string {
		$month = '(?:' . Period::MONTH . ')';
		$day   = self::DAY;
		$year  = self::YEAR;
		$part  = '(?:' . implode( '|', array_keys( self::PARTS ) ) . ')';
		$unit  = '(?:week|month|quarter|year|spring|summer|fall|autumn|winter|' . self::WEEKDAYS . ')';
		return "(?:(?:the )?(?:$year [01]\\d [0-3]\\d|{$month} (?:the )?{$day}(?! (?:years?|months?|weeks?|days?)\\b)(?: $year)?|$day (?:of )?$month(?: $year)?|(?:(?:this|last|next) )?$month(?: of)?(?: $year)?"
			. "|$part(?: of)?(?: the)?(?: year)? $year|$part of (?:the|this|last) year|(?:this|last|next) (?:calendar )?$unit|new years?(?: 's)?(?: eve| day)?(?: of)?(?: $year)?|{$year}s|today|(?:day before )?yesterday|tomorrow|$year))";
	}

	/** The days of the words that the pattern has matched. */
	public function period( string $words ): ?Period {
		$words = (string) preg_replace( '/^the |\b(?:the|of|calendar) /', '', $words );
		$year  = (int) substr( $this->today, 0, 4 );
		$own   = 1 === preg_match( '/\b' . self::YEAR . '\b/', $words, $found ) ? (int) $found[0] : null;
		$named = 1 === preg_match( '/\b(' . Period::MONTH . ')\b/', $words, $found ) ? $found[1] : '';
		if ( 1 === preg_match( '/^(' . self::YEAR . ') (\d\d) (\d\d)$/', $words, $found ) ) {
			return Period::days( "$found[1]-$found[2]-$found[3]", "$found[1]-$found[2]-$found[3]" );
		}
		if ( str_starts_with( $words, 'new year' ) ) {
			$first = ( $own ?? $year ) . '-01-01';
			return Period::days( $first, $first );
		}
		if ( '' !== $named ) {
			$span = null === $own && ! str_starts_with( $words, 'next' ) ? Period::latest( 'in', $named, $this->today ) : Period::named( 'in', (string) ( $own ?? $year ), $named );
			$day  = 1 === preg_match( '/\b(\d{1,2})(?:st|nd|rd|th)?(?= |$)/', $words, $found ) ? substr( $span->from, 0, 8 ) . sprintf( '%02d', $found[1] ) : '';
			return '' === $day ? $span : Period::days( $day, $day );
		}
		foreach ( self::PARTS as $names => list( $first, $last ) ) {
			if ( 1 === preg_match( "/\\b(?:$names)\\b/", $words ) && 'last quarter' !== $words ) {
				$is_ago = str_starts_with( $words, 'last' ) || str_ends_with( $words, 'last year' );
				$from   = sprintf( '%d-%02d-01', ( $own ?? $year ) - ( $is_ago && null === $own ? 1 : 0 ), $first );
				// "Last spring" of a summer is this year's.
				$from = null === $own && str_starts_with( $words, 'last' ) && sprintf( '%d-%02d', $year, $last ) < substr( $this->today, 0, 7 ) ? $year . substr( $from, 4 ) : $from;
				return Period::months( $from, $last - $first + 1 );
			}
		}
		if ( 1 === preg_match( '/^(' . self::YEAR . ')s$/', $words, $found ) ) {
			return Period::months( "$found[1]-01-01", 120 );
		}
		if ( null !== $own ) {
			return Period::named( 'in', (string) $own, '' );
		}
		if ( 1 === preg_match( '/^(this|last|next) (week|month|quarter|year)$/', $words, $found ) ) {
			return Period::relative( $found[1], $found[2], $this->today );
		}
		if ( 'day before yesterday' === $words ) {
			return Period::day( '-2 days', $this->today );
		}
		return 1 === preg_match( '/^(?:today|yesterday|tomorrow|(?:last|this|next) (?:' . self::WEEKDAYS . '))$/', $words ) ? Period::day( $words, $this->today ) : null;
	}
}
