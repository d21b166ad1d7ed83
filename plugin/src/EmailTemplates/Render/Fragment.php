<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Render;

/** A part of an e-mail in both forms. */
final class Fragment {

	public function __construct(
		/** Table rows, or inline HTML inside of a block. */
		public readonly string $html,
		public readonly string $text,
	) {}

	/**
	 * @param list<self> $parts
	 * @return self|null Null where there are none.
	 */
	public static function joined( array $parts, string $between_texts = "\n\n", string $between_html = '' ): ?self {
		if ( count( $parts ) < 2 ) {
			return $parts[0] ?? null;
		}
		$texts = array_filter( array_map( static fn ( self $part ): string => $part->text, $parts ), static fn ( string $text ): bool => '' !== $text );
		return new self( implode( $between_html, array_map( static fn ( self $part ): string => $part->html, $parts ) ), implode( $between_texts, $texts ) );
	}
}
