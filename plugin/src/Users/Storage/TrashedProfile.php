<?php

declare( strict_types=1 );

namespace Svc\Users\Storage;

/** A deleted profile as it was. */
final class TrashedProfile {

	/**
	 * @param Profile               $profile  Its manager is the valid one, if it had one.
	 * @param array<string, string> $intranet The account's intranet meta as stored in the database, by key.
	 */
	public function __construct(
		public readonly Profile $profile,
		public readonly array $intranet,
		public readonly int $deleted_at,
	) {}
}
