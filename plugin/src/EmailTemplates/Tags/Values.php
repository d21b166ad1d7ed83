<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Tags;

use Svc\EmailTemplates\Fields\Context;
use Svc\EmailTemplates\Fields\TagFields;

/** What the merge tags of one message stand for: plain text by `context.field`. */
final class Values {

	/** @param array<string, string> $values */
	private function __construct( private readonly array $values ) {}

	/** @param array<string, array<string, string>> $contexts */
	public static function of( array $contexts ): self {
		$values = array();
		foreach ( $contexts as $context => $fields ) {
			foreach ( $fields as $field => $value ) {
				$values[ "$context.$field" ] = self::clean( $value );
			}
		}
		return new self( $values );
	}

	public function get( string $key ): string {
		return $this->values[ $key ] ?? '';
	}

	/** With samples in the contexts that have no value at all. */
	public function with_samples( TagFields $fields ): self {
		$given = array_unique( array_map( static fn ( string $key ): string => (string) strstr( $key, '.', true ), array_keys( array_filter( $this->values, static fn ( string $value ): bool => '' !== $value ) ) ) );
		$added = array();
		foreach ( $fields->of() as $field ) {
			if ( Context::Company->value !== $field->context && ! in_array( $field->context, $given, true ) ) {
				$added[ $field->key() ] = self::clean( $field->sample );
			}
		}
		return new self( $added + $this->values );
	}

	/** Line feeds and tabs are the only control characters that stay. */
	private static function clean( string $value ): string {
		$lines = str_replace( array( "\r\n", "\r", "\u{2028}", "\u{2029}" ), "\n", mb_scrub( $value, 'UTF-8' ) );
		return Direction::closed( trim( (string) preg_replace( '/(?![\n\t])\p{Cc}/u', '', $lines ) ) );
	}
}
