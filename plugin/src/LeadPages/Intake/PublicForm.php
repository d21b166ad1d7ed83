<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Intake;

use Svc\Kernel\Schema\AnyObject;
use Svc\Kernel\Schema\Choice;
use Svc\Kernel\Schema\Flag;
use Svc\Kernel\Schema\ListOf;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Text;
use Svc\Kernel\Schema\Whole;
use Svc\LeadPages\Challenge\Challenges;
use Svc\LeadPages\Consents\ConsentTexts;
use Svc\LeadPages\Consents\ShownConsent;
use Svc\LeadPages\Fields\ConsentKey;
use Svc\LeadPages\Fields\FieldType;
use Svc\LeadPages\Pages\FormField;
use Svc\LeadPages\Pages\LeadPage;

/** The form of a page as visitors get it: in the page's HTML, which is cached, and from the REST API, which is not. */
final class PublicForm {

	public function __construct(
		private readonly FormSecret $secret,
		private readonly ConsentTexts $consents,
		private readonly Challenges $challenges,
	) {}

	/**
	 * @param bool $is_cached Whether it is for HTML: the same for an hour, and for a challenge just an empty object, because each is for one browser.
	 * @return array{page_id: int, fields: list<array<string, mixed>>, consents: list<array<string, mixed>>, token: string, challenge: array<string, mixed>|object|null}
	 */
	public function of( LeadPage $page, bool $is_cached = true ): array {
		$challenge = $this->challenges->current();
		return array(
			'page_id'   => $page->id,
			'fields'    => array_map( self::field( ... ), $page->form->fields ),
			'consents'  => array_map( self::consent( ... ), $this->consents->shown( $page ) ),
			'token'     => FormToken::issue( $this->secret, $page, $is_cached ),
			'challenge' => null === $challenge || ! $is_cached ? $challenge?->issue() : (object) array(),
		);
	}

	/**
	 * Of a form that is not saved yet, which nobody can send.
	 *
	 * @return array{page_id: int, fields: list<array<string, mixed>>, consents: list<array<string, mixed>>, token: string, challenge: null}
	 */
	public function preview( LeadPage $page ): array {
		return array(
			'page_id'   => $page->id,
			'fields'    => array_map( self::field( ... ), $page->form->fields ),
			'consents'  => array_map( self::consent( ... ), $this->consents->filled_in( $page ) ),
			'token'     => '',
			'challenge' => null,
		);
	}

	public static function schema(): Record {
		$field   = new Record(
			array(
				'key'      => ( new Text( 32 ) )->describe( __( 'Key, by which its value is sent', 'svc' ) ),
				'label'    => ( new Text( 100, 1 ) )->describe( __( 'Label', 'svc' ) ),
				'required' => ( new Flag() )->describe( __( 'Whether it must be filled in', 'svc' ) ),
				'type'     => ( new Choice( array_map( static fn ( FieldType $type ): string => $type->value, FieldType::cases() ) ) )->describe( __( 'Type, of the page’s own fields', 'svc' ) ),
				'options'  => ( new ListOf( new Text( 100, 1 ), 30, unique: false, min: 2 ) )->describe( __( 'Options of a select', 'svc' ) ),
			),
			array( 'key', 'label', 'required' )
		);
		$consent = array(
			'key'       => ( new Choice( array_map( static fn ( ConsentKey $key ): string => $key->value, ConsentKey::cases() ) ) )->describe( __( 'Key, by which the hash of the text is sent', 'svc' ) ),
			'text'      => ( new Text( 5000 ) )->describe( __( 'Text to be shown, names filled in', 'svc' ) ),
			'text_hash' => ( new Text( 64 ) )->describe( __( 'SHA-256 of the text', 'svc' ) ),
			'required'  => ( new Flag() )->describe( __( 'Whether the form cannot be sent without it', 'svc' ) ),
		);
		$members = array(
			'page_id'   => ( new Whole( 1 ) )->describe( __( 'ID of the page', 'svc' ) ),
			'fields'    => ( new ListOf( $field, unique: false ) )->describe( __( 'Fields, in the order of the form', 'svc' ) ),
			'consents'  => ( new ListOf( new Record( $consent, array_keys( $consent ) ), unique: false ) )->describe( __( 'What the visitor may agree to', 'svc' ) ),
			'token'     => ( new Text( 200 ) )->describe( __( 'Sent back with the submission', 'svc' ) ),
			'challenge' => ( new AnyObject() )->nullable()->describe( __( 'A task for the browser; null where none is asked', 'svc' ) ),
		);
		return new Record( $members, array_keys( $members ) );
	}

	/** @return array<string, mixed> */
	private static function field( FormField $field ): array {
		return array(
			'key'      => $field->key,
			'label'    => $field->label,
			'required' => $field->is_required,
		) + ( null === $field->type ? array() : array( 'type' => $field->type->value ) )
			+ ( array() === $field->options ? array() : array( 'options' => $field->options ) );
	}

	/** @return array<string, mixed> */
	private static function consent( ShownConsent $consent ): array {
		return array(
			'key'       => $consent->key->value,
			'text'      => $consent->text,
			'text_hash' => $consent->text_hash,
			'required'  => $consent->is_required,
		);
	}
}
