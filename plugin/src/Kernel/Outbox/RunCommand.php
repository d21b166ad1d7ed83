<?php

declare( strict_types=1 );

namespace Svc\Kernel\Outbox;

use Closure;
use WP_CLI;

/** `wp svc outbox run` */
final class RunCommand {

	/** @param Closure(): Runner $runner */
	public function __construct( private readonly Closure $runner ) {}

	/**
	 * Sends the messages of the site that are due, such as invitations. After 20 seconds it begins no further one.
	 *
	 * WP-Cron does the same every minute. Use this where a cron job of the server replaces WP-Cron; on a network, once for each site.
	 *
	 * ## EXAMPLES
	 *
	 *     wp svc outbox run
	 *     wp svc outbox run --url=example.com/branch
	 *
	 * @param list<string>          $arguments
	 * @param array<string, string> $options
	 */
	public function __invoke( array $arguments, array $options ): void {
		$counts = ( $this->runner )()->run();
		/* translators: 1: number of messages, 2: number of messages. */
		WP_CLI::success( sprintf( __( 'Delivered: %1$d. Not delivered: %2$d.', 'svc' ), $counts['delivered'], $counts['failed'] ) );
	}
}
