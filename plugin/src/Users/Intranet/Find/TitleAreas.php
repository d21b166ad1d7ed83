<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/** Leaves those out whose title is of another area than the question's place: for California no "Account Executive, Texas". */
final class TitleAreas {

	/** Areas of the United States that titles name, and their states. */
	private const AREAS = array(
		'northeast'    => 'new york,massachusetts,connecticut,rhode island,maine,new hampshire,vermont,new jersey,pennsylvania',
		'new england'  => 'massachusetts,connecticut,rhode island,maine,new hampshire,vermont',
		'mid atlantic' => 'maryland,delaware,virginia,west virginia,pennsylvania,new jersey,washington dc',
		'southeast'    => 'georgia,florida,north carolina,south carolina,alabama,mississippi,tennessee,kentucky,virginia,arkansas,louisiana',
		'midwest'      => 'ohio,indiana,illinois,michigan,wisconsin,minnesota,iowa,missouri,kansas,nebraska,north dakota,south dakota',
		'southwest'    => 'arizona,new mexico,texas,oklahoma,nevada,utah',
		'northwest'    => 'washington,oregon,idaho,montana',
		'west'         => 'california,oregon,washington,nevada,idaho,utah,arizona,montana,wyoming,colorado,new mexico,alaska,hawaii',
	);

	/** Words before a place. */
	private const BEFORE = array( 'for', 'in', 'near', 'around', 'of', 'from', 'outside', 'covering', 'covers', 'at', 'to' );

	/** The most words of a place. */
	private const LONGEST = 3;

	public function __construct( private readonly Company $company ) {}

	/**
	 * @param array<int, float> $scores By user ID.
	 * @param list<Token>       $tokens
	 * @return array<int, float>
	 */
	public function kept( array $scores, array $tokens ): array {
		$asked = array() === $scores ? array() : $this->asked( $tokens );
		if ( array() === $asked ) {
			return $scores;
		}
		$areas = array();
		return array_filter(
			$scores,
			function ( int $id ) use ( $asked, &$areas ): bool {
				$title = $this->company->roster->text( 'title', $id );
				$own   = $areas[ $title ] ??= $this->of_title( $title );
				return array() === $own || array() !== array_intersect( $own, $asked );
			},
			ARRAY_FILTER_USE_KEY
		);
	}

	/**
	 * @param list<Token> $tokens
	 * @return list<string> The states of the question's places.
	 */
	private function asked( array $tokens ): array {
		$states = array();
		foreach ( $tokens as $index => $token ) {
			for ( $length = in_array( $token->before, self::BEFORE, true ) && ! $token->is_unwanted && ! $this->is_office( $token->word ) ? self::LONGEST : 0; $length > 0; $length-- ) {
				$regions = $this->company->knowledge->regions( implode( ' ', array_map( static fn ( Token $one ): string => $one->word, array_slice( $tokens, $index, $length ) ) ) );
				if ( array() !== $regions ) {
					foreach ( $regions as $region ) {
						array_push( $states, $region, ...explode( ',', self::AREAS[ str_replace( Places::WIDE, '', $region ) ] ?? '' ) );
					}
					break;
				}
			}
		}
		return $states;
	}

	/** Whether it is a word of an office's name: who sits there is known better than by a title. */
	private function is_office( string $word ): bool {
		return array() !== array_filter( array_keys( $this->company->words[ $word ] ?? array() ), fn ( int $number ): bool => FactKind::Office === $this->company->facts->kind( $number ) );
	}

	/** @return list<string> The states of a title's area, none where it has no area. */
	private function of_title( string $title ): array {
		$words  = ' ' . implode( ' ', Words::of( $title ) ) . ' ';
		$states = array();
		foreach ( self::AREAS as $area => $own ) {
			foreach ( array( $area, ...explode( ',', $own ) ) as $name ) {
				if ( str_contains( $words, " $name " ) ) {
					array_push( $states, ...( $name === $area ? explode( ',', $own ) : array( $name ) ) );
				}
			}
		}
		return array_values( array_unique( $states ) );
	}
}
