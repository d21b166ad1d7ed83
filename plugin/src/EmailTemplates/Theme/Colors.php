<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Theme;

/** The seven colours of a brand, each `#rrggbb`. */
final class Colors {

	public function __construct(
		public readonly string $text,
		/** Of the letter itself. */
		public readonly string $background,
		/** Around the letter. */
		public readonly string $outer,
		public readonly string $line,
		public readonly string $link,
		public readonly string $button,
		public readonly string $button_text,
	) {}

	public static function light(): self {
		return new self( '#1f2933', '#ffffff', '#f3f4f6', '#d9dde3', '#1f5fa8', '#1f5fa8', '#ffffff' );
	}

	public static function dark(): self {
		return new self( '#e6e8eb', '#1d2127', '#121519', '#3d444d', '#8ab8f0', '#8ab8f0', '#10161d' );
	}

	/** @return list<string> */
	public static function names(): array {
		return array( 'text', 'background', 'outer', 'line', 'link', 'button', 'button_text' );
	}

	/** @param array<string, mixed> $changes What is no name or colour of these changes nothing. */
	public function with( array $changes ): self {
		$colors = $this->all();
		foreach ( $colors as $name => $color ) {
			$changed         = $changes[ $name ] ?? null;
			$colors[ $name ] = ( is_string( $changed ) ? Color::parse( $changed ) : null ) ?? $color;
		}
		return new self( ...$colors );
	}

	/** By the name that the editor's palette gives it, such as `button-text`. */
	public function by_slug( string $slug ): ?string {
		return $this->all()[ str_replace( '-', '_', $slug ) ] ?? null;
	}

	/** @return array{text: string, background: string, outer: string, line: string, link: string, button: string, button_text: string} */
	public function all(): array {
		return array(
			'text'        => $this->text,
			'background'  => $this->background,
			'outer'       => $this->outer,
			'line'        => $this->line,
			'link'        => $this->link,
			'button'      => $this->button,
			'button_text' => $this->button_text,
		);
	}
}
