<?php

declare( strict_types=1 );

namespace Svc\Users\Blocks\OrgChart;

/** The block's settings. */
final class ChartSettings {

	/** @param list<string> $fields Fields shown beside the name: photo, title, department, count. */
	private function __construct(
		public readonly string $start,
		public readonly int $person,
		public readonly int $depth,
		public readonly ChartLayout $layout,
		public readonly bool $fits,
		public readonly bool $has_overview,
		public readonly array $fields,
		public readonly bool $has_search,
		public readonly bool $has_tools,
		public readonly string $sign_in_text,
	) {}

	/** @param array<string, mixed> $attributes */
	public static function of( array $attributes ): self {
		$shown = static fn ( string $field ): bool => (bool) ( $attributes[ 'show' . ucfirst( $field ) ] ?? true );
		return new self(
			(string) ( $attributes['start'] ?? 'company' ),
			(int) ( $attributes['personId'] ?? 0 ),
			min( 4, max( 0, (int) ( $attributes['depth'] ?? 2 ) ) ),
			ChartLayout::tryFrom( (string) ( $attributes['layout'] ?? '' ) ) ?? ChartLayout::Tree,
			(bool) ( $attributes['fitWidth'] ?? true ),
			$shown( 'overview' ),
			array_values( array_filter( array( 'photo', 'title', 'department', 'count' ), $shown ) ),
			$shown( 'search' ),
			$shown( 'tools' ),
			(string) ( $attributes['signInText'] ?? '' ),
		);
	}

	public function shows( string $field ): bool {
		return in_array( $field, $this->fields, true );
	}
}
