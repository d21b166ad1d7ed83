<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Pages;

use Svc\LeadPages\Fields\ConsentKey;
use Svc\LeadPages\Fields\FieldKey;
use Svc\LeadPages\Fields\FieldType;

/** What the parts of a form have to be together. Each part on its own is checked by FormFields. */
final class FormChecks {

	/**
	 * @param array<string, mixed> $form As it is sent, complete.
	 * @return array<string, string> By the path of the field below the page.
	 */
	public static function problems( array $form, bool $has_partner ): array {
		return self::fields( $form['fields'] ) + self::consents( $form['consents'], $has_partner ) + self::thank_you( $form['thank_you']['url'] ?? null );
	}

	/** Whether visitors can be sent there: to this site's host, by WordPress's own rule. */
	public static function is_own_host( string $url ): bool {
		return '' !== wp_validate_redirect( $url, '' );
	}

	/**
	 * @param list<array<string, mixed>> $fields
	 * @return array<string, string>
	 */
	private static function fields( array $fields ): array {
		$keys     = array_column( $fields, 'key' );
		$problems = self::twice( $keys, 'form.fields' );
		if ( ! in_array( FieldKey::FirstName->value, $keys, true ) ) {
			$problems['form.fields'] = __( 'A form must have the field first_name.', 'svc' );
		} elseif ( ! in_array( FieldKey::Email->value, $keys, true ) && ! in_array( FieldKey::Phone->value, $keys, true ) ) {
			$problems['form.fields'] = __( 'A form must have the field email or phone, so that the person can be answered.', 'svc' );
		}
		foreach ( $fields as $index => $field ) {
			if ( FieldKey::FirstName->value === $field['key'] && ! $field['required'] ) {
				$problems[ "form.fields.$index.required" ] = __( 'The first name is always required.', 'svc' );
			}
			$problems += FieldKey::is_own( $field['key'] ) ? self::own( $field, "form.fields.$index" ) : self::standard( $field, "form.fields.$index" );
		}
		return $problems;
	}

	/**
	 * @param array<string, mixed> $field
	 * @return array<string, string>
	 */
	private static function own( array $field, string $path ): array {
		$options = $field['options'] ?? null;
		return match ( true ) {
			! isset( $field['type'] )                                             => array( "$path.type" => __( 'A field of your own must have a type.', 'svc' ) ),
			FieldType::Select->value !== $field['type']                           => null === $options ? array() : array( "$path.options" => __( 'Only a select has options. Leave them out.', 'svc' ) ),
			count( (array) $options ) < 2                                         => array( "$path.options" => __( 'A select must have at least two options.', 'svc' ) ),
			count( array_unique( (array) $options ) ) < count( (array) $options ) => array( "$path.options" => __( 'This must not name anything twice.', 'svc' ) ),
			default                                                               => array(),
		};
	}

	/**
	 * @param array<string, mixed> $field
	 * @return array<string, string>
	 */
	private static function standard( array $field, string $path ): array {
		$extra = array_intersect( array( 'type', 'options' ), array_keys( $field ) );
		return array() === $extra ? array() : array_fill_keys( array_map( static fn ( string $name ): string => "$path.$name", $extra ), __( 'Only fields whose key begins with x_ have this. Leave it out.', 'svc' ) );
	}

	/**
	 * @param list<array<string, mixed>> $consents
	 * @return array<string, string>
	 */
	private static function consents( array $consents, bool $has_partner ): array {
		$problems = self::twice( array_column( $consents, 'key' ), 'form.consents' );
		foreach ( $consents as $index => $consent ) {
			if ( $consent['required'] && ConsentKey::Contact->value !== $consent['key'] ) {
				$problems[ "form.consents.$index.required" ] = __( 'Only the consent to be contacted may be required.', 'svc' );
			}
			if ( ConsentKey::Partner->value === $consent['key'] && ! $has_partner ) {
				$problems[ "form.consents.$index.key" ] = __( 'A consent for the partner needs a partner. Choose one, or remove the consent.', 'svc' );
			}
		}
		return $problems;
	}

	/** @return array<string, string> */
	private static function thank_you( ?string $url ): array {
		return null === $url || self::is_own_host( $url ) ? array() : array( 'form.thank_you.url' => __( 'This must be an address on the host of this site.', 'svc' ) );
	}

	/**
	 * @param list<string> $keys
	 * @return array<string, string>
	 */
	private static function twice( array $keys, string $path ): array {
		$problems = array();
		foreach ( array_diff_key( $keys, array_unique( $keys ) ) as $index => $key ) {
			$problems[ "$path.$index.key" ] = __( 'This must not name anything twice.', 'svc' );
		}
		return $problems;
	}
}
