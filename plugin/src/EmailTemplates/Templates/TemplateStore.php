<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Templates;

use Svc\EmailTemplates\Fields\Purpose;
use Svc\Kernel\Database\Database;
use Svc\Kernel\Posts\PostPages;
use Svc\Kernel\Text\Text;
use WP_Post;

/** Reads templates of the current site. */
final class TemplateStore {

	public function __construct( private readonly Database $database ) {}

	/** Also one in the trash. */
	public function find( int $id ): ?Template {
		$post = $id > 0 ? get_post( $id ) : null;
		return $post instanceof WP_Post ? TemplatePosts::template( $post ) : null;
	}

	/** @return Template|null Null unless it is active and of this purpose. */
	public function active( int $id, Purpose $purpose ): ?Template {
		$template = $this->find( $id );
		return TemplateStatus::Active === $template?->status && $purpose === $template->purpose ? $template : null;
	}

	/**
	 * @param array<string, mixed> $query Of TemplateFields::query(), parsed.
	 * @return array{list<Template>, int} One page, perhaps without content and theme, and the total.
	 */
	public function page( array $query ): array {
		$offset = ( $query['page'] - 1 ) * $query['per_page'];
		if ( '' !== ( $query['search'] ?? '' ) || 'name' === $query['orderby'] ) {
			$found     = $this->folded( $query );
			$templates = array_map( TemplatePosts::template( ... ), PostPages::with( array_slice( $found, $offset, $query['per_page'] ) ) );
			return array( array_values( array_filter( $templates ) ), count( $found ) );
		}
		return $this->rows( $query, $offset );
	}

	/**
	 * Only the columns and the post meta of a list, and no posts for WordPress's cache, which nothing else would read.
	 *
	 * @param array<string, mixed> $query
	 * @return array{list<Template>, int}
	 */
	private function rows( array $query, int $offset ): array {
		[ $from, $values ] = $this->selection( $query );
		$order             = self::order( $query );
		$posts             = $this->database->rows(
			"SELECT p.ID, p.post_title, p.post_status, p.post_date_gmt, p.post_modified_gmt, (SELECT COUNT(*) $from) AS total $from ORDER BY $order LIMIT %d OFFSET %d",
			...$values,
			...$values,
			...array( $query['per_page'], $offset )
		);
		if ( array() === $posts ) {
			return array( array(), 0 === $offset ? 0 : (int) ( $this->database->row( "SELECT COUNT(*) AS total $from", ...$values )['total'] ?? 0 ) );
		}
		$meta      = $this->meta( array_column( $posts, 'ID' ) );
		$templates = array_map( static fn ( array $post ): ?Template => TemplatePosts::stored( $post, $meta[ $post['ID'] ] ?? array() ), $posts );
		return array( array_values( array_filter( $templates ) ), (int) $posts[0]['total'] );
	}

	/**
	 * @param list<string|null> $ids
	 * @return array<array-key, array<string, string>> What a list shows of it, by post ID and key.
	 */
	private function meta( array $ids ): array {
		$keys  = array( TemplatePosts::SUBJECT, TemplatePosts::PREHEADER, TemplatePosts::PURPOSE, TemplatePosts::VERSION, TemplatePosts::WRITER );
		$query = 'SELECT post_id, meta_key, meta_value FROM %i WHERE post_id IN (' . self::places( count( $ids ) ) . ') AND meta_key IN (' . self::places( count( $keys ) ) . ') ORDER BY meta_id';
		$meta  = array();
		foreach ( $this->database->rows( $query, $this->database->wpdb->postmeta, ...$ids, ...$keys ) as $row ) {
			// The first of a key counts, as in WordPress.
			$meta[ $row['post_id'] ][ $row['meta_key'] ] ??= (string) $row['meta_value'];
		}
		return $meta;
	}

	/**
	 * Names and subjects are compared in PHP, because databases fold letters in different ways.
	 *
	 * @param array<string, mixed> $query
	 * @return list<int> IDs of all that match, in order.
	 */
	private function folded( array $query ): array {
		[ $from, $values ] = $this->selection( $query );
		$order             = self::order( $query );
		$rows              = $this->database->rows(
			"SELECT p.ID, p.post_title, (SELECT s.meta_value FROM %i s WHERE s.post_id = p.ID AND s.meta_key = %s LIMIT 1) AS subject $from ORDER BY $order",
			$this->database->wpdb->postmeta,
			TemplatePosts::SUBJECT,
			...$values
		);
		$names             = array();
		foreach ( $rows as $row ) {
			$name = Text::folded( TemplatePosts::name( (string) $row['post_title'] ) );
			if ( self::has_words( $name . "\n" . Text::folded( (string) $row['subject'] ), Text::words( $query['search'] ?? '' ) ) ) {
				$names[ (int) $row['ID'] ] = $name;
			}
		}
		if ( 'name' === $query['orderby'] ) {
			// The sort is stable, and the rows come by ID.
			'desc' === ( $query['order'] ?? 'asc' ) ? arsort( $names, SORT_STRING ) : asort( $names, SORT_STRING );
		}
		return array_keys( $names );
	}

	/** @param list<string> $words */
	private static function has_words( string $text, array $words ): bool {
		foreach ( $words as $word ) {
			if ( ! str_contains( $text, $word ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * @param array<string, mixed> $query
	 * @return array{literal-string, list<string>} FROM and WHERE, and their values.
	 */
	private function selection( array $query ): array {
		$wpdb     = $this->database->wpdb;
		$statuses = isset( $query['status'] ) ? array( TemplateStatus::from( $query['status'] ) ) : array( TemplateStatus::Draft, TemplateStatus::Active );
		$where    = 'WHERE p.post_type = %s AND p.post_status IN (' . self::places( count( $statuses ) ) . ')';
		$values   = array( TemplatePosts::TYPE, ...array_map( static fn ( TemplateStatus $status ): string => $status->post_status(), $statuses ) );
		if ( ! isset( $query['purpose'] ) && ! isset( $query['category'] ) ) {
			return array( "FROM %i p $where", array( $wpdb->posts, ...$values ) );
		}
		$purposes = array_filter(
			Purpose::cases(),
			static fn ( Purpose $purpose ): bool => in_array( $query['purpose'] ?? null, array( null, $purpose->value ), true ) && in_array( $query['category'] ?? null, array( null, $purpose->category()->value ), true )
		);
		// No template has a purpose without a name.
		$named = array( '', ...array_map( static fn ( Purpose $purpose ): string => $purpose->value, array_values( $purposes ) ) );
		return array(
			"FROM %i p JOIN %i u ON u.post_id = p.ID AND u.meta_key = %s $where AND u.meta_value IN (" . self::places( count( $named ) ) . ')',
			array( $wpdb->posts, $wpdb->postmeta, TemplatePosts::PURPOSE, ...$values, ...$named ),
		);
	}

	/** @return literal-string */
	private static function places( int $count ): string {
		return implode( ', ', array_fill( 0, $count, '%s' ) );
	}

	/**
	 * @param array<string, mixed> $query
	 * @return literal-string
	 */
	private static function order( array $query ): string {
		$is_by_time = 'modified_at' === $query['orderby'];
		$direction  = 'desc' === ( $query['order'] ?? ( $is_by_time ? 'desc' : 'asc' ) ) ? 'DESC' : 'ASC';
		return $is_by_time ? "p.post_modified_gmt $direction, p.ID $direction" : "p.ID $direction";
	}
}
