<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Tags;

/** Finds the merge tags of a text. */
final class TagParser {

	/** @return list<string|Tag> Text and tags in their order. What is no well-formed tag stays text. */
	public static function parts( string $text ): array {
		if ( ! str_contains( $text, '{{' ) ) {
			return '' === $text ? array() : array( $text );
		}
		$parts = preg_split( '/(\{\{[^{}]*\}\})/', $text, -1, PREG_SPLIT_DELIM_CAPTURE | PREG_SPLIT_NO_EMPTY );
		return array_map( static fn ( string $part ): string|Tag => self::tag( $part ) ?? $part, false === $parts ? array( $text ) : $parts );
	}

	/** @return list<Tag> */
	public static function tags( string $text ): array {
		if ( ! str_contains( $text, '{{' ) ) {
			return array();
		}
		return array_values( array_filter( self::parts( $text ), static fn ( string|Tag $part ): bool => $part instanceof Tag ) );
	}

	/** Whether there are braces that begin or end a tag; such text without tags is broken. */
	public static function has_braces( string $text ): bool {
		return str_contains( $text, '{{' ) || str_contains( $text, '}}' );
	}

	private static function tag( string $part ): ?Tag {
		if ( 1 !== preg_match( '/^\{\{[\s\x{A0}]*([a-z][a-z0-9_]*\.[a-z][a-z0-9_]*)[\s\x{A0}]*(?:\|([^{}]*))?\}\}$/Du', $part, $found ) ) {
			return null;
		}
		return new Tag( $found[1], trim( $found[2] ?? '' ), $part );
	}
}
