<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/** Puts roundabout ways to say a name into plain ones: "I think her last name is something like Kowalski" is "Kowalski". */
final class NamePhrasing {

	/** Follows the first letters of a name in a question, for "her name starts with Ag". No word of a text has it. */
	public const BEGINNING = '+#';

	private const NAME = '(?:(?:first|last|full|family|given|christian|second|sur|nick) ?)?name';

	/** Of a contrast: longer ones are stories. */
	private const MOST_WORDS = 16;

	/** What tells that a name may have changed. */
	private const RENAMED = '(?:(?:since|after) (?:the|her|his|their) (?:wedding|marriage|divorce)|(?:got|was|is|been|just|recently|newly|now|since) (?:re-?)?(?:married|divorced)|hyphenated|double[- ]?(?:barrell?ed|(?:sur)?name)|new (?:last |sur)?name|changed (?:her|his|their) (?:last |sur)?name|(?:whatever|however|whoever) (?:(?:she|he|they)(?: is| are|[\'’]?s)? (?:called|named)|(?:her|his) (?:\w+ )?name is))';

	/** Asks for something about the person. */
	private const ASKS = '\b(?:who(?! (?:just |recently |has |had |have )*(?:got|is|was|has|goes)\b)|whom|whose|where|how|which|what|needs?|wants?|my|our)\b';

	/** What callers add to a name of which they are not sure. */
	private const UNSURE = '~[\s,;(–-]+(?:or (?:something|somebody|someone)(?: (?:like (?:that|it|this)|similar|close|along those lines|of the sort))?|or (?:so|similar|thereabouts)|or (?:whatever|however|whoever) (?:(?:she|he|they)(?: is| are|[\'’]?s)? (?:called|named)|(?:her|his|their) (?:\w+ )?name is)(?: now| these days| nowadays)?|(?:oder|or) so (?:ähnlich|similar)|o algo así|ou quelque chose comme ça|i (?:think|believe|guess|suppose)|not sure|if i (?:remember|recall)(?: it)?(?: correctly| right(?:ly)?)?)[\s).?!]*$~iu';

	/** Clauses about the spelling or about what the caller has forgotten. */
	private const ASIDES = array(
		'~(?:^|[\s,;(–-]+(?:and |but )?|\.{2,}\s*|…\s*)(?![^,;().:?]*\bmy\b)(?:(?:i|we) )?(?:(?:don[\'’]?t|do not|can[\'’]?t|cannot|couldn[\'’]?t|didn[\'’]?t) (?:quite )?(?:know|remember|recall|spell|pronounce|catch|get)|(?:have )?forg[eo]t(?:ten)?|(?:i[\'’]?m )?(?:not sure|unsure)|(?:or )?however (?:you|one|it|she|he)|excuse|pardon|(?:sorry|apologies) (?:for|about|if)) [^,;().:?]{0,40}?(?:\b(?:sur)?name|\bspell\p{L}*|\bpronounc\p{L}*|\bit)(?: it| right| correctly)?(?:\s*\)|[\s,.:;?]*$|[,:;.]+)~iu',
		'~[\s,(]+pronounced [^),;]+\)?~iu',
		'~[\s,(-]*\bwhat[\'’]?s?[- ]?(?:his|her|er)[- ]?(?:name|face)\b~iu',
		'~\bwith an? ["“\'’]?\p{L}["”\'’]?(?: umlaut| accent)?(?=[\s,.?)]|$)~iu',
		'~(?<![^\s])@(?=\p{L})~u',
	);

	public function __construct(
		private readonly Company $company,
		private readonly Nicknames $nicknames,
		private readonly Filler $filler,
	) {}

	public function plain( string $question ): string {
		$plain    = (string) preg_replace( self::UNSURE, '', (string) preg_replace( self::ASIDES, ' ', $question ) );
		$question = '' === trim( $plain ) ? $question : $plain;
		$question = ( new NameAsides( $this->company, $this->is_name( ... ) ) )->plain( $question );
		$question = $this->without_former_names( $this->without_changes( $question ) );
		$question = $this->by_beginning( $question );
		$question = $this->without_frames( $this->named_before_place( $question ) );
		$question = $this->of_several( $this->with_relation_first( $this->no_boss( $question ) ) );
		return $this->told_apart( $this->corrected( $question ) );
	}

	/** "Frauke Ehlers, or whatever she is called since the wedding": the last name counts only where the company has it. */
	private function without_changes( string $question ): string {
		$asks = self::ASKS;
		if ( 1 !== preg_match( '~^\W*(?:who(?:[\'’]?s| is) )?(?:(?i:mrs?|ms|miss)\.? )?(\p{L}[\p{L}\'’-]+)(?: (?!(?:from|in|at|of) )(\p{L}[\p{L}\'’-]+))??((?: (?:from|in|at|of) \p{L}+)?)[\s,;.:(–-]+(?!\p{Lu})([\p{L}\'’-]+(?:[\s,]+[\p{L}\'’-]+){0,13}[\s,]*)[).?!]*$~u', $question, $found )
			|| 1 !== preg_match( '~\b' . self::RENAMED . '\b~iu', $found[4] ) || 1 === preg_match( "~$asks~iu", $found[4] ) || ! ( $this->is_name( $found[1] ) || $this->may_be_name( $found[1], false ) ) ) {
			return $question;
		}
		$this->company->learn_addresses();
		return ( $this->is_name( $found[2] ) ? "$found[1] $found[2]" : $found[1] ) . $found[3];
	}

	/** "Latoya Greenwood, née Simmons": a former name counts only where the company has it. */
	private function without_former_names( string $question ): string {
		return (string) preg_replace_callback(
			'~^(\W*(\p{L}[\p{L}\'’-]+)(?: \p{L}[\p{L}\'’-]+)?)[\s,]*[\s,(](?:née|nee|formerly|previously|geb\.|geborene|born|aka|also known as|maiden name|(?:who )?used to be(?: called| named)?|(?:who )?was (?:called|named))[:\s]+(?:(?:mr|ms|mrs)\.? )?(\p{L}[\p{L}\'’-]+)\)?~iu',
			function ( array $found ): string {
				$this->company->learn_addresses();
				$is_known = $this->is_name( $found[3] );
				return $this->is_name( $found[2] ) && ( $is_known || self::has_capital( $found[3] ) ) ? $found[1] . ( $is_known ? " $found[3]" : '' ) : $found[0];
			},
			$question
		);
	}

	/** "Her last name starts with Ag". */
	private function by_beginning( string $question ): string {
		$question = (string) preg_replace( '~\b(\p{L}{3,12})-(?:something|whatever)\b~iu', '$1' . self::BEGINNING, $question );
		$name = self::NAME;
		return (string) preg_replace( "~(?:\\b(?:(?:with|whose|her|his|their|the|an?|some(?:one|body)) )*$name (?:that |which )?|^(?:it )?)(?:starts?|begins?|starting|beginning) (?:with|in)(?: the)?(?: letters?)?(?: an?)? [\"“”']?(\\p{L}{1,12})[\"“”']?(?=[\\s,.?!]|$)~iu", ' $1' . self::BEGINNING, $question );
	}

	/** What stands around a name: "someone by the name of", "how do you spell". */
	private function without_frames( string $question ): string {
		$name   = self::NAME;
		$person = '(?:(?:some|any)(?:one|body)|(?:an?|the|that) (?:(?:nice|young|old|older|tall|new|french|dutch|welsh|\p{L}{2,}(?:ish|ese|ian|ean)|german) )?(?:person|colleague|lady|woman|guy|man|girl|gentleman|co-?worker|employee))';
		$frames = array(
			"(?:(?:i|we) (?:think|believe|guess|suppose|assume) (?:that )?)?(?:her|his|their|the|whose|that person[\'’]s) $name (?:is|was|may be|might be|could be|must be|should be) (?:probably |maybe |perhaps |possibly )?(?:(?:something|a bit) like |similar to )?",
			"(?:her|his|their|the|whose)? ?(?:$name |^it )?sounds? (?:a bit |something |kind of )?like ",
			'(?:(?:i|we) (?:think|believe|guess|suppose|assume) )?(?:she|he)(?:[\'’]?s| is| was) (?:called|named) (?:something like )?',
			'^(?:it(?:[\'’]?s| is| was) )?something (?:like|similar to) ',
			"(?:$person )?(?:by the name of|with (?:the|an?) $name(?: of| like)?|$person (?:named|called)) (?:something like )?",
			"\\b(?:an?|the) $name like ",
			'(?:(?:can|could|would) you )?(?:please )?(?:(?:connect|transfer) me (?:with|to)|(?:put|patch) me through to|get (?:a )?hold of|get in touch with) ',
			'(?:^|(?<=[,;] ))(?:the )?(?:last|first|family|sur) ?name(?: is|:)? ',
			'^(?:what(?:[\'’]?s| is| was) )?(?:the )?(?:last|first|full|family|sur) ?name of ',
			'(?:i )?(?:just )?(?:missed (?:a |the )?call|(?:have |had |got )?(?:a )?missed call) from (?:an? (?:certain )?)?',
			'(?:i )?(?:have |need |want |should )?(?:to )?call back (?:an? (?:certain )?)?',
			'\b(?:an?|some) certain ',
			'^(?:i|we) (?:think|believe|guess) (?:it|that) (?:was|is) (?:an? )?',
		);
		foreach ( $frames as $frame ) {
			$question = (string) preg_replace_callback( "~(?<!\\p{L})(?:$frame)(?=[\"“”'’]?(?:(?:mr|ms|mrs|dr)\\.? )?(\\p{L}[\\p{L}'’-]*))~iu", fn ( array $found ): string => $this->may_be_name( $found[1] ) ? ' Ms. ' : $found[0], $question );
		}
		// "Who was the" begins questions about history.
		$question = (string) preg_replace_callback( '~^who was (?=(?:the |that )(\p{L}[\p{L}\'’-]+))~iu', fn ( array $found ): string => $this->is_name( $found[1] ) ? 'who is ' : $found[0], $question );
		$question = (string) preg_replace_callback( '~^(?:how (?:do|would|should) (?:you|i|we) (?:spell|pronounce|write|say)(?= \p{L}[\p{L}\'’-]+(?: \p{L}[\p{L}\'’-]+)?[\s?]*$)|(?:is there|do we have|do you know|there (?:is|was|must be)) an?) (?:certain )?(\p{L}[\p{L}\'’-]+)~iu', fn ( array $found ): string => $this->is_name( $found[1] ) ? $found[1] : $found[0], $question );
		$question = (string) preg_replace_callback( '~^(?:what(?:[\'’]?s| is| was) )?(\p{L}[\p{L}\'’-]*?(?: \p{L}[\p{L}\'’-]*?)?)[\'’]s? (?:last|first|full|family|sur) ?name\W*$~iu', fn ( array $found ): string => $this->may_be_name( $found[1] ) ? $found[1] : $found[0], $question );
		return (string) preg_replace( "~(?:\\b(?:i|we) (?:think|believe|guess) )?(\\p{L}[\\p{L}'’-]+(?: \\p{L}[\\p{L}'’-]+)?) (?:is|was) (?:her|his|their|the) $name(?=\\W*$)~iu", '$1', $question );
	}

	/** "Is sophie still in accounting", "the jenny at the help desk": who stands there has a name, also where nobody has it. */
	private function named_before_place( string $question ): string {
		$question = (string) preg_replace_callback(
			'~^\W*(?:(?:hi|hey|hello)\W+)?(?:do you know (?:if|whether) )?(?:is|does|did|has|was) (\p{L}[\p{L}\'’-]+)((?: \p{L}[\p{L}\'’-]+)?) still (?=(?:here|around|in|at|on|with us|an?|the|our|part of|(?:working|works?|employed) (?:here|at|for|in|with)|runs?|manages?|leads?|heads?|handles?|sits?)\b.*?(\p{L}+)\W*$)~iu',
			fn ( array $found ): string => $this->is_said_of_person( $found[1] ) || ( $this->is_name( $found[1] ) && isset( $this->company->words[ strtolower( $found[3] ) ] ) ) ? self::addressed( $found[1] ) . "$found[2] " : $found[0],
			$question
		);
		$question = (string) preg_replace_callback( '~^\W*where(?:[\'’]?s| (?:does|do|did|is|can i find)) ((?:(?:mr|mrs|ms)\.? )?)(\p{L}[\p{L}\'’-]+)((?: \p{L}[\p{L}\'’-]+)??)(?: (?:sit|work|live|hang out))?\W*$~iu', fn ( array $found ): string => '' !== $found[1] || $this->is_said_name( $found[2] ) ? self::addressed( $found[2] ) . $found[3] : $found[0], $question );
		$question = (string) preg_replace_callback( '~^.*?(?<!\p{L})(\p{L}[\p{L}’-]+)((?: \p{L}[\p{L}’-]+)?)[\'’]s (?:(?:mobile|cell|phone|telephone|extension|email|mail|e-mail)(?: phone)?(?: number| no| address)?|number)\W*$~iu', fn ( array $found ): string => $this->is_said_name( $found[1] ) ? self::addressed( $found[1] ) . $found[2] : $found[0], $question );
		return (string) preg_replace_callback( '~^(?:the |that )?(\p{L}[\p{L}\'’-]+)(?= (?:in|at|from) )~iu', fn ( array $found ): string => array() !== $this->nicknames->of( implode( '', Words::of( $found[1] ) ) ) && $this->is_said_of_person( $found[1] ) ? self::addressed( $found[1] ) : $found[0], $question );
	}

	/** Whether it can be a name, and neither a thing ("vpn") nor another word of the company. */
	private function is_said_of_person( string $written ): bool {
		$word = implode( '', Words::of( $written ) );
		return $this->may_be_name( $written ) && ( $this->is_name( $written ) || ( ! isset( $this->company->words[ $word ] ) && ! $this->company->knowledge->has_needs( Words::base( $word ) ) ) );
	}

	/** As it must be a name, not a word like it. */
	private static function addressed( string $name ): string {
		return 'Ms. ' . mb_convert_case( mb_substr( $name, 0, 1, 'UTF-8' ), MB_CASE_UPPER, 'UTF-8' ) . mb_substr( $name, 1, null, 'UTF-8' );
	}

	/** "Katrin Boss" has a name, and "Boss" of a name in capitals is no relation where somebody is called nearly so. */
	private function no_boss( string $question ): string {
		return (string) preg_replace_callback(
			'~(?<=\p{L} )(?:Boss|Chief|Head|Lead)(?=\W*$)~u',
			function ( array $found ): string {
				$word = strtolower( $found[0] );
				$near = array_filter( $this->company->sounds()[ Sound::key( $word ) ] ?? array(), static fn ( string $name ): bool => 1 === Spelling::distance( $word, $name, 1 ) );
				return array() === $near ? $found[0] : ucfirst( (string) reset( $near ) );
			},
			$question
		);
	}

	/** "The CEO's assistant Judy" for "Judy, the CEO's assistant". */
	private function with_relation_first( string $question ): string {
		return (string) preg_replace_callback( '~^(\p{L}[\p{L}\'’-]+(?: \p{L}[\p{L}\'’-]+)?), ((?:the |our )?[^,]+[\'’]s (?:personal |executive )?(?:assistant|pa|ea|secretary|manager|boss|supervisor|deputy))(?=\W*$)~iu', fn ( array $found ): string => $this->is_name( explode( ' ', $found[1] )[0] ) ? "$found[2] $found[1]" : $found[0], $question );
	}

	/** Several first names: "Femke, Bram and Esther" are three people, and of "Sander and Katrien from transport" both are there. */
	private function of_several( string $question ): string {
		$name     = '\p{L}[\p{L}\'’-]+';
		$question = (string) preg_replace_callback(
			"~^(\W*(?:where are |who are |find |show me |i need |contacts? (?:for|of) )?)((?:$name(?: $name){0,2}, ){1,8}$name(?: $name){0,2},? (?:and|&|or) $name(?: $name){0,2})(?=\W*$)~iu",
			function ( array $found ): string {
				$names = explode( '|', (string) preg_replace( '~,? (?:and|&|or) |, ~iu', '|', $found[2] ) );
				return array() === array_filter( $names, fn ( string $one ): bool => ! $this->is_said_name( explode( ' ', $one )[0] ) ) ? $found[1] . implode( ' and ', array_map( self::addressed( ... ), $names ) ) : $found[0];
			},
			$question
		);
		return (string) preg_replace_callback( "~^(\W*)($name)(?: (?:and|&) | ?/ ?)($name)(?= (?:from|in|at|of) )~iu", fn ( array $found ): string => $this->is_said_name( $found[2] ) && $this->is_said_name( $found[3] ) ? $found[1] . self::addressed( $found[2] ) . ' or ' . self::addressed( $found[3] ) : $found[0], $question );
	}

	/** Whether somebody has this name, and it is no English word in lower case. */
	private function is_said_name( string $written ): bool {
		return $this->is_name( $written ) && ( self::has_capital( $written ) || ! $this->company->knowledge->is_english( strtolower( $written ) ) );
	}

	/** A correction to a name that nobody has, one that only adds to a name ("Dana, sorry, I mean the closer") or mends its end ("Florian Meier... no wait, Meyer"). */
	private function corrected( string $question ): string {
		$wrong    = '[\s,.;…–-]+(?:(?:no|sorry|wait|actually|i mean|i meant|rather|correction)\b[\s,.;:…–-]+)+';
		$question = (string) preg_replace_callback( "~^(\\W*(\\p{L}[\\p{L}'’-]+)(?: \\p{L}[\\p{L}'’-]+)?)[\\s,.…-]+or (?:was|is) it (\\p{L}[\\p{L}'’-]+)\\W*$~iu", fn ( array $found ): string => $this->is_name( $found[2] ) && ! $this->is_name( $found[3] ) ? $found[1] : $found[0], $question );
		$question = (string) preg_replace( '~^\W*(?:(?:oops|sorry|correction)\W+)?(?:i meant |i mean )?(?=\p{Lu}|not\b)~iu', '', $question );
		$question = (string) preg_replace_callback( "~\\b(\\p{L}[\\p{L}'’-]+)\\? (?=(\\p{L}[\\p{L}'’-]+)\\?)~u", fn ( array $found ): string => $this->is_name( $found[1] ) || $this->is_name( $found[2] ) ? "$found[1] or " : $found[0], $question );
		$question = (string) preg_replace_callback( "~^\\W*(\\p{L}[\\p{L}'’-]+)((?: \\p{L}[\\p{L}'’-]+)?)$wrong(?=the (?!other\\b))~iu", fn ( array $found ): string => $this->is_name( $found[1] ) ? "$found[1]$found[2], " : $found[0], $question );
		return (string) preg_replace_callback(
			"~^(\\W*\\p{L}[\\p{L}'’-]+) (\\p{L}[\\p{L}'’-]+)$wrong(\\p{L}[\\p{L}'’-]+)(?=\\W*$|\\W+(?:in|from|at|the)\\b)~iu",
			fn ( array $found ): string => $this->is_name( trim( $found[1] ) ) && ! $this->is_name( "$found[1] $found[3]" ) && Spelling::distance( strtolower( $found[2] ), strtolower( $found[3] ), 2 ) <= 2 ? "$found[1] $found[3]" : $found[0],
			$question
		);
	}

	/** Puts what somebody is not at the end, so that nothing else is excluded: "not the Dana in underwriting, the other one". */
	private function told_apart( string $question ): string {
		$question = (string) preg_replace_callback( "~\\b(?:rather than|instead of) (?=(\\p{L}[\\p{L}'’-]+)\\W*$)~iu", fn ( array $found ): string => $this->is_name( $found[1] ) ? 'not the ' : $found[0], $question );
		$question = (string) preg_replace_callback( "~^\\W*who else is (.+) like (\\p{L}[\\p{L}'’-]+)(?=\\W*$)~iu", fn ( array $found ): string => $this->is_name( $found[2] ) ? "$found[1] not the $found[2]" : $found[0], $question );
		$question = (string) preg_replace_callback( "~\\bwithout (?=(\\p{L}[\\p{L}'’-]+)(?: \\p{Lu}[\\p{L}'’-]+)?\\W*$)~iu", fn ( array $found ): string => $this->is_name( $found[1] ) && ( self::has_capital( $found[1] ) || ! $this->company->knowledge->is_english( strtolower( $found[1] ) ) ) ? 'not the ' : $found[0], $question );
		$question = (string) preg_replace_callback( "~\\bnot (?:(?:one|either|any) of )?(?:the|our) (?:two |three |other )?(\\p{L}[\\p{L}'’-]+)s(?=\\W*$)~iu", fn ( array $found ): string => $this->is_name( $found[1] ) && ! $this->is_name( "$found[1]s" ) ? "not the $found[1]" : $found[0], $question );
		if ( 1 !== preg_match( '/\bnot\b/i', $question ) || count( Words::of( $question ) ) > self::MOST_WORDS ) {
			return $question;
		}
		$of       = '(?:in|from|at|of|with|who|doing|working)';
		$name     = "(?!$of\\b)\\p{L}[\\p{L}'’-]+";
		$question = (string) preg_replace_callback(
			"~^\\W*(?:no,? )?(?:i (?:mean|meant|want|need) )?not (?:the |that )?($name(?: $name(?= $of))?)(?: ($of\\b[^,]+|$name))?, (?:but )?(?:i mean )?(.+)$~iu",
			fn ( array $found ): string => '' !== $found[2] && $this->is_name( $found[1] ) ? "$found[1] $found[3], not the $found[2]" : $found[0],
			$question
		);
		$question = (string) preg_replace_callback(
			"~^(.+?)(?:,| -) (?:but )?not ([^,.?!]{2,40}), (?:but )?(?:i mean |rather )?([^,]+)$~iu",
			fn ( array $found ): string => $this->has_name( $found[1] ) ? "$found[1], $found[3], not the $found[2]" : $found[0],
			$question
		);
		$question = (string) preg_replace_callback( "~^\\W*not (?:the )?($name) but (?:the )?(.+)$~iu", fn ( array $found ): string => $this->is_name( $found[1] ) ? "$found[2], not the $found[1]" : $found[0], $question );
		// A name needs no capital to be excluded.
		return (string) preg_replace_callback( "~\\bnot (?=($name)(?: ($name))?)~iu", fn ( array $found ): string => $this->is_name( $found[1] ) && ( ! $this->company->knowledge->is_english( strtolower( $found[1] ) ) || $this->is_name( $found[2] ?? '' ) ) ? 'not the ' : $found[0], $question );
	}

	private function has_name( string $text ): bool {
		return array() !== array_filter( Words::of( $text ), $this->is_name( ... ) );
	}

	/** Whether it is written as a name or no English word. */
	private function may_be_name( string $written, bool $is_by_capital = true ): bool {
		$word = implode( '', Words::of( $written ) );
		return ! $this->filler->has( $word ) && ( ( $is_by_capital && self::has_capital( $written ) ) || ! $this->company->knowledge->is_english( $word ) );
	}

	private static function has_capital( string $word ): bool {
		return 1 === preg_match( '/^\p{Lu}/u', $word );
	}

	/** Whether somebody of the company has this name, or one of which it is a short form. */
	private function is_name( string $written ): bool {
		$words = Words::of( $written );
		foreach ( array() === $words ? array() : array( implode( '', $words ), $words[0] ) as $word ) {
			foreach ( array( $word, ...$this->nicknames->of( $word ) ) as $name ) {
				foreach ( ( $this->company->words[ $name ] ?? array() ) + ( $this->company->joined[ $name ] ?? array() ) as $number => $bits ) {
					if ( FactKind::Name === $this->company->facts->kind( $number ) ) {
						return true;
					}
				}
			}
		}
		return false;
	}
}
