<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/**
 * Makes evidence of the units of a question and of the trades that meet its needs.
 *
 * @phpstan-import-type Fits from Fit
 */
final class EvidenceList {

	/** Weights of a word that the company does not know: in a few words, in a long question, and of a common word, of one in a question of two words. */
	private const UNKNOWN      = 0.7;
	private const UNKNOWN_LONG = 0.25;
	private const COMMON       = 0.1;
	private const COMMON_FEW   = 0.6;

	/** Weight of a common word that is a part of some fact, as "short" of a skill "Short sales". */
	private const COMMON_PART = 0.25;

	/** Questions of more words than this are long. */
	private const LONG = 5;

	/** The least fit of a fact that the question names word by word. */
	private const EXACT = 0.88;

	/** The most that a fit by trade counts where others have just what the question names. */
	private const BESIDE_WHOLE = 0.85;

	/** A fit below this share of the best one is a fallback. */
	private const FALLBACK = 0.8;

	/** The least fit by a trade's first targets. */
	private const SURE = 0.76;

	/** The least strength of a need of which a question tells by more than one phrase. */
	private const TOLD_OF = 1.5;

	/** Factor of a fit by trade. */
	private const BY_TRADE = 0.9;

	public function __construct(
		private readonly Company $company,
		private readonly Fitting $fitting,
		private readonly Phrases $phrases,
		private readonly Trades $trades,
	) {}

	/** @param list<string> $stems Stems of the words for a position that tells of no trade. */
	public function without( array $stems ): self {
		return new self( $this->company, $this->fitting, $this->phrases, $this->trades->without( $stems ) );
	}

	/**
	 * @param list<Unit>  $units  None soft or unwanted.
	 * @param list<Token> $tokens
	 * @param array<int, mixed> $field User IDs of those who may be the answer, as keys.
	 * @param bool        $is_wide Whether the trade may stand in for a skill that the question names.
	 * @return list<Evidence>
	 */
	public function of( array $units, array $tokens, array $field, bool $is_wide = false ): array {
		$groups  = self::groups( $units );
		$words   = array_map( static fn ( Token $token ): string => $token->word, array_values( array_filter( $tokens, static fn ( Token $token ): bool => ! $token->is_unwanted ) ) );
		$is_long = count( $groups ) > self::LONG || Telling::tells( $tokens );
		$pieces  = array();
		$aside   = Asides::of( $tokens );
		$is_of_outsider = Callings::is_of_outsider( $groups );
		$needed  = $this->trades->needed( $is_of_outsider ? array() : $words );
		$fits    = array();
		$covered = array();
		$customers = Telling::is_of_customer( $words );
		foreach ( $needed as $trade => $need ) {
			$fits[ $trade ] = self::sharpened( $this->trades->fits( $trade, $customers ), $field );
			foreach ( $need['places'] as $place ) {
				$covered[ $words[ $place ] ][ $trade ] = $need['strength'];
			}
		}
		// A trade that the question names, and nobody here has, is missing.
		foreach ( $needed as $trade => $need ) {
			if ( array() === $fits[ $trade ] && $need['strength'] > 1.0 && ! $this->is_met( $need['places'], $needed, $fits ) ) {
				$pieces[] = new Evidence( '', self::UNKNOWN, array() );
			}
		}
		$is_said = $is_wide && self::is_said_by_one_need( $groups, $covered, $needed, $fits );
		$is_wide = $is_wide && array() === array_filter( $units, fn ( Unit $unit ): bool => $this->phrases->is_held( $unit ) );
		$used    = array();
		$aside  += Asides::enclosed( array_intersect_key( $needed, array_filter( $fits ) ), $words, $units );
		foreach ( $groups as $group ) {
			$direct = array();
			$trades = array();
			foreach ( $group as $unit ) {
				// No "physician loans" for a physician.
				$is_met   = self::are_looked_after( $unit ) && $this->phrases->is_held( $unit ) && array() !== $this->by_trades( $covered[ $unit->tokens[0]->word ] ?? array(), $fits );
				$direct[] = ! $is_met && $unit->is_known() && ( ! $is_of_outsider || $this->phrases->is_held( $unit ) || $this->phrases->is_whole( $unit ) ) ? $this->fitting->fit( $unit ) : array();
				foreach ( $unit->tokens as $token ) {
					foreach ( $covered[ $token->word ] ?? array() as $trade => $strength ) {
						$trades[ $trade ] = $strength;
					}
				}
			}
			$used    += $trades;
			$pieces[] = $this->piece( $group, $this->fitting->union( $direct ), $this->by_trades( $trades, $fits ), array() === $trades ? 0.0 : max( $trades ), $is_long, $aside[ $group[0]->tokens[0]->word ] ?? 1.0, count( $groups ), $is_wide, $is_said, self::is_part( $trades, $needed, $fits ) );
		}
		$is_told = self::is_told( $needed, $fits );
		$callings = new Callings( $this->company->knowledge, $this->phrases );
		foreach ( $units as $index => $unit ) {
			if ( $callings->makes_strange( $index, $units, $covered, $tokens ) || ( ! ( $is_told && Callings::is_described( $unit, $words ) ) && $callings->are_asked_for( $unit, $tokens ) && ! $this->has_titles( array_intersect_key( $fits, $covered[ $unit->tokens[0]->word ] ?? array() ) ) ) ) {
				$pieces[] = new Evidence( $unit->text(), self::UNKNOWN, array(), is_demanded: true );
			}
		}
		// The desk of "Dana at the front desk" is no need for furniture.
		$has_name = ! Telling::tells( $tokens ) && array() !== array_filter( $pieces, static fn ( Evidence $piece ): bool => $piece->is_name );
		foreach ( array_diff_key( $needed, $used ) as $trade => $need ) {
			if ( array() !== $fits[ $trade ] && ! ( $has_name && $need['most'] < 2 ) ) {
				$pieces[] = new Evidence( '', min( 1.2, $need['strength'] ** 2 ), $this->by_trades( array( $trade => $need['strength'] ), $fits ), is_by_trade: true, place: array() === $need['places'] ? null : min( $need['places'] ) );
			}
		}
		return ( new Emphasis( $this->company->knowledge, $this->phrases ) )->laid( $pieces, $tokens );
	}

	/**
	 * Whether the words name people in somebody's care: "who is responsible for the apprentices". They are in the plural; "accounting" in "who does accounting" is not.
	 */
	private static function are_looked_after( Unit $unit ): bool {
		$first = $unit->tokens[0];
		return in_array( $first->before, array( 'handles', 'after' ), true ) || ( 'does' === $first->before && str_ends_with( $first->word, 's' ) );
	}

	/**
	 * Whether a trade of the company meets a need of the same words, as quality control of loans does that of goods.
	 *
	 * @param list<int>                                                        $places
	 * @param array<int, array{strength: float, places: list<int>, most: int}> $needed
	 * @param array<int, Fits>                                                 $fits
	 */
	private function is_met( array $places, array $needed, array $fits ): bool {
		foreach ( $needed as $trade => $need ) {
			if ( array() !== $fits[ $trade ] && array() === array_diff( $places, $need['places'] ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Whether more than one phrase tells of a need that people here meet.
	 *
	 * @param array<int, array{strength: float, places: list<int>, most: int}> $needed
	 * @param array<int, Fits>                                                 $fits
	 */
	private static function is_told( array $needed, array $fits ): bool {
		return array() !== array_filter( $needed, static fn ( array $need, int $trade ): bool => $need['strength'] >= self::TOLD_OF && $need['most'] > 1 && array() !== $fits[ $trade ], ARRAY_FILTER_USE_BOTH );
	}

	/**
	 * Whether a title of the company has one of these trades: a surgeon is no "physician loans".
	 *
	 * @param array<int, Fits> $trades
	 */
	private function has_titles( array $trades ): bool {
		foreach ( $trades as $trade => $fits ) {
			$titles = $this->trades->titles( $trade );
			foreach ( Fit::different( $fits ) as $fit ) {
				if ( $fit->score >= self::SURE && array() !== array_intersect( $titles, $fit->facts ) ) {
					return true;
				}
			}
		}
		return false;
	}

	/**
	 * Fits in which a last resort counts little where there is something better.
	 *
	 * @param Fits              $fits
	 * @param array<int, mixed> $field
	 * @return Fits
	 */
	private static function sharpened( array $fits, array $field ): array {
		$own  = array_intersect_key( $fits, $field );
		$best = array() === $own ? 1.0 : Fit::best( $own );
		return Fit::each( $fits, static fn ( Fit $fit ): Fit => $fit->score < self::FALLBACK * $best ? new Fit( $fit->score * ( $fit->score / $best ), $fit->facts ) : $fit );
	}

	/**
	 * Whether all of its words are one need of several words, as another name of a trade: "legal assistant" for a paralegal.
	 *
	 * @param list<non-empty-list<Unit>>                                            $groups
	 * @param array<array-key, array<int, float>>                                   $covered Strength by number of the trade, by word.
	 * @param array<int, array{strength: float, places: list<int>, most: int}>      $needed
	 * @param array<int, Fits>                                                      $fits
	 */
	private static function is_said_by_one_need( array $groups, array $covered, array $needed, array $fits ): bool {
		$shared = array_filter( $needed, static fn ( array $need ): bool => $need['most'] > 1 && count( $groups ) === $need['most'] );
		foreach ( $groups as $group ) {
			$shared = array_intersect_key( $shared, $covered[ $group[0]->tokens[0]->word ] ?? array() );
		}
		return array() !== array_intersect_key( $shared, array_filter( $fits ) );
	}

	/**
	 * Whether one of these trades was found by a need of several words, and a person of the company has that trade.
	 *
	 * @param array<int, float>                                                $trades
	 * @param array<int, array{strength: float, places: list<int>, most: int}> $needed
	 * @param array<int, Fits>                                                 $fits
	 */
	private static function is_part( array $trades, array $needed, array $fits ): bool {
		foreach ( $trades as $trade => $strength ) {
			if ( $needed[ $trade ]['most'] > 1 && array() !== $fits[ $trade ] ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * @param non-empty-list<Unit> $group
	 * @param Fits                 $direct
	 * @param Fits                 $by_trade
	 */
	private function piece( array $group, array $direct, array $by_trade, float $strength, bool $is_long, float $factor, int $count, bool $is_wide, bool $is_said, bool $is_part ): Evidence {
		$unit       = $group[0];
		$text       = implode( ' ', array_map( static fn ( Unit $one ): string => $one->text(), $group ) );
		$is_name    = $this->fitting->are_names( $direct );
		$is_english = $this->company->knowledge->is_english( $unit->tokens[0]->word );
		$is_whole   = ! $is_said && array() !== $direct && ( $this->phrases->is_held( $unit ) || ( ( $unit->is_phrase || $this->phrases->is_whole( $unit ) ) && Fit::best( $direct ) >= self::EXACT ) );
		$is_common  = ! $unit->is_phrase && $this->company->knowledge->is_common( $unit->tokens[0]->word );
		if ( $is_whole ) {
			$by_trade = Fit::each( $by_trade, static fn ( Fit $fit ): Fit => $fit->score > self::BESIDE_WHOLE ? new Fit( self::BESIDE_WHOLE, $fit->facts ) : $fit );
		}
		// What a need says with other words is no skill by itself: the statements of "commission statements".
		$is_in_need = $is_part && ! $unit->is_phrase && ! $this->phrases->is_held( $unit );
		$is_cut     = array() !== $direct && ( $is_name || $unit->tokens[0]->is_language );
		$fits       = $direct;
		$is_of_name = Phrases::is_addressed( $unit->tokens[0] );
		if ( ! $is_cut && ! $is_of_name && ( ! $is_whole || $is_long || $is_in_need || ( $is_wide && $this->fitting->are_skills( $direct ) ) ) ) {
			Fit::add( $fits, $by_trade, Fit::better( ... ) );
		}
		return new Evidence(
			$text,
			$factor * $this->weight( $group, $direct, $by_trade, $strength, $is_whole, $is_common, $is_long, $count, $factor < 1.0 ),
			$fits,
			$unit,
			$is_name,
			$is_cut,
			array() === $direct && ( $unit->tokens[0]->is_language || ( $unit->tokens[0]->is_place && array() === $by_trade && ( ! $is_english || $unit->tokens[0]->is_capital ) ) ),
			( ! $is_english || $is_of_name ) && $unit->tokens[0]->is_capital,
			array() !== $by_trade && $fits !== $direct
		);
	}

	/**
	 * @param non-empty-list<Unit> $group
	 * @param Fits                 $direct
	 * @param Fits                 $by_trade
	 */
	private function weight( array $group, array $direct, array $by_trade, float $strength, bool $is_whole, bool $is_common, bool $is_long, int $count, bool $is_aside ): float {
		// For whom it is weighs as much in one word as in two: "commissions for home consultants".
		$length = $is_aside ? 1.0 : (float) count( $group[0]->tokens );
		if ( array() === $direct && array() === $by_trade ) {
			return $is_common || ctype_digit( $group[0]->tokens[0]->word ) ? ( $count < 3 ? self::COMMON_FEW : self::COMMON ) : ( $is_long ? self::UNKNOWN_LONG : self::UNKNOWN );
		}
		$rare = array() === $direct ? 1.0 : 0.6 + 0.4 * ( 1.0 - log( max( 1, count( $direct ) ) ) / log( max( 2, count( $this->company->people ) ) ) );
		$own  = array() === $direct ? 0.0 : ( $is_common && ! $is_whole ? self::COMMON_PART : $length * $rare );
		return max( $own, array() === $by_trade ? 0.0 : min( 1.5, $strength ) );
	}

	/**
	 * @param array<int, float> $trades Strength by number.
	 * @param array<int, Fits>  $fits
	 * @return Fits
	 */
	private function by_trades( array $trades, array $fits ): array {
		$best = array();
		foreach ( $trades as $trade => $strength ) {
			$own  = Fit::each( $fits[ $trade ], static fn ( Fit $fit ): Fit => new Fit( $fit->score * ( self::BY_TRADE * ( 0.4 + 0.6 * min( 1.0, $strength ) ) + 0.3 * max( 0.0, $strength - 1.0 ) * $fit->score ), $fit->facts ) );
			Fit::add( $best, $own, Fit::better( ... ) );
		}
		return $best;
	}

	/**
	 * @param list<Unit> $units
	 * @return list<non-empty-list<Unit>> Alternatives together.
	 */
	private static function groups( array $units ): array {
		$groups = array();
		foreach ( $units as $unit ) {
			if ( $unit->is_alternative() && array() !== $groups ) {
				$groups[ count( $groups ) - 1 ][] = $unit;
			} else {
				$groups[] = array( $unit );
			}
		}
		return $groups;
	}
}
