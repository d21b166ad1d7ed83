<?php

declare( strict_types=1 );

namespace Svc\Users\Storage;

/** What restoring a profile brought back. */
final class Restoration {

	/** @param list<string> $left_out Links to managers that were not restored, each in words. */
	public function __construct(
		public readonly Profile $profile,
		public readonly array $left_out,
	) {}
}
