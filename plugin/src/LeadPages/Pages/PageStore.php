<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Pages;

use Svc\Kernel\Database\Database;
use Svc\LeadPages\Fields\PageStatus;
use WP_Post;

/** Reads single pages of the current site. */
final class PageStore {

	public function __construct( private readonly Database $database ) {}

	/** Null where there is no such page, and for one in the trash. */
	public function find( int $id ): ?LeadPage {
		$post = $id > 0 ? get_post( $id ) : null;
		return $post instanceof WP_Post ? PagePosts::page( $post ) : null;
	}

	/** Null where visitors do not see it. */
	public function published( int $id ): ?LeadPage {
		$page = $this->find( $id );
		return true === $page?->is_published() ? $page : null;
	}

	/** @return list<int> IDs of the pages, but those in the trash, whose partner is that person. */
	public function shared_with( int $user_id ): array {
		$statuses = array_column( PageStatus::cases(), 'value' );
		$places   = implode( ', ', array_fill( 0, count( $statuses ), '%s' ) );
		$rows     = $this->database->rows(
			"SELECT p.ID FROM %i m JOIN %i p ON p.ID = m.post_id WHERE m.meta_key = %s AND m.meta_value = %s AND p.post_type = %s AND p.post_status IN ($places)",
			$this->database->wpdb->postmeta,
			$this->database->wpdb->posts,
			PagePosts::PARTNER,
			(string) $user_id,
			PagePosts::TYPE,
			...$statuses
		);
		return array_map( 'intval', array_column( $rows, 'ID' ) );
	}

	/**
	 * @param list<int> $ids
	 * @return array<int, string> Title by ID, also of pages in the trash.
	 */
	public function titles( array $ids ): array {
		$titles = array();
		foreach ( array_chunk( array_values( array_unique( $ids ) ), 500 ) as $some ) {
			$places = implode( ', ', array_fill( 0, count( $some ), '%d' ) );
			$rows   = $this->database->rows( "SELECT ID, post_title FROM %i WHERE post_type = %s AND ID IN ($places)", $this->database->wpdb->posts, PagePosts::TYPE, ...$some );
			foreach ( $rows as $row ) {
				$titles[ (int) $row['ID'] ] = PagePosts::title( (string) $row['post_title'] );
			}
		}
		return $titles;
	}
}
