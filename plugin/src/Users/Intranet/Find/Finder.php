<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

use Svc\Kernel\Text\Text;

/** Answers questions about a company. Deterministic: equal scores are ordered by name and user ID. */
final class Finder {

	/** Minimum share of the best score where the answer is ordered by start date. */
	private const AS_GOOD = 0.78;

	/** Minimum share of the best score otherwise. */
	private const FAR_LESS = 0.5;

	private readonly Grammar $grammar;
	private readonly Filler $filler;
	private readonly Synonyms $synonyms;
	private readonly Nicknames $nicknames;

	/** @param string $today YYYY-MM-DD */
	public function __construct(
		private readonly Company $company,
		string $today,
		private readonly ?int $asker = null,
	) {
		$this->synonyms  = new Synonyms();
		$this->filler    = new Filler();
		$this->nicknames = new Nicknames();
		$this->grammar   = new Grammar( $this->filler, $this->synonyms, $today );
	}

	public function find( string $text, int $limit = PHP_INT_MAX ): Answers {
		$lexicon  = new Lexicon( $this->company, $this->nicknames, $this->synonyms );
		$matcher  = new Matcher( $this->company, new Phrases( $this->company, $lexicon, $this->filler, new NameWords( $this->company, $lexicon ) ), new Fitting( $this->company ) );
		$question = $this->grammar->read( $text );
		$matching = $matcher->match( $question->tokens );
		$related  = null;
		if ( null !== $question->relation ) {
			$related = ( new Relations( $this->company, $matcher, $this->grammar, $this->asker ) )->follow( $question->relation, $matching );
			if ( null === $related ) {
				$question = $this->grammar->read( $text, false );
				$matching = $matcher->match( $question->tokens );
			}
		}
		if ( $matching->is_vain ) {
			return new Answers( unknown: $matching->unknown );
		}
		$is_by_time = null !== $question->is_newest_first || array() !== $question->periods;
		if ( ! $matching->has_demands && null === $related && ! $is_by_time ) {
			return new Answers();
		}
		$scores = $this->scores( $question, $matching, $related );
		$people = array();
		$least  = 1.0;
		foreach ( array_slice( $this->ranked( $scores, $question ), 0, $limit ) as $id ) {
			$least    = min( $least, $scores[ $id ] );
			$people[] = new Answer( $id, round( $least, 3 ), $this->reasons( $id, $question, $matching, $related ) );
		}
		return new Answers( $people, count( $scores ), $matching->unknown );
	}

	/**
	 * @param array<int, string>|null $related
	 * @return array<int, float>
	 */
	private function scores( Question $question, Matching $matching, ?array $related ): array {
		$is_led = null !== $related && RelationKind::Lead === $question->relation?->kind;
		$scores = $is_led ? array_fill_keys( array_keys( $related ), 1.0 ) : $matching->scores;
		if ( null !== $related ) {
			$scores = array_intersect_key( $scores, $related );
		}
		foreach ( $question->periods as $period ) {
			$scores = array_filter( $scores, fn ( int $id ): bool => $period->has( $this->company->people[ $id ]->start_date ), ARRAY_FILTER_USE_KEY );
		}
		if ( null !== $question->is_newest_first ) {
			$scores = array_filter( $scores, fn ( int $id ): bool => '' !== $this->company->people[ $id ]->start_date, ARRAY_FILTER_USE_KEY );
		}
		$least = ( array() === $scores ? 0.0 : max( $scores ) ) * ( null === $question->is_newest_first ? self::FAR_LESS : self::AS_GOOD );
		return array_filter( $scores, static fn ( float $score ): bool => $score >= $least );
	}

	/**
	 * @param array<int, float> $scores
	 * @return list<int> User IDs by start date where the question asks for newest or oldest, then by score, then by name.
	 */
	private function ranked( array $scores, Question $question ): array {
		$keys = array();
		foreach ( $scores as $id => $score ) {
			$one         = $this->company->people[ $id ];
			$day         = (int) str_replace( '-', '', $one->start_date );
			$time        = null === $question->is_newest_first ? 0 : $day * ( $question->is_newest_first ? -1 : 1 );
			$keys[ $id ] = array( $time, -round( $score, 6 ), Text::folded( $one->last_name ), Text::folded( $one->first_name ), $id );
		}
		asort( $keys );
		return array_keys( $keys );
	}

	/**
	 * @param array<int, string>|null $related
	 * @return list<string>
	 */
	private function reasons( int $id, Question $question, Matching $matching, ?array $related ): array {
		$one     = $this->company->people[ $id ];
		$reasons = isset( $related[ $id ] ) ? array( $related[ $id ] ) : array();
		$bio     = array();
		foreach ( $matching->facts[ $id ] ?? array() as $number ) {
			$fact = $this->company->facts[ $number ];
			if ( FactKind::Name === $fact->field ) {
				$reasons[] = $fact->field->reason( $one->name() );
			} elseif ( FactKind::Bio === $fact->field ) {
				$bio[] = $fact->text;
			} else {
				$reasons[] = $fact->field->reason( $fact->text );
			}
		}
		if ( array() !== $bio ) {
			$reasons[] = FactKind::Bio->reason( implode( ', ', $bio ) );
		}
		if ( null !== $question->is_newest_first || array() !== $question->periods ) {
			/* translators: %s: day as YYYY-MM-DD. */
			$reasons[] = sprintf( __( 'Started on %s', 'svc' ), $one->start_date );
		}
		return array_values( array_unique( $reasons ) );
	}
}
