<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\OrgChart;

use Generator;

/** Writes an org chart as JSON iteratively, so that neither its depth nor its width exhausts stack or memory. */
final class ChartJson {

	/** Maximum levels below the root. PHP's json_decode() stops at 512 levels, and each level of the chart takes two. */
	public const LEVELS = 200;

	private const PIECE = 65536;

	public function __construct( private readonly ChartPeople $people ) {}

	/**
	 * All people and vacancies, under the only one at the top or under a node for the organisation.
	 *
	 * @return Generator<string> Pieces of the text.
	 */
	public function everybody( int $levels, string $organisation ): Generator {
		$reports = $this->people->placed( $this->people->reports() );
		$tops    = $reports[0];
		return 1 === count( $tops )
			? $this->tree( $tops[0], $reports, $levels, '' )
			: $this->tree( 0, $reports, $levels, ChartPeople::organisation( $organisation, count( $tops ) ) );
	}

	/**
	 * A person or vacancy and all below.
	 *
	 * @return Generator<string> Pieces of the text.
	 */
	public function below( int $root, int $levels ): Generator {
		$reports = array();
		foreach ( $this->people->managers() as $id => $manager ) {
			if ( $id !== $root ) {
				// The managers of the people below a vacancy are above it.
				$reports[ null !== $manager && $this->people->has( $manager ) ? $manager : $root ][] = $id;
			}
		}
		return $this->tree( $root, $this->people->placed( $reports ), $levels, '' );
	}

	/**
	 * @param array<int, list<int>> $reports
	 * @param string                $organisation The root's node where the root is no person.
	 * @return Generator<string>
	 */
	private function tree( int $root, array $reports, int $levels, string $organisation ): Generator {
		$siblings = array( $root );
		$next     = 0;
		$above    = array();
		$json     = '';
		while ( true ) {
			if ( ! isset( $siblings[ $next ] ) ) {
				if ( array() === $above ) {
					break;
				}
				$json .= ']}';
				list( $siblings, $next ) = array_pop( $above );
				continue;
			}
			$id    = $siblings[ $next ];
			$below = $reports[ $id ] ?? array();
			$json .= ( 0 === $next ? '' : ',' ) . ( 0 === $id ? $organisation : $this->people->node( $id, $this->people->counts[ $id ] ?? count( $below ) ) ) . ',"reports":[';
			++$next;
			if ( array() !== $below && count( $above ) < $levels ) {
				$above[]  = array( $siblings, $next );
				$siblings = $this->people->sorted( $below );
				$next     = 0;
			} else {
				$json .= ']}';
			}
			if ( strlen( $json ) >= self::PIECE ) {
				yield $json;
				$json = '';
			}
		}
		yield $json;
	}
}
