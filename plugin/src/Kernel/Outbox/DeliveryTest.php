<?php

declare( strict_types=1 );

namespace Svc\Kernel\Outbox;

use Closure;
use Svc\Kernel\Health\HealthTest;
use Svc\Kernel\Health\Verdict;
use Svc\Kernel\OnSite;

/** Whether messages are sent: none overdue, none given up. Of all sites of the network, and of the components that are on. */
final class DeliveryTest implements HealthTest {

	/** Seconds after which a due message is overdue. WP-Cron needs visitors, and is late on a quiet site. */
	private const LATE = 3600;

	/** @param array<string, Closure(): Kind> $kinds By name. Messages of other kinds are left out, such as those of a component that is off. */
	public function __construct(
		private readonly OutboxStore $store,
		private readonly array $kinds,
	) {}

	public function name(): string {
		return 'svc-outbox';
	}

	public function title(): string {
		return __( 'Deliveries', 'svc' );
	}

	public function look(): Verdict {
		$kinds   = array_keys( $this->kinds );
		$numbers = $this->store->overdue( $kinds, time() - self::LATE );
		if ( array() !== $numbers ) {
			$overdue = array_sum( array_column( $numbers, 'number' ) );
			return Verdict::recommended(
				__( 'Invitations and other messages are not being sent', 'svc' ),
				sprintf(
					/* translators: %d: number of messages. */
					_n( '%d message should have been sent more than an hour ago. WP-Cron sends messages: check that it runs, or have the server run “wp svc outbox run” every minute for each site.', '%d messages should have been sent more than an hour ago. WP-Cron sends messages: check that it runs, or have the server run “wp svc outbox run” every minute for each site.', $overdue, 'svc' ),
					$overdue
				),
				$this->link( $numbers[0] )
			);
		}
		$numbers = $this->store->failed( $kinds );
		if ( array() !== $numbers ) {
			$failed = array_sum( array_column( $numbers, 'number' ) );
			return Verdict::recommended(
				__( 'Some messages could not be sent', 'svc' ),
				sprintf(
					/* translators: %d: number of messages. */
					_n( '%d message was given up. The list of messages has the reason.', '%d messages were given up. The list of messages has the reasons.', $failed, 'svc' ),
					$failed
				),
				$this->link( $numbers[0] )
			);
		}
		return Verdict::good( __( 'Invitations and other messages are being sent', 'svc' ), __( 'No message is overdue, and none was given up.', 'svc' ) );
	}

	/**
	 * @param array{site_id: int, kind: string, number: int} $most
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
