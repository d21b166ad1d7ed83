<?php

declare( strict_types=1 );

namespace Svc\Users\Profiles;

/** What a caller asks of the list of profiles. */
final class ListQuery {

	public readonly SortKey $sort;

	/**
	 * @param list<string>      $words  Folded; each must occur in one of the fields.
	 * @param list<int>         $fields Numbers of the search index.
	 */
	public function __construct(
		public readonly Scope $scope,
		public readonly ?Role $role,
		public readonly array $words,
		public readonly array $fields,
		SortKey $sort,
		public readonly bool $is_descending,
		public readonly int $page,
		public readonly int $per_page,
	) {
		// Within one role there is nothing to sort by it.
		$this->sort = null !== $role && SortKey::Role === $sort ? SortKey::LastName : $sort;
	}

	/** Whether the search index alone can say how many there are. */
	public function is_one_word(): bool {
		return 1 === count( $this->words ) && null === $this->role && $this->scope->is_everyone;
	}
}
