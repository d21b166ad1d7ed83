<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Pages;

use Closure;
use RuntimeException;
use Svc\Kernel\Database\Database;
use WP_Post;

/** Writes pages by WordPress's functions. PageGuard checks what they are given. */
final class PageWriter {

	/** Taken by everything that writes pages. */
	public const LOCK = 'lead_pages';

	/** The field by which wp_insert_post() is told the owner, a ChosenOwner: PageGuard keeps the author of a page otherwise. */
	public const OWNER = 'svc_lead_owner';

	public function __construct( private readonly Database $database ) {}

	/**
	 * Runs work while no other request writes pages.
	 *
	 * @template T
	 * @param int          $id   The page that is read inside; 0 for a new one.
	 * @param Closure(): T $work
	 * @return T
	 */
	public function alone( int $id, Closure $work ): mixed {
		return $this->database->exclusively(
			self::LOCK,
			function () use ( $id, $work ): mixed {
				// The cache may be older than the lock, and would keep values that are rolled back.
				self::forget( $id );
				$this->database->afterwards( static fn () => self::forget( $id ) );
				return $work();
			}
		);
	}

	/** @return int ID */
	public function insert( LeadPage $page, string $content ): int {
		$id = $this->write(
			array_merge_recursive(
				self::fields( $page ),
				array(
					'post_type'    => PagePosts::TYPE,
					'post_name'    => '' === $page->slug ? sanitize_title( $page->title ) : sanitize_title( $page->slug ),
					'post_content' => $content,
					'meta_input'   => array( PagePosts::CREATED => time() ),
				)
			)
		);
		// WordPress itself keeps no revision of how a post was created.
		wp_save_post_revision( $id );
		return $id;
	}

	public function update( LeadPage $fresh, LeadPage $old ): void {
		$slug = $fresh->slug === $old->slug ? array() : array( 'post_name' => sanitize_title( $fresh->slug ) );
		$this->write( self::fields( $fresh ) + $slug + array( 'ID' => $old->id ) );
	}

	/** Writes owner and meta of a page that stays in the trash. */
	public function update_trashed( LeadPage $page ): void {
		$this->database->execute( 'UPDATE %i SET post_author = %d WHERE ID = %d', $this->database->wpdb->posts, $page->owner_user_id ?? 0, $page->id );
		clean_post_cache( $page->id );
		foreach ( PagePosts::meta( $page ) as $key => $value ) {
			$this->database->watched( static fn () => update_post_meta( $page->id, $key, wp_slash( $value ) ) );
		}
	}

	/** Moves it to the trash; deletes it for good where the site has none. */
	public function delete( LeadPage $page ): void {
		$gone = $this->database->watched( static fn (): mixed => wp_trash_post( $page->id ) );
		if ( ! $gone instanceof WP_Post ) {
			throw new RuntimeException( 'WordPress has not deleted the page.' );
		}
	}

	/** Takes it out of the trash, as a draft. */
	public function restore( int $id ): void {
		$this->database->watched( static fn () => wp_untrash_post( $id ) );
	}

	/** @return array<string, mixed> By WordPress's field names. */
	private static function fields( LeadPage $page ): array {
		return array(
			'post_title'  => PagePosts::stored_title( $page->title ),
			'post_status' => $page->status->value,
			self::OWNER   => new ChosenOwner( $page->owner_user_id ),
			'meta_input'  => PagePosts::meta( $page ),
		);
	}

	/** @param array<string, mixed> $fields */
	private function write( array $fields ): int {
		// WordPress's functions remove slashes.
		$slashed = wp_slash( $fields );
		$result  = $this->database->watched( static fn (): mixed => isset( $fields['ID'] ) ? wp_update_post( $slashed, true ) : wp_insert_post( $slashed, true ) );
		return is_int( $result ) ? $result : throw new RuntimeException( $result->get_error_message() );
	}

	private static function forget( int $id ): void {
		wp_cache_delete( $id, 'posts' );
		wp_cache_delete( $id, 'post_meta' );
	}
}
