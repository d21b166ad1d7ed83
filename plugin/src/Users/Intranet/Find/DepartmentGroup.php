<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/**
 * Finds the department whose people a question asks for: "everyone in the Marketing department", "who joined Closing last".
 *
 * The word "marketing" as evidence also finds the people of "Secondary Marketing" and those with a skill in marketing.
 */
final class DepartmentGroup {

	/** What may stand before the people at the beginning of a question. */
	private const LEAD = '^\W*(?:(?:who|which|what|are|is|was|were|the|our|your|all|of|list|show|me|us|find|give|names?|please|can|could|you|i|need|want|would|like|looking|for|an?|any|every|every one|how many|there|do|we|have|whole|entire|complete|full|newest|latest|most recent|recent|new|longest|serving|longest[ -]serving|longest[ -]tenured|oldest|first|hi|hello|hey|see)[\s,:]+)*';

	private const PEOPLE = '(?:everyone|everybody|anyone|anybody|someone|somebody|(?<!which |what )(?:person|man|woman|guy|one)|people|persons|employees?|colleagues?|co-?workers?|staff(?: members?)?|members?|folks|guys|hires?|joiners?|newcomers?|teammates?|those|who(?: all| else)?(?:(?: currently)? (?:is|are|works?|sits?|working|was|were)| has (?:been|worked)| have (?:been|worked))?)';

	private const UNIT = '(?: department| dept\.?| team| group| division| unit)?';

	/** What may follow, so that "in the Marketing Manager's office" names no department. */
	private const END = '(?=\W*$|[?!;.]|\s*,? (?:in|at|on|and|but|not|except|excluding|besides|minus|without|other|apart|save|outside|neither|no|who|that|which|since|before|after|between|during|from|hired|joined|started|with|has|have|had|is|are|for|please|pls|thanks|outside|right|currently|here|the longest|longest|last|first|most|based|located|sitting|work|works|working|sits?|does|do|can|could|knows?|speaks?|speaking|handles?|this|today|there|by|over)\b)';

	/** A group is more people than may be meant by a word that is a department's name by chance. */
	private const PATTERNS = array(
		'~' . self::LEAD . self::PEOPLE . '(?: (?:who|that|is|are|works?|working|worked|employed|currently|still|here|sits?|sitting))*(?: (?:at|in|of|from) (?:the |our )?\p{L}+(?: \p{L}+)? (?:office|branch|site))? (?:in|of|at|from|within|on) (?:the |our )?(?:whole |entire )?(?<department>%s)' . self::UNIT . self::END . '~iu',
		'~' . self::LEAD . '(?:all|every(?:one|body)?|lists?|roster|names) (?:of|in|from) (?:the |our )?(?<department>%s)' . self::UNIT . self::END . '~iu',
		'~' . self::LEAD . '(?<department>%s) (?:department|dept|team|group|division|people|employees|staff|folks|members|colleagues|personnel|guys|hires?|crew)' . self::END . '~iu',
		'~' . self::LEAD . '(?:who |people |everyone |everybody |that |has |have |was |were |the |to |person |one |employee |colleague )*(?:joined|join|started in|started at|came to|hired in|hired into)(?: the| our)? (?<department>%s)' . self::UNIT . self::END . '~iu',
	);

	/** "The stairs are slippery, whom at the works council do I tell". */
	private const WHO = '~\bwhom?,? (?:exactly |else )?(?:in|at|from|over in|over at) (?:the |our )?(?<department>%s)' . self::UNIT . '(?= (?:do|does|did|can|could|may|should|must|would|will|has|have|is|am|\p{Ll}{3,}s) )~iu';

	/** "It is blocking his FHA loan, which person in processing knows how that search works". */
	private const ONE = '~\b(?:which|what) (?:person|one|colleague) (?:here )?(?:in|at|over in) (?:the |our )?(?<department>%s)' . self::UNIT . '(?= (?:knows|can|does|do|handles|should|could|deals|looks|has|is) )~iu';

	/** "HR and Finance in Reno", of several departments only. */
	private const ALONE = '~' . self::LEAD . '(?<department>%s)' . self::UNIT . '(?=\W*$|, | (?:in|at|from|not|but|outside|without|except) )~iu';

	/** "Norma in quality control". */
	private const OF_NAMED = '~^\W*(?<name>\p{L}[\p{L}\p{M}\'’.-]*(?: \p{L}[\p{L}\p{M}\'’.-]*)?),? (?:in|from|of|at|over in|down in|who works in|works in) (?:the |our )?(?<department>%s)' . self::UNIT . '\W*$~iu';

	public function __construct( private readonly Company $company ) {}

	/**
	 * The people of the department; its name is removed from the question.
	 *
	 * @return array<int, string>|null Reasons by user ID; null where the question asks for the people of no department.
	 */
	public function find_and_cut( string &$question ): ?array {
		$asked = Words::of( $question );
		$named = array();
		foreach ( $this->company->facts->of_kind( FactKind::Department ) as $number ) {
			$words = $this->company->facts->words( $number );
			if ( in_array( self::acronym( $words ), $asked, true ) || array() === array_diff( $words, $asked ) ) {
				$named[ self::pattern( $this->company->facts[ $number ] ) ] = $this->company->facts[ $number ];
			}
		}
		$several = count( $named ) > 1 ? self::of_several( $named, $question ) : null;
		if ( null !== $several ) {
			return $several;
		}
		foreach ( $named as $name => $fact ) {
			foreach ( array( ...self::PATTERNS, self::WHO, self::ONE, self::OF_NAMED ) as $pattern ) {
				if ( 1 === preg_match( sprintf( $pattern, $name ), $question, $found, PREG_OFFSET_CAPTURE ) && ( ! isset( $found['name'] ) || $this->is_name( $found['name'][0] ) ) ) {
					$question = self::without( $question, ...$found['department'] );
					return array_fill_keys( $fact->people, $fact->field->reason( $fact->text ) );
				}
			}
		}
		return null;
	}

	/**
	 * The people of any of several departments: "everyone in HR, Legal or IT".
	 *
	 * @param array<string, Fact> $named By pattern.
	 * @return array<int, string>|null
	 */
	private static function of_several( array $named, string &$question ): ?array {
		// "Secondary Marketing" is no Marketing.
		uasort( $named, static fn ( Fact $a, Fact $b ): int => strlen( $b->text ) <=> strlen( $a->text ) );
		$any  = '(?:' . implode( '|', array_keys( $named ) ) . ')';
		$list = "$any(?:" . self::UNIT . "(?:, ?(?:and |or )?| and | or | & )(?:the |our |in |people in )*$any)+";
		foreach ( array( ...self::PATTERNS, self::ALONE ) as $pattern ) {
			if ( 1 !== preg_match( sprintf( $pattern, $list ), $question, $found, PREG_OFFSET_CAPTURE ) ) {
				continue;
			}
			list( $asked, $place ) = $found['department'];
			$question              = self::without( $question, $asked, $place );
			$people                = array();
			foreach ( $named as $name => $fact ) {
				$asked   = (string) preg_replace( "~$name~iu", '', $asked, -1, $count );
				$people += $count > 0 ? array_fill_keys( $fact->people, $fact->field->reason( $fact->text ) ) : array();
			}
			return $people;
		}
		return null;
	}

	/** @param list<string> $words */
	private static function acronym( array $words ): string {
		return implode( '', array_map( static fn ( string $word ): string => mb_substr( $word, 0, 1, 'UTF-8' ), $words ) );
	}

	/** A pattern of the department's name, or of its acronym. */
	private static function pattern( Fact $fact ): string {
		preg_match_all( '/[\p{L}\p{M}\p{N}]+/u', $fact->text, $found );
		$words   = array_values( array_filter( $found[0], static fn ( string $word ): bool => ! in_array( strtolower( $word ), array( 'and', 'of', 'the' ), true ) ) );
		$letters = self::acronym( $words );
		$acronym = strlen( $letters ) < 2 ? '(?!)' : ( ( new Filler() )->has( strtolower( $letters ) ) ? "(?-i:$letters)" : $letters );
		return '(?<![\p{L}\p{N}-])(?:' . implode( '(?:\W{1,3}|\s(?:and|of|the)\s)', $words ) . "|$acronym)(?![\\p{L}\\p{N}-])";
	}

	/** Whether the words are names of people. */
	private function is_name( string $words ): bool {
		foreach ( Words::of( $words ) as $word ) {
			if ( array() === array_filter( array_keys( $this->company->words[ $word ] ?? array() ), fn ( int $number ): bool => FactKind::Name === $this->company->facts->kind( $number ) ) ) {
				return false;
			}
		}
		return true;
	}

	/** The question without the department and the words that lead to it. */
	private static function without( string $question, string $department, int $place ): string {
		$before = (string) preg_replace( '~\s+(?:in|of|at|from|within|on|to|into)(?: the| our)?(?: whole| entire)?\s*$~iu', ' ', substr( $question, 0, $place ) );
		$after  = (string) preg_replace( '~^ (?:department|dept\.?|team|group|division|unit)\b~iu', '', substr( $question, $place + strlen( $department ) ) );
		return rtrim( $before ) . ' ' . ltrim( $after );
	}
}
