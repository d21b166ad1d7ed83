<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Markup;

use WP_HTML_Tag_Processor;

/** The tokens of saved markup. Comments are dropped, and scripts and styles with their contents. */
final class Tokens {

	/** Those that are read of a tag. */
	public const ATTRIBUTES = array( 'href', 'src', 'alt', 'style', 'class', 'width', 'height', 'colspan', 'rowspan', 'start' );

	/** @param list<Token> $tokens */
	public function __construct( public readonly array $tokens ) {}

	public static function of( string $html ): self {
		return new self( PlainMarkup::tokens( $html ) ?? self::read( $html ) );
	}

	/**
	 * Reads any HTML, as a browser does.
	 *
	 * @return list<Token>
	 */
	public static function read( string $html ): array {
		$tokens    = array();
		$processor = new WP_HTML_Tag_Processor( $html );
		while ( $processor->next_token() ) {
			$type = $processor->get_token_type();
			if ( '#text' === $type ) {
				$tokens[] = new Token( TokenKind::Text, $processor->get_modifiable_text() );
			} elseif ( '#tag' === $type ) {
				array_push( $tokens, ...self::tag( $processor ) );
			}
		}
		return $tokens;
	}

	public function first( string $name ): ?Token {
		foreach ( $this->tokens as $token ) {
			if ( $token->value === $name && TokenKind::Open === $token->kind ) {
				return $token;
			}
		}
		return null;
	}

	/** What is inside of the first element of that name, or nothing. */
	public function within( string $name ): self {
		$found = array();
		$depth = 0;
		foreach ( $this->tokens as $token ) {
			if ( $token->closes( $name ) && 0 === --$depth ) {
				break;
			}
			if ( $depth > 0 ) {
				$found[] = $token;
			}
			$depth += $token->opens( $name ) ? 1 : 0;
		}
		return new self( $found );
	}

	/** Without the elements of that name. */
	public function without( string $name ): self {
		$kept  = array();
		$depth = 0;
		foreach ( $this->tokens as $token ) {
			$depth += $token->opens( $name ) ? 1 : 0;
			if ( 0 === $depth ) {
				$kept[] = $token;
			}
			$depth = max( 0, $depth - ( $token->closes( $name ) ? 1 : 0 ) );
		}
		return new self( $kept );
	}

	/** Without the tags of that name; what is inside of them stays. */
	public function unwrapped( string $name ): self {
		return new self( array_values( array_filter( $this->tokens, static fn ( Token $token ): bool => ! $token->opens( $name ) && ! $token->closes( $name ) ) ) );
	}

	/** Whether there is text other than white space. */
	public function has_text(): bool {
		foreach ( $this->tokens as $token ) {
			if ( TokenKind::Text === $token->kind && '' !== trim( $token->value ) ) {
				return true;
			}
		}
		return false;
	}

	/** @return list<Token> */
	private static function tag( WP_HTML_Tag_Processor $processor ): array {
		$name = (string) $processor->get_tag();
		if ( $processor->is_tag_closer() ) {
			return array( new Token( TokenKind::Close, $name ) );
		}
		// The processor reads these two together with their text.
		if ( 'TEXTAREA' === $name || 'TITLE' === $name ) {
			return array( new Token( TokenKind::Text, $processor->get_modifiable_text() ) );
		}
		$attributes = array();
		foreach ( array_intersect( $processor->get_attribute_names_with_prefix( '' ) ?? array(), self::ATTRIBUTES ) as $attribute ) {
			$value = $processor->get_attribute( $attribute );
			if ( is_string( $value ) ) {
				$attributes[ $attribute ] = $value;
			}
		}
		return array( new Token( TokenKind::Open, $name, $attributes ) );
	}
}
