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
		return $this->chart( 0, $levels, $this->everybody( ... ) );
	}

	/**
	 * @param int $id User ID, or the ID of a vacancy.
	 * @throws Failure
	 */
	public function below( int $id, int $levels ): Reply {
		return match ( true ) {
			0 === $id => throw People::not_found(),
			$id > 0   => $this->chart( $id, $levels, fn ( Avatars $avatars ): ChartPeople => $this->branch( $avatars, $id, $levels ) ),
			default   => $this->chart( $id, $levels, fn ( Avatars $avatars ): ChartPeople => $this->branch_of_vacancy( $avatars, $id, $levels ) ),
		};
	}

	/**
	 * The person and the managers above, up to the top.
	 *
	 * @throws Failure
	 */
	public function chain( int $user_id ): Page {
		$people = $this->store->above( new Avatars(), $user_id );
		$way    = ReportingChain::of( $people->managers() );
		if ( array() === $way->people ) {
			throw People::not_found();
		}
		$people->leave_out_report_of( $way->from );
		$people->prepare_avatars();
		$nodes = array_map( static fn ( int $id ): array => (array) json_decode( $people->node( $id, $people->counts[ $id ] ) . '}', true ), $way->people );
		return new Page( $nodes, count( $nodes ), 1, count( $nodes ) );
	}

	private function everybody( Avatars $avatars ): ChartPeople {
		$people = $this->store->everybody( $avatars );
		$this->store->draw( $people, $this->store->additions() );
		return $people;
	}

	/** A branch has a loop only where its root is in the loop. Then the reporting chain determines the cut. */
	private function branch( Avatars $avatars, int $user_id, int $levels ): ChartPeople {
		$people    = $this->store->below( $avatars, array( $user_id ), $levels, $user_id );
		$additions = $this->store->additions();
		if ( $people->may_hold_the_manager_of( $user_id ) ) {
			$way = ReportingChain::of( $this->store->above( $avatars, $user_id )->managers() );
			if ( ! in_array( $way->cut, array( 0, $user_id ), true ) ) {
				$people = $this->store->below( $avatars, array( $user_id ), $levels, $way->cut );
			}
			$people->leave_out_report_of( $way->from );
			$additions->leave_out( $way->cut );
		}
		$this->store->draw( $people, $additions );
		return $people;
	}

	/** The people below a vacancy are in a loop only where its manager is. */
	private function branch_of_vacancy( Avatars $avatars, int $id, int $levels ): ChartPeople {
		$additions = $this->store->additions();
		$manager   = $additions->manager_of( $id );
		if ( null === $manager ) {
			throw People::no_such_position();
		}
		$way = ReportingChain::of( 0 === $manager ? array() : $this->store->above( $avatars, $manager )->managers() );
		$additions->leave_out( $way->cut );
		$people = $this->store->below( $avatars, $additions->reports_of( $id ), max( 0, $levels - 1 ), $way->cut );
		$people->leave_out_report_of( $way->from );
		$this->store->draw( $people, $additions );
		return $people;
	}

	/**
	 * Reads the version before the people, so a chart may be newer than its validator, but never older. A newer chart
	 * is stored under an outdated version, which is never returned.
	 *
	 * @param callable(Avatars): ChartPeople $read
	 */
	private function chart( int $root, int $levels, callable $read ): Reply {
		$recipe = new ChartRecipe( $root, $levels );

		list( $version, $is_kept ) = $this->cache->look( $recipe->name );

		$document = new Document(
			'application/json',
			fn ( bool $gzip_is_welcome ): string => $this->cache->find( $recipe->name, $version, $is_kept ) ?? $this->made( $recipe, $version, $read( $recipe->avatars ), $gzip_is_welcome )
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
