<?php

declare( strict_types=1 );

namespace Svc\Users\Bookmarks;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Feature;
use Svc\Kernel\Rest\Route;

/** Network-wide bookmarks, in step with the page builder's wishlist. */
final class BookmarkFeature implements Feature {

	private readonly Sites $sites;
	private readonly Posts $posts;
	private readonly MetaEvents $events;
	private readonly BookmarkStore $store;
	private readonly BookmarkWriter $writer;
	private readonly BookmarkLists $lists;
	private readonly Room $room;

	public function __construct( private readonly Database $database ) {
		$this->sites  = new Sites();
		$this->posts  = new Posts( $this->sites );
		$this->events = new MetaEvents();
		$this->store  = new BookmarkStore( $database );
		$this->writer = new BookmarkWriter( $database, $this->store, new PostMarks( $database ), $this->events, $this->posts, $this->sites );
		$this->lists  = new BookmarkLists( $this->writer );
		$this->room   = new Room( $this->posts );
	}

	public function register(): void {
		$wishes = new Wishes( $this->lists, $this->writer, $this->posts, $this->room );
		$leaver = new AccountFollower( $this->database, $this->lists, $this->writer );
		$this->sites->register();
		$this->lists->register();
		$leaver->register();
		( new WishlistFollower( $wishes, $this->lists, $this->writer, $this->store, $this->events, $leaver ) )->register();
		( new MarkFollower( $this->writer, $wishes, $this->lists, $this->sites, new WishCounts( $this->writer ) ) )->register();
		( new PersonalData( $this->lists, $this->writer, $this->posts ) )->register();
	}

	public function routes(): array {
		$presenter   = new BookmarkPresenter();
		$bookmarks   = new BookmarkOperations( new Bookmarks( $this->lists, $this->writer, $this->posts, $this->room, $presenter ) );
		$collections = new CollectionOperations( new Collections( $this->lists, $this->writer, $this->posts, $presenter ) );
		return array(
			Route::get( '/intranet/bookmarks', $bookmarks->list( ... ) ),
			Route::post( '/intranet/bookmarks', $bookmarks->add( ... ) ),
			Route::put( '/intranet/bookmarks/{id}', $bookmarks->update( ... ) ),
			Route::delete( '/intranet/bookmarks/{id}', $bookmarks->delete( ... ) ),
			Route::get( '/intranet/bookmarks/export', $bookmarks->export( ... ) ),
			Route::get( '/intranet/collections', $collections->list( ... ) ),
			Route::post( '/intranet/collections', $collections->create( ... ) ),
			Route::put( '/intranet/collections/{id}', $collections->update( ... ) ),
			Route::delete( '/intranet/collections/{id}', $collections->delete( ... ) ),
		);
	}

	/** The wishlist stays: it is the builder's. */
	public static function uninstall(): void {
		delete_metadata( 'user', 0, BookmarkStore::KEY, '', true );
		Sites::uninstall();
	}
}
