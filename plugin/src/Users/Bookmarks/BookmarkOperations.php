<?php

declare( strict_types=1 );

namespace Svc\Users\Bookmarks;

use Svc\Kernel\Call;
use Svc\Kernel\Caller;
use Svc\Kernel\Effect;
use Svc\Kernel\Etag;
use Svc\Kernel\Operation;
use Svc\Kernel\Reply;
use Svc\Kernel\Schema\Choice;
use Svc\Kernel\Schema\Listing;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Text;
use Svc\Users\Bookmarks\Export\BookmarkExport;

/** The API operations of the caller's own bookmarks, for all members of the site. */
final class BookmarkOperations {

	public function __construct( private readonly Bookmarks $bookmarks ) {}

	public function list(): Operation {
		return new Operation(
			'list-bookmarks',
			__( "Lists the caller's own bookmarks, the newest first. Posts that are gone or may no longer be read are left out until they are back.", 'svc' ),
			Effect::Read,
			BookmarkFields::filters(),
			static fn (): Record => Listing::envelope( BookmarkFields::bookmark() ),
			self::members(),
			fn ( Call $call ): Reply => Reply::page( $this->bookmarks->list( $call->input, $call->caller ) ),
		);
	}

	public function add(): Operation {
		return new Operation(
			'add-bookmark',
			__( 'Bookmarks a post of any site of the network. A post that is bookmarked already is answered as it is, or moved to the collection that is named.', 'svc' ),
			Effect::Create,
			BookmarkFields::create_input( ... ),
			BookmarkFields::bookmark( ... ),
			self::members(),
			function ( Call $call ): Reply {
				list( $bookmark, $is_new ) = $this->bookmarks->add( $call->input, $call->caller );
				return $is_new
					? Reply::created( $bookmark, "/intranet/bookmarks/{$bookmark['id']}", Etag::of( $bookmark ) )
					: Reply::updated( $bookmark, Etag::of( $bookmark ) );
			},
		);
	}

	public function update(): Operation {
		return new Operation(
			'update-bookmark',
			__( 'Moves a bookmark to another collection.', 'svc' ),
			Effect::Update,
			BookmarkFields::update_input( ... ),
			BookmarkFields::bookmark( ... ),
			self::members(),
			function ( Call $call ): Reply {
				$bookmark = $this->bookmarks->update( $call->path['id'], $call->input, $call->caller, $call->precondition );
				return Reply::updated( $bookmark, Etag::of( $bookmark ) );
			},
			array( 'id' ),
		);
	}

	public function delete(): Operation {
		return new Operation(
			'remove-bookmark',
			__( 'Removes a bookmark. The post stays.', 'svc' ),
			Effect::Delete,
			new Record( array() ),
			static fn (): Record => new Record( array( 'message' => new Text( 200 ) ), array( 'message' ) ),
			self::members(),
			function ( Call $call ): Reply {
				$this->bookmarks->delete( $call->path['id'], $call->caller, $call->precondition );
				return Reply::one( array( 'message' => __( 'Bookmark removed.', 'svc' ) ) );
			},
			array( 'id' ),
		);
	}

	public function export(): Operation {
		return new Operation(
			'export-bookmarks',
			__( "All of the caller's bookmarks as a file: JSON whose entries can be sent here again, or the HTML that browsers import.", 'svc' ),
			Effect::Read,
			new Record( array( 'format' => ( new Choice( BookmarkExport::FORMATS ) )->or( BookmarkExport::JSON )->describe( __( 'Form of the file', 'svc' ) ) ) ),
			BookmarkExport::record( ... ),
			self::members(),
			function ( Call $call ): Reply {
				$export = $this->bookmarks->export( $call->caller );
				return Reply::document( BookmarkExport::document( $export, $call->input['format'] ), Etag::of( array( $call->input['format'], $export ) ) );
			},
		);
	}

	private static function members(): \Closure {
		return static fn ( Caller $caller ): bool => $caller->is_member();
	}
}
