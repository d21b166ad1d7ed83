<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/** A range of start dates: days as YYYY-MM-DD, both included. */
final class Period {

	private const MONTHS = array( 'january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december' );

	public const MONTH = 'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec';

	/** A year, with a month before it. */
	public const PATTERN = '(?:(?<month>january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec) )?(?<year>(?:19|20)[0-9]{2})';

	private function __construct(
		public readonly string $from,
		public readonly string $to,
		private readonly string $anniversary = '',
		private readonly ?self $other = null,
	) {}

	public static function named( string $how, string $year, string $month ): self {
		$number = '' === $month ? 0 : self::month( $month );
		$first  = sprintf( '%s-%02d-01', $year, max( 1, $number ) );
		$last   = sprintf( '%s-%02d-31', $year, 0 === $number ? 12 : $number );
		return match ( $how ) {
			'before' => new self( '0000-00-00', self::shifted( $first, '-1 day' ) ),
			'after'  => new self( sprintf( '%s-99', substr( $last, 0, 7 ) ), '9999-99-99' ),
			'since'  => new self( $first, '9999-99-99' ),
			default  => new self( $first, $last ),
		};
	}

	public static function days( string $from, string $to ): self {
		return new self( $from, $to );
	}

	/** @param string $first The first day of a month. */
	public static function months( string $first, int $count ): self {
		return new self( $first, self::shifted( self::shifted( $first, "+$count months" ), '-1 day' ) );
	}

	/** @param string $name "today", "yesterday", "tomorrow" or "last monday". */
	public static function day( string $name, string $today ): self {
		$day = self::shifted( $today, str_starts_with( $name, 'this ' ) ? substr( $name, 5 ) . ' this week' : $name );
		return new self( $day, $day );
	}

	/**
	 * @param string $which "this", "last" or "next".
	 * @param string $today YYYY-MM-DD
	 */
	public static function relative( string $which, string $unit, string $today ): self {
		$steps = match ( $which ) {
			'last'  => -1,
			'next'  => 1,
			default => 0,
		};
		if ( 'week' === $unit ) {
			$monday = self::shifted( $today, "monday $which week" );
			return new self( $monday, self::shifted( $monday, '+6 days' ) );
		}
		$length = match ( $unit ) {
			'quarter' => 3,
			'year'    => 12,
			default   => 1,
		};
		$month  = intdiv( (int) substr( $today, 5, 2 ) - 1, $length ) * $length + 1;
		$by     = $steps * $length;
		return self::months( self::shifted( sprintf( '%s-%02d-01', substr( $today, 0, 4 ), $month ), "$by months" ), $length );
	}

	/** The days of this period or of the other. */
	public function or( self $other ): self {
		return new self( $this->from, $this->to, $this->anniversary, $other );
	}

	/** The days since this period, before it, after it, or of it. */
	public function seen( string $how ): self {
		return match ( $how ) {
			'before' => new self( '0000-00-00', self::shifted( $this->from, '-1 day' ) ),
			'after'  => new self( "$this->to+", '9999-99-99' ),
			'since'  => new self( $this->from, '9999-99-99' ),
			'until'  => new self( '0000-00-00', $this->to ),
			default  => $this,
		};
	}

	/** Start dates at least so long ago, or less. */
	public static function of_length( bool $is_longer, int $count, string $unit, string $today ): self {
		$day = self::shifted( $today, "-$count $unit" );
		return $is_longer ? new self( '0000-00-00', $day ) : new self( self::shifted( $day, '+1 day' ), $today );
	}

	/** The last month of this name that has begun. */
	public static function latest( string $how, string $month, string $today ): self {
		$number = self::month( $month );
		$year   = (int) substr( $today, 0, 4 ) - ( $number > (int) substr( $today, 5, 2 ) ? 1 : 0 );
		return self::named( $how, (string) $year, $month );
	}

	/**
	 * Start dates with an anniversary in these days.
	 *
	 * @param int $years 0 for any, but not the day of the start itself.
	 */
	public static function anniversary( self $when, int $years ): self {
		$last = (int) substr( $when->from, 0, 4 ) - max( 1, $years );
		return new self( $years > 0 ? "$last-01-01" : '0000-00-00', "$last-12-31", substr( $when->from, 5 ) . ' ' . substr( $when->to, 5 ) );
	}

	public function has( string $day ): bool {
		if ( null !== $this->other && $this->other->has( $day ) ) {
			return true;
		}
		if ( '' === $day || $day < $this->from || $day > $this->to ) {
			return false;
		}
		list( $from, $to ) = array_pad( explode( ' ', $this->anniversary ), 2, '' );
		$own               = substr( $day, 5 );
		return '' === $to || ( $from > $to ? $own >= $from || $own <= $to : $own >= $from && $own <= $to );
	}

	private static function month( string $name ): int {
		foreach ( self::MONTHS as $index => $month ) {
			if ( str_starts_with( $month, substr( $name, 0, 3 ) ) ) {
				return $index + 1;
			}
		}
		return 0;
	}

	private static function shifted( string $day, string $by ): string {
		return ( new \DateTimeImmutable( $day, new \DateTimeZone( 'UTC' ) ) )->modify( $by )->format( 'Y-m-d' );
	}
}
