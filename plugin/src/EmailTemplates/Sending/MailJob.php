<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Sending;

use Closure;
use Svc\EmailTemplates\Settings\MailSettings;
use Svc\Kernel\OnSite;

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
	}

	private function run_on_site(): void {
		$settings = ( $this->settings )();
		$this->store->prune( get_current_blog_id(), time() - $settings->keep_days * 86400 );
		if ( $settings->work_anniversaries ) {
			( $this->anniversaries )()->queue();
		}
	}
}
