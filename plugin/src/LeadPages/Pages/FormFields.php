<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Pages;

use Svc\Kernel\Schema\Choice;
use Svc\Kernel\Schema\Flag;
use Svc\Kernel\Schema\ListOf;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Text;
use Svc\Kernel\Schema\TextFormat;
use Svc\Kernel\Schema\Type;
use Svc\LeadPages\Fields\ConsentKey;
use Svc\LeadPages\Fields\FieldKey;
use Svc\LeadPages\Fields\FieldType;

/** The field table of a page's form. */
final class FormFields {

	private const MOST_CONSENTS = 5;
	private const MOST_OPTIONS  = 30;

	/** Any of the members. */
	public static function input(): Record {
		return new Record( self::members( array() ) );
	}

	public static function output(): Record {
		$members = self::members( array( 'message', 'url' ) );
		return new Record( $members, array_keys( $members ) );
	}

	/**
	 * @param list<string> $required Members of `thank_you`.
	 * @return array<string, Type>
	 */
	private static function members( array $required ): array {
		$thank_you = array(
			'message' => ( new Text( 500, multiline: true ) )->describe( __( 'What the visitor reads after sending the form', 'svc' ) ),
			'url'     => ( new Text( 2000, format: TextFormat::Uri ) )->nullable()->describe( __( 'Address on the host of this site that is shown instead; null to stay on the page', 'svc' ) ),
		);
		return array(
			'fields'      => ( new ListOf( self::field(), LeadForm::MOST_FIELDS, false ) )->describe( __( 'Fields: first_name is one of them, and email or phone', 'svc' ) ),
			'consents'    => ( new ListOf( self::consent(), self::MOST_CONSENTS, false ) )->describe( __( 'What the visitor is asked to agree to', 'svc' ) ),
			'button_text' => ( new Text( 60, 1 ) )->describe( __( 'Text of the button', 'svc' ) ),
			'thank_you'   => ( new Record( $thank_you, $required ) )->describe( __( 'What follows the sending', 'svc' ) ),
		);
	}

	private static function field(): Record {
		$standard = implode( '|', array_column( FieldKey::cases(), 'value' ) );
		return new Record(
			array(
				'key'      => ( new Text( 32, pattern: "^(?:$standard|" . trim( FieldKey::OWN, '^$' ) . ')$', pattern_hint: __( 'This must be a standard field, or x_ with up to 30 lower case letters, digits and underscores.', 'svc' ) ) )->describe( __( 'A standard field, or one of your own that begins with x_', 'svc' ) ),
				'label'    => ( new Text( 100, 1 ) )->describe( __( 'Label', 'svc' ) ),
				'required' => ( new Flag() )->describe( __( 'Whether it must be filled in', 'svc' ) ),
				'type'     => ( new Choice( array_column( FieldType::cases(), 'value' ) ) )->describe( __( 'Type of a field of your own', 'svc' ) ),
				'options'  => ( new ListOf( new Text( 100, 1 ), self::MOST_OPTIONS, false, 2 ) )->describe( __( 'Options of a select', 'svc' ) ),
			),
			array( 'key', 'label', 'required' )
		);
	}

	private static function consent(): Record {
		return new Record(
			array(
				'key'      => ( new Choice( array_column( ConsentKey::cases(), 'value' ) ) )->describe( __( 'What it is for', 'svc' ) ),
				'text'     => ( new Text( 2000, 20 ) )->describe( __( 'Text; {company}, {owner} and {partner} are filled in', 'svc' ) ),
				'required' => ( new Flag() )->describe( __( 'Whether the form cannot be sent without it; only for contact', 'svc' ) ),
			),
			array( 'key', 'text', 'required' )
		);
	}
}
