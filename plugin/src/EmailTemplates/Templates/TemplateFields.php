<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Templates;

use Svc\EmailTemplates\Content\SourceFields;
use Svc\EmailTemplates\Fields\Category;
use Svc\EmailTemplates\Fields\Purpose;
use Svc\Kernel\Schema\Choice;
use Svc\Kernel\Schema\Flag;
use Svc\Kernel\Schema\Listing;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Text;
use Svc\Kernel\Schema\Type;
use Svc\Kernel\Schema\Whole;
use Svc\ModernData\Blocks\BlockTree;

/** Input and output fields of templates. */
final class TemplateFields {

	public const FORMAT = 'svc-etb-template';

	/** Of name, subject and preheader. */
	public const LINE = 150;

	/** Fields of the answer that a change may send back unchanged. */
	public const FIXED = array( 'id', 'version', 'purpose', 'category', 'in_use', 'created_at', 'modified_at', 'modified_by' );

	public static function query(): Record {
		return Listing::query(
			array(
				'search'   => ( new Text( 100 ) )->describe( __( 'Words that must all occur in name or subject', 'svc' ) ),
				'purpose'  => self::purpose()->describe( __( 'Only of this purpose', 'svc' ) ),
				'category' => self::category()->describe( __( 'Only of this category', 'svc' ) ),
				'status'   => self::status( ...TemplateStatus::cases() )->describe( __( 'Only of this status; drafts and active ones where absent', 'svc' ) ),
				'orderby'  => ( new Choice( array( 'name', 'modified_at', 'id' ) ) )->or( 'modified_at' )->describe( __( 'Sort field', 'svc' ) ),
				'order'    => ( new Choice( array( 'asc', 'desc' ) ) )->describe( __( 'Sort direction; by default desc for modified_at, and asc for others', 'svc' ) ),
			)
		);
	}

	public static function item(): Record {
		return self::complete( self::head() + self::tail() );
	}

	public static function single(): Record {
		return self::complete( self::head() + self::body() + self::tail() );
	}

	public static function create_input(): Record {
		return new Record(
			array(
				'name'    => self::name(),
				'purpose' => self::purpose(),
			) + self::changeable(),
			array( 'name', 'purpose' )
		);
	}

	public static function update_input(): Record {
		$fixed = array_map( static fn ( Type $type ): Type => $type->read_only(), array_intersect_key( self::head() + self::tail(), array_flip( self::FIXED ) ) );
		return new Record( $fixed + array( 'name' => self::name() ) + array( 'status' => self::status( ...TemplateStatus::cases() ) ) + self::changeable() );
	}

	/** A template as a file. */
	public static function file(): Record {
		return self::complete( self::file_members() );
	}

	public static function import_input(): Record {
		return new Record( self::file_members(), array( 'format', 'format_version', 'name', 'purpose', 'content' ) );
	}

	public static function revision(): Record {
		return self::complete(
			array(
				'id'         => self::id()->describe( __( 'ID of the revision', 'svc' ) ),
				'author'     => self::user()->describe( __( 'User ID of the account that wrote it; null where it is deleted or unknown', 'svc' ) ),
				'created_at' => self::instant()->describe( __( 'When it was written', 'svc' ) ),
				'subject'    => self::line()->nullable()->describe( __( 'Subject', 'svc' ) ),
			)
		);
	}

	public static function restore_input(): Record {
		return new Record( array( 'revision' => self::id()->describe( __( 'ID of a revision', 'svc' ) ) ), array( 'revision' ) );
	}

	public static function message(): Record {
		return self::complete( array( 'message' => ( new Text( 200 ) )->describe( __( 'What was done', 'svc' ) ) ) );
	}

	private static function name(): Type {
		return self::line( 1 )->describe( __( 'Name, which recipients do not see', 'svc' ) );
	}

	private static function subject(): Type {
		return self::line( 1 )->nullable()->describe( __( 'Subject, with merge tags; null for signatures and WordPress e-mails', 'svc' ) );
	}

	/** @return array<string, Type> */
	private static function head(): array {
		return array(
			'id'        => self::id()->describe( __( 'ID', 'svc' ) ),
			'version'   => ( new Whole( 1 ) )->describe( __( 'Version, one more with each change', 'svc' ) ),
			'name'      => self::name(),
			'purpose'   => self::purpose(),
			'category'  => self::category()->describe( __( 'Category of the purpose', 'svc' ) ),
			'subject'   => self::subject(),
			'preheader' => SourceFields::all()['preheader'],
		);
	}

	/** @return array<string, Type> */
	private static function body(): array {
		return array_intersect_key( SourceFields::all(), array_flip( array( 'content', 'theme' ) ) );
	}

	/** @return array<string, Type> */
	private static function tail(): array {
		return array(
			'status'      => self::status( ...TemplateStatus::cases() )->describe( __( 'Status', 'svc' ) ),
			'in_use'      => ( new Flag() )->describe( __( 'Whether the settings name it; it can then be neither a draft nor deleted', 'svc' ) ),
			'created_at'  => self::instant()->describe( __( 'When it was created', 'svc' ) ),
			'modified_at' => self::instant()->describe( __( 'When it was changed last', 'svc' ) ),
			'modified_by' => self::user()->describe( __( 'User ID of the account that changed it last; null where it is unknown', 'svc' ) ),
		);
	}

	/** @return array<string, Type> */
	private static function changeable(): array {
		return array(
			'subject'   => self::subject(),
			'preheader' => SourceFields::all()['preheader'],
			'content'   => SourceFields::all()['content'],
			'theme'     => SourceFields::all()['theme']->nullable(),
			'blocks'    => ( new BlockTree() )->describe( __( 'The content as a tree of blocks instead of markup, as svc-blocks/create-pattern takes it', 'svc' ) ),
			'status'    => self::status( TemplateStatus::Draft, TemplateStatus::Active )->describe( __( 'Status; drafts are never sent', 'svc' ) ),
		);
	}

	/** @return array<string, Type> */
	private static function file_members(): array {
		return array(
			'format'         => ( new Choice( array( self::FORMAT ) ) )->describe( __( 'Format of the file', 'svc' ) ),
			'format_version' => ( new Whole( 1, 1 ) )->describe( __( 'Version of the format', 'svc' ) ),
			'name'           => self::name(),
			'purpose'        => self::purpose(),
			'subject'        => self::subject(),
			'preheader'      => SourceFields::all()['preheader'],
		) + self::body();
	}

	private static function id(): Type {
		return new Whole( 1 );
	}

	private static function user(): Type {
		return ( new Whole( 1 ) )->nullable();
	}

	private static function line( int $min = 0 ): Type {
		return new Text( self::LINE, $min );
	}

	private static function instant(): Type {
		return new Text( 20 );
	}

	private static function purpose(): Type {
		return ( new Choice( array_column( Purpose::cases(), 'value' ) ) )->describe( __( 'What it is for; it never changes', 'svc' ) );
	}

	private static function category(): Type {
		return new Choice( array_column( Category::cases(), 'value' ) );
	}

	private static function status( TemplateStatus ...$statuses ): Type {
		return new Choice( array_column( $statuses, 'value' ) );
	}

	/** @param array<string, Type> $members */
	private static function complete( array $members ): Record {
		return new Record( $members, array_keys( $members ) );
	}
}
