<?php

declare( strict_types=1 );

namespace Svc\ModernData\Content;

use Svc\Kernel\Schema\Choice;
use Svc\Kernel\Schema\Flag;
use Svc\Kernel\Schema\Listing;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Text;
use Svc\Kernel\Schema\Type;
use Svc\Kernel\Schema\Whole;

/** Input and output fields of the post operations. */
final class PostFields {

	private const MAX_CONTENT = 200000;

	public static function query(): Record {
		return Listing::query(
			array(
				'type'    => self::slug()->describe( __( 'Only this type of content, such as post or page', 'svc' ) ),
				'search'  => ( new Text( 100 ) )->describe( __( 'Words that must all occur in title, excerpt or content', 'svc' ) ),
				'mine'    => ( new Flag() )->describe( __( 'Only the caller\'s own, of any status unless one is named', 'svc' ) ),
				'status'  => ( new Choice( array( 'publish', 'draft', 'pending', 'future', 'private' ) ) )->describe( __( 'Only this status; publish unless named. Of what is not published, only what the caller may edit', 'svc' ) ),
				'author'  => ( new Whole( 1 ) )->describe( __( 'Only by the account with this ID', 'svc' ) ),
				'term'    => ( new Whole( 1 ) )->describe( __( 'Only filed under the category, tag or other term with this ID', 'svc' ) ),
				'orderby' => ( new Choice( array( 'date', 'modified', 'title', 'id' ) ) )->or( 'date' )->describe( __( 'Sort field', 'svc' ) ),
				'order'   => ( new Choice( array( 'asc', 'desc' ) ) )->or( 'desc' )->describe( __( 'Sort direction', 'svc' ) ),
			)
		);
	}

	public static function reading(): Record {
		return new Record(
			array( 'from' => ( new Whole( 0, 10000000 ) )->or( 0 )->describe( __( 'Characters of the text to skip: long texts come in portions of 20,000', 'svc' ) ) )
		);
	}

	public static function listing(): Record {
		return Listing::envelope( self::record( self::item() ) );
	}

	public static function single(): Record {
		return self::record(
			self::item() + array(
				'text'        => ( new Text( 20000, multiline: true ) )->describe( __( 'A portion of what a visitor reads, as plain text', 'svc' ) ),
				'text_length' => ( new Whole( 0 ) )->describe( __( 'Characters of the whole text', 'svc' ) ),
				'content'     => ( new Text( 20000, multiline: true ) )->nullable()->describe( __( 'The stored markup, for who may edit it; null for others, and where it is too long to be sent', 'svc' ) ),
				'may_edit'    => ( new Flag() )->describe( __( 'Whether the caller may change it', 'svc' ) ),
				'etag'        => ( new Text( 64 ) )->describe( __( 'Send it as if_match with a change', 'svc' ) ),
			)
		);
	}

	public static function creation(): Record {
		return new Record( array( 'type' => self::slug()->or( 'post' )->describe( __( 'Type of content', 'svc' ) ) ) + self::written(), array( 'title' ) );
	}

	public static function changes(): Record {
		return new Record( self::written() );
	}

	public static function done(): Record {
		return self::record(
			array(
				'id'       => ( new Whole( 1 ) )->describe( __( 'Post ID', 'svc' ) ),
				'message'  => ( new Text( 200 ) )->describe( __( 'What was done', 'svc' ) ),
				'status'   => self::slug()->describe( __( 'Status of the post now', 'svc' ) ),
				'edit_url' => ( new Text( 2000 ) )->describe( __( 'Where a person looks it over', 'svc' ) ),
				'etag'     => ( new Text( 64 ) )->describe( __( 'For the next change', 'svc' ) ),
			)
		);
	}

	public static function title(): Text {
		return ( new Text( 200, 1 ) )->describe( __( 'Title, as plain text', 'svc' ) );
	}

	/** @return array<string, Type> */
	private static function written(): array {
		return array(
			'title'   => self::title(),
			'content' => ( new Text( self::MAX_CONTENT, multiline: true ) )->describe( __( 'Text with simple HTML or block markup; scripts, forms and frames are taken out. For blocks, svc-blocks/insert-blocks is safer', 'svc' ) ),
			'excerpt' => ( new Text( 1000, multiline: true ) )->describe( __( 'Summary, as plain text', 'svc' ) ),
		);
	}

	/** @return array<string, Type> */
	private static function item(): array {
		return array(
			'id'          => ( new Whole( 1 ) )->describe( __( 'Post ID', 'svc' ) ),
			'type'        => self::slug()->describe( __( 'Type of content', 'svc' ) ),
			'status'      => self::slug()->describe( __( 'Status', 'svc' ) ),
			'title'       => ( new Text( 1000 ) )->describe( __( 'Title', 'svc' ) ),
			'url'         => ( new Text( 2000 ) )->describe( __( 'Its page', 'svc' ) ),
			'excerpt'     => ( new Text( 1000 ) )->describe( __( 'How it begins, or its summary', 'svc' ) ),
			'author_id'   => ( new Whole( 0 ) )->describe( __( 'Account of the author; 0 where there is none', 'svc' ) ),
			'author_name' => ( new Text( 250 ) )->describe( __( 'Name of the author', 'svc' ) ),
			'date'        => ( new Text( 20 ) )->nullable()->describe( __( 'When it was published, in UTC; null for drafts without a date', 'svc' ) ),
			'modified'    => ( new Text( 20 ) )->nullable()->describe( __( 'When it was changed last, in UTC', 'svc' ) ),
		);
	}

	private static function slug(): Text {
		return new Text( 20, 1 );
	}

	/** @param array<string, Type> $members */
	private static function record( array $members ): Record {
		return new Record( $members, array_keys( $members ) );
	}
}
