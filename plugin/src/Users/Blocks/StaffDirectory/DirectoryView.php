<?php

declare( strict_types=1 );

namespace Svc\Users\Blocks\StaffDirectory;

/** What there is to show of one directory. */
final class DirectoryView {

	/**
	 * @param list<array<string, mixed>>                                                   $people    Of this page, as the directory has them.
	 * @param array<string, list<array{value: string, name: string, count: int}>>          $facets    Filter => what it may be set to.
	 * @param bool                                                                         $is_inside Whether the reader sees what is of the intranet.
	 * @param string                                                                       $problem   What is wrong with what was asked.
	 */
	public function __construct(
		public readonly array $people,
		public readonly int $total,
		public readonly int $pages,
		public readonly array $facets,
		public readonly bool $is_inside,
		public readonly string $problem = '',
	) {}
}
