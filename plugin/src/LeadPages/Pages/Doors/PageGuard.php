<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Pages\Doors;

use Svc\LeadPages\Fields\PageStatus;
use Svc\LeadPages\Pages\ChosenOwner;
use Svc\LeadPages\Pages\LeadPage;
use Svc\LeadPages\Pages\PageChecks;
use Svc\LeadPages\Pages\PagePosts;
use Svc\LeadPages\Pages\PageStore;
use WP_Post;

/** Holds the rules of pages wherever WordPress writes a post: quick edit, XML-RPC, the console, other plugins. */
final class PageGuard {

	private const DISCLOSURE = '<!-- wp:svc/lead-disclosure';

	public function __construct(
		private readonly PageStore $store,
		private readonly PageChecks $checks,
	) {}

	/**
	 * Whether wp_insert_post() must not write. The only filter by which it can be stopped is the one for empty posts.
	 *
	 * @param array<string, mixed> $fields Of a page, slashed.
	 */
	public function refuses( bool $is_refused, array $fields ): bool {
		if ( $is_refused ) {
			return true;
		}
		$id = (int) ( $fields['ID'] ?? 0 );
		if ( 0 === $id ) {
			// Only the API creates pages, because the editor cannot choose owner and template.
			return null === ChosenOwner::among( $fields );
		}
		if ( 'trash' === ( $fields['post_status'] ?? '' ) ) {
			return ! self::may_trash( $id );
		}
		$status = PageStatus::tryFrom( (string) ( $fields['post_status'] ?? '' ) );
		$old    = self::before( $id );
		return null === $status || null === $old || '' !== (string) ( $fields['post_password'] ?? '' )
			|| array() !== $this->checks->problems( self::written( wp_unslash( $fields ), $old )->with( array( 'status' => $status ) ), $old );
	}

	/** The page as it is stored; one in the trash only for those who may restore it. */
	private static function before( int $id ): ?LeadPage {
		$post = get_post( $id );
		if ( ! $post instanceof WP_Post ) {
			return null;
		}
		return PagePosts::page( $post ) ?? ( self::may_trash( $id ) ? PagePosts::trashed( $post ) : null );
	}

	/** WordPress's XML-RPC and its editing screen take the trash for a status that everyone may set who may edit the post. The console has no account. */
	private static function may_trash( int $id ): bool {
		return 0 === get_current_user_id() || current_user_can( 'delete_post', $id );
	}

	/** @param array<string, mixed> $fields */
	private static function written( array $fields, LeadPage $old ): LeadPage {
		$page  = PagePosts::with_meta( $old, (array) ( $fields['meta_input'] ?? array() ) );
		$owner = ChosenOwner::among( $fields );
		return $page->with(
			array( 'title' => PagePosts::title( (string) $fields['post_title'] ) )
			+ ( null === $owner ? array() : array( 'owner_user_id' => $owner->user_id() ) )
		);
	}

	/**
	 * What WordPress is about to store: only the API changes the author, no two pages have one address, and a published page has the disclosure.
	 *
	 * @param array<string, mixed> $stored Slashed.
	 * @param array<string, mixed> $fields As passed to wp_insert_post().
	 * @return array<string, mixed>
	 */
	public static function stored( array $stored, array $fields ): array {
		if ( PagePosts::TYPE !== $stored['post_type'] ) {
			return $stored;
		}
		$old   = get_post( (int) ( $fields['ID'] ?? 0 ) );
		$owner = ChosenOwner::among( $fields );
		// WordPress makes the account that saves by quick edit the author of posts that do not show theirs.
		$stored['post_author']    = null === $owner ? (int) ( $old->post_author ?? 0 ) : (int) $owner->user_id();
		$stored['comment_status'] = 'closed';
		$stored['ping_status']    = 'closed';
		// A draft of the same address would hide a published page, and WordPress looks for others only when it publishes.
		if ( '' !== $stored['post_name'] && 'trash' !== $stored['post_status'] ) {
			$stored['post_name'] = wp_unique_post_slug( (string) $stored['post_name'], (int) ( $fields['ID'] ?? 0 ), PageStatus::Published->value, PagePosts::TYPE, 0 );
		}
		$is_live                  = in_array( $stored['post_status'], array( PageStatus::Published->value, PageStatus::Scheduled->value ), true );
		if ( $is_live && ! str_contains( (string) $stored['post_content'], self::DISCLOSURE ) ) {
			$stored['post_content'] = rtrim( (string) $stored['post_content'] ) . "\n\n" . self::DISCLOSURE . ' /-->';
		}
		return $stored;
	}

	/** Whether a scheduled page may be published, now that its time has come. Its owner may have lost the NMLS number since. */
	public function may_publish( int $id ): bool {
		$page = $this->store->find( $id );
		return null === $page || array() === $this->checks->problems( $page->with( array( 'status' => PageStatus::Published ) ), $page->with( array( 'status' => PageStatus::Draft ) ) );
	}
}
