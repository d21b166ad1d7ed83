<?php

declare( strict_types=1 );

namespace Svc\Users\Bookmarks;

use Svc\Kernel\Schema\Listing;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Text;
use Svc\Kernel\Schema\Type;
use Svc\Kernel\Schema\Whole;
use Svc\Users\Bookmarks\Storage\Collection;

/** The input and output fields of bookmarks and collections. */
final class BookmarkFields {

	/** The fields of a bookmark that a caller cannot change. */
	public const READ_ONLY = array( 'id', 'post_id', 'site_id', 'post_title', 'post_url', 'post_type', 'created_at' );

	public static function bookmark(): Record {
		$members = self::facts() + array( 'collection' => self::name()->describe( __( 'Collection that it is filed in', 'svc' ) ) );
		return new Record( $members, array_keys( $members ) );
	}

	public static function collection(): Record {
		$members = self::collection_facts() + array( 'name' => self::name()->describe( __( 'Name', 'svc' ) ) );
		return new Record( $members, array_keys( $members ) );
	}

	public static function filters(): Record {
		return Listing::query( self::filter_members() );
	}

	public static function create_input(): Record {
		return new Record(
			array(
				'post_id'    => ( new Whole( 1 ) )->describe( __( 'Post', 'svc' ) ),
				'site_id'    => ( new Whole( 1 ) )->describe( __( 'Site of the network that the post is on; the one that is asked, unless given', 'svc' ) ),
				'collection' => self::collection_choice(),
			),
			array( 'post_id' )
		);
	}

	/** Accepts the read-only fields, so that a bookmark can be sent back whole. */
	public static function update_input(): Record {
		return new Record( array_map( static fn ( Type $type ): Type => $type->read_only(), self::facts() ) + array( 'collection' => self::collection_choice() ) );
	}

	public static function create_collection_input(): Record {
		return new Record( array( 'name' => self::name()->describe( __( 'Name', 'svc' ) ) ), array( 'name' ) );
	}

	public static function update_collection_input(): Record {
		return new Record( array_map( static fn ( Type $type ): Type => $type->read_only(), self::collection_facts() ) + array( 'name' => self::name()->describe( __( 'Name', 'svc' ) ) ) );
	}

	/** @return array<string, Type> */
	public static function filter_members(): array {
		return array(
			'collection' => self::name()->describe( __( 'Only this collection', 'svc' ) ),
			'post_type'  => ( new Text( 20, 1 ) )->describe( __( 'Only posts of this type', 'svc' ) ),
			'site_id'    => ( new Whole( 1 ) )->describe( __( 'Only posts of this site', 'svc' ) ),
			'post_id'    => ( new Whole( 1 ) )->describe( __( 'Only posts of this ID', 'svc' ) ),
			'search'     => ( new Text( 100 ) )->describe( __( 'Words, each of which must occur in the title; case and accents do not matter', 'svc' ) ),
		);
	}

	/** @return array<string, Type> */
	private static function facts(): array {
		return array(
			'id'         => ( new Whole( 1 ) )->describe( __( 'Bookmark ID', 'svc' ) ),
			'post_id'    => ( new Whole( 1 ) )->describe( __( 'Bookmarked post', 'svc' ) ),
			'site_id'    => ( new Whole( 1 ) )->describe( __( 'Site of the network that the post is on', 'svc' ) ),
			'post_title' => ( new Text( 65535, multiline: true ) )->describe( __( 'Title of the post now, as plain text', 'svc' ) ),
			'post_url'   => ( new Text( 65535 ) )->describe( __( 'Address of the post now', 'svc' ) ),
			'post_type'  => ( new Text( 20 ) )->describe( __( 'Type of the post', 'svc' ) ),
			'created_at' => self::instant(),
		);
	}

	/** @return array<string, Type> */
	private static function collection_facts(): array {
		return array(
			'id'         => ( new Whole( 1 ) )->describe( __( 'Collection ID', 'svc' ) ),
			'count'      => ( new Whole( 0 ) )->describe( __( 'Bookmarks in it that are shown', 'svc' ) ),
			'created_at' => self::instant(),
		);
	}

	private static function instant(): Type {
		return ( new Text( 20 ) )->describe( __( 'When it was made, ISO 8601 in UTC', 'svc' ) );
	}

	private static function collection_choice(): Type {
		return ( new Text( Collection::LONGEST_NAME ) )->nullable()->describe( __( 'Collection to file it in, by name; made where there is none. General unless given.', 'svc' ) );
	}

	private static function name(): Text {
		return new Text( Collection::LONGEST_NAME, 1 );
	}
}
