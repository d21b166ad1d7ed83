<?php

declare( strict_types=1 );

namespace Svc\Users\CloseMatches;

use Svc\Users\Fields\Role;

/** A search for close matches: what the caller may find and may search by. */
final class CloseRequest {

	/**
	 * @param literal-string    $where   Condition on profiles, aliased p: the other filters, and who is visible to the caller.
	 * @param list<mixed>       $values  Values of the condition.
	 * @param bool              $narrows Whether the condition may leave people out.
	 * @param list<Role>|null   $roles   Roles of the people whom the caller may see; null for all. Only their names, titles and places are compared.
	 * @param list<CloseColumn> $columns Compared by the meaning of words.
	 * @param list<int>         $fields  Numbers of the search index, compared by parts of words.
	 * @param list<int>         $numbers Numbers of the search index, compared by digits.
	 * @param int               $own     ID of the caller's own profile, 0 for none. It is found even if its role is not one of `$roles`, and by all its numbers.
	 * @param list<int>         $exact   Profile IDs of the exact hits.
	 * @param int               $most    How many to find.
	 */
	public function __construct(
		public readonly string $search,
		public readonly string $where,
		public readonly array $values,
		public readonly bool $narrows,
		public readonly ?array $roles,
		public readonly array $columns,
		public readonly array $fields,
		public readonly array $numbers,
		public readonly int $own,
		public readonly array $exact,
		public readonly int $most,
	) {}
}
