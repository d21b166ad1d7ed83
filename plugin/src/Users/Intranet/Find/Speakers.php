<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/** The people in countries where a question's language is spoken: who asks in German of a company with an office in Germany means its payroll. */
final class Speakers {

	private const COUNTRIES = array(
		'es' => array( 'spain' ),
		'de' => array( 'germany', 'austria', 'switzerland' ),
		'fr' => array( 'france' ),
	);

	/** Factor of these people, to whom the others are hardly better. */
	private const NEAR = 1.15;

	public function __construct( private readonly Company $company ) {}

	/**
	 * @param array<int, float> $scores By user ID.
	 * @param string|null       $language Of the question; null for English.
	 * @return array<int, float>
	 */
	public function first( array $scores, ?string $language ): array {
		$countries = self::COUNTRIES[ $language ?? '' ] ?? array();
		if ( array() === $countries || count( $scores ) < 2 ) {
			return $scores;
		}
		$is_there = array();
		foreach ( $scores as $id => $score ) {
			$office                = $this->company->roster->text( 'office', $id );
			$is_there[ $office ] ??= $this->is_in( $office, $countries );
			$scores[ $id ]         = $is_there[ $office ] ? $score * self::NEAR : $score;
		}
		return $scores;
	}

	/** @param list<string> $countries */
	private function is_in( string $office, array $countries ): bool {
		$words = Words::of( $office );
		foreach ( array( implode( ' ', $words ), ...$words ) as $place ) {
			if ( array() !== array_intersect( $countries, $this->company->knowledge->regions( $place ) ) ) {
				return true;
			}
		}
		return false;
	}
}
