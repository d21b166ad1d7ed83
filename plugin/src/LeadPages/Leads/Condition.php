<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Leads;

/** A condition on leads as SQL, with its values. The table has the alias l. */
final class Condition {

	/**
	 * @param literal-string     $sql
	 * @param list<mixed>        $values
	 * @param bool               $is_counted Whether the table of counts has the columns of it, too.
	 * @param array<int, string> $names      Folded names to sort by instead of the stored ones, by ID.
	 */
	public function __construct(
		public readonly string $sql,
		public readonly array $values,
		public readonly bool $is_counted,
		public readonly array $names = array(),
	) {}

	public function and( self $other ): self {
		return new self( "$this->sql AND $other->sql", array( ...$this->values, ...$other->values ), $this->is_counted && $other->is_counted );
	}
}
