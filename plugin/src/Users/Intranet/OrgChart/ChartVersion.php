<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\OrgChart;

use Svc\Kernel\Database\Database;

/**
 * A number that grows with everything that may show in a chart.
 *
 * It is how often the people's lock has been taken, by a writer's own transaction, plus a count of our own
 * for what is written outside it. That one starts at the time of the tables' making, so that a chart in somebody's
 * cache never fits the people of another life.
 */
final class ChartVersion {

	/** The rows of `svc_state` whose values make it up. */
	public const ROWS = "name IN ('lock:profiles', 'charts')";

	public function __construct( private readonly Database $database ) {}

	public function raise(): void {
		$this->database->execute( "UPDATE %i SET value = value + 1 WHERE name = 'charts'", $this->database->table( 'state' ) );
	}
}
