<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Pages;

use Svc\Kernel\Caller;
use Svc\Kernel\Database\Database;
use Svc\Kernel\Posts\PostPages;
use Svc\Kernel\Text\Text;
use Svc\LeadPages\Fields\PageStatus;
use WP_Post;

/** Reads lists of the pages that a caller sees. */
final class PageLists {

	public function __construct(
		private readonly Database $database,
		private readonly PagePolicy $policy,
	) {}

	/**
	 * @param array<string, mixed> $query Of PageFields::query(), parsed.
	 * @return array{list<LeadPage>, int} One page of the list, and the total.
	 */
	public function page( array $query, Caller $caller ): array {
		$offset = ( $query['page'] - 1 ) * $query['per_page'];
		if ( '' !== ( $query['search'] ?? '' ) || 'title' === $query['orderby'] ) {
			$found = $this->folded( $query, $caller );
			return array( self::pages( PostPages::with( array_slice( $found, $offset, $query['per_page'] ) ) ), count( $found ) );
		}
		[ $from, $values ] = $this->selection( $query, $caller );
		[ $posts, $total ] = PostPages::read( $this->database, $from, $values, self::order( $query ), $query['per_page'], $offset );
		return array( self::pages( $posts ), $total );
	}

	/**
	 * Titles are compared in PHP, because databases fold letters in different ways.
	 *
	 * @param array<string, mixed> $query
	 * @return list<int> IDs of all that match, in order.
	 */
	private function folded( array $query, Caller $caller ): array {
		[ $from, $values ] = $this->selection( $query, $caller );
		$order             = self::order( $query );
		$words             = Text::words( $query['search'] ?? '' );
		$titles            = array();
		foreach ( $this->database->rows( "SELECT p.ID, p.post_title $from ORDER BY $order", ...$values ) as $row ) {
			$title = Text::folded( PagePosts::title( (string) $row['post_title'] ) );
			if ( array() === array_filter( $words, static fn ( string $word ): bool => ! str_contains( $title, $word ) ) ) {
				$titles[ (int) $row['ID'] ] = $title;
			}
		}
		if ( 'title' === $query['orderby'] ) {
			// The sort is stable, and the rows come by ID.
			'desc' === ( $query['order'] ?? 'asc' ) ? arsort( $titles, SORT_STRING ) : asort( $titles, SORT_STRING );
		}
		return array_keys( $titles );
	}

	/**
	 * @param array<string, mixed> $query
	 * @return array{literal-string, list<mixed>} FROM and WHERE, and their values.
	 */
	private function selection( array $query, Caller $caller ): array {
		$statuses = isset( $query['status'] ) ? array( $query['status'] ) : array_column( PageStatus::cases(), 'value' );
		$places   = implode( ', ', array_fill( 0, count( $statuses ), '%s' ) );
		$parts    = array(
			array( 'p.post_type = %s', array( PagePosts::TYPE ) ),
			array( "p.post_status IN ($places)", $statuses ),
			...( isset( $query['owner'] ) ? array( self::of_owner( $query['owner'] ) ) : array() ),
			...( isset( $query['partner'] ) ? array( $this->of_partner( $query['partner'] ) ) : array() ),
			...( empty( $query['include'] ) ? array() : array( self::among( $query['include'] ) ) ),
			...( PagePolicy::sees_all( $caller ) ? array() : array( $this->own( $caller ) ) ),
		);
		return array(
			'FROM %i p WHERE (' . implode( ') AND (', array_column( $parts, 0 ) ) . ')',
			array( $this->database->wpdb->posts, ...array_merge( ...array_column( $parts, 1 ) ) ),
		);
	}

	/** @return array{literal-string, list<mixed>} Pages that the caller owns, or is the partner of. */
	private function own( Caller $caller ): array {
		list( $shared, $values ) = $this->of_partner( $caller->id() );
		if ( ! $this->policy->may_own( $caller ) ) {
			return array( $shared, $values );
		}
		list( $owned, $owner ) = self::of_owner( $caller->id() );
		return array( "$owned OR $shared", array( ...$owner, ...$values ) );
	}

	/** @return array{literal-string, list<mixed>} */
	private static function of_owner( int $user_id ): array {
		return array( 'p.post_author = %d', array( $user_id ) );
	}

	/**
	 * @param non-empty-list<int> $ids
	 * @return array{literal-string, list<mixed>}
	 */
	private static function among( array $ids ): array {
		return array( 'p.ID IN (' . implode( ', ', array_fill( 0, count( $ids ), '%d' ) ) . ')', $ids );
	}

	/** @return array{literal-string, list<mixed>} */
	private function of_partner( int $user_id ): array {
		return array(
			'EXISTS (SELECT 1 FROM %i m WHERE m.post_id = p.ID AND m.meta_key = %s AND m.meta_value = %s)',
			array( $this->database->wpdb->postmeta, PagePosts::PARTNER, (string) $user_id ),
		);
	}

	/**
	 * @param array<string, mixed> $query
	 * @return literal-string
	 */
	private static function order( array $query ): string {
		$is_by_time = 'modified' === $query['orderby'];
		$direction  = 'desc' === ( $query['order'] ?? ( $is_by_time ? 'desc' : 'asc' ) ) ? 'DESC' : 'ASC';
		return $is_by_time ? "p.post_modified $direction, p.ID $direction" : "p.ID $direction";
	}

	/**
	 * @param list<WP_Post> $posts
	 * @return list<LeadPage>
	 */
	private static function pages( array $posts ): array {
		return array_values( array_filter( array_map( PagePosts::page( ... ), $posts ) ) );
	}
}
