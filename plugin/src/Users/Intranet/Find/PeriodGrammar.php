<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/** Finds periods of start dates in a question of folded words: "since 2019", "more than 10 years", "this month", "tenth anniversary". */
final class PeriodGrammar {

	/** Prepositions of time that mean "before" or "in". */
	private const HOW = array(
		'since before'    => 'before',
		'prior to'        => 'before',
		'earlier than'    => 'before',
		'until'           => 'before',
		'by'              => 'before',
		'later than'      => 'after',
		'no later than'   => 'until',
		'not later than'  => 'until',
		'no earlier than' => 'since',
		'as of'           => 'since',
		'from'            => 'in',
	);

	/** "In 2006 or earlier". */
	private const OR = array(
		' or earlier' => 'until',
		' or before'  => 'until',
		' or later'   => 'since',
		' or after'   => 'since',
	);

	/** Words without which "this month" is not about start dates. */
	private const ABOUT_STARTS = '/\b(?:join\w*|start\w*|hire\w*|began|begun|came|arrived?|recruited|newcomers?|new(?:est)? people|new colleagues|on board|onboard\w*|with us|been here|employed|worked here|here since)\b/';

	/** What asks for people who have started, so that any name of a day is that of their start: not "it stopped yesterday". */
	private const WHO_STARTED = '/^(?!.*\b(?:i|my)\b)(?:(?:started|starting|began)\b|.*\b(?:joined|hired|recruited|employed|onboarded|newcomers?|new(?:est)? (?:hires?|people|colleagues?|employees?|starters?|joiners?)|(?:been|worked) (?:here|with us)|(?:who|that|people|persons?|everyone|everybody|anyone|anybody|someone|somebody|colleagues?|employees?|staff|folks) (?:(?:has|have|all|else|just|recently) )*(?:started|began|begun|came|arrived))\b)/';

	/** People whose starts and years are none of the company's. */
	private const OF_OTHERS = '/\b(?:borrowers?|clients?|customers?(?! (?:service|care|support|success|relations|experience))|applicants?|homeowners?)\b|\byears? of (?!service|experience|tenure|seniority)[a-z]/';

	/** A story of a thing that came: "flour that came in today smells". */
	private const THING_CAME = '/^(?!(?:who|whose|which|list|show|find|give)\b)(?!.*\b(?:who|people|persons?|one|ones|hires?|(?:every|any|some)(?:one|body)|colleagues?|employees?|staff|folks)(?: that)?(?: (?:has|have|just|recently))* (?:came|arrived)\b).*\b(?:came|arrived)\b.* (?:who|whom|is|isnt|are|arent|was|were|has|have|does|doesnt|do|dont|not|smells?|looks?|tastes?)\b/';

	/** A story whose years are those of a thing: "they want to sell us a loan from 2023", "the invoices from 2022 are missing". */
	private const OF_A_THING = '/^(?!(?:who|whom|whose|which|what|list|show|find|give|is|are|do|does|all)\b)(?!.*\b(?:(?:some|any|every)(?:one|body)|people|persons?|colleagues?|employees?|staff|folks|starters?|joiners?|newcomers?|joined|started|recruited)\b)(?!(?:i|we) (?:need|want)(?! to\b))(?:(?:i|we)\b|(?:would |id |d )?like to |.*\b(?:i|we|us|it|he|she|they|his|her|their|wants?|wanted|says|said|asks|asked)\b|.*\b(?:19|20)[0-9]{2} (?:is|was|are|were|isnt|wasnt|arent|has|had|never|still|needs?|looks?)\b)/';

	private const EMPLOYED = '(?:with us|here|of service|(?:at|in|with) (?:the |our |this )?(?:company|firm|bank|cooperative|business|house|job))';

	/** Whose years become a round number: "who turns 20 at the company in October", "who reached the 15 year mark in May". */
	private const BECOMES = '/^(who|whose|which|anyone|anybody|everyone|everybody|people|list|show)\b(.*?) (?:hits?|reach(?:es|ed)?|marks?|marked|turns?|turned|completes?|completed|will have been (?:here|with us)(?: for)?) (?:(?:the|a|an|his|her|their) )?(\d{1,2}|[a-z]+)(?: years?(?: mark| ' . self::EMPLOYED . '|(?= (?:this|next|last|in)\b))| ' . self::EMPLOYED . ')/';

	/** A person mentioned, not asked for, with the day of their start: "a new hire starts in July and needs a laptop". */
	private const SOMEBODY_STARTS = '/^(?!who\b|which\b|list\b|show\b|find\b|give\b|everyone\b|everybody\b|people\b|all\b)(.*?\b(?:somebody|someone|new (?:[a-z]+ )?(?:hires?|starters?|employees?|colleagues?|people)|interns?|he|she|they)) (?:is |are |will )?(?:be )?(?:starts?|starting|begins?|beginning|joins?|joining)(?: (?:with )?us| here| work)? (?:(?:in|on) (?:' . Period::MONTH . ')|(?:next|this) (?:week|month)|today|tomorrow|on (?:mon|tues|wednes|thurs|fri)day)\b(?= [a-z]+ [a-z])/';

	private const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty';

	private const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth';

	private const COUNT = '(?<count>\d{1,2}(?:st|nd|rd|th)?|[a-z]+(?:th|rst|ond|ird)?)';

	private readonly Dates $dates;

	/** @param string $today YYYY-MM-DD */
	public function __construct( private readonly string $today ) {
		$this->dates = new Dates( $today );
	}

	/** @return list<Period> The words of the periods are removed. */
	public function find_and_cut( string &$words ): array {
		$words     = (string) preg_replace( self::SOMEBODY_STARTS, '$1', $words );
		$is_of_own = 1 !== preg_match( self::OF_OTHERS, $words ) && 1 !== preg_match( self::THING_CAME, $words );
		$asks      = $is_of_own && 1 === preg_match( self::ABOUT_STARTS, $words );
		$tells     = 1 === preg_match( self::OF_A_THING, $words );
		$days      = $is_of_own && 1 === preg_match( self::WHO_STARTED, $words );
		return array(
			...$this->anniversaries( $words ),
			...( $is_of_own && ( $asks || ! $tells ) ? $this->lengths( $words ) : array() ),
			...( $days ? array( ...$this->spans( $words ), ...$this->days( $words ) ) : array() ),
			...$this->years( $words, $tells, $asks ),
			...( $asks ? $this->relative( $words ) : array() ),
		);
	}

	/** @return list<Period> */
	private function anniversaries( string &$words ): array {
		$words = (string) preg_replace( self::BECOMES, '$1$2 celebrates $3 years', $words );
		if ( 1 !== preg_match( '/\b(?:(?:anniversar(?:y|ies)|jubilee)(?! (?!this|in|today|yesterday|tomorrow|next|of|coming|soon|at|with|on|and|is|are|was|were|will|falls|who|for|last|within|during|years?)[a-z])|celebrat\w+ .*\byears?|years? ' . self::EMPLOYED . ' (?:(?:this|next|last) (?:month|week|year|' . Period::MONTH . ')|in (?:' . Period::MONTH . '|(?:19|20)\d\d)|today|yesterday|tomorrow))\b/', $words ) ) {
			return array();
		}
		$years = 1 === preg_match( '/\b' . self::COUNT . ' (?:years?|work|service|company|job)? ?(?:(?:work|service|company|job) )?(?:anniversar(?:y|ies)|jubilee|years?\b)/', $words, $found ) ? self::number( $found['count'] ) : 0;
		$when  = $this->celebrated( $words );
		$words = (string) preg_replace( '/\b(?:(?:his|her|their|a|an|has|have|with us|of service|upcoming|coming up|celebrat\w+|work|service|company|job|anniversar(?:y|ies)|jubilee|years?)\b|\b' . ( $years > 0 ? '(?:\d{1,2}(?:st|nd|rd|th)?|' . str_replace( ' ', '|', self::NUMBERS . ' ' . self::ORDINALS ) . ')' : '(?!)' ) . '\b)/', ' ', $words );
		return array( Period::anniversary( $when, $years ) );
	}

	/** The days of an anniversary, this month unless the question names others; a month without a year is one of this year. */
	private function celebrated( string &$words ): Period {
		$date  = Dates::pattern();
		$when  = null;
		$words = (string) preg_replace_callback(
			"/\\b(?:(?:in|during|of|on|for|since) (?<named>$date)|(?<near>(?=this |last |next |today|yesterday|tomorrow)$date))\\b/",
			function ( array $found ) use ( &$when ): string {
				$name = '' === $found['named'] ? $found['near'] ?? '' : $found['named'];
				$name = (string) preg_replace( '/^(?:this |next )?(' . Period::MONTH . ')$/', '$1 ' . substr( $this->today, 0, 4 ), $name );
				$when = $this->dates->period( $name ) ?? $when;
				return ' ';
			},
			$words,
			1
		);
		return $when ?? Period::relative( 'this', 'month', $this->today );
	}

	/** @return list<Period> "Between March and May 2025", "from 2004 to 2006", "in January or February". */
	private function spans( string &$words ): array {
		$periods = array();
		$date    = Dates::pattern();
		$words   = (string) preg_replace_callback(
			"/\\b(?:between (?<from>$date) and|(?:from |in |during )?(?<since>$date) (?:(?<or>or|and)|to|until|till|through|thru)) (?<to>$date)\\b/",
			function ( array $found ) use ( &$periods ): string {
				$from = '' === $found['from'] ? $found['since'] : $found['from'];
				$year = 1 === preg_match( '/ (?:19|20)\d\d$/', $found['to'], $own ) && 1 !== preg_match( '/\b(?:19|20)\d\d\b/', $from ) ? $own[0] : '';
				$from = $this->dates->period( $from . $year );
				$to   = $this->dates->period( $found['to'] );
				if ( null === $from || null === $to ) {
					return $found[0];
				}
				$periods[] = '' === ( $found['or'] ?? '' ) ? Period::days( $from->from, $to->to ) : $from->or( $to );
				return ' ';
			},
			$words
		);
		return $periods;
	}

	/** @return list<Period> "Since New Year", "on June 8", "in the spring of 2025". */
	private function days( string &$words ): array {
		$periods = array();
		$date    = Dates::pattern();
		$words   = (string) preg_replace_callback(
			"/\\b(?:(?<how>since before|before|prior to|(?:no )?earlier than|(?:no|not) later than|later than|until|after|since|as of|from|in|during|of|on|by|at) (?<date>$date)|(?:(?<=joined |hired |started |recruited )|(?=this |last |today|yesterday))(?<bare>$date))\\b(?: on(?:wards?)?\\b)?(?<or> or (?:earlier|before|later|after)\\b)?/",
			function ( array $found ) use ( &$periods ): string {
				$period = $this->dates->period( '' === $found['date'] ? $found['bare'] ?? '' : $found['date'] );
				if ( null === $period ) {
					return $found[0];
				}
				$periods[] = $period->seen( self::OR[ $found['or'] ?? '' ] ?? self::HOW[ $found['how'] ] ?? $found['how'] );
				return ' ';
			},
			$words
		);
		return $periods;
	}

	/** @return list<Period> */
	private function lengths( string &$words ): array {
		$periods = array();
		// "Who has 20 years with the company" has them at least.
		$words   = (string) preg_replace( '/\b(?:has|have|having|with) (\d{1,2}|[a-z]+) years? (?=(?:of service|of seniority|of tenure|in the firm|in the company|with the company|with the firm|with us|at the company|here)\b)/', 'at least $1 years ', $words );
		$words   = (string) preg_replace_callback(
			'/\b(?<how>(?:for |with |been here )?(?:more than|over|at least|exactly|precisely|longer than|less than|under|fewer than|at most|up to|not even|in the last|in the past|within the last|within the past|the last|the past|last|past|for|in|during the last|over the last|over the past|since)) (?<count>\d{1,2}|[a-z]+) (?:full )?(?<unit>years?|months?|weeks?|days?)(?: ago)?\b(?: (?:of service|of tenure|of experience|in the firm|in the company|with the company|with the firm|with us|at the company|here|seniority))?/',
			function ( array $found ) use ( &$periods ): string {
				$count = self::number( $found['count'] );
				if ( 0 === $count || ( in_array( $found['how'], array( 'in', 'for' ), true ) && ! str_starts_with( $found['unit'], 'year' ) ) || 'in' === $found['how'] ) {
					return $found[0];
				}
				$is_exact  = 1 === preg_match( '/exactly|precisely/', $found['how'] );
				$is_longer = $is_exact || 1 === preg_match( '/more than|over$|at least|longer than|^for$|with$/', $found['how'] );
				$periods[] = Period::of_length( $is_longer, $count, $found['unit'], $this->today );
				if ( $is_exact ) {
					$periods[] = Period::of_length( false, $count + 1, $found['unit'], $this->today );
				}
				return ' ';
			},
			$words
		);
		return $periods;
	}

	/**
	 * @param bool $tells Whether it tells of a thing.
	 * @param bool $asks  Whether it is about starts all the same.
	 * @return list<Period>
	 */
	private function years( string &$words, bool $tells, bool $asks ): array {
		$periods = array();
		$words   = (string) preg_replace_callback(
			'/\bbetween (?<from>(?:19|20)[0-9]{2}) and (?<to>(?:19|20)[0-9]{2})\b/',
			static function ( array $found ) use ( &$periods ): string {
				$periods[] = Period::named( 'since', $found['from'], '' );
				$periods[] = Period::named( 'before', (string) ( (int) $found['to'] + 1 ), '' );
				return ' ';
			},
			$words
		);
		$words = (string) preg_replace_callback(
			'/\b(?:(?<how>since before|before|prior to|until|after|since|from|in|during|of|by) |(?<=joined |hired |started ))' . Period::PATTERN . '\b|\b(?<hired>(?:19|20)[0-9]{2})(?= (?:hires?|starters?|joiners?))/',
			function ( array $found ) use ( &$periods, $tells, $asks ): string {
				$how  = $found['how'] ?? '';
				$year = ( $found['year'] ?? '' ) . ( $found['hired'] ?? '' );
				// Nobody has started in a year to come: "I want to hire two more in 2027".
				if ( $tells && ( ! $asks || $year > substr( $this->today, 0, 4 ) ) ) {
					return ' ';
				}
				$periods[] = Period::named( self::HOW[ $how ] ?? $how, $year, $found['month'] ?? '' );
				return ' ';
			},
			$words
		);
		return $periods;
	}

	/** @return list<Period> */
	private function relative( string &$words ): array {
		$periods = array();
		$words   = (string) preg_replace_callback(
			'/\b(?<which>this|last) (?<unit>year|month|week|quarter)\b/',
			function ( array $found ) use ( &$periods ): string {
				$periods[] = Period::relative( $found['which'], $found['unit'], $this->today );
				return ' ';
			},
			$words
		);
		$words = (string) preg_replace_callback(
			'/\b(?<how>since|in|during|this|last|of) (?<month>' . Period::MONTH . ')\b(?! (?:19|20)\d\d)/',
			function ( array $found ) use ( &$periods ): string {
				$periods[] = Period::latest( 'since' === $found['how'] ? 'since' : 'in', $found['month'], $this->today );
				return ' ';
			},
			$words
		);
		return $periods;
	}

	private static function number( string $text ): int {
		if ( ctype_digit( $text[0] ) ) {
			return (int) $text;
		}
		foreach ( array( self::NUMBERS, self::ORDINALS ) as $list ) {
			$index = array_search( $text, explode( ' ', $list ), true );
			if ( false !== $index ) {
				return $index + 1;
			}
		}
		return match ( $text ) {
			'twentyfive' => 25,
			'thirty'     => 30,
			'couple'     => 2,
			default      => 0,
		};
	}
}
