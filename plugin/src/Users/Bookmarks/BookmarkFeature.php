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

/** Network-wide bookmarks, in step with the page builder's wishlist. */
final class BookmarkFeature implements Feature, OffersAbilities {

	/** The user meta that hold one list each. */
	public const META = array( BookmarkStore::KEY, Wishlist::KEY );

	private readonly Sites $sites;
	private readonly Posts $posts;
	private readonly MetaEvents $events;
	private readonly BookmarkStore $store;
	private readonly BookmarkWriter $writer;
	private readonly BookmarkLists $lists;
	private readonly BookmarkLimits $limits;

	public function __construct( private readonly Database $database ) {
		$this->sites  = new Sites();
		$this->posts  = new Posts( $this->sites );
		$this->events = new MetaEvents();
		$this->store  = new BookmarkStore( $database );
		$this->writer = new BookmarkWriter( $database, $this->store, new PostMarks( $database ), $this->events, $this->posts, $this->sites );
		$this->lists  = new BookmarkLists( $this->writer );
		$this->limits   = new BookmarkLimits( $this->posts );
	}

	public function register(): void {
		$wishes = new Wishes( $this->lists, $this->writer, $this->posts, $this->limits );
		$leaver = new AccountFollower( $this->database, $this->lists, $this->writer );
		$this->sites->register();
		$this->lists->register();
		$leaver->register();
		( new WishlistFollower( $wishes, $this->lists, $this->writer, $this->store, $this->events, $leaver ) )->register();
		( new MarkFollower( $this->writer, $wishes, $this->lists, $this->sites, new WishCounts( $this->writer ) ) )->register();
		( new BookmarkPersonalData( $this->lists, $this->writer, $this->posts ) )->register();
	}

	public function routes(): array {
		$bookmarks   = $this->bookmarks();
		$collections = $this->collections();
		return array(
			Route::get( '/intranet/bookmarks', $bookmarks->list( ... ) ),
			Route::post( '/intranet/bookmarks', $bookmarks->add( ... ) ),
			Route::put( '/intranet/bookmarks/{id}', $bookmarks->update( ... ) ),
			Route::delete( '/intranet/bookmarks/{id}', $bookmarks->delete( ... ) ),
			Route::download( '/intranet/bookmarks/export', $bookmarks->export( ... ) ),
			Route::get( '/intranet/collections', $collections->list( ... ) ),
			Route::post( '/intranet/collections', $collections->create( ... ) ),
			Route::put( '/intranet/collections/{id}', $collections->update( ... ) ),
			Route::delete( '/intranet/collections/{id}', $collections->delete( ... ) ),
		);
	}

	public function abilities(): array {
		$bookmarks   = $this->bookmarks();
		$collections = $this->collections();
		$bookmark    = new Target( 'id', __( 'Bookmark ID: the `id` that svc-intranet/get-bookmarks gives, not the post ID', 'svc' ) );
		return array(
			new Ability( 'svc-intranet/get-bookmarks', AbilityCategories::INTRANET, __( 'Get bookmarks', 'svc' ), __( 'Filter by `post_id` and `site_id` to see whether a post is bookmarked.', 'svc' ), $bookmarks->list( ... ) ),
			new Ability( 'svc-intranet/add-bookmark', AbilityCategories::INTRANET, __( 'Add a bookmark', 'svc' ), __( 'Only the caller\'s own bookmarks are touched, and only posts that the caller may read are taken.', 'svc' ), $bookmarks->add( ... ) ),
			new Ability( 'svc-intranet/remove-bookmark', AbilityCategories::INTRANET, __( 'Remove a bookmark', 'svc' ), __( 'Only the caller\'s own bookmarks are touched.', 'svc' ), $bookmarks->delete( ... ), $bookmark ),
			new Ability( 'svc-intranet/list-collections', AbilityCategories::INTRANET, __( 'List collections', 'svc' ), __( 'Choose it to learn the names before filing a bookmark.', 'svc' ), $collections->list( ... ) ),
			new Ability( 'svc-intranet/create-collection', AbilityCategories::INTRANET, __( 'Create a collection', 'svc' ), __( 'Not needed before svc-intranet/add-bookmark, which makes the collection that it names.', 'svc' ), $collections->create( ... ) ),
		);
	}

	public function own(): OwnBookmarks {
		return new OwnBookmarks( $this->lists, $this->posts, $this->sites );
	}

	private function bookmarks(): BookmarkOperations {
		return new BookmarkOperations( new Bookmarks( $this->lists, $this->writer, $this->posts, $this->limits, new BookmarkPresenter() ) );
	}

	private function collections(): CollectionOperations {
		return new CollectionOperations( new Collections( $this->lists, $this->writer, $this->posts, new BookmarkPresenter() ) );
	}

	/** Several rows of one list become one that has what all had. */
	public function tidy( int $user_id ): void {
		$this->writer->settled( $user_id );
		$this->writer->change( $user_id, array(), static fn ( BookmarkList $list ): BookmarkList => $list );
	}

	/** The wishlist stays: it is the builder's. */
	public static function uninstall(): void {
		delete_metadata( 'user', 0, BookmarkStore::KEY, '', true );
		Sites::uninstall();
	}
}
