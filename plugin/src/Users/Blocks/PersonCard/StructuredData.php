<?php

declare( strict_types=1 );

namespace Svc\Users\Blocks\PersonCard;

use Svc\Users\Company\CompanyRecord;
use Svc\Users\Fields\Role;

/** A profile as JSON-LD (schema.org Person) with the fields that the card shows. */
final class StructuredData {

	/** Escapes all characters that could end the script element. */
	/** Stands for a bracket of a text until the JSON is made, so that no text is run as a shortcode. */
	private const BRACKET = "\u{F8FF}";

	private const FLAGS = JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE;

	/**
	 * @param array<string, mixed> $profile Response of /profiles/{id}.
	 * @param list<string>         $fields  Fields that the card shows.
	 * @param string               $url     Address of the person's page, or of this one.
	 * @param CompanyRecord|null   $company The employer of people without a company of their own, where it is to be told.
	 */
	public static function script( array $profile, array $fields, string $url, ?CompanyRecord $company = null ): string {
		$data = self::of( $profile, $fields, $url, $company );
		array_walk_recursive(
			$data,
			static function ( mixed &$value ): void {
				$value = is_string( $value ) ? str_replace( '[', self::BRACKET, $value ) : $value;
			}
		);
		return '<script type="application/ld+json">' . str_replace( self::BRACKET, '\\u005b', (string) wp_json_encode( $data, self::FLAGS ) ) . '</script>';
	}

	/**
	 * @param array<string, mixed> $profile
	 * @param list<string>         $fields
	 * @return array<string, mixed>
	 */
	public static function of( array $profile, array $fields, string $url, ?CompanyRecord $company = null ): array {
		$shown = static fn ( string $field, mixed $value ): mixed => in_array( $field, $fields, true ) ? $value : '';
		return array_filter(
			array(
				'@context'    => 'https://schema.org',
				'@type'       => 'Person',
				'name'        => "{$profile['first_name']} {$profile['last_name']}",
				'givenName'   => $profile['first_name'],
				'familyName'  => $profile['last_name'],
				'url'         => $url,
				'image'       => $shown( 'photo', $profile['avatar_url'] ),
				'jobTitle'    => $shown( 'title', $profile['job_title'] ),
				'worksFor'    => self::employer( $profile, in_array( 'company', $fields, true ), $company ),
				'identifier'  => self::typed( 'PropertyValue', array( 'value' => $shown( 'nmls', $profile['nmls_id'] ) ), array( 'propertyID' => 'NMLS' ) ),
				'email'       => $shown( 'email', $profile['email'] ),
				'telephone'   => $shown( 'phone', $profile['phone'] ),
				'sameAs'      => in_array( 'social', $fields, true ) ? array_values( (array) $profile['social'] ) : array(),
				'description' => trim( (string) $shown( 'bio', html_entity_decode( wp_strip_all_tags( $profile['bio'] ), ENT_QUOTES, 'UTF-8' ) ) ),
			),
			static fn ( mixed $value ): bool => ! in_array( $value, array( '', array(), null ), true )
		);
	}

	/**
	 * @param array<string, mixed> $profile
	 * @return array<string, mixed>
	 */
	private static function employer( array $profile, bool $is_shown, ?CompanyRecord $company ): array {
		if ( ! $is_shown ) {
			return array();
		}
		if ( null === $company || ( '' !== $profile['company'] && $profile['company'] !== $company->name ) || ! Role::from( $profile['role'] )->is_person() ) {
			return self::typed( 'Organization', array( 'name' => $profile['company'] ) );
		}
		return self::typed( 'Organization', array( 'name' => $company->name ) + ( '' === $company->url ? array() : array( 'url' => $company->url ) ) );
	}

	/**
	 * @param array<string, mixed>  $members The result is empty where the first member is.
	 * @param array<string, string> $further
	 * @return array<string, mixed>
	 */
	private static function typed( string $type, array $members, array $further = array() ): array {
		return '' === reset( $members ) ? array() : array( '@type' => $type ) + $further + $members;
	}
}
