<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Pages\Starters;

use Svc\LeadPages\Fields\ConsentKey;
use Svc\LeadPages\Fields\FieldKey;
use Svc\LeadPages\Fields\FieldType;
use Svc\LeadPages\Pages\FormConsent;
use Svc\LeadPages\Pages\FormField;
use Svc\LeadPages\Pages\LeadForm;

/** The forms that pages begin with. */
final class Forms {

	/** @param FormField ...$fields Beside the name, e-mail and phone. */
	public static function of( string $button_text, FormField ...$fields ): LeadForm {
		return new LeadForm(
			array(
				self::field( FieldKey::FirstName, true ),
				self::field( FieldKey::LastName, true ),
				self::field( FieldKey::Email, true ),
				self::field( FieldKey::Phone ),
				...array_values( $fields ),
			),
			self::consents(),
			$button_text,
			__( 'Thank you. We have your message and will get back to you soon.', 'svc' ),
			null,
		);
	}

	public static function field( FieldKey $key, bool $is_required = false ): FormField {
		return new FormField( $key->value, self::label( $key ), $is_required );
	}

	public static function number( string $key, string $label ): FormField {
		return new FormField( $key, $label, false, FieldType::Number );
	}

	/** With the consent for the partner, where the page is shared. */
	public static function shared( LeadForm $form ): LeadForm {
		$consent = new FormConsent( ConsentKey::Partner, __( 'You may share my name, e-mail address and phone number with {partner}, who may contact me about buying or selling a home.', 'svc' ), false );
		return new LeadForm( $form->fields, array( ...$form->consents, $consent ), $form->button_text, $form->thank_you_message, $form->thank_you_url );
	}

	/** @return list<FormConsent> */
	private static function consents(): array {
		return array(
			new FormConsent( ConsentKey::Contact, __( '{company} and {owner} may contact me by e-mail or phone about my request.', 'svc' ), true ),
			new FormConsent( ConsentKey::SmsCalls, __( 'I agree that {company} and {owner} may call and text me at the number that I have given, also by automated technology and with prerecorded messages, about loans and related services. My consent is not a condition of any purchase. Message and data rates may apply. I can reply STOP at any time.', 'svc' ), false ),
		);
	}

	private static function label( FieldKey $key ): string {
		return match ( $key ) {
			FieldKey::FirstName => __( 'First name', 'svc' ),
			FieldKey::LastName  => __( 'Last name', 'svc' ),
			FieldKey::Email     => __( 'E-mail', 'svc' ),
			FieldKey::Phone     => __( 'Phone', 'svc' ),
			FieldKey::State     => __( 'State', 'svc' ),
			FieldKey::Zip       => __( 'ZIP code', 'svc' ),
			FieldKey::Address   => __( 'Address of the home', 'svc' ),
			FieldKey::Purpose   => __( 'What is the loan for?', 'svc' ),
			FieldKey::Timeframe => __( 'When do you plan to start?', 'svc' ),
			FieldKey::Message   => __( 'Message', 'svc' ),
		};
	}
}
