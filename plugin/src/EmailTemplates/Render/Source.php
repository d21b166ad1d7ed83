<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Render;

/** What is rendered: a stored template, or one that is being written. */
final class Source {

	/** @param array<string, mixed> $theme Colours of its own, by name. */
	public function __construct(
		public readonly string $subject,
		public readonly string $preheader,
		/** Block markup. */
		public readonly string $content,
		public readonly array $theme = array(),
	) {}
}
