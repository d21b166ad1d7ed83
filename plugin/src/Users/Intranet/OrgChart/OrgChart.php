<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\OrgChart;

use Svc\Kernel\Document;
use Svc\Kernel\Etag;
use Svc\Kernel\Failure;
use Svc\Kernel\Gzip;
use Svc\Kernel\Page;
use Svc\Kernel\Reply;
use Svc\Users\Avatars\Avatars;
use Svc\Users\Intranet\People;

/** The queries of the org chart. */
final class OrgChart {

	/** Minimum number of people to cache a chart. Reading fewer is faster than storing it. */
	private const WORTH_KEEPING = 500;

	/** Above this number of people the chart is always held as gzip, because the plain text needs too much memory. */
	private const TOO_LONG = 20000;

	public function __construct(
		private readonly OrgChartStore $store,
		private readonly ChartCache $cache,
	) {}

	public function whole( int $levels ): Reply {
		return $this->chart( 0, $levels, fn (): ChartPeople => $this->store->everybody() );
	}

	/** @throws Failure */
	public function below( int $user_id, int $levels ): Reply {
		return 0 === $user_id ? throw People::not_found() : $this->chart( $user_id, $levels, fn (): ChartPeople => $this->branch( $user_id, $levels ) );
	}

	/**
	 * The person and the managers above, up to the top.
	 *
	 * @throws Failure
	 */
	public function chain( int $user_id ): Page {
		$people = $this->store->above( $user_id );
		$way    = ReportingChain::of( $people->managers );
		if ( array() === $way->people ) {
			throw People::not_found();
		}
		$people->leave_out_report_of( $way->from );
		$avatars = new Avatars();
		$nodes   = array_map( static fn ( int $id ): array => (array) json_decode( $people->node( $id, $people->counts[ $id ], $avatars ) . '}', true ), $way->people );
		return new Page( $nodes, count( $nodes ), 1, count( $nodes ) );
	}

	/** A branch has a loop only where its root is in the loop. Then the reporting chain determines the cut. */
	private function branch( int $user_id, int $levels ): ChartPeople {
		$people = $this->store->below( $user_id, $levels, $user_id );
		if ( ! $people->may_hold_the_manager_of( $user_id ) ) {
			return $people;
		}
		$way = ReportingChain::of( $this->store->above( $user_id )->managers );
		if ( ! in_array( $way->cut, array( 0, $user_id ), true ) ) {
			$people = $this->store->below( $user_id, $levels, $way->cut );
		}
		$people->leave_out_report_of( $way->from );
		return $people;
	}

	/**
	 * Reads the version before the people, so a chart may be newer than its validator, but never older. A newer chart
	 * is stored under an outdated version, which is never returned.
	 *
	 * @param callable(): ChartPeople $read
	 */
	private function chart( int $root, int $levels, callable $read ): Reply {
		$recipe = new ChartRecipe( $root, $levels );

		list( $version, $is_kept ) = $this->cache->look( $recipe->name );

		$document = new Document(
			'application/json',
			fn ( bool $gzip_is_welcome ): string => $this->cache->find( $recipe->name, $version, $is_kept ) ?? $this->made( $recipe, $version, $read(), $gzip_is_welcome )
		);
		return Reply::document( $document, Etag::of( array( $version, $recipe->name ) ) );
	}

	private function made( ChartRecipe $recipe, int $version, ChartPeople $people, bool $gzip_is_welcome ): string {
		if ( 0 !== $recipe->root && ! $people->has( $recipe->root ) ) {
			throw People::not_found();
		}
		$pieces = $recipe->cook( $people );
		$number = $people->count();
		$is_zip = Gzip::is_available() && ( $number > self::TOO_LONG || ( $gzip_is_welcome && $number >= self::WORTH_KEEPING ) );
		$chart  = $is_zip ? Gzip::of( $pieces ) : self::joined( $pieces );
		if ( $number >= self::WORTH_KEEPING ) {
			$this->cache->keep_later( $recipe->name, $version, $chart );
		}
		return $chart;
	}

	/** @param iterable<string> $pieces */
	private static function joined( iterable $pieces ): string {
		$text = '';
		foreach ( $pieces as $piece ) {
			$text .= $piece;
		}
		return $text;
	}
}
