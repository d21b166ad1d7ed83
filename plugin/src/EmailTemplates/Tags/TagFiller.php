<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Tags;

use Svc\EmailTemplates\Render\Contrast;
use Svc\EmailTemplates\Render\Situation;
use Svc\EmailTemplates\Render\WarningCode;
use Svc\EmailTemplates\Render\Warnings;

/**
 * Replaces the merge tags of one block, or of the subject, by values, and counts them.
 *
 * Its answers are plain text: where they are written decides how they are escaped. A value is never searched for tags.
 */
final class TagFiller {

	private int $tags   = 0;
	private int $filled = 0;

	/** @var array<string, true> Tags without value and default. */
	private array $empty = array();

	public function __construct(
		private readonly Situation $situation,
		private readonly Warnings $warnings,
		private readonly string $path,
	) {}

	/** Line feeds of the answer are those of values. */
	public function text( string $template ): string {
		if ( false !== strpbrk( $template, "\t\r\n\f" ) || str_contains( $template, '  ' ) ) {
			$template = (string) preg_replace( '/[ \t\r\n\f]+/', ' ', $template );
		}
		if ( ! TagParser::has_braces( $template ) ) {
			return $template;
		}
		$text = '';
		foreach ( TagParser::parts( $template ) as $part ) {
			if ( $part instanceof Tag ) {
				$text .= $this->value( $part );
				continue;
			}
			$this->check_braces( $part );
			$text .= $part;
		}
		return $text;
	}

	/** In one line, for headers and attributes. */
	public function line( string $template ): string {
		return trim( (string) preg_replace( '/[\s\p{Zl}\p{Zp}]+/u', ' ', $this->text( $template ) ) );
	}

	/** @return string|null Null where the address is empty or unsafe. */
	public function url( string $template ): ?string {
		$template = UrlTags::normal( $template );
		if ( '' === $template ) {
			return null;
		}
		$safe = TagParser::has_braces( $template ) ? $this->with_values( $template ) : SafeUrl::of( $template, $this->situation->home );
		if ( null === $safe ) {
			$this->warnings->add( WarningCode::UnsafeUrl, $this->path, mb_strimwidth( $template, 0, 80, '…', 'UTF-8' ) );
		}
		return '' === $safe ? null : $safe;
	}

	/** @return string|null The safe address; "" where it is empty or has been reported, null where it is unsafe. */
	private function with_values( string $template ): ?string {
		$parts = TagParser::parts( $template );
		if ( array() !== array_filter( array_filter( $parts, 'is_string' ), $this->check_braces( ... ) ) ) {
			return '';
		}
		if ( $this->situation->raw_tags ) {
			return $this->kept( $template, $parts );
		}
		$url = $this->address( $parts );
		return null === $url || '' === $url ? $url : SafeUrl::of( $url, $this->situation->home );
	}

	public function value( Tag $tag ): string {
		++$this->tags;
		if ( ! $this->situation->fields->is_known( $tag->key, $this->situation->purpose ) ) {
			$this->warnings->add( WarningCode::UnknownTag, $this->path, '{{' . $tag->key . '}}' );
			return '';
		}
		if ( $this->situation->raw_tags ) {
			++$this->filled;
			return $tag->source;
		}
		$value = $this->situation->values->get( $tag->key );
		$value = '' === $value ? $tag->default : $value;
		if ( '' === $value ) {
			$this->empty[ $tag->key ] = true;
			return '';
		}
		++$this->filled;
		return $value;
	}

	/** Reports a part of the text whose color is hard to read. */
	public function check_contrast( string $text, string $background ): void {
		Contrast::check( $text, $background, $this->path, $this->warnings );
	}

	/** Reports an image inside the text, which is left out. */
	public function report_image(): void {
		$this->warnings->add( WarningCode::BlockLeftOut, $this->path, static fn (): string => __( 'Images inside text or table cells are not sent. Use an Image block instead.', 'svc' ) );
	}

	/** Whether there are tags and all of them are empty: such a line is left out. */
	public function is_empty_line(): bool {
		return $this->tags > 0 && 0 === $this->filled;
	}

	/** Reports the empty tags of a line that stays. */
	public function report_empty(): void {
		foreach ( array_keys( $this->empty ) as $key ) {
			$this->warnings->add( WarningCode::EmptyTag, $this->path, '{{' . $key . '}}' );
		}
	}

	/** Reports braces that make no tag. */
	private function check_braces( string $text ): bool {
		if ( ! TagParser::has_braces( $text ) ) {
			return false;
		}
		$this->warnings->add( WarningCode::BrokenTag, $this->path, mb_strimwidth( trim( $text ), 0, 60, '…', 'UTF-8' ) );
		return true;
	}

	/**
	 * @param list<string|Tag> $parts
	 * @return string|null Null where a value would lead to another place than the template says.
	 */
	private function address( array $parts ): ?string {
		if ( 1 === count( $parts ) && $parts[0] instanceof Tag ) {
			$url = $this->value( $parts[0] );
			// Only what the template says itself is a path of the site.
			return str_starts_with( $url, '/' ) && $url !== $parts[0]->default ? null : $url;
		}
		$url = '';
		// A value that is a whole address may be followed by a query or an anchor.
		if ( $parts[0] instanceof Tag && is_string( $parts[1] ) && 1 === preg_match( '/^[?#]/', $parts[1] ) ) {
			$url = $this->value( $parts[0] );
			if ( '' === $url || 1 !== preg_match( '~^https?://[^/?#]~i', $url ) ) {
				return '' === $url ? '' : null;
			}
			$parts = array( str_contains( $url, '?' ) ? (string) preg_replace( '/^\?/', '&', $parts[1] ) : $parts[1], ...array_slice( $parts, 2 ) );
		}
		$is_safe  = true;
		$is_whole = true;
		foreach ( $parts as $part ) {
			$value    = $part instanceof Tag ? $this->value( $part ) : '';
			$is_safe  = $is_safe && ( '' === $value || ! self::ends_in_host( $url ) || 1 === preg_match( '/^[a-z0-9-]+$/iD', $value ) );
			$is_whole = $is_whole && ( ! $part instanceof Tag || '' !== $value || self::has_target( $url ) );
			$url     .= $part instanceof Tag ? self::encoded( $value, $url ) : $part;
		}
		return $is_whole ? ( $is_safe ? $url : null ) : '';
	}

	/** Whether the address leads somewhere without what follows: its host or its mailbox is complete. */
	private static function has_target( string $url ): bool {
		return 1 === preg_match( '~^(?:(?:https?:)?//[^/?#]+[/?#]|mailto:[^?]+\?|[?#]|/(?!/))~iD', $url );
	}

	/** Whether what follows would be a part of the host's name. */
	private static function ends_in_host( string $url ): bool {
		return 1 === preg_match( '~^(?:https?:)?//[^/?#]*$~iD', $url );
	}

	private static function encoded( string $value, string $before ): string {
		if ( 1 === preg_match( '/^tel:/i', $before ) ) {
			return self::telephone( $value );
		}
		$encoded = rawurlencode( $value );
		return 1 === preg_match( '/^mailto:[^?]*$/iD', $before ) ? str_replace( '%40', '@', $encoded ) : $encoded;
	}

	/** Up to an extension; empty for a number that is spelled with letters. */
	private static function telephone( string $value ): string {
		// After the code of a country, a zero in brackets is not dialled.
		$value  = (string) preg_replace( '/^(\+[0-9\s]+)\(0\)/u', '$1', $value );
		$number = 1 === preg_match( '~^\+?(?:[0-9\s().\p{Pd}]|(?<=[0-9])/(?=[0-9]))*~u', $value, $found ) ? $found[0] : '';
		$digits = (string) preg_replace( '/[^+0-9]/', '', $number );
		return strlen( $digits ) < 7 && 1 === preg_match( '/^\p{L}/u', substr( $value, strlen( $number ) ) ) ? '' : $digits;
	}

	/**
	 * @param list<string|Tag> $parts
	 * @return string|null The address with its tags, where its beginning is safe.
	 */
	private function kept( string $template, array $parts ): ?string {
		$known = true;
		foreach ( $parts as $part ) {
			$known = ! $part instanceof Tag || '' !== $this->value( $part ) ? $known : false;
		}
		if ( ! $known ) {
			return '';
		}
		if ( $parts[0] instanceof Tag ) {
			return $template;
		}
		$probe = implode( '', array_map( static fn ( string|Tag $part ): string => $part instanceof Tag ? '0' : $part, $parts ) );
		return null === SafeUrl::of( $probe, $this->situation->home ) ? null : $template;
	}
}
