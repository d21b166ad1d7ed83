<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\OrgChart;

/**
 * A number that grows with everything that may show in a chart.
 *
 * It is how often the people's lock has been taken, by a writer's own transaction, plus the time of the tables'
 * making, so that a chart in somebody's cache never fits the people of another life.
 */
final class ChartVersion {

	/** The rows of `svc_state` whose values make it up. */
	public const ROWS = "name IN ('lock:profiles', 'charts')";
}
