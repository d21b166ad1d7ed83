<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Repair;

use Closure;
use WP_CLI;
use WP_CLI\Utils;

/** `wp svc repair` */
final class RepairCommand {

	/** @param Closure(): Repair $repair */
	public function __construct( private readonly Closure $repair ) {}

	public function register(): void {
		WP_CLI::add_command( 'svc repair', $this );
	}

	/**
	 * Finds and mends what has been written to the database past WordPress: department and manager that profiles and
	 * accounts do not agree on, circles of managers, managers who are gone, fields stored twice, words that the search
	 * has lost.
	 *
	 * ## OPTIONS
	 *
	 * [--dry-run]
	 * : Changes nothing. Ends with 1 where there is something to mend.
	 *
	 * [--format=<format>]
	 * : How to print what was found.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - json
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp svc repair --dry-run
	 *
	 * @param list<string>          $arguments
	 * @param array<string, string> $options
	 */
	public function __invoke( array $arguments, array $options ): void {
		$is_dry = (bool) Utils\get_flag_value( $options, 'dry-run', false );
		$repair = ( $this->repair )();
		$report = $is_dry ? $repair->look() : $repair->mend();
		$format = $options['format'] ?? 'table';
		Utils\format_items( $format, self::items( $report ), array( 'damage', 'count', 'names', 'about' ) );
		if ( 'table' === $format ) {
			WP_CLI::success( 0 === $report->total() ? 'Everything is in order.' : sprintf( $is_dry ? '%d found.' : '%d mended.', $report->total() ) );
		}
		if ( $is_dry && $report->total() > 0 ) {
			WP_CLI::halt( 1 );
		}
	}

	/** @return list<array{damage: string, count: int, names: string, about: string}> */
	private static function items( Report $report ): array {
		return array_map(
			static fn ( Damage $damage ): array => array(
				'damage' => $damage->value,
				'count'  => $report->count( $damage ),
				'names'  => implode( ', ', $report->names( $damage ) ),
				'about'  => "{$damage->sentence( $report->count( $damage ) )} {$damage->remedy()}",
			),
			$report->damages()
		);
	}
}
