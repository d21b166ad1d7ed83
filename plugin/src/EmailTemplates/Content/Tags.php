<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Content;

use Svc\EmailTemplates\Markup\Node;
use Svc\EmailTemplates\Markup\TokenKind;
use Svc\EmailTemplates\Tags\Tag;
use Svc\EmailTemplates\Tags\TagParser;
use Svc\EmailTemplates\Tags\UrlTags;

/** The merge tags that stand in a template. */
final class Tags {

	/** @return list<Tag> */
	public static function in_text( string $text ): array {
		return TagParser::tags( $text );
	}

	/** A brace, encoded or not: markup without one has no tags, and most blocks have none. */
	private const BRACE = '/\{|%7b|&(?:#|lcub|lbrace)/i';

	public static function may_be_in( Node $node ): bool {
		return $node->has_attributes() || self::has_brace( $node->html() );
	}

	/** @return array{list<Tag>, list<Tag>} Those in texts, and those in addresses. Inner blocks have their own. */
	public static function of( Node $node ): array {
		$texts = $node->has_attributes() ? TagParser::tags( $node->decoded( 'label' ) ) : array();
		$urls  = $node->has_attributes() ? TagParser::tags( UrlTags::normal( $node->decoded( 'url' ) ) ) : array();
		foreach ( self::has_brace( $node->html() ) ? $node->tokens()->tokens : array() as $token ) {
			if ( TokenKind::Text === $token->kind ) {
				array_push( $texts, ...TagParser::tags( $token->value ) );
			}
			array_push( $texts, ...TagParser::tags( $token->attributes['alt'] ?? '' ) );
			array_push( $urls, ...TagParser::tags( UrlTags::normal( $token->attributes['href'] ?? '' ) ), ...TagParser::tags( UrlTags::normal( $token->attributes['src'] ?? '' ) ) );
		}
		return array( $texts, $urls );
	}

	private static function has_brace( string $html ): bool {
		return false !== strpbrk( $html, '{%&' ) && 1 === preg_match( self::BRACE, $html );
	}
}
