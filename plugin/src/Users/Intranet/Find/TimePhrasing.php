<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/** Puts roundabout ways to ask for time into plain ones: "the rookie in Underwriting" is "the newest person in Underwriting", "over a decade" is "over 10 years". */
final class TimePhrasing {

	/** What follows a word for somebody new or old where it is one of the company: no "rookie of the year". */
	private const HERE = '(?= (?:in|of(?! the year)|at|on|from|here|among|within|around|we have|with us)\b|\W*$)';

	private const NUMBER = '(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty)';

	private const BY_TENURE = ' (?:by|in terms of|measured by|going by) (?:the )?(?:years?(?: (?:with us|here|of service|in the company|at the company))?|tenure|(?:start|hire|hiring) dates?|seniority|length of service|time (?:here|with us))\b';

	private const PLAIN = array(
		// Somebody new.
		'~\b(?:newest|latest|freshest|most recent|youngest) (?:faces?|additions?|recruits?|arrivals?|kids?|guys?|girls?|ones?)(?: to)?' . self::HERE . '~iu' => 'newest people',
		// No "new one" or "new arrivals", which may be things.
		'~\b(?:fresh|(?:brand )?new) (?:faces?|recruits?|kids?(?: on the block)?|blood|guys?|girls?)' . self::HERE . '~iu' => 'newest people',
		'~\b(?:newest|latest|most recent) (?:additions?|arrivals?) to\b~iu' => 'newest people in',
		'~\bnew (?:starters?|joiners?)\b(?! (?:training|orientation|onboarding|paperwork|checklists?|packets?|setup|documents|forms?))~iu' => 'new people',
		'~\b(?:any(?:one|body)?|some(?:one|body)|who(?: is|[\'’]?s|))(?: else)? new(?= (?:in|at|on) (?:\p{L}+ ){1,4}(?:since|this|last)\b)~iu' => 'new people',
		'~\blast (?:(?:few|couple(?: of)?|' . self::NUMBER . ') )(?:(?:people|ones|persons|colleagues|employees) )?(?:(?:that|who|to) )(?:(?:has|have|was|were|be) )?(?:join|joined)(?: us)?\b(?! the last)~iu' => 'newest people in',
		'~\b(?:newest|latest|most recent) (?:hires?|joiners?|starters?)\b(?! (?:training|orientation|onboarding|paperwork|checklists?|packets?|setup|documents))~iu' => 'newest people',
		'~\bwho (?:did we (?:hire|recruit|take on)|have we (?:hired|recruited|taken on)) (?:last|latest|(?:most )?recently)\b~iu' => 'who are the newest people',
		'~\b(?:for )?(?:the )?(?:shortest (?:tenure|time|seniority)|least (?:seniority|tenure|years|senior))\b~iu' => 'newest',
		'~\b(?:newest |latest )?(?:rookies?|newbies?|newcomer|greenhorns?|fledglings?)\b' . self::HERE . '~iu' => 'newest people',
		'~\b(?:very )?last (?:person |one |colleague |employee |hire )?(?:that|who|to) (?:has |have |was |were |be )?(?:joined|join|started|start|hired|came|come)(?: us)?' . self::HERE . '~iu' => 'newest people',
		'~\b(?:very )?last (?:person |one |colleague |employee )?(?:that|who|to) (?:has |have )?join(?:ed)?\b~iu' => 'newest people in',
		'~\bwho(?: is|[\'’]?s| are) (?:the )?new' . self::HERE . '~iu'     => 'who are the newest people',
		'~\b(?:youngest|most junior) ((?:\p{L}+ ){0,4}\p{L}+)' . self::BY_TENURE . '~iu' => 'newest $1',
		'~\b(?:came|come|got|been) on ?board\b|\bwas onboarded\b~iu'    => 'joined',
		'~\b(?:top |the )(?:\d{1,2}|' . self::NUMBER . ') (?=(?:newest|latest|most recent|longest|oldest|most senior)\b)~iu' => 'the ',
		'~\b(newest|latest|longest serving|oldest) (?:\d{1,2}|two|three|four|five|ten) (?=\p{L})~iu' => '$1 ',
		'~\bleast time (?=(?:in|at|with|here)\b)~iu'                    => 'newest ',
		'~^\W*who(?: is|[\'’]?s)? (?:the )?(?:newer|more recent)(?: here)?[,:]? (?=(?:[\p{L}\'’-]+ ){1,3}or )~iu' => 'newest ',
		// Somebody old.
		'~^\W*who(?: is| has|[\'’]?s)? (?:been|worked) (?:here|with us|around) (?:the )?longe(?:r|st)[,:]? (?=(?:[\p{L}\'’-]+ ){1,3}or )~iu' => 'longest serving ',
		'~\bfirst (?:person|one|people|ones|colleague|employee) (?:(?:(?:who|that) )?(?:was |got |has been |to be )?)?(?:hired|to join|joined|to start|started)\b~iu' => 'first hired',
		'~\b(?:old(?:est)?|long)[ -]?timers?\b' . self::HERE . '~iu'    => 'longest serving people',
		'~\b(?:(?:oldest|most) )?(?:old hands?|dinosaurs?|doyens?|doyennes?|stalwarts?|lifers?)\b' . self::HERE . '~iu' => 'longest serving people',
		'~\b(?:oldest|most senior|longest serving) ((?:\p{L}+ ?){1,5}?),? ?\(?(?:(?:tenure|service|seniority)[- ]?wise|by service)\b\)?~iu' => 'longest serving $1',
		'~\b(?:was|were) (?:already )?(?:here|with us|around) (?:already )?in (?:the year )?((?:19|20)\d\d)\b~iu' => 'joined in $1 or earlier',
		'~\b(been|is|was|are|were) with (?:the|our|this) (?:co-?op(?:erative)?|company|firm|bank|business|group)\b~iu' => '$1 with us',
		'~\bsenior[- ]most\b~iu'                                        => 'most senior',
		'~\b(?:most (?:senior|experienced)|longest|oldest) ((?:\p{L}+ ){0,5}\p{L}+)' . self::BY_TENURE . '~iu' => 'longest serving $1',
		'~\bwho (?:started|joined|began|came|was hired) first(?=,? (?:in|at|on|of)\b|\W*$)~iu' => 'longest serving people',
		'~,? (?:and )?who (?:was|is|got|came|has been) here first(?=\W*$)~iu' => ' longest serving',
		'~\bwho (?:was|were) (?:the )?(?=(?:(?:very )?(?:first|last|earliest) (?:person|people|employee|colleague|one|hire|hired|to)|newest|latest|most recent|longest|oldest|earliest)\b)~iu' => 'who is the ',
		'~\b(?:the )?most (?:seniority|tenure|years of service)\b~iu'   => 'longest serving',
		'~ under (?:his|her|their|the) belts?\b~iu'                     => '',
		'~\b(?:been|worked) with \p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2}(?= (?:for|more|less|over|under|at least|the longest|longest)\b)~u' => 'been here',
		// Lengths.
		'~\b(here|with us|around|employed) under (?=' . self::NUMBER . ' )~iu' => '$1 less than ',
		'~\b(with|has|have|for|here|between) (?:between )?(' . self::NUMBER . ')(?: to | and | ?[-–] ?)(' . self::NUMBER . ') years\b~iu' => '$1 at least $2 years at most $3 years',
		'~\b(?:passed|past|beyond|crossed|over) the (' . self::NUMBER . ')[ -]years? mark\b~iu' => 'with at least $1 years',
		'~\bin (?:his|her|their) first (year|month|week)(?: (?:here|with us))?\b~iu' => 'been here less than one $1',
		'~\b(?:hasn[\'’]?t|haven[\'’]?t|has not|have not|not) (?:yet )?been (?:here|with us)(?: for)? (?:a|an|one) (year|month|week)(?: yet)?\b~iu' => 'been here less than one $1',
		'~\b(?:hasn[\'’]?t|haven[\'’]?t|has not|have not|not) (?:yet )?been (?:here|with us)(?: for)? (' . self::NUMBER . ') (years|months|weeks)(?: yet)?\b~iu' => 'been here less than $1 $2',
		'~\b(\d{1,2}) ?\+ ?(?=years?\b)~iu'                        => 'at least $1 ',
		'~\b(?:a|one|the (?:last|past)) decade\b~iu'                    => 'the last 10 years',
		'~\b(' . self::NUMBER . ') decades\b~iu'                        => '${1}0 years',
		'~\bhalf (?:an? )?year\b|\bhalf of the year\b~iu'               => '6 months',
		'~\ba year and a half\b~iu'                                     => '18 months',
		'~\b(more than|less than|over|under|longer than|at least|not even|within|for) the last 10 years\b~iu' => '$1 10 years',
		'~\b(more than|less than|over|under|longer than|at least|not even|within|within the last|in the last|in the past|over the last|over the past) (?:an? )?(?=(?:year|month|week)\b)~iu' => '$1 one ',
		'~\b(' . self::NUMBER . ') (years?|months?) (?:or|and) (?:more|longer|over|above|up)\b~iu' => 'at least $1 $2',
		'~\b(' . self::NUMBER . ') (years?|months?) (?:or|and) (?:less|fewer|under)\b~iu' => 'at most $1 $2',
		'~\b(?:no|not) (?:more|longer) than (?=' . self::NUMBER . '\b)~iu' => 'at most ',
		'~\b(?:no|not) (?:less|fewer) than (?=' . self::NUMBER . '\b)~iu' => 'at least ',
		'~\bclass of (?=(?:19|20)\d\d\b)~iu'                            => 'people who joined in ',
	);

	private const DECADES = array(
		'one'    => '1',
		'two'    => '2',
		'three'  => '3',
		'four'   => '4',
	);

	public static function plain( string $question ): string {
		$question = (string) preg_replace_callback( '~\b(one|two|three|four)(?= decades\b)~iu', static fn ( array $found ): string => self::DECADES[ strtolower( $found[1] ) ], $question );
		return (string) preg_replace( array_keys( self::PLAIN ), array_values( self::PLAIN ), $question );
	}
}
