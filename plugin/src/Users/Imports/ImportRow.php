<?php

declare( strict_types=1 );

namespace Svc\Users\Imports;

/** A row of the file, and what becomes of it. */
final class ImportRow {

	/**
	 * @param int                                           $number   As the sender counts.
	 * @param list<string>                                  $cells
	 * @param string                                        $person   Whom it is about: `u:<user ID>`, or `e:<e-mail>` before there is an account.
	 * @param string|null                                   $manager  In the same words; "" for none, null where nothing is said.
	 * @param int|null                                      $rank     In which order managers are set, so that no circle is closed on the way.
	 * @param list<array{column: string, message: string}> $problems
	 * @param list<string>                                  $changes  Columns, of a profile that is there.
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
