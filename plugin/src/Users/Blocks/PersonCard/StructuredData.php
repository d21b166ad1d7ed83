<?php

declare( strict_types=1 );

namespace Svc\Users\Blocks\PersonCard;

/** A profile as JSON-LD (schema.org Person) with the fields that the card shows. */
final class StructuredData {

	/** Escapes all characters that could end the script element. */
	private const FLAGS = JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE;

	/**
	 * @param array<string, mixed> $profile Response of /profiles/{id}.
	 * @param list<string>         $fields  Fields that the card shows.
	 * @param string               $url     Address of the page.
	 */
	public static function script( array $profile, array $fields, string $url ): string {
		return '<script type="application/ld+json">' . wp_json_encode( self::of( $profile, $fields, $url ), self::FLAGS ) . '</script>';
	}

	/**
	 * @param array<string, mixed> $profile
	 * @param list<string>         $fields
	 * @return array<string, mixed>
	 */
	public static function of( array $profile, array $fields, string $url ): array {
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
				'worksFor'    => self::typed( 'Organization', array( 'name' => $shown( 'company', $profile['company'] ) ) ),
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
	 * @param array<string, mixed>  $members The result is empty where the first member is.
	 * @param array<string, string> $further
	 * @return array<string, mixed>
	 */
	private static function typed( string $type, array $members, array $further = array() ): array {
		return '' === reset( $members ) ? array() : array( '@type' => $type ) + $further + $members;
	}
}
