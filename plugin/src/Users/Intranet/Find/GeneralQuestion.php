<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/** Tells questions about the world, to which no person is the answer: "how many days until Christmas", "write me a poem". */
final class GeneralQuestion {

	private const START = '/^\W*(?:please |can you |could you |hey |hi )*(?:what(?: is|s|\'s) (?:the )?(?:\w+est |square |cube )?(?:capital|root|population|distance|weather|time|meaning|temperature|date|day|score|price|recipe|height|forecast|difference|definition|formula|best|highest|tallest|longest river|largest|biggest|speed|sum|color|colour|\d)|what (?:time|day|year|date)|how (?:many|much|long|far|tall|old|high|deep|big|fast|hot|cold|heavy|do i (?:boil|cook|bake|draw|play|tie|lose|get to|make|peel|fry|grow|build a|fold|clean an?|train my (?:dog|cat|puppy)|lose weight|write an? (?:wedding|birthday|love|funeral)|get rid of|whistle|solve))|who (?:won|will win|wins|wrote|invented|discovered|painted|composed|sang|directed|starred|was the|were the|is the (?:president|king|queen|pope|prime minister|chancellor|richest|fastest|tallest)|killed)|(?:tell|write|sing|draw|give|show|read) (?:me )?(?:an? |the )?(?:\w+ )?(?:joke|poem|story|song|essay|haiku|picture of|recipe|letter to|fairy ?tale|fact|riddle|limerick|news)|(?:(?:the|an?|good|best|great|easy|simple|favou?rite|quick|\w+) ){0,3}recipe (?:for|of)|(?:the )?(?:weather|lyrics|symptoms|plot|history|definition|capital|population|distance|horoscope|exchange rate|lottery numbers)(?: forecast)? (?:in|of|for|from|to|today|tomorrow|euro|dollar)|(?:the )?name (?:of the (?!newest|longest)\w+est|(?:two|three|four|five|ten) )|(?:the )?(?:current|local) time in|(?:any |some |the )?(?:good|best|nice|cheap|decent|great) (?:restaurants?|pizza|hotels?|bars?|cafes?|beaches|movies?|films?|books?|songs?) (?:near|in|around|on|for tonight|to)|what(?:\'s| is) (?:on tv|playing)|how (?:do i|do you|does one|can i|to) (?:boil|cook|bake|draw|tie a|lose (?:weight|fat)|make (?:pancakes|pizza|soup|bread|a cake|coffee|tea)|fry|grow|fold|train (?:a|my) (?:dog|cat|puppy)|get rid of|whistle|play|say|knit|dance|swim|change the oil|fix a (?:flat|bike|bicycle)|(?:change|repair|fix) (?:a|my|the) (?:tire|bike|bicycle|brakes?))|recommend (?:me |us )?an? (?:\w+ )?(?:book|film|movie|song|series|game|album|joke)|what (?:movie|film|song|game) |play (?:some |me |a )|will it (?:rain|snow|be)|is it (?:going to|raining|snowing)|translate (?!this|these|those|my|our|the|an?\b|it\b)|calculate|convert|when (?:is|was|did|does|will)|why (?:is|are|do|does|did)|where is mount|how is the weather|define|spell|solve|\d+ ?[-+*\/x] ?\d+|does god|do aliens|what happened|which (?:planet|country|river|team|animal|movie|film|song|year))\b/i';

	/** What no company has to do with. */
	private const WORLD = '/\b(?:stock market|bitcoins?|crypto(?:currency|currencies)?|lottery|horoscope|zodiac|world cup|olympics?|olympic games|super bowl|champions league|premier league|netflix|hollywood|eiffel tower|mount everest|universe|galaxy|dinosaurs?|mona lisa|(?:in|of) the (?:whole )?world|on earth)\b/i';

	/** Beginnings of questions about amounts, times, places and reasons, which the company may know as well. */
	private const MAYBE = '/^\W*(?:how (?:many|much|long|far|big|old|tall|often|cold|hot|heavy|fast|do (?!i\b|we\b))|when|why|where|which)\b/i';

	/** Words of a caller who asks for a person, or for amounts, times and reasons in the company. */
	private const OWN = '/\b(?:i|im|my|me|mine|we|us|our|ours|mr|mrs|ms|here|left|still|in stock|this|these|the new|tomorrow|next week|next month|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|someone|somebody|anyone|anybody|who|whom|persons?|people|folks|guys?|hires?|newcomers?|joiners?|executives?|execs?|vps?|boss(?:es)?|staff|co-?workers?|borrowers?|customers?|clients?|suppliers?|members?|guests?|patients?|employees?|colleagues?|department|team|office|branch)\b/i';

	/** Words that make even a usual question about the world one about the company: "when is payday". */
	private const HERE = '/\b(?:cost us|left in|in stock|the new|pay ?days?|pay ?checks?|pay ?slips?|pay ?stubs?|payroll|w-?2s?|open enrol?lment|performance reviews?|town halls?|all-?hands|(?:hour|night|day|late|early) shifts?|overtime|days? off|sick (?:days?|leave|notes?))\b/i';

	/** Words of a caller who asks about the company after all. */
	private const ABOUT_WORK = '/\b(?:who (?:can|could|do|does|should|would|knows?|handles?|has|is (?:in|the person|responsible)|helps?|here)|whom|someone|somebody|anyone|anybody|our|my|in charge|department|colleagues?|responsible|do i (?:have|get(?! to\b))|am i (?:owed|entitled|allowed)|i have left|(?:to )?(?:talk|speak) (?:to|with))\b/i';

	/** What tells of people the company knows rather than asks about the world: "she won the lottery and wants to pay her loan off". */
	private const TOLD = '/^(?!\W*(?:who|what|when|where|how|why|which|is|are|did|does|do|will|tell|give|show)\b).*\b(?:he|she|they|we|us|his|her|their|borrowers?|customers?|clients?|members?|colleagues?)\b/i';

	/** An article or a thing of the company: "in the salad" rather than "in a banana". */
	private const DEFINITE = '/\b(?:has|have|is|are|in|of|on|does|do|cause|causes|need|needs|did|will) (?:the|an? (?:jar|bottle|glass|can|cup|loaf|pack|pallet|box) of)\b/i';

	/** The caller, people of the company or its customers, or a thing that both know: "how much did we spend", "why did the payment go up". */
	private const PARTY = '/\b(?:i|we|us|they|he|she|his|her|their|the (?!world|moon|sun|earth|sky|sea|titanic|weather))\b/i';

	/** "How many underwriters do we have in Tulsa": 1 the people. */
	private const COUNTED = '/^\W*how many ((?:\p{L}+ ){0,2}\p{L}+) (?:are there|do we have|have we got|are (?:working|employed|based|sitting)|are|work|sit)(?= (?:in|at|on|for)\b|\W*$)/iu';

	/** "How many people report to Ada" or "does Ada manage". */
	private const COUNTED_REPORTS = '/^\W*how many (?:people|employees|persons|colleagues)(?= (?:report|answer|work (?:for|under))\b| (?:do|does) (?:\S+ ){1,3}?(?:manage|lead|supervise|have under)\b)/iu';

	/** "How many reports does Ada have". */
	private const COUNTED_BELOW = '/^\W*how many (?:(?:direct )?reports|people|employees|subordinates) (?:does|do) (\S+(?: \S+){0,3}?) have(?: (?:under|below|beneath) (?:him|her|them|me))?(?=\W*$)/iu';

	/** "How many levels are between me and Ada". */
	private const COUNTED_BETWEEN = '/^\W*how many (?:levels|layers|steps|ranks|rungs|people|managers|bosses) (?:are (?:there )?|is it |sit |stand )?(?=between\b(?! \d))/iu';

	/** The question for the people where it is one for their number, which the answer has as well. */
	public static function uncounted( string $question, Company $company ): string {
		$question = (string) preg_replace( array( self::COUNTED_REPORTS, self::COUNTED_BETWEEN, self::COUNTED_BELOW ), array( 'who', 'who is ', 'who reports to $1' ), $question );
		$asks = 1 === preg_match( self::COUNTED, $question, $found ) && ( 1 === preg_match( '/^(?:people|employees|persons|colleagues|staff|staff members|of us)$/i', $found[1] ) || self::names_something( $found[1], $company ) );
		return $asks ? (string) preg_replace( self::COUNTED, '$1', $question ) : $question;
	}

	public static function is( string $question, Company $company ): bool {
		$is_here = 1 === preg_match( self::MAYBE, $question ) && 1 === preg_match( self::HERE, $question );
		if ( ! $is_here && 1 === preg_match( self::MAYBE, $question ) && 1 !== preg_match( self::OWN, $question ) && ! self::names_something( $question, $company ) && ! self::is_of_a_need( $question, $company ) ) {
			return true;
		}
		if ( 1 === preg_match( self::TOLD, $question ) ) {
			return false;
		}
		if ( $is_here || 1 === preg_match( self::ABOUT_WORK, $question ) ) {
			return false;
		}
		return 1 === preg_match( self::WORLD, $question ) || ( 1 === preg_match( self::START, $question ) && ! self::has_need( $question, $company, self::PARTY, 2 ) );
	}

	/** Whether it asks for what a trade of the company knows of a thing of the company: "how many calories has the lentil salad". */
	private static function is_of_a_need( string $question, Company $company ): bool {
		return 1 !== preg_match( self::WORLD, $question ) && ( self::has_need( $question, $company, self::DEFINITE, 1 ) || self::has_need( $question, $company, '//', 2 ) );
	}

	/**
	 * @param string $pattern What the question must have as well.
	 * @param int    $words   How many words the need must have.
	 */
	private static function has_need( string $question, Company $company, string $pattern, int $words ): bool {
		if ( 1 !== preg_match( $pattern, $question ) ) {
			return false;
		}
		$trades = new Trades( $company, new Filler() );
		foreach ( $trades->needed( Words::of( $question ) ) as $trade => $need ) {
			if ( $need['strength'] >= 1.0 && $need['most'] >= $words && array() !== $trades->fits( $trade ) ) {
				return true;
			}
		}
		return false;
	}

	/** Whether it has a name, an office or what titles call a person. */
	private static function names_something( string $question, Company $company ): bool {
		preg_match_all( '/[\p{L}\p{M}\'’]+/u', $question, $found );
		foreach ( $found[0] as $written ) {
			foreach ( Words::of( $written ) as $word ) {
				foreach ( $company->words[ $word ] ?? $company->words[ (string) preg_replace( '/s$/', '', $word ) ] ?? array() as $number => $bits ) {
					$fact = $company->facts[ $number ];
					if ( FactKind::Office === $fact->field || ( FactKind::Title === $fact->field && $fact->has_head( $bits ) ) || ( FactKind::Name === $fact->field && 1 === preg_match( '/^\p{Lu}/u', $written ) ) ) {
						return true;
					}
				}
			}
		}
		return false;
	}
}
