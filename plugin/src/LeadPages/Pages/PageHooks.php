<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Pages;

use Closure;
use Svc\Kernel\Database\Database;
use Svc\Users\Contacts;

/** What pages listen to. The objects are made when a hook is of a page's post, or of any post that is written. */
final class PageHooks {

	/** @param Closure(): Contacts $contacts */
	public function __construct(
		private readonly Database $database,
		private readonly Closure $contacts,
	) {}

	public function register(): void {
		add_action( 'init', PageType::declare( ... ) );
	}
}
