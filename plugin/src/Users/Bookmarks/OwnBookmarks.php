<?php

declare( strict_types=1 );

namespace Svc\Users\Bookmarks;

use Svc\Kernel\Caller;
use Svc\Kernel\Text\Text;
use Svc\Users\Bookmarks\Posts\Posts;
use Svc\Users\Bookmarks\Posts\Sites;
use Svc\Users\Bookmarks\Storage\Bookmark;
use Svc\Users\Bookmarks\Storage\BookmarkList;
use Svc\Users\Bookmarks\Storage\BookmarkLists;
use Svc\Users\Bookmarks\Storage\Collection;
use Svc\Users\Bookmarks\Storage\PostMarks;
use WP_Post;

/** The caller's bookmarks for the blocks of a page. Reads the list once for any number of posts. */
final class OwnBookmarks {

	public function __construct(
		private readonly BookmarkLists $lists,
		private readonly Posts $posts,
		private readonly Sites $sites,
	) {}

	public function may_be_kept(): bool {
		return Caller::current()->is_member();
	}

	/** Whether the caller may bookmark this loaded post of the current site. */
	public function may_have( WP_Post $post ): bool {
		return $this->may_be_kept() && $this->posts->is_readable_here( wp_get_current_user(), $post );
	}

	/** @return array{id: int, collection: string}|null */
	public function find( int $site_id, int $post_id ): ?array {
		$list = $this->list();
		return self::told( $list, $list->find_post( $site_id, $post_id ) );
	}

	/** @return array{id: int, collection: string, site_id: int, post_id: int}|null */
	public function get( int $id ): ?array {
		$list     = $this->list();
		$bookmark = $list->find( $id );
		return null === $bookmark ? null : self::told( $list, $bookmark ) + array(
			'site_id' => $bookmark->site_id,
			'post_id' => $bookmark->post_id,
		);
	}

	/** @return list<string> General first, the others by name. */
	public function collections(): array {
		$names = array_map( static fn ( Collection $collection ): string => $collection->name, $this->list()->collections );
		usort( $names, static fn ( string $a, string $b ): int => Text::folded( $a ) <=> Text::folded( $b ) );
		return array( Collection::GENERAL, ...$names );
	}

	/** @return array<string, int> Number of bookmarks by post type, of posts that the caller can read now. */
	public function types(): array {
		return ShownBookmarks::of( $this->list(), get_current_user_id(), $this->posts )->types();
	}

	/** Number of people who have bookmarked a post, visitors without account included; null where no page builder counts. */
	public function count( int $site_id, int $post_id ): ?int {
		return $this->sites->has_builder( $site_id ) ? max( 0, (int) get_post_meta( $post_id, PostMarks::COUNT, true ) ) : null;
	}

	private function list(): BookmarkList {
		return ( $this->may_be_kept() ? $this->lists->of( get_current_user_id() ) : null ) ?? new BookmarkList();
	}

	/** @return ($bookmark is null ? null : array{id: int, collection: string}) */
	private static function told( BookmarkList $list, ?Bookmark $bookmark ): ?array {
		return null === $bookmark ? null : array(
			'id'         => $bookmark->id,
			'collection' => $list->collection_name( $bookmark->collection_id ),
		);
	}
}
