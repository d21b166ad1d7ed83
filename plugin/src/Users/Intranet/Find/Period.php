<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/** A range of start dates: days as YYYY-MM-DD, both included. */
final class Period {

	private const MONTHS = array( 'january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december' );

	/** A year, with a month before it. */
	public const PATTERN = '(?:(?<month>january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec) )?(?<year>(?:19|20)[0-9]{2})';

	private function __construct(
		public readonly string $from,
		public readonly string $to,
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
		if ( 'year' === $unit ) {
			$year = (int) substr( $today, 0, 4 ) - ( 'last' === $which ? 1 : 0 );
			return new self( "$year-01-01", "$year-12-31" );
		}
		$month = substr( 'last' === $which ? self::shifted( substr( $today, 0, 7 ) . '-01', '-1 day' ) : $today, 0, 7 );
		return new self( "$month-01", "$month-31" );
	}

	public function has( string $day ): bool {
		return '' !== $day && $day >= $this->from && $day <= $this->to;
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
