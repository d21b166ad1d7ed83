<?php

declare( strict_types=1 );

namespace Svc\Users\Bookmarks;

use Svc\Kernel\Call;
use Svc\Kernel\Caller;
use Svc\Kernel\Effect;
use Svc\Kernel\Etag;
use Svc\Kernel\Operation;
use Svc\Kernel\Reply;
use Svc\Kernel\Schema\Listing;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Text;

/** The API operations of the caller's own collections, for all members of the site. */
final class CollectionOperations {

	public function __construct( private readonly Collections $collections ) {}

	public function list(): Operation {
		return new Operation(
			'list-collections',
			__( "Lists the caller's own collections with the number of bookmarks in each, on one page: General first, the others by name.", 'svc' ),
			Effect::Read,
			new Record( array() ),
			static fn (): Record => Listing::envelope( BookmarkFields::collection() ),
			self::members(),
			fn ( Call $call ): Reply => Reply::page( $this->collections->list( $call->caller ) ),
		);
	}

	public function create(): Operation {
		return new Operation(
			'create-collection',
			__( 'Makes a collection for bookmarks.', 'svc' ),
			Effect::Create,
			BookmarkFields::create_collection_input( ... ),
			BookmarkFields::collection( ... ),
			self::members(),
			function ( Call $call ): Reply {
				$collection = $this->collections->create( $call->input['name'], $call->caller );
				return Reply::created( $collection, "/intranet/collections/{$collection['id']}", Etag::of( $collection ) );
			},
		);
	}

	public function update(): Operation {
		return new Operation(
			'update-collection',
			__( 'Renames a collection. Its bookmarks stay in it.', 'svc' ),
			Effect::Update,
			BookmarkFields::update_collection_input( ... ),
			BookmarkFields::collection( ... ),
			self::members(),
			function ( Call $call ): Reply {
				$collection = $this->collections->update( $call->path['id'], $call->input, $call->caller, $call->precondition );
				return Reply::updated( $collection, Etag::of( $collection ) );
			},
			array( 'id' ),
		);
	}

	public function delete(): Operation {
		return new Operation(
			'delete-collection',
			__( 'Deletes a collection. Its bookmarks go to General.', 'svc' ),
			Effect::Delete,
			new Record( array() ),
			static fn (): Record => new Record( array( 'message' => new Text( 200 ) ), array( 'message' ) ),
			self::members(),
			function ( Call $call ): Reply {
				$this->collections->delete( $call->path['id'], $call->caller, $call->precondition );
				return Reply::one( array( 'message' => __( 'Collection deleted.', 'svc' ) ) );
			},
			array( 'id' ),
		);
	}

	private static function members(): \Closure {
		return static fn ( Caller $caller ): bool => $caller->is_member();
	}
}
