<?php

declare( strict_types=1 );

namespace Svc\Users\Bookmarks\Storage;

use Svc\Users\Bookmarks\Posts\Posts;

/** All bookmarks and collections of one account. Immutable: each change returns a new list. */
final class BookmarkList {

	public const MAX             = 1000;
	public const MAX_COLLECTIONS = 1000;

	/**
	 * @param array<int, Bookmark>   $bookmarks   By ID, in the order of creation.
	 * @param array<int, Collection> $collections By ID, without General.
	 * @param int                    $next_id     Next ID for a bookmark or a collection. IDs are never reused.
	 */
	public function __construct(
		public readonly array $bookmarks = array(),
		public readonly array $collections = array(),
		public readonly int $next_id = Collection::GENERAL_ID + 1,
	) {}

	public function find( int $id ): ?Bookmark {
		return $this->bookmarks[ $id ] ?? null;
	}

	public function find_post( int $site_id, int $post_id ): ?Bookmark {
		foreach ( $this->bookmarks as $bookmark ) {
			if ( $bookmark->post_id === $post_id && $bookmark->site_id === $site_id ) {
				return $bookmark;
			}
		}
		return null;
	}

	/** @return list<int> Post IDs of one site, the oldest bookmark first. */
	public function post_ids( int $site_id ): array {
		return $this->posts()[ $site_id ] ?? array();
	}

	/** @return array<int, list<int>> Post IDs by site ID. */
	public function posts(): array {
		$posts = array();
		foreach ( $this->bookmarks as $bookmark ) {
			$posts[ $bookmark->site_id ][] = $bookmark->post_id;
		}
		return $posts;
	}

	public function room(): int {
		return max( 0, self::MAX - count( $this->bookmarks ) );
	}

	public function collection_name( int $id ): string {
		return isset( $this->collections[ $id ] ) ? $this->collections[ $id ]->name : Collection::GENERAL;
	}

	/** Null where no collection has exactly this name. */
	public function collection_id( string $name ): ?int {
		if ( Collection::GENERAL === $name ) {
			return Collection::GENERAL_ID;
		}
		foreach ( $this->collections as $collection ) {
			if ( $collection->name === $name ) {
				return $collection->id;
			}
		}
		return null;
	}

	/** Does nothing where the post is bookmarked already. */
	public function with_post( int $site_id, int $post_id, int $collection_id, int $now ): self {
		if ( null !== $this->find_post( $site_id, $post_id ) ) {
			return $this;
		}
		$bookmark = new Bookmark( $this->next_id, $site_id, $post_id, $collection_id, $now );
		return new self( $this->bookmarks + array( $bookmark->id => $bookmark ), $this->collections, $this->next_id + 1 );
	}

	/** @param list<int> $post_ids */
	public function without_posts( int $site_id, array $post_ids ): self {
		return $this->filtered( static fn ( Bookmark $bookmark ): bool => $bookmark->site_id !== $site_id || ! in_array( $bookmark->post_id, $post_ids, true ) );
	}

	public function without( int $id ): self {
		return $this->filtered( static fn ( Bookmark $bookmark ): bool => $bookmark->id !== $id );
	}

	public function moved( int $id, int $collection_id ): self {
		$moved = $this->bookmarks;
		if ( isset( $moved[ $id ] ) ) {
			$moved[ $id ] = $moved[ $id ]->in( $collection_id );
		}
		return new self( $moved, $this->collections, $this->next_id );
	}

	/** The new collection's ID is the next_id of this list. */
	public function with_collection( string $name, int $now ): self {
		$collection = new Collection( $this->next_id, $name, $now );
		return new self( $this->bookmarks, $this->collections + array( $collection->id => $collection ), $this->next_id + 1 );
	}

	public function renamed( int $collection_id, string $name ): self {
		$collections = $this->collections;
		if ( isset( $collections[ $collection_id ] ) ) {
			$collections[ $collection_id ] = $collections[ $collection_id ]->named( $name );
		}
		return new self( $this->bookmarks, $collections, $this->next_id );
	}

	/** Moves the collection's bookmarks to General. */
	public function without_collection( int $collection_id ): self {
		$bookmarks = array_map(
			static fn ( Bookmark $bookmark ): Bookmark => $bookmark->collection_id === $collection_id ? $bookmark->in( Collection::GENERAL_ID ) : $bookmark,
			$this->bookmarks
		);
		return new self( $bookmarks, array_diff_key( $this->collections, array( $collection_id => true ) ), $this->next_id );
	}

	/** @param callable(Bookmark): bool $keeps */
	private function filtered( callable $keeps ): self {
		return new self( array_filter( $this->bookmarks, $keeps ), $this->collections, $this->next_id );
	}
}
