<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/**
 * Finds people by words that are parts of their trade's needs: "click" and "attachment", which the needs of information security
 * have beside other words.
 *
 * Such words tell far less than a whole need, so they count only where nothing else finds anybody, in a question that tells what happened,
 * and if at least two of them tell of one trade rather than of any other that the company has.
 *
 * @phpstan-import-type Fits from Fit
 */
final class PartialNeeds {

	/** How much likelier a word makes the trade that alone has it. */
	private const GAIN = 1200.0;

	/** Added to all that the needs with a word weigh, so that a word of one need tells less than one of many. */
	private const CAUTION = 1.0;

	/** A word tells less of a need with more words: the exponent of their number. */
	private const SHARED = -0.7;

	/** Factor of a need that counts only beside others. */
	private const BESIDE = 0.5;

	/** What a whole need adds for its strength, and its key among words. */
	private const WHOLE = 2.0;
	private const NEED  = '';

	/** How much less likely than the likeliest trade others may be, as a logarithm, and how many trades are looked at. */
	private const WITHIN = 4.0;
	private const MOST   = 10;

	/** The fewest words that tell of the likeliest trade. */
	private const WORDS = 2;

	/** The least share of all likelihood that the best person has, and the least share of this that others must have. */
	private const SURE      = 0.5;
	private const NEAR_BEST = 0.8;

	/** Exponent that sets the targets of a trade apart from its fallbacks. */
	private const SHARPNESS = 3;

	/** Factor of the score, which says how little is known. */
	private const SCORE = 0.5;

	public function __construct(
		private readonly Company $company,
		private readonly Filler $filler,
		private readonly Trades $trades,
	) {}

	/**
	 * @param array<int, mixed> $field User IDs of those who may be the answer, as keys.
	 * @return Matching|null Null where the words do not tell enough.
	 */
	public function matching( PlaceField $places, array $field ): ?Matching {
		$words = array();
		foreach ( $places->rest as $token ) {
			if ( ! $token->is_unwanted ) {
				$words[] = $token->word;
			}
		}
		$fits = $this->fits( $words, $field );
		return array() === $fits ? null : new Matching( true, false, array_map( static fn ( Fit $fit ): float => $fit->score, $fits ), array( $fits ), $places->wanted + $places->loose );
	}

	/**
	 * @param list<string>      $words
	 * @param array<int, mixed> $field
	 * @return Fits
	 */
	private function fits( array $words, array $field ): array {
		$shares = array();
		$facts  = array();
		$total  = 0.0;
		foreach ( $this->likeliest( $words, $field ) as $trade => $likelihood ) {
			$fits   = array_intersect_key( $this->trades->fits( $trade ), $field );
			$best   = Fit::best( $fits );
			$total += $likelihood;
			foreach ( $fits as $id => $fit ) {
				$shares[ $id ]  = ( $shares[ $id ] ?? 0.0 ) + $likelihood * ( $fit->score / $best ) ** self::SHARPNESS;
				$facts[ $id ] ??= $fit->facts;
			}
		}
		$best = array() === $shares ? 0.0 : max( $shares );
		$fits = array();
		foreach ( $best < self::SURE * $total ? array() : $shares as $id => $share ) {
			if ( $share >= self::NEAR_BEST * $best ) {
				$fits[ $id ] = new Fit( self::SCORE * $share / $total, $facts[ $id ] );
			}
		}
		return $fits;
	}

	/**
	 * @param list<string>      $words
	 * @param array<int, mixed> $field
	 * @return array<int, float> Likelihood by trade, 1 for the likeliest; only trades that people of the field have. Empty where too few words tell of the likeliest.
	 */
	private function likeliest( array $words, array $field ): array {
		$telling = $this->telling( $words );
		$sums    = array_map( 'array_sum', $telling );
		arsort( $sums );
		$likeliest = array();
		$first     = null;
		foreach ( $sums as $trade => $sum ) {
			if ( count( $likeliest ) >= self::MOST || ( null !== $first && $sum < $first - self::WITHIN ) ) {
				break;
			}
			if ( array() === array_intersect_key( $this->trades->fits( $trade ), $field ) ) {
				continue;
			}
			$first ??= $sum;
			if ( array() === $likeliest && count( array_diff_key( $telling[ $trade ], array( self::NEED => 0.0 ) ) ) < self::WORDS ) {
				return array();
			}
			$likeliest[ $trade ] = exp( $sum - $first );
		}
		return $likeliest;
	}

	/**
	 * @param list<string> $words
	 * @return array<int, array<string, float>> How much likelier each word makes a trade, as a logarithm, by trade; NEED for all whole needs of a trade.
	 */
	private function telling( array $words ): array {
		$telling = array();
		$told    = array_filter( $words, fn ( string $word ): bool => ! $this->filler->has( $word ) );
		foreach ( array_unique( array_map( array( Words::class, 'base' ), $told ) ) as $base ) {
			$weights = array();
			foreach ( $this->company->knowledge->needs_with( $base ) as list( $trade, $counts_alone, $count ) ) {
				$weights[ $trade ] = ( $weights[ $trade ] ?? 0.0 ) + ( $counts_alone ? 1.0 : self::BESIDE ) * $count ** self::SHARED;
			}
			$all = self::CAUTION + array_sum( $weights );
			foreach ( $weights as $trade => $weight ) {
				$telling[ $trade ][ $base ] = log( 1.0 + self::GAIN * $weight / $all );
			}
		}
		foreach ( $this->trades->needed( $words ) as $trade => $need ) {
			$telling[ $trade ][ self::NEED ] = self::WHOLE * $need['strength'] ** 2 * sqrt( $need['most'] );
		}
		return $telling;
	}
}
