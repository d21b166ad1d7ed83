<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/** Puts what people type in a hurry into whole words: "any1 new since may" is "anyone new since may", "niamhs people" is "niamh's people". */
final class ChatPhrasing {

	/** What a relation is called after a name. */
	private const RELATION = '(?:(?:direct |line |own |whole |entire )?(?:boss|bosses|directs|managers?|supervisors?|people|ppl|folks|lot|crew|gang|teams?|reports?|assistants?|secretary|pa|ea|peers?|colleagues?|team ?mates?|co ?workers?|back ?up|deputy|stand[- ]?in|substitute|replacement|counterparts?|right hand|chain|guys|staff|department|dept|office))';

	private const WORDS = array(
		'~\b(any|some|every)1\b~iu'                                 => '$1one',
		'~\b(who|what|where)s\b~iu'                                  => '$1\'s',
		'~^\W*(?:hola|hallo|moin|bonjour|salut|yo|heya|hiya|howdy)\b[,!. ]+(?=[\p{L}\'’]+ \p{L})~iu' => '',
		'~\b(is|are|was|were|do|does|did|has|have)nt\b~iu'          => '$1 not',
		'~\bsb (?=who\b)~iu'                                        => 'somebody ',
		'~\b(?:tmrw|tmr)\b~iu'                                      => 'tomorrow',
		'~\bbtw (?=\d)~iu'                                          => 'between ',
		'~\bsum1\b~iu'                                              => 'someone',
		'~\b(?:ppl|peeps|ppls)\b~iu'                                => 'people',
		'~\bb4\b~iu'                                                => 'before',
		'~\bw/o\b~iu'                                               => 'without',
		'~\bw/~iu'                                                  => 'with ',
		'~(?<=\p{L} )w (?=(?:less|more|over|under|at|an?|the|no|\d+)\b)~u' => 'with ',
		'~(?<=\p{Ll} )n (?=\p{L}{2})~u'                            => 'and ',
		'~(?<=[\p{L}\p{N}]) \+ (?=\p{L})~u'                         => ' and ',
		'~(?<=\d)(?=yrs?\b)~iu'                                     => ' ',
		'~\byrs\b~iu'                                               => 'years',
		'~\byr\b~iu'                                                => 'year',
		'~\b(?:mths|mos)\b~iu'                                      => 'months',
		'~\bwks\b~iu'                                               => 'weeks',
		'~\b(\d{1,2}) (years|year|months) plus\b~iu'               => '$1 $2 or more',
		'~\b(\d{1,2}) plus (?=years\b)~iu'                         => 'at least $1 ',
		'~\b(works?|working|looking|asking|covers?|stands? in|fills? in) 4\b(?! (?:years|months|weeks|days)\b)~iu' => '$1 for',
		'~\b(reports?|reporting|answers?|talk|speak|go|turn|listen) 2\b(?! (?:people|persons|years|months)\b)~iu' => '$1 to',
		'~\bwho r\b~iu'                                             => 'who are',
		// No "wed", "shed" or "hell".
		'~\b(we|he|she)[\'’](?:d|ll)\b~iu'                          => '$1',
		// Nor Idaho.
		'~\bi[\'’]d\b~iu'                                           => 'I would',
		'~\bgimme\b~iu'                                             => 'give me',
		'~\b(?:dunno|idk)\b~iu'                                     => 'i don\'t know',
		'~\babt\b~iu'                                               => 'about',
		'~\btechs\b~iu'                                             => 'technicians',
		'~\bmgr(s?)\b~iu'                                           => 'manager$1',
		'~^(\W*(?:(?:who are|list|show me|give me|all|the|our) )*(?:(?!of )[\p{L}-]+ ){0,2}?)bosses(?=,| (?:in|at|from|outside|not) |\W*$)~iu' => '$1managers',
		'~^\W*(?:who[\'’]?s|who is) (?:at )?(?:the |our )?(?:very )?(?:top|big boss|top dog|head honcho|number one)(?: of the (?:company|firm|ladder|tree))?(?=\W*$)~iu' => 'who is the ceo',
		'~,? (?:but |just )?(?:not|without|except(?: for)?|minus|excluding) (?:the|their|its) (?:big )?(?:boss(?:es)?|head|leaders?|chief)(?=\W*$)~iu' => ' except leadership',
		'~\bexecs\b~iu'                                             => 'executives',
		'~\bsvc\b~iu'                                               => 'service',
		'~\bacctg\b~iu'                                             => 'accounting',
		'~\b(\d{1,2}) (years|year) ?\+(?=\W*$| )~iu'                => 'at least $1 $2',
		'~\b(ceo|coo|cfo|cio|cto|chro|president)s (?=' . self::RELATION . '(?:\W|$))~iu' => '$1\'s ',
		'~(?<=[\'’]s )directs(?=\W*$)~iu'                            => 'direct reports',
	);

	public function __construct( private readonly Company $company ) {}

	public function plain( string $question ): string {
		$question = (string) preg_replace( array_keys( self::WORDS ), array_values( self::WORDS ), $question );
		return $this->with_apostrophes( $question );
	}

	/** "Sanders backup" is that of Sander where nobody is called Sanders. */
	private function with_apostrophes( string $question ): string {
		return (string) preg_replace_callback(
			'~(?<![\p{L}\'’-])(?!boss )(\p{L}{2,}?)s (?=(?:(?<relation>' . self::RELATION . ')(?!\p{L})|(?:\p{L}+ )?(?<next>\p{L}+s)(?:\W*$| (?:in|at|from|who|that|not)\b)))~iu',
			fn ( array $found ): string => $this->is_name( $found[1] ) && ! $this->is_known( "$found[1]s" ) && ( '' !== ( $found['relation'] ?? '' ) || ( new Positions( $this->company ) )->has( strtolower( $found['next'] ?? '' ) ) ) ? "$found[1]'s " : $found[0],
			$question
		);
	}

	private function is_name( string $written ): bool {
		return $this->company->has_word( FactKind::Name, implode( '', Words::of( $written ) ) );
	}

	private function is_known( string $written ): bool {
		return isset( $this->company->words[ implode( '', Words::of( $written ) ) ] );
	}
}
