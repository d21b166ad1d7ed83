<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Stats;

use DateTimeImmutable;
use Svc\Kernel\Database\Database;
use Svc\Kernel\Failure;
use Svc\LeadPages\Fields\Folder;

/** What became of the views of a page. */
final class Stats {

	private const DAYS     = 30;
	private const MAX_DAYS = 366;

	public function __construct( private readonly Database $database ) {}

	/**
	 * @param array<string, mixed> $input Days; what is missing or empty ends today, and is 30 days long.
	 * @return array<string, mixed>
	 * @throws Failure
	 */
	public function of( int $page_id, array $input ): array {
		list( $from, $to ) = self::range( $input['from'] ?? '', $input['to'] ?? '' );
		$views   = ( new Views( $this->database ) )->by_day( $page_id, $from->format( 'Y-m-d' ), $to->format( 'Y-m-d' ) );
		$leads   = $this->leads( $page_id, $from, $to );
		$by_day  = array_count_values( array_map( static fn ( array $lead ): string => $from->setTimestamp( $lead[0] )->format( 'Y-m-d' ), $leads ) );
		$days    = array();
		for ( $day = $from; $day <= $to; $day = $day->modify( '+1 day' ) ) {
			$name   = $day->format( 'Y-m-d' );
			$days[] = array(
				'day'      => $name,
				'views'    => $views[ $name ][0] ?? 0,
				'visitors' => $views[ $name ][1] ?? 0,
				'leads'    => $by_day[ $name ] ?? 0,
			);
		}
		$visitors = array_sum( array_column( $days, 'visitors' ) );
		return array(
			'page_id'                   => $page_id,
			'from'                      => $from->format( 'Y-m-d' ),
			'to'                        => $to->format( 'Y-m-d' ),
			'views'                     => array_sum( array_column( $days, 'views' ) ),
			'visitors'                  => $visitors,
			'leads'                     => count( $leads ),
			'conversion'                => 0 === $visitors ? null : number_format( count( $leads ) / $visitors, 4, '.', '' ),
			'median_minutes_to_contact' => self::median( $leads ),
			'days'                      => $days,
		);
	}

	/**
	 * @return array{DateTimeImmutable, DateTimeImmutable} First and last day, at midnight of the site's time zone.
	 * @throws Failure
	 */
	private static function range( string $from, string $to ): array {
		$today = current_datetime()->setTime( 0, 0 );
		$last  = '' === $to ? $today : new DateTimeImmutable( $to, $today->getTimezone() );
		$first = '' === $from ? $last->modify( '-' . ( self::DAYS - 1 ) . ' days' ) : new DateTimeImmutable( $from, $today->getTimezone() );
		if ( $first > $last ) {
			throw Failure::invalid( array( 'from' => __( 'This must not be after the last day.', 'svc' ) ) );
		}
		if ( $first->diff( $last )->days >= self::MAX_DAYS ) {
			/* translators: %d: number of days. */
			throw Failure::invalid( array( 'from' => sprintf( __( 'Ask for at most %d days.', 'svc' ), self::MAX_DAYS ) ) );
		}
		return array( $first, $last );
	}

	/** @return list<array{int, int|null}> When each came in, and when it was first contacted. Spam is left out. */
	private function leads( int $page_id, DateTimeImmutable $from, DateTimeImmutable $to ): array {
		$rows = $this->database->rows(
			'SELECT created_at, first_contacted_at FROM %i WHERE site_id = %d AND folder = %s AND page_id = %d AND created_at >= %d AND created_at < %d',
			$this->database->table( 'leads' ),
			get_current_blog_id(),
			Folder::Inbox->value,
			$page_id,
			$from->getTimestamp(),
			$to->modify( '+1 day' )->getTimestamp()
		);
		return array_map( static fn ( array $row ): array => array( (int) $row['created_at'], null === $row['first_contacted_at'] ? null : (int) $row['first_contacted_at'] ), $rows );
	}

	/** @param list<array{int, int|null}> $leads */
	private static function median( array $leads ): ?int {
		$waits = array();
		foreach ( $leads as list( $created, $contacted ) ) {
			if ( null !== $contacted ) {
				$waits[] = max( 0, $contacted - $created );
			}
		}
		if ( array() === $waits ) {
			return null;
		}
		sort( $waits );
		$middle = intdiv( count( $waits ), 2 );
		$median = 0 === count( $waits ) % 2 ? ( $waits[ $middle - 1 ] + $waits[ $middle ] ) / 2 : $waits[ $middle ];
		return (int) round( $median / 60 );
	}
}
