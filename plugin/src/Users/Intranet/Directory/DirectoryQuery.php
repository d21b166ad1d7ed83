<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Directory;

use Svc\Kernel\Failure;
use Svc\Users\Fields\Role;
use Svc\Users\Storage\MissingField;
use Svc\Users\Storage\SearchWords;

/** The filters of a directory request. */
final class DirectoryQuery {

	/** @param list<string> $words Folded; each must occur in name, title or department. */
	public function __construct(
		public readonly array $words = array(),
		public readonly ?string $department = null,
		public readonly ?Role $role = null,
		public readonly ?string $office = null,
		public readonly ?int $manager_id = null,
		public readonly ?MissingField $without = null,
	) {}

	/**
	 * @param array<string, mixed> $input Parsed. Empty text is no filter.
	 * @throws Failure
	 */
	public static function of( array $input ): self {
		return new self(
			SearchWords::of( $input['search'] ?? '' ),
			self::text( $input['department'] ?? '' ),
			isset( $input['role'] ) ? Role::from( $input['role'] ) : null,
			self::text( $input['office'] ?? '' ),
			$input['manager'] ?? null,
			isset( $input['without'] ) ? MissingField::from( $input['without'] ) : null,
		);
	}

	/** @param string ...$filters Names of properties. */
	public function but_for( string ...$filters ): self {
		return new self( ...array_diff_key( get_object_vars( $this ), array_flip( $filters ) ) );
	}

	/** Whether it has no filter or only a role, so that the stored counts by role give the total. */
	public function is_counted(): bool {
		return $this->but_for( 'role' )->is_everybody();
	}

	/** Whether it filters by department, office and role only. */
	public function is_of_groups(): bool {
		return $this->but_for( 'department', 'office', 'role' )->is_everybody();
	}

	private function is_everybody(): bool {
		return new self() == $this; // phpcs:ignore WordPress.PHP.StrictComparisons.LooseComparison -- value objects are compared by their values.
	}

	private static function text( string $text ): ?string {
		return '' === $text ? null : $text;
	}
}
