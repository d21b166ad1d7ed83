<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/**
 * Makes evidence of the units of a question and of the trades that meet its needs.
 *
 * @phpstan-import-type Fits from Fitting
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

	/** The fewest words of a question that tells what happened, the words that begin others, and those that tell. */
	private const TOLD    = 6;
	private const ASKING  = array( 'who', 'whom', 'which', 'do', 'does', 'is', 'are', 'what', 'any', 'anyone', 'anybody', 'somebody', 'someone', 'where' );
	private const TELLING = array( 'i', 'im', 'ive', 'my', 'we', 'he', 'she', 'they', 'his', 'her', 'their', 'it', 'wont', 'doesnt', 'isnt', 'is', 'was', 'were', 'has', 'had', 'have' );

	/** Factor of words after "for" or "of": what is needed is before it. */
	private const ASIDE    = 0.6;

	/** People whom a company serves or deals with, and hardly employs. */
	private const OUTSIDERS = array( 'dentist', 'doctor', 'physician', 'surgeon', 'nurse', 'therapist', 'veterinarian', 'vet', 'architect', 'barber', 'hairdresser', 'musician', 'artist', 'youtuber', 'judge', 'reporter', 'journalist', 'soldier', 'sergeant', 'veteran', 'pilot', 'priest', 'burglar', 'hacker', 'landlord', 'fisherman', 'millionaire', 'contractor', 'freelancer', 'entrepreneur', 'investor', 'widow', 'student', 'landscaper', 'restaurateur', 'winemaker', 'caterer', 'orthodontist', 'pediatrician', 'anesthesiologist' );

	/** Factor of a setting, as "in the bakery": what is needed is elsewhere in the question. */
	private const SETTING  = 0.5;
	private const SETTINGS = array( 'room', 'warehouse', 'bakery', 'kitchen', 'cellar', 'lobby', 'hall', 'hallway', 'corridor', 'floor', 'basement', 'building', 'plant', 'factory', 'lab', 'laboratory', 'garage', 'store', 'shop', 'canteen', 'workshop', 'stairwell', 'entrance', 'elevator', 'office' );

	/** The least fit of a fact that the question names word by word. */
	private const EXACT = 0.88;

	/** Factor of a fit by trade. */
	private const BY_TRADE = 0.9;

	public function __construct(
		private readonly Company $company,
		private readonly Fitting $fitting,
		private readonly Phrases $phrases,
		private readonly Trades $trades,
	) {}

	/**
	 * @param list<Unit>  $units  None soft or unwanted.
	 * @param list<Token> $tokens
	 * @param bool        $is_wide Whether the trade may stand in for a skill that the question names.
	 * @return list<Evidence>
	 */
	public function of( array $units, array $tokens, bool $is_wide = false ): array {
		$groups  = self::groups( $units );
		$words   = array_map( static fn ( Token $token ): string => $token->word, array_values( array_filter( $tokens, static fn ( Token $token ): bool => ! $token->is_unwanted ) ) );
		$is_long = count( $groups ) > self::LONG || self::tells( $tokens );
		$pieces  = array();
		$aside   = $this->aside( $tokens );
		$needed  = $this->trades->needed( self::is_of_outsider( $groups ) ? array() : $words );
		$fits    = array();
		$covered = array();
		foreach ( $needed as $trade => $need ) {
			$fits[ $trade ] = $this->trades->fits( $trade );
			foreach ( $need['places'] as $place ) {
				$covered[ $words[ $place ] ][ $trade ] = $need['strength'];
			}
		}
		// A trade that the question names, and nobody here has, is missing.
		foreach ( $needed as $trade => $need ) {
			if ( array() === $fits[ $trade ] && $need['strength'] > 1.0 ) {
				$pieces[] = new Evidence( '', self::UNKNOWN, array() );
			}
		}
		$is_wide = $is_wide && array() === array_filter( $units, fn ( Unit $unit ): bool => $this->phrases->is_held( $unit ) );
		$used    = array();
		foreach ( $groups as $group ) {
			$direct = array();
			$trades = array();
			foreach ( $group as $unit ) {
				$direct[] = $unit->is_known() ? $this->fitting->fit( $unit ) : array();
				foreach ( $unit->tokens as $token ) {
					foreach ( $covered[ $token->word ] ?? array() as $trade => $strength ) {
						$trades[ $trade ] = $strength;
					}
				}
			}
			$used    += $trades;
			$pieces[] = $this->piece( $group, $this->fitting->union( $direct ), $this->by_trades( $trades, $fits ), array() === $trades ? 0.0 : max( $trades ), $is_long, $aside[ $group[0]->tokens[0]->word ] ?? 1.0, count( $groups ), $is_wide );
		}
		foreach ( array_diff_key( $needed, $used ) as $trade => $need ) {
			if ( array() !== $fits[ $trade ] ) {
				$pieces[] = new Evidence( '', min( 1.2, $need['strength'] ** 2 ), $this->by_trades( array( $trade => $need['strength'] ), $fits ), is_by_trade: true );
			}
		}
		return $pieces;
	}

	/**
	 * Whether it tells what happened ("he got behind after his surgery") rather than asks for a trade.
	 *
	 * @param list<Token> $tokens
	 */
	private static function tells( array $tokens ): bool {
		$words = array_map( static fn ( Token $token ): string => $token->word, $tokens );
		return count( $words ) >= self::TOLD && ! in_array( $words[0], self::ASKING, true ) && array() !== array_intersect( $words, self::TELLING );
	}

	/**
	 * Whether it asks for nothing but a person whom a company serves and does not employ: a dentist is no need for health insurance.
	 *
	 * @param list<non-empty-list<Unit>> $groups
	 */
	private static function is_of_outsider( array $groups ): bool {
		return 1 === count( $groups ) && 1 === count( $groups[0][0]->tokens ) && in_array( (string) preg_replace( '/s$/', '', $groups[0][0]->tokens[0]->word ), self::OUTSIDERS, true );
	}

	/**
	 * @param list<Token> $tokens
	 * @return array<array-key, float> Factors of the words that say what the thing needed is for, of or with, or where it is.
	 */
	private function aside( array $tokens ): array {
		$aside    = self::settings( $tokens );
		$is_aside = false;
		foreach ( $tokens as $index => $token ) {
			if ( in_array( $token->word, array( 'and', 'who', 'that', 'which', 'because', 'but', 'is', 'are', 'has', 'i', 'we', 'need', 'needs', 'wants', 'can', 'does', 'so', 'now' ), true ) ) {
				$is_aside = false;
			} elseif ( $index > 2 && in_array( $token->before, array( 'for', 'of', 'from', 'with', 'at', 'to' ), true ) ) {
				$is_aside = true;
			}
			if ( $is_aside ) {
				$aside[ $token->word ] ??= self::ASIDE;
			}
		}
		return $aside;
	}

	/**
	 * @param list<Token> $tokens
	 * @return array<array-key, float> Factors of the words of a setting: "in our conference room".
	 */
	private static function settings( array $tokens ): array {
		$factors = array();
		foreach ( $tokens as $index => $token ) {
			if ( ! in_array( $token->before, array( 'in', 'at', 'inside', 'on' ), true ) ) {
				continue;
			}
			$words = array_map( static fn ( Token $one ): string => $one->word, array_slice( $tokens, $index, 3 ) );
			$found = array_intersect( $words, self::SETTINGS );
			if ( array() !== $found && ( $index > 2 || count( $tokens ) > 6 ) ) {
				$factors += array_fill_keys( array_slice( $words, 0, (int) array_key_first( $found ) + 1 ), self::SETTING );
			}
		}
		return $factors;
	}

	/**
	 * @param non-empty-list<Unit> $group
	 * @param Fits                 $direct
	 * @param Fits                 $by_trade
	 */
	private function piece( array $group, array $direct, array $by_trade, float $strength, bool $is_long, float $factor, int $count, bool $is_wide ): Evidence {
		$unit       = $group[0];
		$text       = implode( ' ', array_map( static fn ( Unit $one ): string => $one->text(), $group ) );
		$is_name    = $this->fitting->are_names( $direct );
		$is_english = $this->company->knowledge->is_english( $unit->tokens[0]->word );
		$is_whole   = array() !== $direct && ( $this->phrases->is_held( $unit ) || ( ( $unit->is_phrase || $this->phrases->is_whole( $unit ) ) && max( array_column( $direct, 0 ) ) >= self::EXACT ) );
		$is_common  = ! $unit->is_phrase && $this->company->knowledge->is_common( $unit->tokens[0]->word );
		$is_cut     = array() !== $direct && ( $is_name || $unit->tokens[0]->is_language );
		$fits       = $is_cut || ( $is_whole && ! $is_long && ! ( $is_wide && $this->fitting->are_skills( $direct ) ) ) ? $direct : $this->better( $direct, $by_trade );
		return new Evidence(
			$text,
			$factor * $this->weight( $group, $direct, $by_trade, $strength, $is_whole, $is_common, $is_long, $count ),
			$fits,
			$unit,
			$is_name,
			$is_cut,
			array() === $direct && ( $unit->tokens[0]->is_language || ( $unit->tokens[0]->is_place && array() === $by_trade && ( ! $is_english || $unit->tokens[0]->is_capital ) ) ),
			! $is_english && $unit->tokens[0]->is_capital,
			array() !== $by_trade && $fits !== $direct
		);
	}

	/**
	 * @param non-empty-list<Unit> $group
	 * @param Fits                 $direct
	 * @param Fits                 $by_trade
	 */
	private function weight( array $group, array $direct, array $by_trade, float $strength, bool $is_whole, bool $is_common, bool $is_long, int $count ): float {
		$length = (float) count( $group[0]->tokens );
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
			foreach ( $fits[ $trade ] as $id => list( $score, $numbers ) ) {
				$score *= self::BY_TRADE * ( 0.4 + 0.6 * min( 1.0, $strength ) ) + 0.3 * max( 0.0, $strength - 1.0 ) * $score;
				if ( ! isset( $best[ $id ] ) || $score > $best[ $id ][0] ) {
					$best[ $id ] = array( $score, $numbers );
				}
			}
		}
		return $best;
	}

	/**
	 * @param Fits $some
	 * @param Fits $more
	 * @return Fits
	 */
	private function better( array $some, array $more ): array {
		foreach ( $more as $id => list( $score, $numbers ) ) {
			if ( ! isset( $some[ $id ] ) || $score > $some[ $id ][0] ) {
				$some[ $id ] = array( $score, $numbers );
			}
		}
		return $some;
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
