<?php

declare( strict_types=1 );

namespace Svc\Users;

use Svc\Users\Fields\Role;
use Svc\Users\Storage\Profile;

/** What other components show of a person: plain text that has to be escaped; what is not set is empty. */
final class Contact {

	/** @param array<string, string> $social Web address by network, only those set. */
	private function __construct(
		public readonly int $user_id,
		public readonly Role $role,
		public readonly string $first_name,
		public readonly string $last_name,
		public readonly string $title,
		public readonly string $email,
		public readonly string $phone,
		public readonly string $nmls_id,
		public readonly string $company,
		/** Address of the photo's file, which is read without login. */
		public readonly string $photo_url,
		/** Address of the person's page on this site. */
		public readonly string $page_url,
		public readonly array $social,
	) {}

	public static function of( Profile $profile, string $page_url ): self {
		return new self(
			$profile->user_id,
			$profile->role,
			$profile->first_name,
			$profile->last_name,
			$profile->job_title,
			$profile->email,
			$profile->phone,
			$profile->nmls_id,
			$profile->company,
			$profile->photo->url ?? '',
			$page_url,
			$profile->social,
		);
	}

	public function name(): string {
		return "$this->first_name $this->last_name";
	}
}
