<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Tags;

/** One merge tag as written in a template: `{{lead.first_name|there}}`. */
final class Tag {

	public function __construct(
		/** `context.field` */
		public readonly string $key,
		/** Shown where the value is empty. */
		public readonly string $default,
		/** As written, with its braces. */
		public readonly string $source,
	) {}
}
