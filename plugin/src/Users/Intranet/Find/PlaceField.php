<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/** The people whom the places of a question leave, and the question's other words. */
final class PlaceField {

	/**
	 * @param list<Token>           $rest
	 * @param array<int, list<int>> $wanted Numbers of office facts by user ID: people who are where the question demands. Empty where it demands no place.
	 * @param array<int, list<int>> $loose  People in places that the question only mentions.
	 * @param array<int, list<int>> $not    People in places that it excludes.
	 * @param bool                  $lacks  Whether it demands only places where the company has no office.
	 * @param array<int, list<int>> $near   People in the region of such a place.
	 */
	public function __construct(
		public readonly array $rest,
		public readonly array $wanted,
		public readonly array $loose,
		public readonly array $not,
		public readonly bool $lacks,
		public readonly array $near = array(),
	) {}

	/** Where the places without an office are only those of customers or things. */
	public function of_customers(): self {
		return new self( $this->rest, $this->wanted, $this->loose, $this->not, false, $this->near );
	}

	public function has_demands(): bool {
		return array() !== $this->wanted || array() !== $this->not;
	}

	/**
	 * @param array<int, mixed> $people By user ID.
	 * @return array<int, mixed>
	 */
	public function cut( array $people, bool $with_loose ): array {
		$people = array() === $this->wanted ? $people : array_intersect_key( $people, $this->wanted );
		$people = array() === $this->not ? $people : array_diff_key( $people, $this->not );
		return $with_loose && array() !== $this->loose ? array_intersect_key( $people, $this->loose ) : $people;
	}

	/** Without the words of a unit among the other words. */
	public function without( Unit $unit ): self {
		$rest = array_values( array_filter( $this->rest, static fn ( Token $token ): bool => ! in_array( $token, $unit->tokens, true ) ) );
		return new self( $rest, $this->wanted, $this->loose, $this->not, $this->lacks, $this->near );
	}
}
