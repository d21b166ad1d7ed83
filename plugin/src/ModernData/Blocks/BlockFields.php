<?php

declare( strict_types=1 );

namespace Svc\ModernData\Blocks;

use Svc\Kernel\Schema\Flag;
use Svc\Kernel\Schema\Listing;
use Svc\Kernel\Schema\ListOf;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Text;
use Svc\Kernel\Schema\Type;
use Svc\Kernel\Schema\Whole;
use Svc\ModernData\Content\PostFields;

/** Input and output fields of the block operations. */
final class BlockFields {

	public static function query(): Record {
		return Listing::query(
			array(
				'search'      => ( new Text( 100 ) )->describe( __( 'Words that must all occur in name, title, description or keywords', 'svc' ) ),
				'can_be_made' => ( new Flag() )->describe( __( 'Only those that can, or cannot, be made from a tree', 'svc' ) ),
			)
		);
	}

	public static function listing(): Record {
		$attribute = array(
			'name'    => ( new Text( 200 ) )->describe( __( 'Name', 'svc' ) ),
			'types'   => ( new ListOf( new Text( 20 ) ) )->describe( __( 'JSON types it may have; any, where empty', 'svc' ) ),
			'choices' => ( new ListOf( new Text( 200 ), unique: false ) )->describe( __( 'The only values it may have; open, where empty', 'svc' ) ),
		);
		$block     = array(
			'name'         => ( new Text( 200 ) )->describe( __( 'Name of the block', 'svc' ) ),
			'title'        => ( new Text( 200 ) )->describe( __( 'Title', 'svc' ) ),
			'description'  => ( new Text( 1000 ) )->describe( __( 'What it is for', 'svc' ) ),
			'category'     => ( new Text( 200 ) )->describe( __( 'Where the editor shows it', 'svc' ) ),
			'can_be_made'  => ( new Flag() )->describe( __( 'Whether it can be made from a tree', 'svc' ) ),
			'takes_blocks' => ( new Flag() )->describe( __( 'Whether other blocks can be within it', 'svc' ) ),
			'within'       => ( new ListOf( new Text( 200 ) ) )->describe( __( 'The only blocks that it can be directly within; anywhere, where empty', 'svc' ) ),
			'attributes'   => ( new ListOf( self::record( $attribute ), unique: false ) )->describe( __( 'The attributes that can be set', 'svc' ) ),
		);
		return Listing::envelope( self::record( $block ) );
	}

	public static function tree(): Record {
		return new Record( self::blocks(), array( 'blocks' ) );
	}

	public static function verdict(): Record {
		$problem = array(
			'path'    => ( new Text( 500 ) )->describe( __( 'Where in the tree, such as blocks.0.innerBlocks.1.attributes.level', 'svc' ) ),
			'message' => ( new Text( 1000 ) )->describe( __( 'What is wrong and what to send instead', 'svc' ) ),
		);
		return self::record(
			array(
				'valid'    => ( new Flag() )->describe( __( 'Whether the tree can be written', 'svc' ) ),
				'problems' => ( new ListOf( self::record( $problem ), unique: false ) )->describe( __( 'Everything that is wrong', 'svc' ) ),
				'content'  => ( new Text( 1000000, multiline: true ) )->describe( __( 'The markup that WordPress would store; empty where something is wrong', 'svc' ) ),
			)
		);
	}

	public static function pattern(): Record {
		return new Record( array( 'title' => PostFields::title() ) + self::blocks(), array( 'title', 'blocks' ) );
	}

	public static function insertion(): Record {
		return new Record(
			self::blocks() + array( 'index' => ( new Whole( 0, 10000 ) )->describe( __( 'How many of the post\'s own blocks come before; at the end, where absent', 'svc' ) ) ),
			array( 'blocks' )
		);
	}

	/** @return array<string, Type> */
	private static function blocks(): array {
		return array( 'blocks' => ( new BlockTree() )->describe( __( 'The blocks, in order; each {name, attributes, innerBlocks}', 'svc' ) ) );
	}

	/** @param array<string, Type> $members */
	private static function record( array $members ): Record {
		return new Record( $members, array_keys( $members ) );
	}
}
