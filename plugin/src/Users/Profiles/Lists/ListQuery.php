<?php

declare( strict_types=1 );

namespace Svc\Users\Profiles\Lists;

use Svc\Users\Fields\Role;
use Svc\Users\Storage\MissingField;
use Svc\Users\Storage\Profile;
use Svc\Users\Storage\VisibleProfiles;

/** Filters, sort order and page of a list of profiles. */
final class ListQuery {

	public readonly SortKey $sort;

	/**
	 * @param list<string> $words      Folded; each must occur in one of the fields.
	 * @param list<int>    $fields     Numbers of the search index.
	 * @param string       $department Empty for any.
	 * @param string       $office     Empty for any.
	 * @param list<int>    $only       Profile IDs; none for any.
	 * @param list<int>    $own_fields Numbers of the search index that are searched in the caller's own profile; none for the same.
	 */
	public function __construct(
		public readonly VisibleProfiles $scope,
		public readonly ?Role $role = null,
		public readonly array $words = array(),
		public readonly array $fields = array(),
		SortKey $sort = SortKey::LastName,
		public readonly bool $is_descending = false,
		public readonly int $page = 1,
		public readonly int $per_page = 20,
		public readonly string $department = '',
		public readonly string $office = '',
		public readonly ?int $manager_id = null,
		public readonly ?MissingField $without = null,
		public readonly array $only = array(),
		public readonly array $own_fields = array(),
	) {
		// Sorting by role has no effect within one role, nor sorting by department within one department.
		$is_one     = ( null !== $role && SortKey::Role === $sort ) || ( '' !== $department && SortKey::Department === $sort );
		$this->sort = $is_one ? SortKey::LastName : $sort;
	}

	/** @param string ...$filters Names of properties. */
	public function but_for( string ...$filters ): self {
		return new self( ...array_diff_key( get_object_vars( $this ), array_flip( $filters ) ) );
	}

	/** Whether the search index alone can say how many there are. */
	public function is_one_word(): bool {
		return 1 === count( $this->words ) && null === $this->role && $this->scope->is_everyone && ! $this->is_narrowed();
	}

	/** Whether it has no filter but a role, so that the stored counts answer it. */
	public function is_counted(): bool {
		return array() === $this->words && ! $this->is_narrowed();
	}

	/** Whether it has no filter. */
	public function is_everybody(): bool {
		return $this->scope->is_everyone && null === $this->role && $this->is_counted();
	}

	/** @return literal-string|null The index for the most selective filter, sorted by last name. */
	public function filter_index(): ?string {
		return match ( true ) {
			null !== $this->manager_id                                      => 'by_manager',
			MissingField::Manager === $this->without                                => 'by_no_manager',
			'' !== $this->department, MissingField::Department === $this->without   => null === $this->role ? 'by_every_department' : 'by_role_department',
			'' !== $this->office                                            => 'by_every_office',
			MissingField::Photo === $this->without                                  => 'by_every_no_photo',
			default                                                         => null,
		};
	}

	private function is_narrowed(): bool {
		return '' !== $this->department || '' !== $this->office || null !== $this->manager_id || null !== $this->without || array() !== $this->only;
	}
}
