<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Theme;

/** The logo at the top of every message. */
final class Logo {

	public function __construct(
		/** Absolute address. */
		public readonly string $url,
		/** Absolute address of the logo on dark backgrounds; "" for the same. */
		public readonly string $dark_url,
		/** Pixels. */
		public readonly int $width,
		public readonly string $alt,
	) {}
}
