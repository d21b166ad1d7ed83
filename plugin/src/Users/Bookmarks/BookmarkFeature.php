<?php

declare( strict_types=1 );

namespace Svc\Users\Bookmarks;

use Svc\Kernel\Abilities\Ability;
use Svc\Kernel\Abilities\OffersAbilities;
use Svc\Kernel\Abilities\Target;
use Svc\Kernel\Database\Database;
use Svc\Kernel\Feature;
use Svc\Kernel\Rest\Route;
use Svc\Users\AbilityCategories;
use Svc\Users\Bookmarks\Export\BookmarkPersonalData;
use Svc\Users\Bookmarks\Posts\Posts;
use Svc\Users\Bookmarks\Posts\Sites;
use Svc\Users\Bookmarks\Storage\AccountFollower;
use Svc\Users\Bookmarks\Storage\BookmarkLimits;
use Svc\Users\Bookmarks\Storage\BookmarkList;
use Svc\Users\Bookmarks\Storage\BookmarkLists;
use Svc\Users\Bookmarks\Storage\BookmarkStore;
use Svc\Users\Bookmarks\Storage\BookmarkWriter;
use Svc\Users\Bookmarks\Storage\MetaEvents;
use Svc\Users\Bookmarks\Storage\PostMarks;
use Svc\Users\Bookmarks\Storage\Wishlist;
use Svc\Users\Bookmarks\Wishlist\MarkFollower;
use Svc\Users\Bookmarks\Wishlist\WishCounts;
use Svc\Users\Bookmarks\Wishlist\Wishes;
use Svc\Users\Bookmarks\Wishlist\WishlistFollower;

/** Network-wide bookmarks, synchronized with the page builder's wishlist. */
final class BookmarkFeature implements Feature, OffersAbilities {

	/** Keys of user meta that hold one list in one row each. */
	public const META = array( BookmarkStore::KEY, Wishlist::KEY );

	private ?Sites $sites                        = null;
	private ?BookmarkWriter $writer              = null;
	private ?BookmarkStore $store                = null;
	private ?MetaEvents $events                  = null;
	private ?WishlistFollower $wishlist_follower = null;
	private ?AccountFollower $account_follower   = null;
	private ?MarkFollower $mark_follower         = null;

	/** @param int $home The site whose plugins and post types are loaded. */
	public function __construct(
		private readonly Database $database,
		private readonly int $home,
	) {}

	public function sites(): Sites {
		return $this->sites ??= new Sites( $this->home );
	}

	public function wishlist_follower(): WishlistFollower {
		return $this->wishlist_follower ??= new WishlistFollower( $this->wishes(), $this->lists(), $this->writer(), $this->store(), $this->events(), $this->account_follower() );
	}

	public function mark_follower(): MarkFollower {
		return $this->mark_follower ??= new MarkFollower( $this->writer(), $this->wishes(), $this->lists(), $this->sites(), new WishCounts( $this->writer() ) );
	}

	public function account_follower(): AccountFollower {
		return $this->account_follower ??= new AccountFollower( $this->database, $this->lists(), $this->writer() );
	}

	public function personal_data(): BookmarkPersonalData {
		return new BookmarkPersonalData( $this->lists(), $this->writer(), $this->posts() );
	}

	public function routes(): array {
		return array(
			Route::get( '/intranet/bookmarks', fn () => $this->bookmarks()->list() ),
			Route::post( '/intranet/bookmarks', fn () => $this->bookmarks()->add() ),
			Route::put( '/intranet/bookmarks/{id}', fn () => $this->bookmarks()->update() ),
			Route::delete( '/intranet/bookmarks/{id}', fn () => $this->bookmarks()->delete() ),
			Route::download( '/intranet/bookmarks/export', fn () => $this->bookmarks()->export() ),
			Route::get( '/intranet/collections', fn () => $this->collections()->list() ),
			Route::post( '/intranet/collections', fn () => $this->collections()->create() ),
			Route::put( '/intranet/collections/{id}', fn () => $this->collections()->update() ),
			Route::delete( '/intranet/collections/{id}', fn () => $this->collections()->delete() ),
		);
	}

	public function abilities(): array {
		$group    = __( 'Bookmarks', 'svc' );
		$bookmark = new Target( 'id', __( 'Bookmark ID: the `id` that svc-intranet/get-bookmarks gives, not the post ID', 'svc' ) );
		return array(
			new Ability( 'svc-intranet/get-bookmarks', AbilityCategories::INTRANET, __( 'List bookmarks', 'svc' ), __( 'Filter by `post_id` and `site_id` to see whether a post is bookmarked.', 'svc' ), fn () => $this->bookmarks()->list(), summary: __( 'Lists the posts that the user has bookmarked.', 'svc' ), group: $group ),
			new Ability( 'svc-intranet/add-bookmark', AbilityCategories::INTRANET, __( 'Add a bookmark', 'svc' ), __( 'Only the caller\'s own bookmarks are touched, and only posts that the caller may read are taken.', 'svc' ), fn () => $this->bookmarks()->add(), summary: __( 'Bookmarks a post for the user.', 'svc' ), group: $group ),
			new Ability( 'svc-intranet/remove-bookmark', AbilityCategories::INTRANET, __( 'Remove a bookmark', 'svc' ), __( 'Only the caller\'s own bookmarks are touched.', 'svc' ), fn () => $this->bookmarks()->delete(), $bookmark, summary: __( 'Removes a bookmark of the user; the post stays.', 'svc' ), group: $group ),
			new Ability( 'svc-intranet/list-collections', AbilityCategories::INTRANET, __( 'List bookmark collections', 'svc' ), __( 'Choose it to learn the names before filing a bookmark.', 'svc' ), fn () => $this->collections()->list(), summary: __( 'Lists the collections in which the user keeps bookmarks.', 'svc' ), group: $group ),
			new Ability( 'svc-intranet/create-collection', AbilityCategories::INTRANET, __( 'Add a bookmark collection', 'svc' ), __( 'Not needed before svc-intranet/add-bookmark, which makes the collection that it names.', 'svc' ), fn () => $this->collections()->create(), summary: __( 'Adds a collection for bookmarks of the user.', 'svc' ), group: $group ),
		);
	}

	public function own(): OwnBookmarks {
		return new OwnBookmarks( $this->lists(), $this->posts(), $this->sites() );
	}

	/** Merges several user meta rows of one list into one. */
	public function tidy( int $user_id ): void {
		$this->writer()->settled( $user_id );
		$this->writer()->change( $user_id, array(), static fn ( BookmarkList $list ): BookmarkList => $list );
	}

	/** Keeps the wishlist, which belongs to the page builder. */
	public static function uninstall(): void {
		delete_metadata( 'user', 0, BookmarkStore::KEY, '', true );
		Sites::uninstall();
	}

	private function bookmarks(): BookmarkOperations {
		return new BookmarkOperations( new Bookmarks( $this->lists(), $this->writer(), $this->posts(), new BookmarkLimits( $this->posts() ), new BookmarkPresenter() ) );
	}

	private function collections(): CollectionOperations {
		return new CollectionOperations( new Collections( $this->lists(), $this->writer(), $this->posts(), new BookmarkPresenter() ) );
	}

	private function wishes(): Wishes {
		return new Wishes( $this->lists(), $this->writer(), $this->posts(), new BookmarkLimits( $this->posts() ) );
	}

	private function posts(): Posts {
		return new Posts( $this->sites() );
	}

	private function lists(): BookmarkLists {
		return new BookmarkLists( $this->writer() );
	}

	private function events(): MetaEvents {
		return $this->events ??= new MetaEvents();
	}

	private function store(): BookmarkStore {
		return $this->store ??= new BookmarkStore( $this->database );
	}

	private function writer(): BookmarkWriter {
		return $this->writer ??= new BookmarkWriter( $this->database, $this->store(), new PostMarks( $this->database ), $this->events(), $this->posts(), $this->sites() );
	}
}
