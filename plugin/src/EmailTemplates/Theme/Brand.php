<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Theme;

/** How messages look: colours in light and dark, font, logo. */
final class Brand {

	public function __construct(
		public readonly Colors $colors,
		public readonly Colors $dark,
		public readonly Font $font = Font::Arial,
		public readonly ?Logo $logo = null,
	) {}

	public static function plain(): self {
		return new self( Colors::light(), Colors::dark() );
	}

	/** @param array<string, mixed> $theme The colours that a template has of its own. */
	public function with( array $theme ): self {
		return new self( $this->colors->with( $theme ), $this->dark, $this->font, $this->logo );
	}
}
