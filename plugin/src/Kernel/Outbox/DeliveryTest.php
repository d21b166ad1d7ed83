<?php

declare( strict_types=1 );

namespace Svc\Kernel\Outbox;

use Closure;
use Svc\Kernel\Health\HealthTest;
use Svc\Kernel\Health\Verdict;
use Svc\Kernel\OnSite;

/** Whether messages are sent: none overdue, none that fails repeatedly, none given up. Of all sites of the network, and of the components that are on. */
final class DeliveryTest implements HealthTest {

	/** Seconds after which a due message is overdue. WP-Cron needs visitors, and is late on a quiet site. */
	private const LATE = 3600;

	/** Failed attempts that are more than a receiver that was busy: the second is made after five minutes. */
	private const REPEATED = 2;

	/** @param array<string, Closure(): Kind> $kinds By name. Messages of other kinds are left out, such as those of a component that is off. */
	public function __construct(
		private readonly Backlog $backlog,
		private readonly array $kinds,
	) {}

	public function name(): string {
		return 'svc-outbox';
	}

	public function title(): string {
		return __( 'Deliveries', 'svc' );
	}

	public function look(): Verdict {
		$kinds = array_keys( $this->kinds );
		return $this->overdue( $this->stuck( $kinds ) )
			?? $this->failing( $this->backlog->failing( $kinds, self::REPEATED ) )
			?? $this->given_up( $this->backlog->failed( $kinds ) )
			?? Verdict::good( __( 'Invitations and other messages are being sent', 'svc' ), __( 'No message is overdue, fails repeatedly or was given up.', 'svc' ) );
	}

	/**
	 * Overdue messages of sites and kinds of which none has ended within the hour: thousands of invitations take longer to send.
	 *
	 * @param list<string> $kinds
	 * @return list<array{site_id: int, kind: string, number: int, latest: int}>
	 */
	private function stuck( array $kinds ): array {
		$key   = static fn ( array $number ): string => "$number[site_id] $number[kind]";
		$late  = time() - self::LATE;
		$moves = array_map( $key, $this->backlog->ended( $kinds, $late ) );
		$stuck = static fn ( array $number ): bool => ! in_array( $key( $number ), $moves, true );
		return array_values( array_filter( $this->backlog->overdue( $kinds, $late ), $stuck ) );
	}

	/** @param list<array{site_id: int, kind: string, number: int, latest: int}> $numbers */
	private function overdue( array $numbers ): ?Verdict {
		$overdue = array_sum( array_column( $numbers, 'number' ) );
		return 0 === $overdue ? null : Verdict::recommended(
			__( 'Invitations and other messages are not being sent', 'svc' ),
			sprintf(
				/* translators: %d: number of messages. */
				_n( '%d message should have been sent more than an hour ago. WP-Cron sends messages: check that it runs, or have the server run “wp svc outbox run” every minute for each site.', '%d messages should have been sent more than an hour ago. WP-Cron sends messages: check that it runs, or have the server run “wp svc outbox run” every minute for each site.', $overdue, 'svc' ),
				$overdue
			),
			$this->link( $numbers[0] )
		);
	}

	/** @param list<array{site_id: int, kind: string, number: int, latest: int}> $numbers */
	private function failing( array $numbers ): ?Verdict {
		$failing = array_sum( array_column( $numbers, 'number' ) );
		return 0 === $failing ? null : Verdict::recommended(
			__( 'Messages fail repeatedly', 'svc' ),
			sprintf(
				/* translators: 1: number of messages, 2: error message. */
				_n( '%1$d message has failed at least twice and will be tried again. Last error: %2$s', '%1$d messages have failed at least twice and will be tried again. Last error: %2$s', $failing, 'svc' ),
				$failing,
				self::without_addresses( $this->backlog->error( $numbers[0]['latest'] ) )
			),
			$this->link( $numbers[0] )
		);
	}

	/** @param list<array{site_id: int, kind: string, number: int, latest: int}> $numbers */
	private function given_up( array $numbers ): ?Verdict {
		$failed = array_sum( array_column( $numbers, 'number' ) );
		return 0 === $failed ? null : Verdict::recommended(
			__( 'Some messages could not be sent', 'svc' ),
			sprintf(
				/* translators: 1: number of messages, 2: error message. */
				_n( '%1$d message was given up. Last error: %2$s', '%1$d messages were given up. Last error: %2$s', $failed, 'svc' ),
				$failed,
				self::without_addresses( $this->backlog->error( $numbers[0]['latest'] ) )
			),
			$this->link( $numbers[0] )
		);
	}

	/** Mail servers quote the recipient. */
	private static function without_addresses( string $error ): string {
		return (string) preg_replace( '/(?:"[^"]*"|[^\s<>"(),:;]+)(?:@|%40)[^\s<>"(),:;]+/u', '…', $error );
	}

	/**
	 * @param array{site_id: int, kind: string, number: int, latest: int} $most
	 * @return array{url: string, text: string}|null To the list of the site and kind with most of them.
	 */
	private function link( array $most ): ?array {
		$screen = ( $this->kinds[ $most['kind'] ] )()->screen();
		return OnSite::run(
			$most['site_id'],
			static fn (): array => array(
				'url'  => admin_url( $screen ),
				/* translators: %s: name of a site. */
				'text' => is_multisite() ? sprintf( __( 'Show the deliveries of “%s”', 'svc' ), get_bloginfo( 'name' ) ) : __( 'Show the deliveries', 'svc' ),
			)
		);
	}
}
