<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Fields;

/** The table of merge tags: the contexts and their fields. */
final class TagFields {

	/** @var array<string, array<string, TagField>> By context and name; those of this plugin once they are asked for. */
	private array $by_context = array();

	private readonly bool $are_own;

	/** @param list<TagField>|null $fields Null for those of this plugin. */
	private function __construct( ?array $fields = null ) {
		$this->are_own = null === $fields;
		foreach ( $fields ?? array() as $field ) {
			$this->by_context[ $field->context ][ $field->name ] = $field;
		}
	}

	/** The fields of this plugin and those that others have added. */
	public static function all(): self {
		$own = new self();
		if ( ! has_filter( 'svc_mail_tags' ) ) {
			return $own;
		}
		/**
		 * Filters the merge tags of e-mail templates.
		 *
		 * A tag of a new context can be used in templates of every purpose.
		 *
		 * @param list<TagField> $fields
		 */
		$fields = apply_filters( 'svc_mail_tags', $own->of() );
		return new self( array_values( array_filter( (array) $fields, static fn ( mixed $field ): bool => $field instanceof TagField && self::is_named( $field ) ) ) );
	}

	public function get( string $key ): ?TagField {
		[ $context, $name ] = explode( '.', $key, 2 ) + array( 1 => '' );
		return $this->in( $context )[ $name ] ?? null;
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
		$contexts = $this->are_own ? array_column( Context::cases(), 'value' ) : array_map( 'strval', array_keys( $this->by_context ) );
		$all      = array_merge( ...array_map( $this->of_context( ... ), $contexts ) );
		return null === $purpose ? $all : array_values( array_filter( $all, fn ( TagField $field ): bool => $this->is_known( $field->key(), $purpose ) ) );
	}

	/** @return list<TagField> */
	public function of_context( string $context ): array {
		return array_values( $this->in( $context ) );
	}

	/** @return array<string, TagField> By name. */
	private function in( string $context ): array {
		$known = $this->are_own ? Context::tryFrom( $context ) : null;
		return $this->by_context[ $context ] ??= null === $known ? array() : TagTable::of( $known );
	}

	private static function is_named( TagField $field ): bool {
		return 1 === preg_match( '/^[a-z][a-z0-9_]*\.[a-z][a-z0-9_]*$/D', $field->key() );
	}
}
