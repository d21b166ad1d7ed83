<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Markup;

/** Text, an opening or a closing tag of saved markup. */
final class Token {

	/** @param array<string, string> $attributes Decoded. */
	public function __construct(
		public readonly TokenKind $kind,
		/** Decoded text, or the tag's name in capitals. */
		public readonly string $value,
		public readonly array $attributes = array(),
	) {}

	public function opens( string ...$names ): bool {
		return TokenKind::Open === $this->kind && in_array( $this->value, $names, true );
	}

	public function closes( string ...$names ): bool {
		return TokenKind::Close === $this->kind && in_array( $this->value, $names, true );
	}
}
