<?php

declare( strict_types=1 );

namespace Svc\ModernData\Content;

use Closure;
use RuntimeException;
use Svc\Kernel\Caller;
use Svc\Kernel\Database\Database;
use Svc\Kernel\Precondition;
use WP_Post;

/** Writes by WordPress's functions under a lock, so that an ETag that matched still matches when the post is written. */
final class PostWriter {

	public function __construct( private readonly Database $database ) {}

	/** @param array{post_title?: string, post_content?: string, post_excerpt?: string} $fields By WordPress's field names. */
	public function draft( string $type, array $fields, Caller $caller ): WP_Post {
		$fixed = array(
			'post_type'   => $type,
			'post_status' => 'draft',
			'post_author' => $caller->id(),
		);
		return self::written( wp_insert_post( $fixed + self::slashed( $fields ), true ) );
	}

	/** @param Closure(WP_Post): array{post_title?: string, post_content?: string, post_excerpt?: string} $fields Returns the changed fields, by WordPress's names. */
	public function change( int $id, Caller $caller, Precondition $precondition, Closure $fields ): WP_Post {
		return $this->alone(
			$id,
			function () use ( $id, $caller, $precondition, $fields ): WP_Post {
				$post = PostPolicy::readable( $caller, $id );
				PostPolicy::require( $caller, $post, 'edit_post' );
				$precondition->require( PostPresenter::etag( $post ) );
				$changes = array_filter( $fields( $post ), static fn ( string $value, string $field ): bool => $post->{$field} !== $value, ARRAY_FILTER_USE_BOTH );
				return array() === $changes ? $post : $this->written_in_turn( static fn (): mixed => wp_update_post( array( 'ID' => $id ) + self::slashed( $changes ), true ) );
			}
		);
	}

	public function trash( int $id, Caller $caller, Precondition $precondition ): WP_Post {
		return $this->alone(
			$id,
			function () use ( $id, $caller, $precondition ): WP_Post {
				$post = PostPolicy::readable( $caller, $id );
				PostPolicy::require( $caller, $post, 'delete_post' );
				$precondition->require( PostPresenter::etag( $post ) );
				return 'trash' === $post->post_status ? $post : $this->written_in_turn( static fn (): mixed => wp_trash_post( $id )->ID ?? 0 );
			}
		);
	}

	/**
	 * @template T
	 * @param Closure(): T $work
	 * @return T
	 */
	private function alone( int $id, Closure $work ): mixed {
		return $this->database->exclusively(
			'content',
			function () use ( $id, $work ): mixed {
				// Another request may have written while this one waited, and the cache must not keep values that are rolled back.
				wp_cache_delete( $id, 'posts' );
				$this->database->afterwards( static fn () => wp_cache_delete( $id, 'posts' ) );
				return $work();
			}
		);
	}

	/** @param Closure(): mixed $write Returns the ID. */
	private function written_in_turn( Closure $write ): WP_Post {
		return self::written( $this->database->watched( $write ) );
	}

	/**
	 * @param array{post_title?: string, post_content?: string, post_excerpt?: string} $fields
	 * @return array{post_title?: string, post_content?: string, post_excerpt?: string} Slashed, because WordPress's functions remove slashes.
	 */
	private static function slashed( array $fields ): array {
		return array_map( 'addslashes', $fields );
	}

	private static function written( mixed $result ): WP_Post {
		$post = is_int( $result ) && $result > 0 ? get_post( $result ) : null;
		return $post instanceof WP_Post ? $post : throw new RuntimeException( is_wp_error( $result ) ? $result->get_error_message() : 'WordPress has not written the post.' );
	}
}
