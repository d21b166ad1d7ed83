<?php

declare( strict_types=1 );

namespace Svc\Users\Cli;

/** Converts the filter options of commands to input of the operations. */
final class ListFilters {

	private const NAMES = array( 'search', 'role', 'department', 'office', 'manager', 'without', 'orderby', 'order' );

	/**
	 * @param array<string, mixed> $options
	 * @return array<string, mixed>
	 */
	public static function of( array $options ): array {
		$input = array_intersect_key( $options, array_flip( self::NAMES ) );
		if ( isset( $input['manager'] ) ) {
			$input['manager'] = Console::user_id( (string) $input['manager'] );
		}
		return $input;
	}
}
