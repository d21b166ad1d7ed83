<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Intake;

use Svc\Kernel\Schema\Invalid;
use Svc\Kernel\Schema\Source;
use Svc\Kernel\Schema\Type;
use Svc\Kernel\Text\Text;
use Svc\LeadPages\Fields\FieldKey;
use Svc\LeadPages\Pages\FormField;
use Svc\LeadPages\Pages\LeadForm;

/**
 * Checks what a visitor entered, all at once.
 *
 * A visitor who saw an earlier form cannot help what was changed since: its former fields and options are taken, and
 * what has become required is not asked for.
 */
final class FormCheck {

	/** @var array<string, mixed> What was entered, by key, in the order of the form. */
	public readonly array $fields;

	/** @var array<string, string> By path, such as `fields.email`. */
	public readonly array $problems;

	/** @param array<array-key, mixed> $sent Null and empty text are what was not entered. */
	public function __construct( LeadForm $form, array $sent, bool $is_older ) {
		$sent     = array_filter( $sent, static fn ( mixed $value ): bool => ! self::is_blank( $value ) );
		$fields   = array();
		$problems = array();
		foreach ( self::types( $form, $sent, $is_older ) as $key => $type ) {
			try {
				if ( null === $type ) {
					throw Invalid::because( __( 'There is no such field. Leave it out.', 'svc' ) );
				}
				if ( array_key_exists( $key, $sent ) ) {
					$fields[ $key ] = self::value( $type, $sent[ $key ], FieldKey::Phone->value === $key );
				}
			} catch ( Invalid $invalid ) {
				$problems += $invalid->under( "fields.$key" );
			}
		}
		$this->fields   = $fields;
		$this->problems = self::ordered( $form, $problems + self::missing( $form, $fields, $is_older ) + self::contact( $form, $sent ) );
	}

	/** Phones and copied texts have other spaces than ASCII's. */
	private static function is_blank( mixed $value ): bool {
		return null === $value || ( is_string( $value ) && Text::is_utf8( $value ) && '' === Text::normal( $value ) );
	}

	/**
	 * @param array<array-key, mixed> $sent
	 * @return array<array-key, Type|null> By key; null where the form has no such field.
	 */
	private static function types( LeadForm $form, array $sent, bool $is_older ): array {
		$types = array();
		foreach ( $form->fields as $field ) {
			$types[ $field->key ] = FieldValues::type( $field, $is_older );
		}
		$most = LeadForm::MOST_FIELDS - count( array_intersect_key( $sent, $types ) );
		foreach ( array_keys( array_diff_key( $sent, $types ) ) as $number => $key ) {
			// No form had more fields; with an old token, a sender could otherwise send any number.
			$types[ $key ] = $is_older && $number < $most ? FieldValues::former( (string) $key ) : null;
		}
		return $types;
	}

	private static function value( Type $type, mixed $sent, bool $is_phone ): mixed {
		$value   = $type->parse( $sent, Source::Loose );
		$problem = is_string( $value ) ? SensitiveNumbers::problem( $value, $is_phone ) : null;
		return null === $problem ? $value : throw Invalid::because( $problem );
	}

	/**
	 * @param array<string, mixed> $fields
	 * @return array<string, string>
	 */
	private static function missing( LeadForm $form, array $fields, bool $is_older ): array {
		$required = array_filter( $form->fields, static fn ( FormField $field ): bool => FieldKey::FirstName->value === $field->key || ( $field->is_required && ! $is_older ) );
		$missing  = array_filter( $required, static fn ( FormField $field ): bool => in_array( $fields[ $field->key ] ?? false, array( false, '' ), true ) );
		return array_fill_keys( array_map( static fn ( FormField $field ): string => "fields.$field->key", $missing ), __( 'This is required.', 'svc' ) );
	}

	/**
	 * @param array<string, string> $problems
	 * @return array<string, string> As the fields of the form.
	 */
	private static function ordered( LeadForm $form, array $problems ): array {
		$paths = array_fill_keys( array_map( static fn ( FormField $field ): string => "fields.$field->key", $form->fields ), '' );
		return array_replace( array_intersect_key( $paths, $problems ), $problems );
	}

	/**
	 * Without an e-mail address or a phone number there is nobody to answer.
	 *
	 * @param array<array-key, mixed> $sent
	 * @return array<string, string>
	 */
	private static function contact( LeadForm $form, array $sent ): array {
		$keys = array_intersect( array( FieldKey::Email->value, FieldKey::Phone->value ), array_map( static fn ( FormField $field ): string => $field->key, $form->fields ) );
		$have = array_intersect_key( $sent, array_flip( array( FieldKey::Email->value, FieldKey::Phone->value ) ) );
		if ( array() === $keys || array() !== $have ) {
			return array();
		}
		$text = 1 === count( $keys ) ? __( 'This is required.', 'svc' ) : __( 'Enter an e-mail address or a phone number.', 'svc' );
		return array_fill_keys( array_map( static fn ( string $key ): string => "fields.$key", $keys ), $text );
	}
}
