<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/** A relation as in "Priya's manager": its kind, and the words for the person it starts from. */
final class Relation {

	/**
	 * @param list<string> $about
	 * @param int          $steps       2 for a manager's manager.
	 * @param bool         $is_certain  False for an ambiguous pattern: where it leads to no person, the question is read again without it.
	 * @param bool         $is_of_name  Whether it starts from a name only, never from a trade or a department.
	 * @param self|null    $of          The relation that the words for the person contain: "Una's manager" in "Una's manager's assistant".
	 * @param string       $title       The word of "director of procurement" that may begin a title.
	 * @param list<string> $until      The words for the person where a chain ends.
	 */
	public function __construct(
		public readonly RelationKind $kind,
		public readonly array $about,
		public readonly int $steps = 1,
		public readonly bool $is_certain = true,
		public readonly bool $is_of_name = false,
		public readonly ?self $of = null,
		public readonly string $title = '',
		public readonly array $until = array(),
	) {}

	/** Whether somebody is asked for who does something for the person named. */
	public function is_for_helper(): bool {
		return in_array( $this->kind, array( RelationKind::Errand, RelationKind::Appointment, RelationKind::StandIn ), true );
	}
}
