<?php

declare( strict_types=1 );

namespace Svc\Kernel;

/** One page of a list, with the total. */
final class Page {

	/** @param list<array<string, mixed>> $data */
	public function __construct(
		public readonly array $data,
		public readonly int $total,
		public readonly int $page,
		public readonly int $per_page,
	) {}

	public function pages(): int {
		return (int) ceil( $this->total / $this->per_page );
	}

	/** @return array{data: list<array<string, mixed>>, total: int, pages: int, page: int} */
	public function envelope(): array {
		return array(
			'data'  => $this->data,
			'total' => $this->total,
			'pages' => $this->pages(),
			'page'  => $this->page,
		);
	}
}
