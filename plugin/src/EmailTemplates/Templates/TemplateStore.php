<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Templates;

use Closure;
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
		// A persistent cache usually has the post and its meta.
		if ( $id > 0 && ! wp_using_ext_object_cache() ) {
			return $this->stored( $id );
		}
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
	 * Reads a page by one query, or by two if it is full, and leaves WordPress's post cache alone. A condition on meta_key that
	 * an index could serve makes the database look into that index for nothing, and an order would make it store texts in a
	 * temporary table.
	 *
	 * @param array<string, mixed> $query
	 * @return array{list<Template>, int}
	 */
	private function rows( array $query, int $offset ): array {
		[ $from, $values ] = $this->selection( $query );
		$order             = self::order( $query );
		$wpdb              = $this->database->wpdb;
		$rows              = $this->database->rows(
			"SELECT p.ID, p.post_title, p.post_status, p.post_date_gmt, p.post_modified_gmt, m.meta_id, m.meta_key, m.meta_value
			FROM (SELECT p.ID $from ORDER BY $order LIMIT %d OFFSET %d) t
			JOIN %i p ON p.ID = t.ID LEFT JOIN %i m ON m.post_id = t.ID AND LEFT(m.meta_key, %d) = %s",
			...$values,
			...array( $query['per_page'], $offset, $wpdb->posts, $wpdb->postmeta, strlen( TemplatePosts::META ), TemplatePosts::META )
		);
		$by_post           = array();
		foreach ( $rows as $row ) {
			$by_post[ $row['ID'] ][] = $row;
		}
		$is_last   = count( $by_post ) < $query['per_page'] && ( 0 === $offset || array() !== $by_post );
		$counted   = $is_last ? array() : $this->database->row( "SELECT COUNT(*) AS total $from", ...$values );
		$total     = (int) ( $counted['total'] ?? $offset + count( $by_post ) );
		$stored    = static fn ( array $rows ): ?Template => TemplatePosts::stored( $rows[0], self::meta( $rows ) );
		$templates = array_filter( array_map( $stored, $by_post ) );
		usort( $templates, self::comparison( $query ) );
		return array( $templates, $total );
	}

	/** By one query, where WordPress asks for the post and then for its meta. */
	private function stored( int $id ): ?Template {
		$wpdb = $this->database->wpdb;
		$rows = $this->database->rows(
			'SELECT 0 AS meta_id, NULL AS meta_key, NULL AS meta_value, ID, post_content, post_title, post_status, post_date_gmt, post_modified_gmt
			FROM %i WHERE ID = %d AND post_type = %s
			UNION ALL SELECT meta_id, meta_key, meta_value, NULL, NULL, NULL, NULL, NULL, NULL
			FROM %i WHERE post_id = %d AND LEFT(meta_key, %d) = %s',
			...array( $wpdb->posts, $id, TemplatePosts::TYPE ),
			...array( $wpdb->postmeta, $id, strlen( TemplatePosts::META ), TemplatePosts::META )
		);
		$rows = array_column( $rows, null, 'meta_id' );
		$post = $rows[0] ?? null;
		unset( $rows[0] );
		return null === $post ? null : TemplatePosts::stored( $post, self::meta( $rows ) );
	}

	/**
	 * @param array<array<string, string|null>> $rows Of post meta.
	 * @return array<array-key, string> Values by key.
	 */
	private static function meta( array $rows ): array {
		$values = array();
		// The first of a key counts, as in WordPress.
		$rows = array_column( $rows, null, 'meta_id' );
		ksort( $rows );
		foreach ( $rows as $row ) {
			$values[ (string) $row['meta_key'] ] ??= (string) $row['meta_value'];
		}
		return $values;
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
		$direction = self::is_descending( $query ) ? 'DESC' : 'ASC';
		return 'modified_at' === $query['orderby'] ? "p.post_modified_gmt $direction, p.ID $direction" : "p.ID $direction";
	}

	/**
	 * @param array<string, mixed> $query
	 * @return Closure(Template, Template): int The same order as order().
	 */
	private static function comparison( array $query ): Closure {
		$is_timed  = 'modified_at' === $query['orderby'];
		$key       = static fn ( Template $template ): array => array( $is_timed ? $template->modified_at : '', $template->id );
		$direction = self::is_descending( $query ) ? -1 : 1;
		return static fn ( Template $one, Template $other ): int => $direction * ( $key( $one ) <=> $key( $other ) );
	}

	/** @param array<string, mixed> $query */
	private static function is_descending( array $query ): bool {
		return 'desc' === ( $query['order'] ?? ( 'modified_at' === $query['orderby'] ? 'desc' : 'asc' ) );
	}
}
