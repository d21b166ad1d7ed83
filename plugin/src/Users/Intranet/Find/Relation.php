<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/** "Priya's manager": the kind, and the words for whom it is about. */
final class Relation {

	/**
	 * @param list<string> $about
	 * @param int          $steps 2 for a manager's manager.
	 * @param bool         $is_certain A question that could also be meant otherwise is read again without it, where it leads nowhere.
	 */
	public function __construct(
		public readonly RelationKind $kind,
		public readonly array $about,
		public readonly int $steps = 1,
		public readonly bool $is_certain = true,
	) {}
}
