<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/** Answers questions about the people of this site's company. */
final class ColleagueSearch {

	public function __construct( private readonly FindStore $store ) {}

	/**
	 * @param int    $caller_id User ID of the caller, the person that "my" in a question refers to.
	 * @param string $today     YYYY-MM-DD
	 * @return array<string, mixed>
	 */
	public function answer( string $question, int $limit, int $caller_id, string $today ): array {
		$findings = ( new Finder( $this->store->company( $question ), $today, $caller_id ) )->find( $question, $limit );
		$items    = $this->store->items( array_map( static fn ( Answer $finding ): int => $finding->id, $findings->people ) );
		$people   = array();
		foreach ( $findings->people as $finding ) {
			// The profile may have been deleted since the first query.
			if ( isset( $items[ $finding->id ] ) ) {
				$people[] = $items[ $finding->id ] + array(
					'score'   => max( 1, (int) round( 100 * $finding->score ) ),
					'reasons' => $finding->reasons,
				);
			}
		}
		return array(
			'people'  => $people,
			'total'   => $findings->total,
			'unknown' => $findings->unknown,
		);
	}
}
