<?php

declare( strict_types=1 );

namespace Svc\Kernel\Outbox;

use Closure;
use Throwable;

/** Sends the messages of the current site that are due. Several runners may work at the same time. */
final class Runner {

	/** Seconds after which a run begins no further message: below the 60 seconds for which WordPress lets no other run of WP-Cron begin. */
	private const SECONDS = 20;

	/** Seconds after which a kind comes behind the others in a run, so that a receiver that does not answer holds up its own kind only. */
	private const SHARE = 10;

	/** @var array<string, float> Seconds that each kind has taken in this run. */
	private array $taken = array();

	/** @param array<string, Closure(): Kind> $kinds By name. Messages of other kinds stay as they are, such as those of a component that is off. */
	public function __construct(
		private readonly OutboxStore $store,
		private readonly array $kinds,
	) {}

	/** @return array{delivered: int, failed: int} How many were delivered, and how many not. */
	public function run(): array {
		$counts = array(
			'delivered' => 0,
			'failed'    => 0,
		);
		$until  = microtime( true ) + self::SECONDS;
		for ( $entry = $this->next( $until ); null !== $entry; $entry = $this->next( $until ) ) {
			$start = microtime( true );
			++$counts[ $this->deliver( $entry ) ? 'delivered' : 'failed' ];
			$this->taken[ $entry->kind ] = ( $this->taken[ $entry->kind ] ?? 0.0 ) + microtime( true ) - $start;
		}
		return $counts;
	}

	private function next( float $until ): ?Entry {
		if ( microtime( true ) > $until ) {
			return null;
		}
		$late = array_filter( $this->kinds, fn ( string $kind ): bool => ( $this->taken[ $kind ] ?? 0.0 ) > self::SHARE, ARRAY_FILTER_USE_KEY );
		return $this->claimed( array_diff_key( $this->kinds, $late ) ) ?? $this->claimed( $late );
	}

	/** @param array<string, Closure(): Kind> $kinds */
	private function claimed( array $kinds ): ?Entry {
		return array() === $kinds ? null : $this->store->claim( get_current_blog_id(), array_keys( $kinds ), static fn ( string $kind ): int => $kinds[ $kind ]()->claim_seconds() );
	}

	private function deliver( Entry $entry ): bool {
		$kind    = ( $this->kinds[ $entry->kind ] )();
		$outcome = self::sent( $entry, $kind );
		$delay   = Status::Failed === $outcome->status ? Backoff::after( $entry->attempts, $outcome->wait ) : null;
		$this->store->settle( $entry, null === $delay ? $outcome->status : Status::Waiting, null === $delay ? null : time() + $delay, $outcome->error, $kind->note( ... ) );
		return Status::Delivered === $outcome->status;
	}

	private static function sent( Entry $entry, Kind $kind ): Outcome {
		if ( $entry->attempts > 1 && null === Backoff::after( $entry->attempts - 1 ) ) {
			// The last attempt was begun and has not ended.
			return Outcome::failed( __( 'Sending it was interrupted.', 'svc' ) );
		}
		try {
			return $kind->send( $entry );
		} catch ( Throwable $thrown ) {
			return Outcome::failed( $thrown->getMessage() );
		}
	}
}
