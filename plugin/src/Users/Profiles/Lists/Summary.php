<?php

declare( strict_types=1 );

namespace Svc\Users\Profiles\Lists;

/** The fields of a profile in lists. */
final class Summary {

	/** @param array<string, string> $texts Listed text fields, by name. */
	public function __construct(
		public readonly int $id,
		public readonly int $user_id,
		public readonly array $texts,
		public readonly string $role,
		public readonly string $photo_url,
		public readonly string $account_email,
		public readonly ?int $photo_id,
		public readonly string $department,
		public readonly string $office_location,
		public readonly string $extension,
		public readonly string $start_date,
		public readonly ?int $manager_id,
	) {}
}
