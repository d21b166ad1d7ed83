<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Sending;

use Closure;
use Svc\EmailTemplates\Settings\MailSettings;
use Svc\Kernel\OnSite;
use Throwable;

/** Once a day, together with the outbox: deletes old messages of every site, and queues the e-mails of work anniversaries where a site wants them. */
final class MailJob {

	/**
	 * @param Closure(): MailSettings  $settings      Of the current site.
	 * @param Closure(): Anniversaries $anniversaries
	 */
	public function __construct(
		private readonly MessageStore $store,
		private readonly Closure $settings,
		private readonly Closure $anniversaries,
	) {}

	public function run(): void {
		OnSite::each( $this->run_on_site( ... ) );
		// A site may have been deleted while the component was off.
		$this->store->forget_former_sites();
	}

	private function run_on_site(): void {
		try {
			$settings = ( $this->settings )();
			$this->store->prune( get_current_blog_id(), time() - $settings->keep_days * 86400 );
			if ( $settings->work_anniversaries && self::is_open() ) {
				( $this->anniversaries )()->queue();
			}
		} catch ( Throwable $error ) {
			// The other sites' turn comes all the same.
			// phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- the log of the site is where its administrators look.
			error_log( "svc mail: $error" );
		}
	}

	/** WordPress answers no request of a site that was closed, so nothing that it queues would be sent. */
	private static function is_open(): bool {
		$site = is_multisite() ? get_site() : null;
		return null === $site || ! ( $site->archived || $site->spam || $site->deleted );
	}
}
