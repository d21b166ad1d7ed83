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

	/** @param string $today YYYY-MM-DD */
	public static function relative( string $which, string $unit, string $today ): self {
		if ( 'week' === $unit ) {
			$monday = self::shifted( $today, 'this' === $which ? 'monday this week' : 'monday last week' );
			return new self( $monday, self::shifted( $monday, '+6 days' ) );
		}
		if ( 'quarter' === $unit ) {
			$month = intdiv( (int) substr( $today, 5, 2 ) - 1, 3 ) * 3 + 1;
			$first = self::shifted( sprintf( '%s-%02d-01', substr( $today, 0, 4 ), $month ), 'this' === $which ? '+0 day' : '-3 months' );
			return new self( $first, self::shifted( self::shifted( $first, '+3 months' ), '-1 day' ) );
		}
		if ( 'year' === $unit ) {
			$year = (int) substr( $today, 0, 4 ) - ( 'last' === $which ? 1 : 0 );
			return new self( "$year-01-01", "$year-12-31" );
		}
		$month = substr( 'last' === $which ? self::shifted( substr( $today, 0, 7 ) . '-01', '-1 day' ) : $today, 0, 7 );
		return new self( "$month-01", "$month-31" );
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
	 * Start dates with an anniversary in this month or week.
	 *
	 * @param string $when  A month's name, "month", "week", "year" or "today".
	 * @param int    $years 0 for any, but not the day of the start itself.
	 */
	public static function anniversary( string $when, int $years, string $today, bool $is_next_month ): self {
		$year  = (int) substr( $today, 0, 4 );
		$month = $is_next_month ? substr( self::shifted( substr( $today, 0, 7 ) . '-01', '+1 month' ), 5, 2 ) : substr( $today, 5, 2 );
		$from  = match ( true ) {
			'today' === $when                   => substr( $today, 5 ),
			'week' === $when                    => substr( self::shifted( $today, 'monday this week' ), 5 ),
			'year' === $when                    => '01-01',
			in_array( $when, array( 'month', 'months' ), true ) => "$month-01",
			default                             => sprintf( '%02d-01', self::month( $when ) ),
		};
		$to    = match ( true ) {
			'today' === $when                   => $from,
			'week' === $when                    => substr( self::shifted( $today, 'sunday this week' ), 5 ),
			'year' === $when                    => '12-31',
			default                             => substr( $from, 0, 2 ) . '-31',
		};
		$last  = $year - max( 1, $years );
		return new self( $years > 0 ? "$last-01-01" : '0000-00-00', "$last-12-31", "$from $to" );
	}

	public function has( string $day ): bool {
		if ( '' === $day || $day < $this->from || $day > $this->to ) {
			return false;
		}
		list( $from, $to ) = array_pad( explode( ' ', $this->anniversary ), 2, '' );
		$own               = substr( $day, 5 );
		return '' === $to || ( $own >= $from && $own <= $to );
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
