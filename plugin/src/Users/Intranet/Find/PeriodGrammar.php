<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/** Finds periods of start dates in a question of folded words: "since 2019", "more than 10 years", "this month", "tenth anniversary". */
final class PeriodGrammar {

	/** Prepositions of time that mean "before" or "in". */
	private const HOW = array(
		'since before' => 'before',
		'prior to'     => 'before',
		'until'        => 'before',
		'by'           => 'before',
		'from'         => 'in',
	);

	/** Words without which "this month" is not about start dates. */
	private const ABOUT_STARTS = '/\b(?:join\w*|start\w*|hire\w*|began|begun|came|arrived?|recruited|newcomers?|new people|new colleagues|on board|onboard\w*|with us|been here|employed|worked here|here since)\b/';

	/** A person mentioned, not asked for, with the day of their start: "a new hire starts in July and needs a laptop". */
	private const SOMEBODY_STARTS = '/^(?!who\b|which\b|list\b|show\b|find\b|give\b|everyone\b|everybody\b|people\b|all\b)(.*?\b(?:somebody|someone|new (?:[a-z]+ )?(?:hires?|starters?|employees?|colleagues?|people)|interns?|he|she|they)) (?:is |are |will )?(?:be )?(?:starts?|starting|begins?|beginning|joins?|joining)(?: (?:with )?us| here| work)? (?:(?:in|on) (?:' . Period::MONTH . ')|(?:next|this) (?:week|month)|today|tomorrow|on (?:mon|tues|wednes|thurs|fri)day)\b(?= [a-z]+ [a-z])/';

	private const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty';

	private const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth';

	private const COUNT = '(?<count>\d{1,2}(?:st|nd|rd|th)?|[a-z]+(?:th|rst|ond|ird)?)';

	/** @param string $today YYYY-MM-DD */
	public function __construct( private readonly string $today ) {}

	/** @return list<Period> The words of the periods are removed. */
	public function taken( string &$words ): array {
		$words = (string) preg_replace( self::SOMEBODY_STARTS, '$1', $words );
		$asks  = 1 === preg_match( self::ABOUT_STARTS, $words );
		return array( ...$this->anniversaries( $words ), ...$this->lengths( $words ), ...$this->years( $words ), ...( $asks ? $this->relative( $words ) : array() ) );
	}

	/** @return list<Period> */
	private function anniversaries( string &$words ): array {
		if ( 1 !== preg_match( '/\b(?:(?:anniversar(?:y|ies)|jubilee)(?! (?!this|in|today|next|of|coming|soon|at|with|on|and|is|are|who|for|last|within|years?)[a-z])|celebrat\w+ .*\byears?|years? (?:with us|(?:at|in|with) (?:the |our |this )?(?:company|firm|bank|cooperative|business|house|job)) (?:this|next|in|today))\b/', $words ) ) {
			return array();
		}
		$years = 1 === preg_match( '/\b' . self::COUNT . ' (?:years?|work|service|company|job)? ?(?:(?:work|service|company|job) )?(?:anniversar(?:y|ies)|jubilee|years?\b)/', $words, $found ) ? self::number( $found['count'] ) : 0;
		$month = 1 === preg_match( '/\b(?:this|in|next|of) (' . Period::MONTH . '|months?|week|today|year)\b|\b(today)\b/', $words, $found ) ? end( $found ) : 'month';
		$today = $this->today;
		if ( 1 === preg_match( '/\b(?:in|during|of) ((?:19|20)[0-9]{2})\b/', $words, $found ) ) {
			$month = 'month' === $month ? 'year' : $month;
			$today = "$found[1]-01-01";
		}
		$next  = str_contains( $words, 'next month' );
		$words = (string) preg_replace( '/\b(?:(?:his|her|their|a|an|has|have|with us|upcoming|coming up|celebrat\w+|work|service|company|job|anniversar(?:y|ies)|jubilee|years?|(?:this|in|next|of) (?:' . Period::MONTH . '|months?|week|year)|(?:in|during|of) (?:19|20)[0-9]{2}|today)\b|\b' . ( $years > 0 ? '(?:\d{1,2}(?:st|nd|rd|th)?|' . str_replace( ' ', '|', self::NUMBERS . ' ' . self::ORDINALS ) . ')' : '(?!)' ) . '\b)/', ' ', $words );
		return array( Period::anniversary( $month, $years, $today, $next ) );
	}

	/** @return list<Period> */
	private function lengths( string &$words ): array {
		$periods = array();
		// "Who has 20 years with the company" has them at least.
		$words   = (string) preg_replace( '/\b(?:has|have|having|with) (\d{1,2}|[a-z]+) years? (?=(?:of service|of seniority|of tenure|in the firm|in the company|with the company|with the firm|with us|at the company|here)\b)/', 'at least $1 years ', $words );
		$words   = (string) preg_replace_callback(
			'/\b(?<how>(?:for |with |been here )?(?:more than|over|at least|longer than|less than|under|fewer than|not even|in the last|in the past|within the last|within the past|the last|the past|last|past|for|in|during the last|over the last|over the past|since)) (?<count>\d{1,2}|[a-z]+) (?:full )?(?<unit>years?|months?|weeks?|days?)(?: ago)?\b(?: (?:of service|of experience|in the firm|in the company|with the company|with the firm|with us|at the company|here|seniority))?/',
			function ( array $found ) use ( &$periods ): string {
				$count = self::number( $found['count'] );
				if ( 0 === $count || ( in_array( $found['how'], array( 'in', 'for' ), true ) && ! str_starts_with( $found['unit'], 'year' ) ) || 'in' === $found['how'] ) {
					return $found[0];
				}
				$is_longer = 1 === preg_match( '/more than|over$|at least|longer than|^for$|with$/', $found['how'] );
				$periods[] = Period::of_length( $is_longer, $count, $found['unit'], $this->today );
				return ' ';
			},
			$words
		);
		return $periods;
	}

	/** @return list<Period> */
	private function years( string &$words ): array {
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
			static function ( array $found ) use ( &$periods ): string {
				$how       = $found['how'] ?? '';
				$year      = ( $found['year'] ?? '' ) . ( $found['hired'] ?? '' );
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
