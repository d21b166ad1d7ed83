<?php

declare( strict_types=1 );

namespace Svc\Kernel\Schema;

use Closure;
use Svc\Kernel\Text\Text as Writing;

/** Text, stored as sent after NFC normalisation and trimming. Lengths are in characters. */
final class Text extends Type {

	/**
	 * @param string|null                   $pattern      Used in JSON schema and in the check (anchored, no delimiters).
	 * @param string                        $pattern_hint What to send instead.
	 * @param Closure(string): string|null  $clean        Changes the text before its length is checked again; must be idempotent.
	 */
	public function __construct(
		private readonly int $max,
		private readonly int $min = 0,
		private readonly ?string $pattern = null,
		public readonly string $pattern_hint = '',
		public readonly TextFormat $format = TextFormat::Plain,
		public readonly bool $multiline = false,
		public readonly ?Closure $clean = null,
	) {}

	protected function schema(): array {
		return array( 'type' => 'string' )
			+ ( $this->min > 0 ? array( 'minLength' => $this->min ) : array() )
			+ array( 'maxLength' => $this->max )
			+ ( null === $this->pattern ? array() : array( 'pattern' => $this->pattern ) )
			+ ( TextFormat::Plain === $this->format ? array() : array( 'format' => $this->format->value ) );
	}

	protected function read( mixed $value, Source $source ): string {
		if ( ! is_string( $value ) ) {
			throw Invalid::because( __( 'This must be text.', 'svc' ) );
		}
		if ( ! Writing::is_utf8( $value ) ) {
			throw Invalid::because( __( 'This must be valid UTF-8 text.', 'svc' ) );
		}
		$text = Writing::normal( $value );
		$this->check_characters( $text );
		$this->check_length( $text );
		if ( null !== $this->clean ) {
			$text = ( $this->clean )( $text );
			$this->check_length( $text );
		}
		if ( '' !== $text ) {
			$this->check_form( $text );
		}
		return $text;
	}

	/** Looks for control characters by their bytes in UTF-8, which is many times as fast as by their property. */
	private function check_characters( string $text ): void {
		$has_ascii = 1 === preg_match( $this->multiline ? '/[\x00-\x08\x0B-\x1F\x7F]/' : '/[\x00-\x1F\x7F]/', $text );
		if ( $has_ascii || ( str_contains( $text, "\xC2" ) && 1 === preg_match( '/\xC2[\x80-\x9F]/', $text ) ) ) {
			throw Invalid::because(
				$this->multiline
					? __( 'This must not have control characters other than line feed and tab.', 'svc' )
					: __( 'This must be one line without control characters.', 'svc' )
			);
		}
	}

	private function check_length( string $text ): void {
		// No text has more characters than bytes, so one whose bytes fit needs no count.
		if ( $this->min < 2 && strlen( $text ) >= $this->min && strlen( $text ) <= $this->max ) {
			return;
		}
		$length = mb_strlen( $text, 'UTF-8' );
		if ( 0 === $length && $this->min > 0 ) {
			throw Invalid::because( __( 'This is required.', 'svc' ) );
		}
		if ( $length < $this->min ) {
			/* translators: %d: smallest allowed number of characters. */
			throw Invalid::because( sprintf( _n( 'This must have at least %d character.', 'This must have at least %d characters.', $this->min, 'svc' ), $this->min ) );
		}
		if ( $length > $this->max ) {
			/* translators: 1: largest allowed number of characters, 2: number of characters sent. */
			throw Invalid::because( sprintf( __( 'This may have at most %1$d characters; it has %2$d.', 'svc' ), $this->max, $length ) );
		}
	}

	private function check_form( string $text ): void {
		if ( null !== $this->pattern && 1 !== preg_match( '~' . $this->pattern . '~Du', $text ) ) {
			throw Invalid::because( $this->pattern_hint );
		}
		if ( ! $this->format->fits( $text ) ) {
			throw Invalid::because( $this->format->hint() );
		}
	}
}
