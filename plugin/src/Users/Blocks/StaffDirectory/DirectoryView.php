<?php

declare( strict_types=1 );

namespace Svc\Users\Blocks\StaffDirectory;

/** The data of one rendered directory. */
final class DirectoryView {

	/**
	 * @param list<array<string, mixed>>                                                   $people    Directory items of this page.
	 * @param array<string, list<array{value: string, name: string, count: int}>>          $facets    Filter => its choices.
	 * @param bool                                                                         $is_inside Whether the caller may view the intranet.
	 * @param string                                                                       $problem   Error message for an invalid request.
	 * @param list<array<string, mixed>>                                                   $close     People who nearly match the search.
	 */
	public function __construct(
		public readonly array $people,
		public readonly int $total,
		public readonly int $pages,
		public readonly array $facets,
		public readonly bool $is_inside,
		public readonly string $problem = '',
		public readonly array $close = array(),
	) {}
}
