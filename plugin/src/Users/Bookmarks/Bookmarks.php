<?php

declare( strict_types=1 );

namespace Svc\Users\Bookmarks;

use Svc\Kernel\Caller;
use Svc\Kernel\Etag;
use Svc\Kernel\Failure;
use Svc\Kernel\Page;
use Svc\Kernel\Precondition;
use Svc\Kernel\Text\Text;
use Svc\Users\Bookmarks\Posts\PostCard;
use Svc\Users\Bookmarks\Posts\Posts;
use Svc\Users\Bookmarks\Storage\Bookmark;
use Svc\Users\Bookmarks\Storage\BookmarkLimits;
use Svc\Users\Bookmarks\Storage\BookmarkList;
use Svc\Users\Bookmarks\Storage\BookmarkLists;
use Svc\Users\Bookmarks\Storage\BookmarkWriter;
use Svc\Users\Bookmarks\Storage\Collection;
use Svc\Users\PeopleError;

/** Lists, adds, moves, removes and exports the caller's own bookmarks. */
final class Bookmarks {

	private const MAX_WORDS = 10;

	public function __construct(
		private readonly BookmarkLists $lists,
		private readonly BookmarkWriter $writer,
		private readonly Posts $posts,
		private readonly BookmarkLimits $limits,
		private readonly BookmarkPresenter $presenter,
	) {}

	/** @param array<string, mixed> $query */
	public function list( array $query, Caller $caller ): Page {
		$shown = $this->shown( $query, $caller );
		$some  = array_slice( $shown->bookmarks, ( $query['page'] - 1 ) * $query['per_page'], $query['per_page'] );
		return new Page( $shown->present( $some, $this->presenter ), count( $shown->bookmarks ), $query['page'], $query['per_page'] );
	}

	/** @return array{collections: list<string>, bookmarks: list<array<string, mixed>>} */
	public function export( Caller $caller ): array {
		$shown = $this->shown( array(), $caller );
		$names = array_map( static fn ( Collection $collection ): string => $collection->name, $this->of( $caller )->collections );
		return array(
			'collections' => array( Collection::GENERAL, ...array_values( $names ) ),
			'bookmarks'   => $shown->present( $shown->bookmarks, $this->presenter ),
		);
	}

	/**
	 * @param array<string, mixed> $input
	 * @return array{array<string, mixed>, bool} The bookmark, and whether it is new.
	 */
	public function add( array $input, Caller $caller ): array {
		$post_id = $input['post_id'];
		$site_id = $input['site_id'] ?? get_current_blog_id();
		$card    = $this->card( $caller->id(), $site_id, $post_id ) ?? throw self::no_such_post();
		$before  = $this->of( $caller );
		$spare   = null === $before->find_post( $site_id, $post_id ) ? $this->limits->spare( $before, 1 ) : array();
		$is_new  = false;
		$after   = $this->writer->change(
			$caller->id(),
			array( $site_id, ...array_keys( $spare ) ),
			static function ( BookmarkList $list ) use ( $site_id, $post_id, $input, $spare, &$is_new ): BookmarkList {
				$known  = $list->find_post( $site_id, $post_id );
				$is_new = null === $known;
				if ( null !== $known && ! array_key_exists( 'collection', $input ) ) {
					return $list;
				}
				$list = null === $known ? BookmarkLimits::make( $list, 1, $spare ) : $list;

				list( $list, $collection_id ) = BookmarkLimits::collection( $list, self::collection_name( $input ), 'collection' );
				return null === $known ? $list->with_post( $site_id, $post_id, $collection_id, time() ) : $list->moved( $known->id, $collection_id );
			}
		);
		return array( $this->present( $after->find_post( $site_id, $post_id ), $after, $card ), $is_new );
	}

	/**
	 * @param array<string, mixed> $input
	 * @return array<string, mixed>
	 */
	public function update( int $id, array $input, Caller $caller, Precondition $precondition ): array {
		$known = $this->of( $caller )->find( $id );
		$card  = null === $known ? null : $this->card( $caller->id(), $known->site_id, $known->post_id );
		if ( null === $card ) {
			throw self::not_found();
		}
		$after = $this->writer->change(
			$caller->id(),
			array(),
			function ( BookmarkList $list ) use ( $id, $input, $card, $precondition ): BookmarkList {
				$shown = $this->present( $list->find( $id ), $list, $card );
				$precondition->require( Etag::of( $shown ) );
				Unchanged::require( $input, $shown, BookmarkFields::READ_ONLY );
				if ( ! array_key_exists( 'collection', $input ) ) {
					return $list;
				}
				list( $list, $collection_id ) = BookmarkLimits::collection( $list, self::collection_name( $input ), 'collection' );
				return $list->moved( $id, $collection_id );
			}
		);
		return $this->present( $after->find( $id ), $after, $card );
	}

	/** Removes a bookmark even if its post cannot be read any more. */
	public function delete( int $id, Caller $caller, Precondition $precondition ): void {
		$known = $this->of( $caller )->find( $id ) ?? throw self::not_found();
		$card  = $this->card( $caller->id(), $known->site_id, $known->post_id );
		$this->writer->change(
			$caller->id(),
			array( $known->site_id ),
			function ( BookmarkList $list ) use ( $id, $card, $precondition ): BookmarkList {
				$bookmark = $list->find( $id ) ?? throw self::not_found();
				$precondition->require( null === $card ? 'W/"not shown"' : Etag::of( $this->present( $bookmark, $list, $card ) ) );
				return $list->without( $id );
			}
		);
	}

	/** @param array<string, mixed> $filters */
	private function shown( array $filters, Caller $caller ): ShownBookmarks {
		if ( count( Text::words( $filters['search'] ?? '' ) ) > self::MAX_WORDS ) {
			/* translators: %d: largest allowed number of words. */
			throw Failure::invalid( array( 'search' => sprintf( __( 'Send at most %d words.', 'svc' ), self::MAX_WORDS ) ) );
		}
		return ShownBookmarks::of( $this->of( $caller ), $caller->id(), $this->posts, $filters );
	}

	private function of( Caller $caller ): BookmarkList {
		return $this->lists->of( $caller->id() ) ?? new BookmarkList();
	}

	private function card( int $user_id, int $site_id, int $post_id ): ?PostCard {
		$posts = $this->posts->readable( $user_id, array( $site_id => array( $post_id ) ) );
		return $this->posts->cards( $posts )[ $site_id ][ $post_id ] ?? null;
	}

	/** @return array<string, mixed> */
	private function present( ?Bookmark $bookmark, BookmarkList $list, PostCard $card ): array {
		return null === $bookmark ? throw self::not_found() : $this->presenter->bookmark( $bookmark, $list->collection_name( $bookmark->collection_id ), $card );
	}

	/** @param array<string, mixed> $input */
	private static function collection_name( array $input ): string {
		$name = (string) ( $input['collection'] ?? '' );
		return '' === $name ? Collection::GENERAL : $name;
	}

	private static function not_found(): Failure {
		return new Failure( PeopleError::BookmarkNotFound, __( 'You have no such bookmark.', 'svc' ) );
	}

	private static function no_such_post(): Failure {
		return Failure::invalid( array( 'post_id' => __( 'There is no such post that you may read. Send the ID of a published post, and its site as site_id.', 'svc' ) ) );
	}
}
