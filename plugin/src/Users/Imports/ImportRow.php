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
	) {}

	/** @param array<string, mixed> $changes */
	public function with( array $changes ): self {
		return new self( ...array_merge( get_object_vars( $this ), $changes ) );
	}

	public function refused( string $column, string $message ): self {
		return $this->with(
			array(
				'outcome'  => Outcome::Refused,
				'rank'     => null,
				'changes'  => array(),
				'problems' => array(
					...$this->problems,
					array(
						'column'  => $column,
						'message' => $message,
					),
				),
			)
		);
	}
}
