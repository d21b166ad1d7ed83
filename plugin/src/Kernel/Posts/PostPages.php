<?php

declare( strict_types=1 );

namespace Svc\Kernel\Posts;

use Svc\Kernel\Database\Database;
use WP_Post;

/** Reads a page of a list of posts and the total by one query, and their post meta by another. */
final class PostPages {

	/**
	 * @param literal-string $from   FROM and WHERE, with the posts as p.
	 * @param list<mixed>    $values
	 * @param literal-string $order
	 * @return array{list<WP_Post>, int}
	 */
	public static function read( Database $database, string $from, array $values, string $order, int $per_page, int $offset ): array {
		$rows = $database->rows( "SELECT p.*, (SELECT COUNT(*) $from) AS total $from ORDER BY $order LIMIT %d OFFSET %d", ...$values, ...$values, ...array( $per_page, $offset ) );
		if ( array() === $rows ) {
			return array( array(), 0 === $offset ? 0 : (int) ( $database->row( "SELECT COUNT(*) AS total $from", ...$values )['total'] ?? 0 ) );
		}
		$posts = array_map( static fn ( array $row ): WP_Post => new WP_Post( (object) array_diff_key( $row, array( 'total' => true ) ) ), $rows );
		update_post_caches( $posts, 'any', false );
		return array( self::of( array_map( 'intval', array_column( $rows, 'ID' ) ) ), (int) $rows[0]['total'] );
	}

	/**
	 * @param list<int> $ids
	 * @return list<WP_Post> In this order, without those that are gone.
	 */
	public static function with( array $ids ): array {
		_prime_post_caches( $ids, false );
		return self::of( $ids );
	}

	/**
	 * @param list<int> $ids
	 * @return list<WP_Post>
	 */
	private static function of( array $ids ): array {
		return array_values( array_filter( array_map( 'get_post', $ids ), static fn ( mixed $post ): bool => $post instanceof WP_Post ) );
	}
}
