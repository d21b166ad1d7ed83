<?php

declare( strict_types=1 );

namespace Svc\Kernel\Database;

/** Which rows of profiles, in which order, how many there are: SQL of literals, and what comes from outside as values. */
final class Selection {

	/**
	 * @param literal-string                 $where
	 * @param list<mixed>                    $values   Those of the condition.
	 * @param literal-string                 $count    An expression.
	 * @param list<mixed>                    $counted  Those of the expression.
	 * @param non-empty-list<literal-string> $sort     Columns; the last one is unique.
	 * @param literal-string                 $index    The hint, or nothing.
	 * @param bool                           $is_found Whether rows have to be found before they can be put in order.
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
