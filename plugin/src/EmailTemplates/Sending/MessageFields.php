<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Sending;

use Svc\EmailTemplates\Content\SourceFields;
use Svc\EmailTemplates\Fields\Purpose;
use Svc\EmailTemplates\Rendering\ContextFields;
use Svc\Kernel\Schema\Choice;
use Svc\Kernel\Schema\Flag;
use Svc\Kernel\Schema\Listing;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Text;
use Svc\Kernel\Schema\Type;
use Svc\Kernel\Schema\Whole;

/** The input of messages and tests. */
final class MessageFields {

	public static function query(): Record {
		return Listing::query(
			array(
				'status'  => ( new Choice( MessageStatus::words() ) )->describe( __( 'Only messages with this status', 'svc' ) ),
				'purpose' => ( new Choice( array_column( Purpose::cases(), 'value' ) ) )->describe( __( 'Only messages for this purpose', 'svc' ) ),
				'search'  => ( new Text( 100 ) )->describe( __( 'Only messages to addresses with this text', 'svc' ) ),
			)
		);
	}

	public static function input(): Record {
		return new Record(
			array(
				'template_id' => ( new Whole( 1 ) )->describe( __( 'ID of an active template', 'svc' ) ),
				'to'          => self::to(),
				'context'     => ContextFields::input(),
			),
			array( 'template_id', 'to' )
		);
	}

	/** What is not sent of subject, preheader, content and theme is the template's. */
	public static function test(): Record {
		return new Record(
			array(
				'context' => ContextFields::input(),
				'sample'  => ( new Flag() )->or( true )->describe( __( 'Whether contexts without values get samples', 'svc' ) ),
			) + SourceFields::all()
		);
	}

	public static function test_result(): Record {
		return new Record(
			array(
				'message' => ( new Text( 500 ) )->describe( __( 'What was done', 'svc' ) ),
				'to'      => ( new Text( 254 ) )->describe( __( 'The caller’s address', 'svc' ) ),
			),
			array( 'message', 'to' )
		);
	}

	private static function to(): Type {
		return ( new Record(
			array(
				'user_id' => ( new Whole( 1 ) )->describe( __( 'User ID of a person', 'svc' ) ),
				'lead_id' => ( new Whole( 1 ) )->describe( __( 'ID of a lead', 'svc' ) ),
			)
		) )->describe( __( 'Who gets it: a person or a lead', 'svc' ) );
	}
}
