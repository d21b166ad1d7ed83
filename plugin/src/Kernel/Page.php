<?php

declare( strict_types=1 );

namespace Svc\Kernel;

/** One page of a list, with the total. */
final class Page {

	/**
	 * @param list<array<string, mixed>>      $data
	 * @param list<array<string, mixed>>|null $close Items that nearly match a search; null where they were not asked for.
	 */
	public function __construct(
		public readonly array $data,
		public readonly int $total,
		public readonly int $page,
		public readonly int $per_page,
		public readonly ?array $close = null,
	) {}

	/** How many items the page has left for others than its own: none on any page but the first. */
	public function room(): int {
		return 1 === $this->page ? max( 0, $this->per_page - count( $this->data ) ) : 0;
	}

	/** @param list<array<string, mixed>> $close */
	public function with_close( array $close ): self {
		return new self( $this->data, $this->total, $this->page, $this->per_page, $close );
	}

	public function pages(): int {
		return (int) ceil( $this->total / $this->per_page );
	}

	/** @return array{data: list<array<string, mixed>>, total: int, pages: int, page: int, close?: list<array<string, mixed>>} */
	public function envelope(): array {
		return array(
			'data'  => $this->data,
			'total' => $this->total,
			'pages' => $this->pages(),
			'page'  => $this->page,
		) + ( null === $this->close ? array() : array( 'close' => $this->close ) );
	}
}
