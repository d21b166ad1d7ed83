<?php

declare( strict_types=1 );

namespace Svc\Users\Storage;

/** A vacancy: a position in the org chart without a person. */
final class Position {

	/**
	 * @param int       $id         Negative, so that it is never a user ID; 0 before it is stored.
	 * @param int|null  $reports_to The manager's user ID.
	 * @param list<int> $report_ids User IDs of the people drawn below it, who report to the manager.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $title,
		public readonly string $department,
		public readonly ?int $reports_to,
		public readonly array $report_ids,
	) {}

	/** @param array<string, mixed> $input Parsed. A missing field stays; null clears it. */
	public function with( array $input ): self {
		$report_ids = array_key_exists( 'report_ids', $input ) ? $input['report_ids'] ?? array() : $this->report_ids;
		sort( $report_ids );
		return new self(
			$this->id,
			$input['title'] ?? $this->title,
			array_key_exists( 'department', $input ) ? $input['department'] ?? '' : $this->department,
			array_key_exists( 'reports_to', $input ) ? $input['reports_to'] : $this->reports_to,
			$report_ids
		);
	}

	/** @return array{id: int, title: string, department: string, reports_to: int|null, report_ids: list<int>} */
	public function present(): array {
		return array(
			'id'         => $this->id,
			'title'      => $this->title,
			'department' => $this->department,
			'reports_to' => $this->reports_to,
			'report_ids' => $this->report_ids,
		);
	}
}
