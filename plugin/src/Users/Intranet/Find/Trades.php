<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

use Svc\Users\Fields\Role;

/**
 * Finds the people whose trade meets a need that the question describes.
 *
 * @phpstan-import-type Fits from Fit
 * @phpstan-type Need array{strength: float, places: list<int>, most: int}
 */
final class Trades {

	/** How far apart the words of one need may stand. */
	private const WINDOW = 7;

	/** How many words may stand between those of a need that is told of in one breath. */
	private const CLOSE = 3;

	/** Strength of a need that counts only beside others, of a common word, of another one, of several words. */
	private const WEAK    = 0.3;
	private const COMMON  = 0.7;
	private const PLAIN   = 1.0;
	private const PHRASE  = 1.2;

	/** What a further need of the same trade adds. */
	private const FURTHER = 0.4;

	/** What a further target of the same trade adds to a person. */
	private const ANOTHER = 0.06;

	/** Certainty of a trade's last targets. */
	private const LAST_RESORT = 0.5;

	/** The last resort of trades that are for the company's own people, and their factor where a customer has the need. */
	private const PERSONNEL   = 'human resources';
	private const OF_CUSTOMER = 0.35;

	/** Factor of those who know a thing and have another trade. */
	private const NEARLY = 0.9;

	/** @var array<string, array<int, float>> Certainty by number of the fact, by target. */
	private array $facts = array();

	/** @param list<string> $position Stems of the words for a position: targets of no other words are nobody's trade. */
	public function __construct(
		private readonly Company $company,
		private readonly Filler $filler,
		private readonly array $position = array(),
	) {}

	/** @param list<string> $position */
	public function without( array $position ): self {
		return new self( $this->company, $this->filler, $position );
	}

	/**
	 * @param list<string> $words The words of the question.
	 * @return array<int, Need> Needs by trade: how strongly the question tells of it, the places of the words that do, and the most words of a single need.
	 */
	public function needed( array $words ): array {
		$places = array();
		foreach ( $words as $place => $word ) {
			$places[ Words::base( $word ) ][] = $place;
		}
		$needed  = array();
		$present = array_map( 'strval', array_keys( $places ) );
		foreach ( $places as $stem => $at ) {
			foreach ( $this->company->knowledge->needs( (string) $stem, $present ) as list( $trade, $counts_alone, $others ) ) {
				$all = $this->near( $at[0], $others, $places );
				// A filler word tells of no need by itself: no herring for "her".
				if ( null !== $all && ( array() !== $all || ! $this->filler->has( $words[ $at[0] ] ) ) ) {
					$is_wide  = array() !== $all && max( $at[0], ...$all ) - min( $at[0], ...$all ) - count( $all ) > self::CLOSE;
					// Filler words far from each other are just the sentence: "need" and "people".
					if ( $is_wide && array() === array_filter( array( $at[0], ...$all ), fn ( int $one ): bool => ! $this->filler->has( $words[ $one ] ) ) ) {
						continue;
					}
					$strength = match ( true ) {
						! $counts_alone        => self::WEAK,
						$is_wide               => self::PLAIN,
						array() !== $others    => self::PHRASE,
						$this->company->knowledge->is_common( $words[ $at[0] ] ) => self::COMMON,
						default                => self::PLAIN,
					};
					$needed[ $trade ]['each'][]       = $strength;
					$needed[ $trade ]['places'] ??= array();
					$needed[ $trade ]['most']     = max( $needed[ $trade ]['most'] ?? 0, 1 + count( $all ) );
					array_push( $needed[ $trade ]['places'], $at[0], ...$all );
				}
			}
		}
		return self::widest( array_map(
			static fn ( array $need ): array => array(
				'strength' => min( 1.6, max( $need['each'] ) + self::FURTHER * ( array_sum( $need['each'] ) - max( $need['each'] ) ) ),
				'places'   => array_values( array_unique( $need['places'] ) ),
				'most'     => $need['most'],
			),
			$needed
		) );
	}

	/**
	 * Without trades that only a part of a stronger one's words tells of: no furniture for the voicemail of a desk phone.
	 *
	 * @param array<int, Need> $needed
	 * @return array<int, Need>
	 */
	private static function widest( array $needed ): array {
		return array_filter(
			$needed,
			static function ( array $need ) use ( $needed ): bool {
				// A word that counts only beside others has none.
				if ( $need['strength'] <= self::WEAK ) {
					return false;
				}
				foreach ( $needed as $other ) {
					if ( $other['strength'] > $need['strength'] && count( $other['places'] ) > count( $need['places'] ) && array() === array_diff( $need['places'], $other['places'] ) ) {
						return false;
					}
				}
				return true;
			}
		);
	}

	/**
	 * @param bool $is_of_customer Whether a customer has the need: a borrower's paystub is little for payroll.
	 * @return Fits
	 */
	public function fits( int $trade, bool $is_of_customer = false ): array {
		$fits    = array();
		$officers = array();
		foreach ( $this->company->knowledge->targets( $trade ) as list( $words, $sure ) ) {
			foreach ( $this->facts( $words ) as $number => $fit ) {
				if ( self::LAST_RESORT === $sure && FactKind::Title === $this->company->facts[ $number ]->field ) {
					$officers += array_flip( array_filter( $this->company->facts[ $number ]->people, fn ( int $id ): bool => Role::LoanOfficer->value === $this->company->roster->text( 'role', $id ) ) );
				}
				// A last resort is a trade or a department: not "first-time buyers" for a buyer.
				if ( $sure < 1.0 && FactKind::Skill === $this->company->facts[ $number ]->field && $fit < 0.99 ) {
					continue;
				}
				$score   = $sure * $fit;
				$another = self::ANOTHER * $score;
				Fit::add(
					$fits,
					array_fill_keys( $this->company->facts[ $number ]->people, new Fit( $score, array( $number ) ) ),
					static fn ( Fit $fit, Fit $only ): Fit => new Fit( max( $score, $fit->score ) + $another, in_array( $number, $fit->facts, true ) ? $fit->facts : array( ...$fit->facts, $number ) )
				);
			}
		}
		$fits = $this->with_loan_officers_first( $fits, $officers );
		return $is_of_customer && $this->is_for_staff( $trade ) ? Fit::each( $fits, static fn ( Fit $fit ): Fit => new Fit( self::OF_CUSTOMER * $fit->score, $fit->facts ) ) : $fits;
	}

	/**
	 * Of those who know a thing, loan officers come first where they are the last resort: for a borrower's jumbo loan not the underwriter.
	 *
	 * @param Fits            $fits
	 * @param array<int, int> $officers By user ID.
	 * @return Fits
	 */
	private function with_loan_officers_first( array $fits, array $officers ): array {
		$best = array() === $fits ? 0.0 : Fit::best( $fits );
		$both = array_filter( array_intersect_key( $fits, $officers ), static fn ( Fit $fit ): bool => $fit->score >= self::NEARLY * $best );
		return array() === $both ? $fits : array_intersect_key( $fits, $officers ) + Fit::each( array_diff_key( $fits, $officers ), static fn ( Fit $fit ): Fit => new Fit( self::NEARLY * $fit->score, $fit->facts ) );
	}

	/** Whether it is for the people of the company alone: personnel is its last resort. */
	private function is_for_staff( int $trade ): bool {
		foreach ( $this->company->knowledge->targets( $trade ) as list( $words, $sure ) ) {
			if ( self::LAST_RESORT === $sure && self::PERSONNEL === $words ) {
				return true;
			}
		}
		return false;
	}

	/** @return list<int> Numbers of the titles that have a trade, not only as its last resort: a carpenter is no loan officer for the self-employed. */
	public function titles( int $trade ): array {
		$titles = array();
		foreach ( $this->company->knowledge->targets( $trade ) as list( $words, $sure ) ) {
			foreach ( $sure > self::LAST_RESORT ? $this->facts( $words ) : array() as $number => $fit ) {
				if ( FactKind::Title === $this->company->facts[ $number ]->field ) {
					$titles[] = $number;
				}
			}
		}
		return $titles;
	}

	/**
	 * Facts that have all words of a target.
	 *
	 * @return array<int, float> How well, by number.
	 */
	private function facts( string $target ): array {
		if ( isset( $this->facts[ $target ] ) ) {
			return $this->facts[ $target ];
		}
		$found = null;
		$exact = array();
		$words = Words::telling( $target );
		if ( array() === array_diff( array_map( Words::stem( ... ), $words ), $this->position ) ) {
			return $this->facts[ $target ] = array();
		}
		foreach ( $words as $word ) {
			$own = array();
			foreach ( $this->company->stems[ Words::stem( $word ) ] ?? array() as $related => $yes ) {
				$is_exact = Words::base( (string) $related ) === Words::base( $word );
				foreach ( $this->company->words[ $related ] ?? array() as $number => $bits ) {
					$own[ $number ]   = ( $own[ $number ] ?? 0 ) | $bits;
					$exact[ $number ] = ( $exact[ $number ] ?? false ) || $is_exact;
				}
			}
			if ( null === $found ) {
				$found = $own;
				continue;
			}
			foreach ( $found as $number => $bits ) {
				// Each word must match a further word of the fact.
				if ( isset( $own[ $number ] ) && 0 !== ( $own[ $number ] & ~$bits ) ) {
					$found[ $number ] |= $own[ $number ];
				} else {
					unset( $found[ $number ] );
				}
			}
		}
		$facts = array();
		foreach ( $found ?? array() as $number => $bits ) {
			$fact = $this->company->facts[ $number ];
			// A related word is not enough for a part of a skill: no "Fair trade" for a trader.
			if ( ( ! $exact[ $number ] || 1 === preg_match( '/^[a-z]+[^e]er$/', $target ) ) && FactKind::Skill === $fact->field && ! $fact->is_said_whole( $bits ) ) {
				continue;
			}
			if ( in_array( $fact->field, array( FactKind::Title, FactKind::Skill, FactKind::Department ), true ) ) {
				$facts[ $number ] = $fact->field->weight() * ( 0.5 + 0.5 * $fact->completeness( $bits ) ) * ( $fact->is_said_in_essence( $bits ) ? 1.0 : 0.85 );
			}
		}
		return $this->facts[ $target ] = $facts;
	}

	/**
	 * @param list<string>                 $stems
	 * @param array<array-key, list<int>>  $places
	 * @return list<int>|null Places of these stems near this one; null where one is missing.
	 */
	private function near( int $place, array $stems, array $places ): ?array {
		$found = array();
		foreach ( $stems as $stem ) {
			$near = array_filter( $places[ $stem ] ?? array(), static fn ( int $other ): bool => abs( $other - $place ) <= self::WINDOW );
			if ( array() === $near ) {
				return null;
			}
			$found[] = reset( $near );
		}
		return $found;
	}
}
