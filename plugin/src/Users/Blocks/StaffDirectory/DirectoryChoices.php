<?php

declare( strict_types=1 );

namespace Svc\Users\Blocks\StaffDirectory;

use Svc\Users\Fields\Role;

/** The block's settings. Invalid attributes fall back to defaults. */
final class DirectoryChoices {

	public const LAYOUTS = array( 'cards', 'list', 'table' );
	public const FIELDS  = array( 'photo', 'title', 'department', 'role', 'office', 'email', 'phone' );
	public const FILTERS = array( 'department', 'role', 'office' );
	public const SORTS   = array( 'last_name', 'first_name', 'title', 'department', 'start_date' );

	/**
	 * @param list<string> $fields  Fields shown, in this order.
	 * @param list<string> $filters Filters offered.
	 * @param string       $sort    One of SORTS, with a minus before it for descending order.
	 */
	private function __construct(
		public readonly string $layout,
		public readonly array $fields,
		public readonly array $filters,
		public readonly string $department,
		public readonly string $role,
		public readonly int $per_page,
		public readonly string $sort,
		public readonly bool $has_search,
		public readonly bool $has_sort,
		public readonly bool $has_details,
		public readonly string $sign_in_text,
	) {}

	/** @param array<string, mixed> $attributes */
	public static function of( array $attributes ): self {
		$department = self::text( $attributes['department'] ?? '' );
		$role       = self::one_of( $attributes['role'] ?? '', Role::slugs(), '' );
		$sort       = self::one_of( $attributes['orderBy'] ?? '', self::SORTS, 'last_name' );
		return new self(
			self::one_of( $attributes['layout'] ?? '', self::LAYOUTS, 'cards' ),
			self::some_of( $attributes['fields'] ?? array(), self::FIELDS ),
			array_values( array_diff( self::some_of( $attributes['filters'] ?? array(), self::FILTERS ), '' === $department ? array() : array( 'department' ), '' === $role ? array() : array( 'role' ) ) ),
			$department,
			$role,
			max( 1, min( 100, (int) ( $attributes['perPage'] ?? 12 ) ) ),
			( 'desc' === ( $attributes['order'] ?? 'asc' ) ? '-' : '' ) . $sort,
			(bool) ( $attributes['showSearch'] ?? true ),
			(bool) ( $attributes['showSort'] ?? true ),
			(bool) ( $attributes['showDetails'] ?? true ),
			self::text( $attributes['signInText'] ?? '' ),
		);
	}

	public function shows( string $field ): bool {
		return in_array( $field, $this->fields, true );
	}

	private static function text( mixed $value ): string {
		return is_string( $value ) ? trim( $value ) : '';
	}

	/** @param list<string> $known */
	private static function one_of( mixed $value, array $known, string $otherwise ): string {
		return is_string( $value ) && in_array( $value, $known, true ) ? $value : $otherwise;
	}

	/**
	 * @param list<string> $known
	 * @return list<string> The known values, in the order of $known.
	 */
	private static function some_of( mixed $values, array $known ): array {
		return array_values( array_intersect( $known, array_filter( (array) $values, 'is_string' ) ) );
	}
}
