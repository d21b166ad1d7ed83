<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Repair;

use Closure;
use WP_CLI;
use WP_CLI\Utils;

/** `wp svc repair`, and `wp svc people doctor`, which changes nothing. */
final class RepairCommand {

	/** @param Closure(): Repair $repair */
	public function __construct( private readonly Closure $repair ) {}

	public function register(): void {
		WP_CLI::add_command( 'svc repair', $this );
		WP_CLI::add_command( 'svc people doctor', array( $this, 'doctor' ) );
	}

	/**
	 * Repairs data that was written past WordPress.
	 *
	 * Finds profiles and accounts that do not agree, people who report to each other in a loop, managers who are gone,
	 * fields that are stored more than once, missing search words, and wrong counts.
	 *
	 * ## OPTIONS
	 *
	 * [--dry-run]
	 * : Only lists the problems. The exit code is 1 if there are any.
	 *
	 * [--format=<format>]
	 * : Render the problems in a particular format.
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
		$report = $is_dry ? $repair->look() : $repair->repair();
		$format = $options['format'] ?? 'table';
		Utils\format_items( $format, self::items( $report ), array( 'damage', 'count', 'names', 'about' ) );
		if ( 'table' === $format ) {
			WP_CLI::log( self::summary( $report->total(), $is_dry ) );
		}
		if ( $is_dry && $report->total() > 0 ) {
			WP_CLI::halt( 1 );
		}
	}

	/**
	 * Lists the problems that "wp svc repair" would repair, and changes nothing. The exit code is 1 if there are any.
	 *
	 * ## OPTIONS
	 *
	 * [--format=<format>]
	 * : Render the problems in a particular format.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - json
	 * ---
	 *
	 * @param list<string>          $arguments
	 * @param array<string, string> $options
	 */
	public function doctor( array $arguments, array $options ): void {
		$this( $arguments, array( 'dry-run' => '1' ) + $options );
	}

	private static function summary( int $total, bool $is_dry ): string {
		return match ( true ) {
			0 === $total => __( 'Everything is in order.', 'svc' ),
			/* translators: %s: number of problems. */
			$is_dry      => sprintf( _n( '%s problem to repair.', '%s problems to repair.', $total, 'svc' ), number_format_i18n( $total ) ),
			/* translators: %s: number of problems. */
			default      => sprintf( _n( '%s problem repaired.', '%s problems repaired.', $total, 'svc' ), number_format_i18n( $total ) ),
		};
	}

	/** @return list<array{damage: string, count: int, names: string, about: string}> */
	private static function items( Report $report ): array {
		return array_map(
			static fn ( ProblemKind $kind ): array => array(
				'damage' => $kind->value,
				'count'  => $report->count( $kind ),
				'names'  => implode( ', ', $report->names( $kind ) ),
				'about'  => "{$kind->label( $report->count( $kind ) )}. {$kind->remedy()}",
			),
			$report->kinds()
		);
	}
}
