<?php

declare( strict_types=1 );

namespace Svc\Users\Imports;

/** A row of the spreadsheet, and its outcome. */
final class ImportRow {

	/**
	 * @param int                                           $number   Row number in the spreadsheet.
	 * @param list<string>                                  $cells
	 * @param string                                        $person   The person: `u:<user ID>`, or `e:<e-mail>` before the account exists.
	 * @param string|null                                   $manager  The manager in the same form; "" for none, null for no change.
	 * @param int|null                                      $rank     Position in the order of setting managers, which avoids loops at every moment.
	 * @param list<array{column: string, message: string}> $problems
	 * @param list<string>                                  $changes  Changed columns of an existing profile.
	 * @param string                                        $name_key The person's name, folded, by which managers are found.
	 * @param bool                                          $is_open  Whether the file says of a manager who could not be found or set.
	 */
	public function __construct(
		public readonly int $number,
		public readonly array $cells,
		public readonly ?Outcome $outcome = null,
		public readonly string $person = '',
		public readonly ?int $user_id = null,
		public readonly string $name = '',
		public readonly bool $is_inside = true,
		public readonly ?string $manager = null,
		public readonly ?int $rank = null,
		public readonly bool $is_done = false,
		public readonly array $problems = array(),
		public readonly array $changes = array(),
		public readonly string $name_key = '',
		public readonly bool $is_open = false,
	) {}

	/** @param array<string, mixed> $changes */
	public function with( array $changes ): self {
		return new self( ...array_merge( get_object_vars( $this ), $changes ) );
	}

	/** The row does not come in. */
	public function refused( string $column, string $message ): self {
		return $this->with_problem( $column, $message )->with(
			array(
				'outcome' => Outcome::Refused,
				'rank'    => null,
				'changes' => array(),
				'is_open' => false,
			)
		);
	}

	/** The row comes in without this cell. */
	public function with_problem( string $column, string $message ): self {
		$problem = array(
			'column'  => $column,
			'message' => $message,
		);
		return $this->with( array( 'problems' => array( ...$this->problems, $problem ) ) );
	}

	/** Without the last problem that is not one of a cell. */
	public function without_last_problem(): self {
		$last = array_key_last( array_filter( $this->problems, static fn ( array $problem ): bool => '' === $problem['column'] ) );
		return $this->with( array( 'problems' => array_values( array_diff_key( $this->problems, array( $last ?? -1 => true ) ) ) ) );
	}

	/** The row comes in, and the person keeps the manager they have. */
	public function left_open( string $message ): self {
		$changes = array_values( array_diff( $this->changes, array( 'manager' ) ) );
		return $this->with_problem( 'manager', $message )->with(
			array(
				'manager' => null,
				'rank'    => null,
				'is_open' => true,
				'changes' => $changes,
				'outcome' => Outcome::Changed === $this->outcome && array() === $changes ? Outcome::Unchanged : $this->outcome,
			)
		);
	}

	/** @return list<string> Columns whose cells were wrong. */
	public function left_out(): array {
		return array_values( array_unique( array_column( $this->problems, 'column' ) ) );
	}

	/** Whether the row comes in with something left out. */
	public function is_partial(): bool {
		return array() !== $this->problems && ! in_array( $this->outcome, array( null, Outcome::Refused ), true );
	}
}
