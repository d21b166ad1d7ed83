<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

use Svc\Kernel\Text\Text;

/** Parses a question into relation, periods, order and tokens. */
final class Grammar {

	private const MOST_WORDS = 60;

	private const OLDEST = '/\b(?:(?:been|worked|employed|served) (?:here|there|around|for us|with us) (?:the )?longest|longest(?: serving| tenured| standing)?|oldest(?: hands?| timers?)?|(?<!for |disabled |us |war )(?:most )?veterans?(?= (?:of|in|at|on|here|among|employees?|colleagues?|staff|members?|people)\b|$)|earliest|most (?:senior(?= .*\bby (?:years?|tenure|service|seniority))|tenured|years)|(?:highest|longest) (?:tenure|seniority)|first (?=hired|employee|hire|to join))\b/';

	private const NEWEST = '/\b(?:newest|most recent(?:ly)?|latest|recent(?:ly)?|(?<=joined |hired |started )last|\b(?:joined|hired|started|came|arrived)\b.* \Klast(?= *$)|last (?=to join|hired|hire|joined)|just (?=joined|started)|(?<!for a |hire a |need a |find a |want a )new (?!hires? (?:training|orientation|onboarding|paperwork|checklists?|packets?|setup|documents))(?=hires?|people|person|starters?|joiners?|employees?|faces?|colleagues?|members?))\b/';

	private readonly PeriodGrammar $periods;

	/** @var array<array-key, true> Words with a capital that is not the question's first letter. */
	private array $capitals = array();

	/** Words that exclude what follows. */
	private const UNWANTED = '/\b(?:but )?(?:not|isnt|arent|isn t|aren t|neither|nor) (?!(?:\S+ ){1,4}yet\b)(?:(?:the|an?|any|those|that|one|ones|people|person|guy|woman|man|somebody|someone|anybody|anyone|who|is|are|working|works|based|located|sitting|from|in|at|near) )+|\b(?:(?:any|every)(?:where|one|body) but(?: in| at| from)?|(?<!\bjust )(?<!\bslightly )(?<!\bfalls )outside(?: of)?|(?:(?:who|that) )?(?:has|have|having) nothing to do with|(?:who|that|and|but) (?:does not|doesnt|doesn t|do not|dont|don t) (?:do|handle|(?=speak\b)|know|work (?:with|on|in|at|for)|deal with|touch|cover|sit in)|(?:who |that )?(?:is |are )?(?:not|isnt|isn t|arent|aren t) (?:involved in|involved with|part of|a part of|a member of)|except(?:ing)?(?: in| for| from| at)?|excluding|other than|apart from|besides|but not|neither|nor|minus|not (?:counting|including|called|named)|leaving (?:out|aside)|ignoring|disregarding|save for)(?: |(?=speak\b))(?:(?:the|in|at|from|those|an?|of) )*/';

	/** Words of a position, which "no", "not" and "without" before them exclude. In "no income" and "without papers" they tell of a case. */
	private const POSITION = '(?:\S+ ){0,2}(?:executives?|execs?|managers?|bosses|directors?|leaders?|leads?|heads?|chiefs?|vps|supervisors?|assistants?|officers?|seniors?|juniors?|senior|junior|regional|trainees?|interns?|branch managers?|loan officers|underwriters|processors|closers|salespeople|buyers|engineers|agents|board|management|leadership)\b';

	/** What excludes only at the end of a question, or of one for a group. */
	private const UNWANTED_LAST = array(
		'/ (?:but |and |just |please |only )?(?:nobody|no one|none|no people|no folks|noone) (?:(?:who|that) (?:is|are|works?|sits?) )?(?:from|in|of|at|on|with|out of) (?!.*\b(?:answers?|answered|picks?|picked|replies|replied|responds?|responded|helps?|helped|calls?|called|has|have|had|is|was|can|could|will|would|knows?|knew|seems?|got|cares?|wants?)\b)/',
		'/^(?!.*\b(?:i|my|we|he|she|they|borrowers?|customers?|clients?)\b)(.+) (?:but |and |just |please )?no (?=' . self::POSITION . '(?: please| thanks| thank you| pls)?$)/',
		'/^((?:who are |who is |list |show me |show |give me |name )?(?:all|everyone|everybody|every|people|those|the whole|the entire|the|our)\b.*) without (?=(?:the )?(?:ones|people|those|folks)\b|' . self::POSITION . '$)/',
		'/^((?:\S+ ){1,4}?)without (?:any |the )?(?=(?:assistants?|executives|managers|bosses|leadership|management|trainees|interns|juniors|seniors)$)/',
		'/^((?:who are |who is |list |show me |show |give me |name )?(?:all|everyone|everybody|anyone|anybody|every|each|the whole|the entire)\b.*) but (?=\S+(?: \S+)?$)(?!not\b|only\b|also\b)/',
		'/\b((?:who|that|which) (?:is|are)) (?:not|no) (?=' . self::POSITION . ')/',
	);

	private const WHOLE_COMPANY = '/\b(staff|people|employees|everyone|everybody|colleagues|anyone|anybody|somebody|someone|who) (?:of|in|at|with|from) (?:the|our) (?:whole |entire )?(?:cooperative|co op|coop|company|firm|bank|business|organi[sz]ation|group|house)\b/';

	/** "Every ten minutes" are no minutes of a meeting. */
	private const MINUTES = '/\b(?:\d+|an?|one|two|three|five|ten|fifteen|twenty|thirty|few|several|couple of|every|last|some) (?:minutes?|mins?)\b/';

	/** What comes after "of", "with" and "for" elsewhere is only what the thing needed is for. */
	private const HANDLES = '/\b(?:tak(?:es?|ing) care of|deal(?:s|ing)? with|(?:is |are )?(?:responsible|accountable) for|(?:is |are )?in charge of|(?:is |are )?the (?:right |best )?(?:contact|contact person|go to|go to person|point person|person) (?:for|to ask about)|point of contact for|(?<=who )owns(?! (?:the |this |that )?(?:propert|house|home|land|lot|building|title))|works? with|(?:an? )?(?:experts?|expertise) (?:in|on)|(?:some |any )?(?:help(?: me| us)?|assistance|trouble|problems?|issues?|difficult(?:y|ies)) with|(?:quick |short )?questions? (?:about|on|regarding|concerning)|(?:someone|somebody|anyone|anybody|whom|who) (?:do we have )?for|(?:go|turn|ask|talk to|speak to|contact|email|call) (?:for|about|regarding|concerning))(?= )/';

	/** Who leads something that is no department, office or team: "who runs operations". */
	private const LEADS = '~^who (?:is |s )?(?:runs|leads|heads(?: up)?|oversees|directs|over|(?:at |up )?(?:the )?top (?:in|of|at)) (?:the |our )?(?=\S+$)~u';

	/** Ends of names of languages, so that both are one in "speaks Spanish or Vietnamese". */
	private const LANGUAGE = '/(?:ish|ese|ian|man|ean|ench|utch|ic|eek|in|i|u|og)$/';

	/** Who says so before a question asks for something else. */
	private const NEWCOMER = '/^(?:(?:hi|hello|hey|good morning)\b[,.! ]*)?(?:i am|i[\'’]?m) (?:quite |pretty |brand |very |still )?new(?: (?:here|around here|to the company|in the company))?\s*[,.;:!–-]+\s*(?:and )?(?=\S+ \S+)/iu';

	/** Words after which "in" names a field and no place. */
	private const IN_A_FIELD = array( 'expert', 'experts', 'expertise', 'experience', 'experienced', 'skill', 'skills', 'skilled', 'trained', 'training', 'certified', 'specialist', 'specialists', 'specializes', 'good', 'versed', 'proficient', 'knowledge', 'knowledgeable', 'background', 'interested', 'proficiency' );

	/** Words before a trade that say nothing of it. */
	private const PLAINLY = array( '/\b(?:full|complete|whole) (?=(?:list|roster|overview)\b)/', '/\bwhich (?:one )?of us (?:here )?is (?:the |an? |our )?/', '/\b(?<=the |our |an |a )(?:in house|inhouse|resident|company) (?=\p{L})/', '/\blicensed (?!in\b|for\b|to\b|by\b|at\b|and\b|or\b|as\b|states?\b|here\b|loan originators?\b)(?=\p{L})/' );

	private const MEMBERS = '/^(?:who are |all )?(?:the )?members of /';

	/** "Bill... no, Walt": what is before it was a mistake. */
	private const CORRECTION = '/^.{0,60}?(?:\.{2,}+|…|,|\.|;|\?| -| –|(?= no,? (?:sorry|wait|i mean)\b))\s*(?:(?<=[.…;?–-]|[.…;?–-] )no|no(?=\s*+[,.:…]|\s++(?-i:\p{Lu}\p{Ll})|\s++(?:sorry|wait)\b)|sorry|wait|i mean|i meant|or rather|actually|correction|scratch that)\b\s*+[,.:]?+\s*+(?:(?:no|sorry|wait|i mean|i meant)\b[,.]? )*+(?!not\b)(?=\S+ ?\S*)/iu';

	/** "Sandra's phone, or was it Shanice". */
	private const CORRECTION_BY_DOUBT = '/^.{2,60}?[\s,.…]+or (?:was|is) it (?=\p{Lu})/u';

	/** "Who besides Bill knows it": what is left out belongs to the end. */
	private const LEFT_OUT_FIRST = '/^(\W*who(?: else)?),? ((?:besides|other than|apart from|except(?: for)?|but) \p{Lu}[\p{L}\'’-]*(?: \p{Lu}[\p{L}\'’-]*)?),? (?!who\b)([^?!]+)/u';

	/** "Bill, no walt": more words before tell that there is none of something ("just out of the army, no savings"). */
	private const CORRECTION_OF_FEW = '/^\S+(?: \S+)?, no (?!not\b|(?!the |an? )' . self::POSITION . '(?: please| thanks)?$)(?=\S)/iu';

	public function __construct(
		private readonly Filler $filler,
		private readonly Synonyms $synonyms,
		string $today,
	) {
		$this->periods = new PeriodGrammar( $today );
	}

	public function read( string $text, bool $with_relation = true ): Question {
		$corrected       = self::corrected( $text );
		$plain           = (string) preg_replace( array( self::NEWCOMER, self::LEFT_OUT_FIRST ), array( '', '$1 $3 $2' ), $corrected );
		// A correction begins with no capital but that of a name.
		$this->capitals  = self::capitals( $corrected === $text ? $plain : "or $corrected" );
		$text            = $plain;
		$asked           = implode( ' ', array_slice( self::words( $text ), 0, self::MOST_WORDS ) );
		$found           = $with_relation ? RelationGrammar::find( $asked ) : null;
		$rest            = null === $found ? (string) preg_replace( array( self::LEADS, self::HANDLES ), array( 'head of ', 'handles' ), $asked ) : $found[1];
		$periods         = $this->periods->find_and_cut( $rest );
		$is_oldest_first = 1 === preg_match( self::OLDEST, $rest );
		$is_newest_first = ! $is_oldest_first && 1 === preg_match( self::NEWEST, $rest );
		$rest            = (string) preg_replace( array( self::OLDEST, self::NEWEST ), ' ', $rest );
		$rest            = (string) preg_replace( self::WHOLE_COMPANY, '$1', $rest );
		$rest            = (string) preg_replace( self::PLAINLY, ' ', $rest );
		$rest            = (string) preg_replace( array( self::MINUTES, self::MEMBERS ), array( ' ', 'people in ' ), $rest );
		// "Staff since before 2007" are people of any role, and "anyone" is no name.
		$rest            = array() === $periods ? $rest : (string) preg_replace( '/^\s*(?:all |the |our )*(?:staff(?: members?)?|any(?:one|body)|every(?:one|body)|some(?:one|body))\s*$/', 'people', $rest );
		$rest            = (string) preg_replace( self::UNWANTED_LAST, array( ' ! ', '$1 ! ', '$1 ! ', '$1 ! ', '$1 ! ', '$1 ! ' ), $rest );
		$rest            = (string) preg_replace( '/ ! (?:(?:the|any|ones|people|those|folks|in|at|from|of) )+/', ' ! ', $rest );
		$rest            = (string) preg_replace( self::UNWANTED, '! ', $rest );
		$rest            = (string) preg_replace_callback( '/\b(?:not|isnt|arent|isn t|aren t) (?=(\S+))/', fn ( array $found ): string => isset( $this->capitals[ $found[1] ] ) ? '! ' : $found[0], $rest );
		return new Question(
			$this->tokens( $rest, self::acronyms( $text ) ),
			$found[0] ?? null,
			$periods,
			$is_newest_first ? true : ( $is_oldest_first ? false : null )
		);
	}

	/**
	 * @param list<string> $words What a relation starts from, so that "it" is IT.
	 * @return list<Token>
	 */
	public function plain( array $words ): array {
		return $this->tokens( implode( ' ', $words ), array_fill_keys( array_intersect( $words, array( 'it' ) ), true ) );
	}

	/** @return list<string> The possessive 's is a word of its own. */
	private static function words( string $text ): array {
		$text  = (string) preg_replace( array( '/@[\p{L}\p{N}.-]+/u', '/\s&\s/u' ), array( ' ', ' and ' ), $text );
		$text  = (string) preg_replace_callback( '/(?<![\p{L}\p{N}])(?:\p{L}\.){2,}/u', static fn ( array $found ): string => str_replace( '.', '', $found[0] ) . ' ', $text );
		$parts = preg_split( '/(?<=[\p{L}\p{M}\p{N}])[\'’]s(?![\p{L}\p{N}])|(?<=s)[\'’](?=\s|$)/iu', $text );
		$words = array();
		foreach ( false === $parts ? array() : $parts as $index => $part ) {
			$last = end( $words );
			$is   = match ( true ) {
				0 === $index || 'let' === $last => array(),
				in_array( $last, array( 'who', 'what', 'where', 'there', 'that', 'it', 'he', 'she', 'here', 'which', 'how' ), true ) => array( 'is' ),
				default => array( "'s" ),
			};
			array_push( $words, ...$is, ...Words::of( $part ) );
		}
		return $words;
	}

	/** @return array<array-key, true> Words in capitals. None where the whole question is in capitals. */
	private static function acronyms( string $text ): array {
		if ( 1 !== preg_match( '/\p{Ll}/u', $text ) && str_contains( trim( $text ), ' ' ) ) {
			return array();
		}
		// "It guy", where no verb may follow, is one of IT.
		preg_match_all( '/(?<![\p{L}\p{N}])(?:\p{Lu}{2,5}(?![\p{L}\p{N}])|it(?= (?:guys?|girls?|lady|folks|dude|chap|bloke|whiz|nerds?|department|dept|helpdesk|help desk|technicians?|staff)\b))/u', $text, $found );
		return array_fill_keys( array_map( array( Text::class, 'folded' ), $found[0] ), true );
	}

	/** Recognizes "speaks Hindi", "fluent in Hindi", "Hindi speaking" and "who is speaking Hindi". */
	private function is_language( string $before, string $after, string $further_before ): bool {
		return in_array( $after, array( 'speaking', 'speaker', 'speakers' ), true )
			|| in_array( $before, array( 'speak', 'speaks' ), true )
			|| ( 'in' === $before && 'fluent' === $further_before )
			|| ( 'speaking' === $before && ( '' === $further_before || $this->filler->has( $further_before ) ) );
	}

	/** @param list<Token> $tokens What is before the word. */
	private function is_language_too( string $word, string $before, array $tokens ): bool {
		$last = $tokens[ count( $tokens ) - 2 ] ?? null;
		return null !== $last && $last->is_language && in_array( $before, array( 'and', 'or', 'nor' ), true ) && 1 === preg_match( self::LANGUAGE, $word ) && ! $this->filler->has( $word );
	}

	private static function corrected( string $text ): string {
		return (string) preg_replace( array( self::CORRECTION, self::CORRECTION, self::CORRECTION_BY_DOUBT, self::CORRECTION_OF_FEW, '/^(.{2,40}?)[.,]+ no, (?=not )/iu' ), array( '', '', '', '', '$1 ' ), $text );
	}

	/** @return array<array-key, true> */
	private static function capitals( string $text ): array {
		preg_match_all( '/(?:(?<!^)(?<![.?!] )|(?<=Mr\. |Ms\. |Dr\. |Mrs\. | \p{Lu}\. ))(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{M}\p{N}\'’-]*|^\p{Lu}[\p{L}\p{M}\p{N}\'’-]*(?= (?:\p{Lu}|the |from |in |over in |down in ))/u', $text, $found );
		return array_fill_keys( array_merge( array(), ...array_map( static fn ( string $word ): array => Words::of( (string) preg_replace( '/[\'’]s$/u', '', $word ) ), $found[0] ) ), true );
	}

	/**
	 * @param array<array-key, true> $acronyms
	 * @return list<Token>
	 */
	private function tokens( string $words, array $acronyms ): array {
		foreach ( $this->synonyms->phrases() as $phrase => $meaning ) {
			$words = (string) preg_replace( "/\b$phrase\b/", $meaning, $words );
		}
		$list        = preg_split( '/\s+/', $words, -1, PREG_SPLIT_NO_EMPTY );
		$list        = array_values( array_diff( false === $list ? array() : $list, array( "'s" ) ) );
		$tokens      = array();
		$is_unwanted = false;
		foreach ( $list as $index => $word ) {
			$before      = $list[ $index - 1 ] ?? '';
			$after       = $list[ $index + 1 ] ?? '';
			$joins       = 'or' === $word || 'or' === $before || ( 'and' === $word && isset( $this->capitals[ $after ] ) ) || 'and' === $before;
			$is_unwanted = '!' === $word || ( $is_unwanted && ( '!' === $before || $joins || ! $this->filler->has( $word ) ) );
			if ( '!' !== $word ) {
				$place    = $this->place( $list, $index );
				$tokens[] = new Token(
					$word,
					isset( $acronyms[ $word ] ),
					! ctype_digit( $word[0] ) && Filler::announces_place( $place ) && ! in_array( $list[ $index - 2 ] ?? '', self::IN_A_FIELD, true ),
					$this->is_language( $before, $after, $list[ $index - 2 ] ?? '' ) || $this->is_language_too( $word, $before, $tokens ),
					$is_unwanted,
					'or' === $this->joint( $list, $index ),
					'and' === $this->joint( $list, $index ),
					isset( $this->capitals[ $word ] ),
					self::is_own_place( $list, $index ),
					$place
				);
			}
		}
		return $tokens;
	}

	/**
	 * "and" or "or" before this word, with nothing but filler between: "or does microbiology".
	 *
	 * @param list<string> $list
	 */
	private function joint( array $list, int $index ): string {
		for ( --$index; $index > 0 && ! in_array( $list[ $index ], array( 'and', 'or' ), true ) && $this->filler->has( $list[ $index ] ) && ! in_array( $list[ $index ], array( 'in', 'at', 'near', 'not', 'who', 'for', 'to' ), true ); ) {
			--$index;
		}
		return $list[ $index ] ?? '';
	}

	/**
	 * The word before this one, without articles.
	 *
	 * @param list<string> $list
	 */
	private function place( array $list, int $index ): string {
		do {
			--$index;
		} while ( in_array( $list[ $index ] ?? '', array( 'the', 'our', 'your', 'its' ), true ) );
		return $list[ $index ] ?? '';
	}

	/**
	 * Whether the caller says to be there: "I'm in Denver", "here in Denver".
	 *
	 * @param list<string> $list
	 */
	private static function is_own_place( array $list, int $index ): bool {
		$before = implode( ' ', array_slice( $list, max( 0, $index - 5 ), min( 5, $index ) ) );
		return 1 === preg_match( '/\b(?:im|i m|i am|i|i sit|im sitting|i work|here|we are|were|i m based|im based|my) (?:now |currently |based |sitting |working |over )?(?:in|at|from) (?:the |our )?$/', "$before " );
	}
}
