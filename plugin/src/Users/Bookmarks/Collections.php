<?php

declare( strict_types=1 );

namespace Svc\Users\Bookmarks;

use Svc\Kernel\Caller;
use Svc\Kernel\Etag;
use Svc\Kernel\Failure;
use Svc\Kernel\Page;
use Svc\Kernel\Precondition;
use Svc\Kernel\Text\Text;
use Svc\Users\Bookmarks\Posts\Posts;
use Svc\Users\Bookmarks\Storage\BookmarkLimits;
use Svc\Users\Bookmarks\Storage\BookmarkList;
use Svc\Users\Bookmarks\Storage\BookmarkLists;
use Svc\Users\Bookmarks\Storage\BookmarkWriter;
use Svc\Users\Bookmarks\Storage\Collection;
use Svc\Users\PeopleError;

/** Lists, creates, renames and deletes the caller's own collections. General cannot be renamed or deleted. */
final class Collections {

	public function __construct(
		private readonly BookmarkLists $lists,
		private readonly BookmarkWriter $writer,
		private readonly Posts $posts,
		private readonly BookmarkPresenter $presenter,
	) {}

	/** All collections on one page: General first, the others by name. */
	public function list( Caller $caller ): Page {
		$list   = $this->of( $caller );
		$counts = $this->counts( $list, $caller );
		$others = $list->collections;
		usort( $others, static fn ( Collection $a, Collection $b ): int => array( Text::folded( $a->name ), $a->id ) <=> array( Text::folded( $b->name ), $b->id ) );
		$all  = array( self::general( $caller ), ...$others );
		$data = array_map( fn ( Collection $one ): array => $this->presenter->collection( $one, $counts[ $one->id ] ?? 0 ), $all );
		return new Page( $data, count( $data ), 1, count( $data ) );
	}

	/** @return array<string, mixed> */
	public function create( string $name, Caller $caller ): array {
		$id    = 0;
		$after = $this->writer->change(
			$caller->id(),
			array(),
			static function ( BookmarkList $list ) use ( $name, &$id ): BookmarkList {
				self::require_free( $list, $name );
				list( $list, $id ) = BookmarkLimits::collection( $list, $name, 'name' );
				return $list;
			}
		);
		return $this->presenter->collection( $after->collections[ $id ], 0 );
	}

	/**
	 * @param array<string, mixed> $input
	 * @return array<string, mixed>
	 */
	public function update( int $id, array $input, Caller $caller, Precondition $precondition ): array {
		$count = $this->counts( $this->of( $caller ), $caller )[ $id ] ?? 0;
		$after = $this->writer->change(
			$caller->id(),
			array(),
			function ( BookmarkList $list ) use ( $id, $input, $caller, $precondition, $count ): BookmarkList {
				$collection = self::find( $list, $id, $caller );
				$shown      = $this->presenter->collection( $collection, $count );
				$precondition->require( Etag::of( $shown ) );
				Unchanged::require( $input, $shown, array( 'id', 'count', 'created_at' ) );
				$name = $input['name'] ?? $collection->name;
				if ( $name === $collection->name ) {
					return $list;
				}
				self::require_not_general( $id, 'name' );
				self::require_free( $list, $name );
				return $list->renamed( $id, $name );
			}
		);
		return $this->presenter->collection( self::find( $after, $id, $caller ), $count );
	}

	public function delete( int $id, Caller $caller, Precondition $precondition ): void {
		$count = $this->counts( $this->of( $caller ), $caller )[ $id ] ?? 0;
		$this->writer->change(
			$caller->id(),
			array(),
			function ( BookmarkList $list ) use ( $id, $caller, $precondition, $count ): BookmarkList {
				$precondition->require( Etag::of( $this->presenter->collection( self::find( $list, $id, $caller ), $count ) ) );
				self::require_not_general( $id, 'id' );
				return $list->without_collection( $id );
			}
		);
	}

	/** @return array<int, int> */
	private function counts( BookmarkList $list, Caller $caller ): array {
		return ShownBookmarks::of( $list, $caller->id(), $this->posts )->counts();
	}

	private function of( Caller $caller ): BookmarkList {
		return $this->lists->of( $caller->id() ) ?? new BookmarkList();
	}

	private static function find( BookmarkList $list, int $id, Caller $caller ): Collection {
		return Collection::GENERAL_ID === $id
			? self::general( $caller )
			: $list->collections[ $id ] ?? throw new Failure( PeopleError::CollectionNotFound, __( 'You have no such collection.', 'svc' ) );
	}

	/** General counts as created with the account. */
	private static function general( Caller $caller ): Collection {
		$account = get_userdata( $caller->id() );
		return new Collection( Collection::GENERAL_ID, Collection::GENERAL, false === $account ? 0 : max( 0, (int) strtotime( "$account->user_registered UTC" ) ) );
	}

	private static function require_free( BookmarkList $list, string $name ): void {
		$id = $list->collection_id( $name );
		if ( null !== $id ) {
			throw new Failure( PeopleError::CollectionExists, __( 'You already have a collection of that name. Send another name, or use that collection.', 'svc' ), array( 'id' => $id ) );
		}
	}

	private static function require_not_general( int $id, string $field ): void {
		if ( Collection::GENERAL_ID === $id ) {
			throw Failure::invalid( array( $field => __( 'General is where bookmarks without a collection are. It stays, under this name.', 'svc' ) ) );
		}
	}
}
