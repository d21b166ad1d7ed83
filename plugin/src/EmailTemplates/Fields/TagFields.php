<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Fields;

/** The table of merge tags: the contexts and their fields. */
final class TagFields {

	/** @var array<string, TagField> By `context.field`. */
	private readonly array $fields;

	/** @param list<TagField> $fields */
	public function __construct( array $fields ) {
		$this->fields = array_combine( array_map( static fn ( TagField $field ): string => $field->key(), $fields ), $fields );
	}

	/** The fields of this plugin and those that others have added. */
	public static function all(): self {
		/**
		 * Filters the merge tags of e-mail templates.
		 *
		 * A tag of a new context can be used in templates of every purpose.
		 *
		 * @param list<TagField> $fields
		 */
		$fields = apply_filters( 'svc_mail_tags', TagTable::fields() );
		return new self( array_values( array_filter( (array) $fields, static fn ( mixed $field ): bool => $field instanceof TagField && self::is_named( $field ) ) ) );
	}

	public function get( string $key ): ?TagField {
		return $this->fields[ $key ] ?? null;
	}

	/** Whether templates of the purpose may use it. */
	public function is_known( string $key, ?Purpose $purpose ): bool {
		$field = $this->get( $key );
		if ( null === $field ) {
			return false;
		}
		$context = Context::tryFrom( $field->context );
		return null === $context || null === $purpose || in_array( $context, $purpose->contexts(), true );
	}

	/** @return list<TagField> Those of one purpose, or all. */
	public function of( ?Purpose $purpose = null ): array {
		if ( null === $purpose ) {
			return array_values( $this->fields );
		}
		return array_values( array_filter( $this->fields, fn ( TagField $field ): bool => $this->is_known( $field->key(), $purpose ) ) );
	}

	/** @return list<TagField> */
	public function of_context( string $context ): array {
		return array_values( array_filter( $this->fields, static fn ( TagField $field ): bool => $field->context === $context ) );
	}

	private static function is_named( TagField $field ): bool {
		return 1 === preg_match( '/^[a-z][a-z0-9_]*\.[a-z][a-z0-9_]*$/D', $field->key() );
	}
}
