<?php

declare( strict_types=1 );

namespace Svc\Users\Storage;

/** Selects rows of profiles: condition, order and count expression, as literal SQL with separate values. */
final class Selection {

	/**
	 * @param literal-string                 $where
	 * @param list<mixed>                    $values   Values of the condition.
	 * @param literal-string                 $count    Expression for the total.
	 * @param list<mixed>                    $counted  Values of the count expression.
	 * @param non-empty-list<literal-string> $sort     Columns; the last one is unique.
	 * @param literal-string                 $index    The index hint, or empty.
	 * @param bool                           $is_found Whether matching rows must be collected before they can be sorted.
	 */
	public function __construct(
		public readonly string $where,
		public readonly array $values,
		public readonly string $count,
		public readonly array $counted,
		public readonly array $sort,
		public readonly bool $is_descending,
		public readonly string $index,
		public readonly bool $is_found,
		public readonly int $page,
		public readonly int $per_page,
	) {}

	public function offset(): int {
		return ( $this->page - 1 ) * $this->per_page;
	}

	/** @return literal-string The columns to sort by, for a subquery that finds the rows. */
	public function keys(): string {
		return 'p.' . implode( ', p.', array_unique( array( ...$this->sort, 'id' ) ) );
	}

	/**
	 * @param literal-string $table
	 * @return literal-string
	 */
	public function order( string $table, bool $is_descending ): string {
		$direction = $is_descending ? 'DESC' : 'ASC';
		return implode( ', ', array_map( static fn ( string $column ): string => "$table.$column $direction", $this->sort ) );
	}
}
