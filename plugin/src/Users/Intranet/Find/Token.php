<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/** A word of the question, with what its context says about it. */
final class Token {

	public function __construct(
		public readonly string $word,
		public readonly bool $is_acronym = false,
		public readonly bool $is_place = false,
		public readonly bool $is_language = false,
		public readonly bool $is_unwanted = false,
		public readonly bool $is_alternative = false,
		public readonly bool $is_added = false,
	) {}
}
