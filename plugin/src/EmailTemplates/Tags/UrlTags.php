<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Tags;

/** Merge tags of an address, in the forms in which the editor's link box saves them. */
final class UrlTags {

	/** Decodes percent-encoded tags, and takes away the scheme that the link box wants before an address that is one tag, perhaps with a query or an anchor behind it. */
	public static function normal( string $url ): string {
		$url = trim( $url );
		if ( ! str_contains( $url, '{{' ) && false === stripos( $url, '%7b%7b' ) ) {
			return $url;
		}
		$decoded = (string) preg_replace_callback(
			'/(?:\{\{|%7B%7B)([^{}]*?)(?:\}\}|%7D%7D)/i',
			static fn ( array $found ): string => '{{' . rawurldecode( $found[1] ) . '}}',
			$url
		);
		return (string) preg_replace( '~^https?://(\{\{[^{}]*\}\})(?:/?$|/?(?=[?#]))~iD', '$1', $decoded );
	}
}
