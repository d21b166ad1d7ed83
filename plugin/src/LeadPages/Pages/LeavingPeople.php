<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Pages;

use Closure;
use Svc\Kernel\Database\Database;
use Svc\Kernel\OnSite;
use Svc\LeadPages\Fields\ConsentKey;
use Svc\LeadPages\Fields\PageStatus;
use WP_Post;

/** Makes pages of people who leave drafts, before WordPress deletes their posts with the account or gives them to another one. */
final class LeavingPeople {

	private readonly PageStore $store;
	private readonly PageWriter $writer;

	public function __construct(
		private readonly Database $database,
		private readonly PageChecks $checks,
	) {
		$this->store  = new PageStore( $database );
		$this->writer = new PageWriter( $database );
	}

	/** On all sites of the network, also on those that the person is no member of. */
	public function left( int $user_id, bool $is_gone ): void {
		OnSite::each( fn () => $this->left_site( $user_id, $is_gone ) );
	}

	/** @param bool $is_gone Whether the pages lose the person; otherwise the profile may come back from the trash. */
	public function left_site( int $user_id, bool $is_gone ): void {
		$this->change_all( $user_id, $is_gone, static fn ( LeadPage $page ): LeadPage => self::without( $page, $user_id, $is_gone ) );
		if ( $is_gone ) {
			$this->keep_revisions( $user_id );
		}
	}

	/** WordPress is about to make another account the author of all posts of this one, whether it may own pages or not. */
	public function gives_posts_away( int $user_id ): void {
		$this->change_all( $user_id, true, static fn ( LeadPage $page ): LeadPage => $user_id === $page->owner_user_id ? self::without( $page, $user_id, true ) : $page );
	}

	/** The profile belongs to another account now: its pages go along, on all sites. Those that the person may not have are treated as if the person had left. */
	public function moved( int $from, int $to ): void {
		$move = function ( LeadPage $page ) use ( $from, $to ): LeadPage {
			$fresh = PageCopy::for_account( $page, $from, $to );
			return array() === $this->checks->problems( $fresh, $page ) ? $fresh : self::without( $page, $from, true );
		};
		OnSite::each( fn () => $this->change_all( $from, true, $move ) );
	}

	/** @param Closure(LeadPage): LeadPage $fresh Returns the page itself where nothing changes. */
	private function change_all( int $user_id, bool $are_trashed_too, Closure $fresh ): void {
		foreach ( $this->pages_of( $user_id ) as $id ) {
			$this->writer->alone( $id, fn () => $this->change( $id, $are_trashed_too, $fresh ) );
		}
	}

	/** @param Closure(LeadPage): LeadPage $fresh */
	private function change( int $id, bool $is_trashed_too, Closure $fresh ): void {
		$page = $this->store->find( $id );
		if ( null !== $page ) {
			$changed = $fresh( $page );
			$changed === $page ? null : $this->writer->update( $changed, $page );
			return;
		}
		$post    = get_post( $id );
		$trashed = $post instanceof WP_Post ? PagePosts::trashed( $post ) : null;
		if ( null !== $trashed && $is_trashed_too ) {
			$this->writer->update_trashed( $fresh( $trashed ) );
		}
	}

	private static function without( LeadPage $page, int $user_id, bool $is_gone ): LeadPage {
		if ( ! in_array( $user_id, array( $page->owner_user_id, $page->partner_user_id ), true ) ) {
			return $page;
		}
		$changes = $page->is_live() ? array( 'status' => PageStatus::Draft ) : array();
		if ( $is_gone && $user_id === $page->owner_user_id ) {
			$changes['owner_user_id'] = null;
		}
		if ( $is_gone && $user_id === $page->partner_user_id ) {
			$changes += array(
				'partner_user_id' => null,
				'co_marketing'    => null,
				'form'            => $page->form->without( ConsentKey::Partner ),
			);
		}
		return array() === $changes ? $page : $page->with( $changes );
	}

	/** WordPress deletes revisions with the account that wrote them. */
	private function keep_revisions( int $user_id ): void {
		$posts = $this->database->wpdb->posts;
		$rows  = $this->database->rows( 'SELECT r.ID FROM %i r JOIN %i p ON p.ID = r.post_parent WHERE r.post_type = %s AND r.post_author = %d AND p.post_type = %s', $posts, $posts, 'revision', $user_id, PagePosts::TYPE );
		foreach ( array_map( 'intval', array_column( $rows, 'ID' ) ) as $id ) {
			$this->database->execute( 'UPDATE %i SET post_author = 0 WHERE ID = %d', $posts, $id );
			clean_post_cache( $id );
		}
	}

	/** @return list<int> IDs of those that the person owns, is the partner of or gets leads of, also in the trash. */
	private function pages_of( int $user_id ): array {
		$rows = $this->database->rows(
			'SELECT p.ID FROM %i p WHERE p.post_type = %s AND (p.post_author = %d OR EXISTS (SELECT 1 FROM %i m WHERE m.post_id = p.ID AND ((m.meta_key = %s AND m.meta_value = %s) OR (m.meta_key = %s AND m.meta_value LIKE %s))))',
			$this->database->wpdb->posts,
			PagePosts::TYPE,
			$user_id,
			$this->database->wpdb->postmeta,
			PagePosts::PARTNER,
			(string) $user_id,
			PagePosts::ROUTING,
			// As WordPress stores an array.
			'%' . sprintf( 's:7:"user_id";i:%d;', $user_id ) . '%'
		);
		return array_map( 'intval', array_column( $rows, 'ID' ) );
	}
}
