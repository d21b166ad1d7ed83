<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Pages\Doors;

use Svc\LeadPages\Pages\FormChecks;
use Svc\LeadPages\Pages\PageChecks;
use Svc\LeadPages\Pages\PagePosts;
use Svc\LeadPages\Pages\PageStore;

/**
 * Holds the rules of form, partner and the other meta where WordPress itself restores a revision.
 *
 * It writes the content, which PageGuard checks, and after it the meta, which nothing can refuse. Where they may not be those of
 * the page, for example because the partner has left since, they stay as they are.
 */
final class RevisionGuard {

	private const HOOK = 'wp_restore_post_revision';

	public function __construct(
		private readonly PageStore $store,
		private readonly PageChecks $checks,
	) {}

	public function restoring( int $id, int $revision ): void {
		$page = $this->store->find( $id );
		if ( null === $page ) {
			return;
		}
		$state    = PagePosts::with_meta( $page, PagePosts::meta_of( $revision ) );
		$problems = $this->checks->problems( $state, $page ) + FormChecks::problems( $state->form->all(), null !== $state->partner_user_id );
		if ( array() === $problems || ! remove_action( self::HOOK, 'wp_restore_post_revision_meta' ) ) {
			return;
		}
		$again = static function () use ( &$again ): void {
			remove_action( self::HOOK, $again, 11 );
			add_action( self::HOOK, 'wp_restore_post_revision_meta', 10, 2 );
		};
		add_action( self::HOOK, $again, 11 );
	}
}
