<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Leads;

use Svc\Kernel\Schema\AnyObject;
use Svc\Kernel\Schema\Flag;
use Svc\Kernel\Schema\ListOf;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Text;
use Svc\Kernel\Schema\Whole;
use Svc\LeadPages\Fields\ConsentKey;
use Svc\LeadPages\Fields\EventKind;
use Svc\LeadPages\Fields\LeadSource;

/** Fields of events and submissions. */
final class TimelineFields {

	/** Parameters of an address that say where a visitor came from. */
	public const UTM = array( 'source', 'medium', 'campaign', 'term', 'content' );

	public static function note_input(): Record {
		return LeadFields::complete( array( 'text' => ( new Text( 5000, 1, multiline: true ) )->describe( __( 'Text of the note', 'svc' ) ) ) );
	}

	public static function event(): Record {
		return LeadFields::complete(
			array(
				'id'            => ( new Whole( 1 ) )->describe( __( 'ID', 'svc' ) ),
				'kind'          => LeadFields::choice( EventKind::cases() )->describe( __( 'What happened', 'svc' ) ),
				'actor_user_id' => ( new Whole( 1 ) )->nullable()->describe( __( 'User ID of the account that did it; null for visitors and for the plugin itself', 'svc' ) ),
				'data'          => ( new AnyObject() )->describe( __( 'Details, by kind', 'svc' ) ),
				'at'            => LeadFields::instant()->describe( __( 'When it happened', 'svc' ) ),
			)
		);
	}

	public static function submission(): Record {
		return LeadFields::complete(
			array(
				'id'         => ( new Whole( 1 ) )->describe( __( 'ID', 'svc' ) ),
				'at'         => LeadFields::instant()->describe( __( 'When it was sent', 'svc' ) ),
				'page_id'    => ( new Whole( 1 ) )->nullable()->describe( __( 'ID of the page', 'svc' ) ),
				'source'     => LeadFields::choice( LeadSource::cases() )->describe( __( 'How it came in', 'svc' ) ),
				'source_url' => ( new Text( 2000 ) )->describe( __( 'Address of the page that had the form', 'svc' ) ),
				'utm'        => ( new Record( array_fill_keys( self::UTM, new Text( 200 ) ) ) )->describe( __( 'Where the visitor came from', 'svc' ) ),
				'fields'     => ( new AnyObject() )->describe( __( 'What was filled in, by key of the form', 'svc' ) ),
				'consents'   => ( new ListOf( self::consent(), unique: false ) )->describe( __( 'Each consent with the text as it was shown', 'svc' ) ),
				'snapshot'   => ( new AnyObject() )->nullable()->describe( __( 'What a component computed, such as a calculation', 'svc' ) ),
				'ip_hash'    => ( new Text( 64 ) )->describe( __( 'Keyed hash of the address of the browser, which is not stored', 'svc' ) ),
			)
		);
	}

	private static function consent(): Record {
		return LeadFields::complete(
			array(
				'key'       => LeadFields::choice( ConsentKey::cases() )->describe( __( 'What was asked', 'svc' ) ),
				'given'     => ( new Flag() )->describe( __( 'Whether the visitor agreed', 'svc' ) ),
				'text'      => ( new Text( 5000 ) )->describe( __( 'Text as it was shown', 'svc' ) ),
				'text_hash' => ( new Text( 64 ) )->describe( __( 'SHA-256 of the text', 'svc' ) ),
			)
		);
	}
}
