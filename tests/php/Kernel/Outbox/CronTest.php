<?php

declare( strict_types=1 );

namespace Svc\Kernel\Outbox {

	/** @var list<list<mixed>> */
	$GLOBALS['svc_cron_calls'] = array();

	// These stand in for WordPress's functions in this namespace.
	function wp_next_scheduled( string $hook ): false {
		return false;
	}

	function wp_schedule_event( int $time, string $recurrence, string $hook ): void {
		$GLOBALS['svc_cron_calls'][] = array( 'every', $recurrence, $hook );
	}

	/** @param list<string> $arguments */
	function wp_schedule_single_event( int $time, string $hook, array $arguments = array() ): void {
		$GLOBALS['svc_cron_calls'][] = array( 'once', $hook, $arguments, $time <= time() );
	}

	function spawn_cron(): void {
		$GLOBALS['svc_cron_calls'][] = array( 'spawn' );
	}
}

namespace Svc\Kernel\Jobs {

	function get_main_site_id(): int {
		return 1;
	}

	function wp_next_scheduled( string $hook ): int {
		return 1;
	}
}

namespace Svc\Kernel {

	function get_current_blog_id(): int {
		return 1;
	}
}

namespace Svc\Tests\Kernel\Outbox {

	use PHPUnit\Framework\Attributes\PreserveGlobalState;
	use PHPUnit\Framework\Attributes\RunInSeparateProcess;
	use PHPUnit\Framework\TestCase;
	use Svc\Kernel\Outbox\Cron;

	/** What a new message does after its commit. */
	final class CronTest extends TestCase {

		#[RunInSeparateProcess]
		#[PreserveGlobalState( false )]
		public function test_a_new_message_is_sent_by_wp_cron_now_in_another_request(): void {
			Cron::nudge();
			self::assertSame(
				array(
					array( 'every', 'svc_every_minute', 'svc_outbox_run' ),
					array( 'once', 'svc_outbox_run', array( 'now' ), true ),
					array( 'spawn' ),
				),
				$GLOBALS['svc_cron_calls']
			);
		}

		#[RunInSeparateProcess]
		#[PreserveGlobalState( false )]
		public function test_where_requests_do_not_run_wp_cron_only_the_run_of_every_minute_is_scheduled(): void {
			define( 'DISABLE_WP_CRON', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
			Cron::nudge();
			self::assertSame( array( array( 'every', 'svc_every_minute', 'svc_outbox_run' ) ), $GLOBALS['svc_cron_calls'] );
		}

		#[RunInSeparateProcess]
		#[PreserveGlobalState( false )]
		public function test_where_wp_cron_runs_inside_of_requests_the_next_page_sends_it(): void {
			define( 'ALTERNATE_WP_CRON', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
			Cron::nudge();
			self::assertSame(
				array(
					array( 'every', 'svc_every_minute', 'svc_outbox_run' ),
					array( 'once', 'svc_outbox_run', array( 'now' ), true ),
				),
				$GLOBALS['svc_cron_calls']
			);
		}
	}
}
