<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Rendering;

use Svc\EmailTemplates\Content\SourceFields;
use Svc\EmailTemplates\Fields\Category;
use Svc\EmailTemplates\Fields\Purpose;
use Svc\EmailTemplates\Fields\TagType;
use Svc\EmailTemplates\Render\WarningCode;
use Svc\Kernel\Schema\Choice;
use Svc\Kernel\Schema\Flag;
use Svc\Kernel\Schema\Listing;
use Svc\Kernel\Schema\ListOf;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Text;
use Svc\Kernel\Schema\Type;
use Svc\Kernel\Schema\Whole;

/** The field tables of renderings, merge tags and starters. */
final class RenderFields {

	/** Largest answers. Values can be longer than the template. */
	private const LINE = 100000;
	private const BODY = 10000000;

	public static function stored(): Record {
		return new Record(
			array(
				'context'  => ContextFields::input(),
				'sample'   => ( new Flag() )->or( false )->describe( __( 'Whether contexts without values get samples', 'svc' ) ),
				'raw_tags' => ( new Flag() )->or( false )->describe( __( 'Whether merge tags are kept, for another program to fill in', 'svc' ) ),
			)
		);
	}

	public static function written(): Record {
		return new Record( array( 'purpose' => self::purpose() ) + SourceFields::all() + self::stored()->members, array( 'purpose' ) );
	}

	public static function rendered(): Record {
		return self::complete(
			array(
				'subject'   => ( new Text( self::LINE ) )->describe( __( 'Subject in one line', 'svc' ) ),
				'preheader' => ( new Text( self::LINE ) )->describe( __( 'Preheader in one line', 'svc' ) ),
			) + self::body()
		);
	}

	/** @return array<string, Type> */
	public static function body(): array {
		return array(
			'html'     => ( new Text( self::BODY, multiline: true ) )->describe( __( 'HTML of the message', 'svc' ) ),
			'text'     => ( new Text( self::BODY, multiline: true ) )->describe( __( 'The message as plain text', 'svc' ) ),
			'warnings' => ( new ListOf( self::warning(), unique: false ) )->describe( __( 'What to look at before it is sent', 'svc' ) ),
			'size'     => self::size(),
		);
	}

	public static function size(): Type {
		return ( new Whole( 0 ) )->describe( __( 'Bytes of the HTML', 'svc' ) );
	}

	public static function code(): Type {
		return ( new Choice( array_column( WarningCode::cases(), 'value' ) ) )->describe( __( 'Kind of warning', 'svc' ) );
	}

	public static function tags_query(): Record {
		return new Record( array( 'purpose' => self::purpose()->describe( __( 'Only merge tags that templates of this purpose may have', 'svc' ) ) ) );
	}

	public static function tags(): Record {
		return Listing::envelope(
			self::complete(
				array(
					'tag'    => ( new Text( 200, 1 ) )->describe( __( 'As it is written in a template, such as {{lead.first_name}}', 'svc' ) ),
					'label'  => ( new Text( 200 ) )->describe( __( 'Label', 'svc' ) ),
					'type'   => ( new Choice( array_column( TagType::cases(), 'value' ) ) )->describe( __( 'What the value is', 'svc' ) ),
					'sample' => ( new Text( 5000, multiline: true ) )->describe( __( 'Shown in previews', 'svc' ) ),
				)
			)
		);
	}

	public static function starters(): Record {
		return Listing::envelope(
			self::complete(
				array(
					'purpose'  => self::purpose(),
					'name'     => ( new Text( 150, 1 ) )->describe( __( 'Name', 'svc' ) ),
					'category' => ( new Choice( array_column( Category::cases(), 'value' ) ) )->describe( __( 'Kind of message: only marketing can be opted out of', 'svc' ) ),
				) + array_diff_key( SourceFields::all(), array( 'theme' => true ) )
			)
		);
	}

	private static function purpose(): Type {
		return ( new Choice( array_column( Purpose::cases(), 'value' ) ) )->describe( __( 'What the template is for', 'svc' ) );
	}

	private static function warning(): Record {
		return self::complete(
			array(
				'code'    => self::code(),
				'message' => ( new Text( 1000 ) )->describe( __( 'What to check', 'svc' ) ),
				'path'    => ( new Text( 200 ) )->describe( __( 'Where: subject, preheader, a block such as blocks.2.innerBlocks.0, or empty for the whole', 'svc' ) ),
			)
		);
	}

	/** @param array<string, Type> $members */
	private static function complete( array $members ): Record {
		return new Record( $members, array_keys( $members ) );
	}
}
