<?php

declare( strict_types=1 );

namespace Svc\Users\Bookmarks;

use Svc\Kernel\Text\Text;
use Svc\Users\Bookmarks\Posts\Posts;
use Svc\Users\Bookmarks\Storage\Bookmark;
use Svc\Users\Bookmarks\Storage\BookmarkList;
use WP_Post;

/** The bookmarks of a list whose posts the account can read now and that match the filters. */
final class ShownBookmarks {

	/**
	 * @param list<Bookmark>                  $bookmarks Newest first.
	 * @param array<int, array<int, WP_Post>> $posts
	 */
	private function __construct(
		private readonly BookmarkList $list,
		public readonly array $bookmarks,
		private readonly array $posts,
		private readonly Posts $reader,
	) {}

	/** @param array<string, mixed> $filters */
	public static function of( BookmarkList $list, int $user_id, Posts $reader, array $filters = array() ): self {
		$bookmarks = array_filter( $list->bookmarks, static fn ( Bookmark $bookmark ): bool => self::fits( $list, $bookmark, $filters ) );
		$posts     = $reader->readable( $user_id, ( new BookmarkList( $bookmarks ) )->posts() );
		$words     = Text::words( $filters['search'] ?? '' );
		$bookmarks = array_filter(
			$bookmarks,
			static function ( Bookmark $bookmark ) use ( $posts, $filters, $words ): bool {
				$post = $posts[ $bookmark->site_id ][ $bookmark->post_id ] ?? null;
				return null !== $post
					&& ( ! isset( $filters['post_type'] ) || $filters['post_type'] === $post->post_type )
					&& self::has_words( $post, $words );
			}
		);
		usort( $bookmarks, static fn ( Bookmark $a, Bookmark $b ): int => array( $b->created_at, $b->id ) <=> array( $a->created_at, $a->id ) );
		return new self( $list, $bookmarks, $posts, $reader );
	}

	/**
	 * @param list<Bookmark> $bookmarks A subset of these bookmarks.
	 * @return list<array<string, mixed>>
	 */
	public function present( array $bookmarks, BookmarkPresenter $presenter ): array {
		$posts = array();
		foreach ( $bookmarks as $bookmark ) {
			$posts[ $bookmark->site_id ][ $bookmark->post_id ] = $this->posts[ $bookmark->site_id ][ $bookmark->post_id ];
		}
		$cards = $this->reader->cards( $posts );
		return array_map(
			fn ( Bookmark $bookmark ): array => $presenter->bookmark( $bookmark, $this->list->collection_name( $bookmark->collection_id ), $cards[ $bookmark->site_id ][ $bookmark->post_id ] ),
			$bookmarks
		);
	}

	/** @return array<int, int> Number of bookmarks by collection ID. */
	public function counts(): array {
		return array_count_values( array_map( static fn ( Bookmark $bookmark ): int => $bookmark->collection_id, $this->bookmarks ) );
	}

	/** @return array<string, int> Number of bookmarks by post type. */
	public function types(): array {
		return array_count_values( array_map( fn ( Bookmark $bookmark ): string => $this->posts[ $bookmark->site_id ][ $bookmark->post_id ]->post_type, $this->bookmarks ) );
	}

	/**
	 * Applies the filters that do not need the posts.
	 *
	 * @param array<string, mixed> $filters
	 */
	private static function fits( BookmarkList $list, Bookmark $bookmark, array $filters ): bool {
		return ( ! isset( $filters['collection'] ) || $list->collection_id( $filters['collection'] ) === $bookmark->collection_id )
			&& ( ! isset( $filters['site_id'] ) || $filters['site_id'] === $bookmark->site_id )
			&& ( ! isset( $filters['post_id'] ) || $filters['post_id'] === $bookmark->post_id );
	}

	/** @param list<string> $words Folded. */
	private static function has_words( WP_Post $post, array $words ): bool {
		$title = array() === $words ? '' : Text::folded( mb_scrub( Posts::title( $post ), 'UTF-8' ) );
		foreach ( $words as $word ) {
			if ( ! str_contains( $title, $word ) ) {
				return false;
			}
		}
		return true;
	}
}
