<?php

declare( strict_types=1 );

namespace Svc\Users\Profiles\Lists;

/** What a list shows of a profile. */
final class Summary {

	public function __construct(
		public readonly int $id,
		public readonly int $user_id,
		public readonly string $first_name,
		public readonly string $last_name,
		public readonly string $email,
		public readonly string $role,
		public readonly string $nmls_id,
		public readonly string $job_title,
		public readonly string $phone,
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
