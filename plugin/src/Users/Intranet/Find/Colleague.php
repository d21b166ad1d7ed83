<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

use Svc\Users\Fields\Role;

/** The fields of a person that the search uses. */
final class Colleague {

	/** @param string $start_date YYYY-MM-DD or "". */
	public function __construct(
		public readonly int $id,
		public readonly string $first_name,
		public readonly string $last_name,
		public readonly string $email = '',
		public readonly Role $role = Role::Staff,
		public readonly string $title = '',
		public readonly string $department = '',
		public readonly string $office = '',
		public readonly string $start_date = '',
		public readonly ?int $manager_id = null,
		public readonly string $phone = '',
		public readonly string $extension = '',
		public readonly string $nmls = '',
	) {}

	public function name(): string {
		return "$this->first_name $this->last_name";
	}
}
