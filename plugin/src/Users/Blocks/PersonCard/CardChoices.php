<?php

declare( strict_types=1 );

namespace Svc\Users\Blocks\PersonCard;

/** The block's settings. Invalid attributes fall back to defaults. */
final class CardChoices {

	public const LAYOUTS = array( 'side', 'stacked' );
	public const FIELDS  = array( 'photo', 'title', 'role', 'company', 'nmls', 'email', 'phone', 'social', 'bio', 'vcard' );

	/** Whom a page shows, as it says itself: no choice of one person. */
	public const PERSONS = array( 'owner', 'partner' );

	/**
	 * @param string       $person Owner or partner of the page, or empty.
	 * @param list<string> $fields Fields shown, in this order.
	 */
	private function __construct(
		public readonly int $profile_id,
		public readonly string $person,
		public readonly string $layout,
		public readonly array $fields,
		public readonly int $heading_level,
		public readonly bool $has_name,
		public readonly bool $is_for_machines,
		public readonly string $sign_in_text,
	) {}

	/** @param array<string, mixed> $attributes */
	public static function of( array $attributes ): self {
		$layout = $attributes['layout'] ?? '';
		$text   = $attributes['signInText'] ?? '';
		$person = $attributes['person'] ?? '';
		return new self(
			max( 0, (int) ( $attributes['profileId'] ?? 0 ) ),
			in_array( $person, self::PERSONS, true ) ? $person : '',
			is_string( $layout ) && in_array( $layout, self::LAYOUTS, true ) ? $layout : self::LAYOUTS[0],
			array_values( array_intersect( self::FIELDS, array_filter( (array) ( $attributes['fields'] ?? array() ), 'is_string' ) ) ),
			max( 1, min( 6, (int) ( $attributes['headingLevel'] ?? 2 ) ) ),
			(bool) ( $attributes['showName'] ?? true ),
			(bool) ( $attributes['structuredData'] ?? true ),
			is_string( $text ) ? $text : '',
		);
	}

	/** @param list<string> $fields */
	public function only( array $fields ): self {
		return new self( $this->profile_id, $this->person, $this->layout, array_values( array_intersect( $this->fields, $fields ) ), $this->heading_level, $this->has_name, $this->is_for_machines, $this->sign_in_text );
	}

	public function shows( string $field ): bool {
		return in_array( $field, $this->fields, true );
	}
}
