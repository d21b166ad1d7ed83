<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

use Svc\Kernel\Text\Text;

/** Answers questions about a company. Deterministic: equal scores are ordered by name and user ID. */
final class Finder {

	/** Minimum share of the best score where the answer is ordered by start date. */
	private const AS_GOOD = 0.78;

	/** Minimum share of the best score otherwise. */
	private const FAR_LESS = 0.7;

	/** Questions of fewer words may be names without a capital. */
	private const SHORT = 5;

	/** First person: somebody who writes about a problem of their own is not looking for themselves. */
	private const ONES_OWN = '/(?<![\p{L}\p{N}])(?:my|i(?! (?:in|at|of|for|and|with|who)\b|$)|im|i[\'’]m|ive|i[\'’]ve|(?<!show |give |tell |list |send |find |get )me)(?![\p{L}\p{N}])/iu';

	/** The beginning of a story about the caller's colleague or manager: "my boss yells". */
	private const TOLD_OF = '/^\W*(?:an?|my|our|one of my|two of my|some of my) (?:\w+ ){0,2}(?:co-?workers?|colleagues?|team ?mates?|boss(?:es)?|managers?|supervisors?|team leaders?|team leads?|leaders?) (?:of mine )?(?:at work |here |(?:in|at) (?:the |our )?(?:\p{L}+ ){1,2}?)?(?:always |constantly |just |now |even |never |really |often )?(?:who |that )?(?!(?:is|in|at|for|from|of|on|with|who|that|which|does|works|sits|speaks|has|can|knows|was|s)\b)(?:\p{L}+(?:s|ed)|keeps?|made|told|hit|took|stole|wont|won[\'’]t|doesn[\'’]t|cannot|can[\'’]t|threatens) (?:\p{L}+ )*(?:me|us|my|our|her|him|everybody|everyone|others|people|jokes?|remarks?|comments?|slurs?|drunk)\b/iu';

	/** A story in which the caller's colleague or manager is spoken to: "a caller asked my colleague for her login". */
	private const DONE_TO = '/^\W*(?!(?:who|whom|whose|which|what|where|how|is|are|does|do|can)\b).*\b(?!need)(?:\p{L}{2,}ed|told|rang|sent|hit|gave|hurt) (?:my|our|one of (?:my|our)) (?:co-?workers?|colleagues?|team ?mates?|boss(?:es)?|managers?|supervisors?)(?![\'’]s)\b/iu';

	/** Titles of those who look after an office and its things. */
	private const AT_HAND = '/\b(?:office (?:manager|administrator|coordinator|assistant)|reception|receptionist|front desk|facilit(?:y|ies)|maintenance|caretaker|janitor|mail)\b/i';

	/** Factor of these, where they are of the caller's office. */
	private const NEAR = 1.08;

	private readonly Grammar $grammar;
	private readonly Filler $filler;
	private readonly Synonyms $synonyms;
	private readonly Nicknames $nicknames;

	/** @param string $today YYYY-MM-DD */
	public function __construct(
		private readonly Company $company,
		string $today,
		private readonly ?int $caller_id = null,
	) {
		$this->synonyms  = new Synonyms();
		$this->filler    = new Filler();
		$this->nicknames = new Nicknames();
		$this->grammar   = new Grammar( $this->filler, $this->synonyms, $today );
	}

	public function find( string $text, int $limit = PHP_INT_MAX ): Answers {
		$by_number = ( new Numbers( $this->company ) )->people( $text );
		if ( null !== $by_number ) {
			return $this->by_number( $by_number, $limit );
		}
		$text     = ( new ChatPhrasing( $this->company ) )->plain( $text );
		$language = $this->company->language_of( $text );
		$text     = $this->company->in_english( $text );
		$text     = ( new ForeignTongue( $this->company, $this->synonyms ) )->plain( $text );
		$text     = ( new NamePhrasing( $this->company, $this->nicknames, $this->filler ) )->plain( $text );
		$text     = ( new Positions( $this->company ) )->plain( $text );
		$text     = ( new LeaderTitles( $this->company ) )->plain( ( new LeaderPhrasing( $this->company ) )->plain( $text ) );
		$text     = ( new TitlePhrasing( $this->company ) )->plain( $text );
		$text     = PlacePhrasing::plain( TimePhrasing::plain( GeneralQuestion::uncounted( $text, $this->company ) ), $this->company );
		if ( GeneralQuestion::is( $text, $this->company ) ) {
			return new Answers();
		}
		if ( $this->may_name_by_address( $text ) ) {
			$this->company->learn_addresses();
		}
		$is_own   = 1 === preg_match( self::ONES_OWN, $text );
		$matcher  = $this->matcher();
		$groups   = new SameGroup( $this->company, $matcher, $this->grammar, $this->caller_id );
		$field    = $groups->find_and_cut( $text );
		$question = $this->grammar->read( $text );
		$related  = null;
		// "My coworker shouts at me" tells of a colleague and asks for somebody else.
		if ( null !== $question->relation && ( 1 === preg_match( self::TOLD_OF, $text ) || 1 === preg_match( self::DONE_TO, $text ) ) ) {
			$question = $this->grammar->read( $text, false );
		}
		if ( null !== $question->relation ) {
			$related = ( new Relations( $this->company, $matcher, $this->grammar, $this->caller_id ) )->follow( $question->relation, $matcher->match( $question->tokens, $field ) );
		}
		if ( null === $related ) {
			$staff    = ( new DepartmentGroup( $this->company ) )->find_and_cut( $text );
			$question = null === $staff && null === $question->relation ? $question : $this->grammar->read( $text, false );
			$field    = null === $staff || null === $field ? $staff ?? $field : array_intersect_key( $staff, $field );
		}
		$matching = $matcher->match( $question->tokens, $this->field( $question, $related, $field ) );
		if ( $matching->is_vain ) {
			return new Answers( unknown: $matching->unknown );
		}
		$is_by_time = null !== $question->is_newest_first || array() !== $question->periods;
		if ( ! $matching->has_demands && null === $related && ! $is_by_time && null === $field ) {
			return new Answers();
		}
		$scores = $this->scores( $question, $matching, $related );
		$scores = $matching->has_name || null !== $related ? $scores : ( new TitleAreas( $this->company ) )->kept( $scores, $question->tokens );
		if ( null !== $this->caller_id && count( $scores ) > 1 && $is_own ) {
			unset( $scores[ $this->caller_id ] );
		}
		if ( null === $related && null === $field && ! $is_by_time ) {
			$scores = ( new Speakers( $this->company ) )->first( $this->with_neighbours_first( $scores ), $language );
		}
		$people = array();
		$least  = INF;
		foreach ( $this->ranked( $scores, $question, $related, $limit ) as $id ) {
			$least    = min( $least, $scores[ $id ] );
			$people[] = new Answer( $id, round( min( 1.0, $least ), 3 ), $this->reasons( $id, $question, $matching, $related, $field ) );
		}
		return new Answers( $people, count( $scores ), $matching->unknown );
	}

	/**
	 * Of those who look after offices and fit nearly as well, the ones of the caller's office come first: they have its keys.
	 *
	 * @param array<int, float> $scores
	 * @return array<int, float>
	 */
	private function with_neighbours_first( array $scores ): array {
		if ( null === $this->caller_id || ! isset( $this->company->people[ $this->caller_id ] ) || count( $scores ) < 2 ) {
			return $scores;
		}
		$office = $this->company->roster->text( 'office', $this->caller_id );
		$best   = array_search( max( $scores ), $scores, true );
		if ( '' === $office || ! is_int( $best ) || ! $this->is_at_hand( $best ) ) {
			return $scores;
		}
		foreach ( $scores as $id => $score ) {
			$scores[ $id ] = $score * ( $this->company->roster->text( 'office', $id ) === $office && $this->is_at_hand( $id ) ? self::NEAR : 1.0 );
		}
		return $scores;
	}

	private function is_at_hand( int $id ): bool {
		return 1 === preg_match( self::AT_HAND, $this->company->roster->text( 'title', $id ) );
	}

	/** Whether a word of the question may be a name that only an e-mail address has. An English word of a longer question hardly is, if it has no capital. */
	private function may_name_by_address( string $text ): bool {
		preg_match_all( '/[\p{L}\p{M}\'’]+/u', $text, $found );
		foreach ( $found[0] as $written ) {
			foreach ( Words::of( $written ) as $word ) {
				$is_known = isset( $this->company->words[ $word ] ) || $this->filler->has( $word );
				if ( ! $is_known && ( count( $found[0] ) < self::SHORT || 1 === preg_match( '/^\p{Lu}/u', $written ) || ! $this->company->knowledge->is_english( $word ) ) ) {
					return true;
				}
			}
		}
		return false;
	}

	private function matcher(): Matcher {
		$lexicon = new Lexicon( $this->company, $this->nicknames, $this->synonyms );
		$names   = new NameWords( $this->company, $lexicon );
		$phrases = new Phrases( $this->company, $lexicon, $this->filler, $names );
		$fitting = new Fitting( $this->company );
		$trades  = new Trades( $this->company, $this->filler );
		return new Matcher( $this->company, $phrases, new Places( $this->company, $names ), new Weighing( $this->company, $fitting, new EvidenceList( $this->company, $fitting, $phrases, $trades ) ), new PartialNeeds( $this->company, $this->filler, $trades ), new Lives( $this->company, $this->filler ), new PersonAskedFor( $this->company, $phrases ) );
	}

	/** @param array<int, string> $reasons By user ID. */
	private function by_number( array $reasons, int $limit ): Answers {
		$people = array();
		foreach ( array_slice( $reasons, 0, $limit, true ) as $id => $reason ) {
			$people[] = new Answer( $id, 1.0, array( $reason ) );
		}
		return new Answers( $people, count( $reasons ) );
	}

	/**
	 * The people whom relation, group and periods leave; null for all.
	 *
	 * @param array<int, string>|null $related
	 * @param array<int, string>|null $group
	 * @return array<int, mixed>|null
	 */
	private function field( Question $question, ?array $related, ?array $group ): ?array {
		if ( array() === $question->periods && null === $related && null === $group ) {
			return null;
		}
		$field = $this->company->people;
		foreach ( array_filter( array( $related, $group ), is_array( ... ) ) as $cut ) {
			$field = array_intersect_key( $field, $cut );
		}
		foreach ( $question->periods as $period ) {
			$field = array_intersect_key( $field, $this->company->roster->where( 'start_date', $period->has( ... ) ) );
		}
		return $field;
	}

	/**
	 * @param array<int, string>|null $related
	 * @return array<int, float>
	 */
	private function scores( Question $question, Matching $matching, ?array $related ): array {
		$is_led = null !== $related && in_array( $question->relation?->kind, array( RelationKind::Lead, RelationKind::Titled ), true );
		$scores = $is_led ? array_fill_keys( array_keys( $related ), 1.0 ) : $matching->scores;
		if ( null !== $question->is_newest_first ) {
			$scores = array_intersect_key( $scores, $this->company->roster->where( 'start_date', static fn ( string $day ): bool => '' !== $day ) );
		}
		$least = ( array() === $scores ? 0.0 : max( $scores ) ) * ( null === $question->is_newest_first ? self::FAR_LESS : self::AS_GOOD );
		return array() === $scores || min( $scores ) >= $least ? $scores : array_filter( $scores, static fn ( float $score ): bool => $score >= $least );
	}

	/**
	 * @param array<int, float>       $scores
	 * @param array<int, string>|null $related
	 * @return list<int> The first user IDs by start date where the question asks for newest or oldest, a chain from its beginning, then by score, then by name.
	 */
	private function ranked( array $scores, Question $question, ?array $related, int $limit ): array {
		$by = array( array_map( static fn ( float $score ): int => (int) round( -1e6 * $score ), $scores ) );
		if ( null !== $related && RelationKind::Chain === $question->relation?->kind ) {
			array_unshift( $by, array_flip( array_keys( $related ) ) );
		}
		if ( null !== $question->is_newest_first ) {
			$sign = $question->is_newest_first ? -1 : 1;
			$days = array();
			foreach ( $scores as $id => $score ) {
				$days[ $id ] = $sign * (int) str_replace( '-', '', $this->company->roster->text( 'start_date', $id ) );
			}
			array_unshift( $by, $days );
		}
		return ( new Ranking( $this->company->roster ) )->first( array_keys( $scores ), $limit, $by );
	}

	/**
	 * @param array<int, string>|null $related
	 * @param array<int, string>|null $group
	 * @return list<string>
	 */
	private function reasons( int $id, Question $question, Matching $matching, ?array $related, ?array $group ): array {
		$one     = $this->company->person( $id );
		$reasons = array_values( array_filter( array( $related[ $id ] ?? '', $group[ $id ] ?? '' ) ) );
		$bio     = array();
		foreach ( $matching->facts_of( $id ) as $number ) {
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
