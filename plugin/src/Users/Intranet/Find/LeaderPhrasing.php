<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/** Puts roundabout questions for a leader into plain ones: "a processor in Denver was rude, who is over her" is "boss of the processors in Denver". */
final class LeaderPhrasing {

	/** Only a leader gives the work of one who is away to others. */
	private const REASSIGNS = '(?:can |will |should )?(?:decides? who (?:gets|takes|inherits)|re-?assigns?|reallocates?|redistributes?|splits?(?: up)?|divides?(?: up)?|distributes?|hands? out|shares? out) (?:his|her|their) \S+(?: \S+)?';

	/** What the clause after a story asks about the person in it. */
	private const OVER_HIM = '(?:who (?:there )?(?:is (?:directly )?(?:over|above|in charge of|responsible for|supervising) (?:him|her|them)|is (?:his|her|their) (?:direct |line )?(?:manager|boss|supervisor|superior|chief|team lead(?:er)?)|(?:does|do) (?:he|she|they) (?:report|answer) to|(?:manages|supervises) (?:him|her|them)|' . self::REASSIGNS . ')|to who (?:does|do) (?:he|she|they) (?:report|answer))';

	private const PLACE = '(?<place> (?:in|at|from) (?:the |our )?\S+(?: \S+)?)?\W*$';

	private const MAY = 'who (?:can |may |should |must |has to )?';

	private const STORY = '~^\W*(?<story>\p{L}[^\n]{6,}?)[,;.:–-]+ (?:and |so |but )?' . self::OVER_HIM . '\W*$~iu';

	private const HANDS_OUT = '~^\W*' . self::MAY . '(?:(?:hands?|shares?|gives?) out|distributes?|divides?(?: up)?|splits?(?: up)?|allocates?|assigns?) (?:\S+ ){1,5}?(?:to|among|amongst|between|for) (?<who>\p{L}.*?)' . self::PLACE . '~iu';

	private const CUSTOMERS = '~^\W*' . self::MAY . '(?:(?:hands?|shares?|gives?) out|distributes?|divides?(?: up)?|splits?(?: up)?|allocates?|assigns?) (?:the |our |new |incoming |fresh |walk[ -]?in )*(?:leads|customers|clients|walk[ -]?ins|prospects|borrowers)(?<place> (?:in|at) .+?)\W*$~iu';

	private const TIME_OFF = '~^\W*' . self::MAY . '(?:gives?|grants?|approves?|signs?|okays?|authori[sz]es?)(?: off)?(?: on)? (?:the |any |a )?(?:vacations?|time[ -]?off|days? off|leave|sick days?|holidays?|time ?sheets?|time ?cards?|overtime)(?: requests?)? (?:for|of|to) (?<who>\p{L}.*?)' . self::PLACE . '~iu';

	private const DAY_OFF = '~^\W*' . self::MAY . '(?:gives?|grants?) (?<who>\p{L}.*?)(?<place> (?:in|at|from) (?:the |our )?\S+)? (?:the |an? |one |two )?(?:day|days|week|morning|afternoon) off\W*$~iu';

	private const ALL_OF_THEM = '~^(?<story>.*)\bwho(?:ever)? (?:is (?:(?:responsible for|in charge of|over|above) all(?: of)?)|(?:has to |must |should )?answers? for (?:the (?:work|doings|actions|mistakes) of|what)) (?<who>\p{L}.*?)(?<there> there)?(?: do| did)?' . self::PLACE . '~iu';

	/** What has a leader anyway, followed by words for the whole company. */
	private const EVERYWHERE = '~^\W*(who (?:(?:runs|leads|heads(?: up)?|oversees|manages|directs)|is (?:in charge of|responsible for|over)) (?!(?:all|everything|everyone|the)\b).+?) (?:for|in|across|of|throughout) (?:(?:all|every)(?: of)?(?: the| our)? (?:countries|country|states?|regions?|sites?|plants?|hotels?|offices?|branch(?:es)?|locations?|markets?|depots|stores?|houses|factories)|the (?:whole |entire )?(?:group|company|firm|cooperative|organi[sz]ation))\W*$~iu';

	private const OF_COMPANY = '(?: (?:in|at|of) (?:this|the|our) (?:whole |entire )?(?:company|firm|business|group|cooperative|organi[sz]ation|house)| (?:around )?here)?\W*$~iu';

	private const LAST_WORD = '~^\W*(?:who (?:here )?(?:(?:has|gets) the (?:last|final|ultimate) (?:word|say|decision)|(?:makes|takes) the (?:last|final|ultimate) decisions?|is in charge of the (?:whole|entire) (?:company|firm|business|group|cooperative|organi[sz]ation))|where does the buck stop)' . self::OF_COMPANY;

	private const FOR_A_PLACE = '~^\W*(?:an?|another|one more|second|third|new|more|extra|additional) .*\bfor (?:the |our )?(?<where>[\p{L} -]*\b(?:plant|factory|warehouse|depot|branch|office|hotel|site|store|shop|kitchen|laboratory|bakery|dairy|workshop|department|team)(?: (?:in|at) \p{L}+)?)[,;:–-]* (?:and )?who (?:approves|okays|authori[sz]es|signs off|decides)(?: on)?(?: it| that| this| them| those)?\W*$~iu';

	private const ESCALATED = '~^\W*(?:(?:nobody|no one|noone) (?:in|at|from) (?:the |our )?(?<group>\p{L}+(?: \p{L}+)?) (?:answers|answered|replies|replied|helps|helped|picks|calls|has|ever)|(?:my|our|an?|the) (?:it|help ?desk|service desk|computer|laptop)(?: support)? (?:ticket|request|case|issue))\b.*\bescalate\b.*$~iu';

	private const SALESPEOPLE = '~^(?:(?:the|our|all) )*(?:sales ?)?(?:reps|representatives|people|men|force|staff)$~iu';

	/** Words of titles of those who help with computers. */
	private const HELP_DESKS = array( array( 'help', 'desk' ), array( 'service', 'desk' ), array( 'it', 'support' ), array( 'desktop', 'support' ) );

	/** Words that no position has. */
	private const BETWEEN = array( 'in', 'at', 'from', 'of', 'to', 'and', 'the', 'a', 'an', 'my', 'our', 'is', 'was', 'are', 'who', 'with' );

	private const EXECUTIVE = '~^\W*(?:(?:which|what|who is|the|our|a) )*(?:board members?|members? of (?:the |our )?(?:(?:executive|management) )?board|executives?(?: on the board)?|director on the board)(?: who| that)?(?: is)? (?:responsible for|in charge of|over|for|looks? after|behind) (?:the |our )?(?<what>\p{L}.*?)\W*$~iu';

	private const GROUP_WIDE = '~^\W*who (?:approves|signs off|decides|okays|authori[sz]es|runs|leads)(?: on)? (?:the |our |all )*(?<what>\p{L}.*?),? (?:(?:group|company|firm)[ -]?wide|at (?:board|executive|group|company) level|at the (?:very )?top)(?:,? at the (?:very )?top)?\W*$~iu';

	private const FOREMAN = '~^\W*(?:who is )?(?:the |a )?(?:fore(?:wo)?man|forelady) (?:of|on|in) (?:the |our )?~iu';

	private const BOTH = '~^\W*(?:the )?(?<one>\p{L}+(?: \p{Lu}\p{L}+)?) and (?:the )?(?<other>\p{L}+(?: \p{Lu}\p{L}+)?)(?: (?<unit>plant|branch|office|team|warehouse|hotel)(?:e?s)?)? (?:are|both|have|can|cannot|can[\'’]?t|don[\'’]?t|do|fight|quarrel|argue|disagree|want|claim|keep|won[\'’]?t|will|compete|blame)\b.*\bwho (?:is|sits|stands) (?:over|above|in charge of|responsible for|the boss of|the manager of) (?:both|the two|them both|the pair)\b.*$~iu';

	private readonly Positions $positions;

	public function __construct( private readonly Company $company ) {
		$this->positions = new Positions( $company );
	}

	public function plain( string $question ): string {
		$asked = (string) preg_replace( array( '~\bwhom\b~iu', '~\bwho[\'’]s\b~iu' ), array( 'who', 'who is' ), $question );
		if ( 1 === preg_match( self::FOREMAN, $asked ) ) {
			return (string) preg_replace( self::FOREMAN, 'boss of the ', $asked );
		}
		foreach ( $this->rules() as $pattern => $leader ) {
			$found = array();
			$plain = 1 === preg_match( $pattern, $asked, $found ) ? $leader( $found ) : null;
			if ( null !== $plain ) {
				return $plain;
			}
		}
		return $question;
	}

	/** @return array<string, callable(array<string>): (string|null)> The plain question, or null where none is meant, by pattern. */
	private function rules(): array {
		$boss = fn ( array $found ): ?string => $this->boss_of( $found['who'], $found['place'] ?? '' );
		return array(
			self::EVERYWHERE  => static fn ( array $found ): string => $found[1],
			self::LAST_WORD   => static fn (): string => 'who is the ceo',
			self::EXECUTIVE   => static fn ( array $found ): string => 'executive over ' . self::work( $found['what'] ),
			self::GROUP_WIDE  => static fn ( array $found ): string => 'executive over ' . self::work( $found['what'] ),
			self::BOTH        => static fn ( array $found ): string => "nearest boss above both $found[one] " . ( $found['unit'] ?? '' ) . " and $found[other] " . ( $found['unit'] ?? '' ),
			self::STORY       => fn ( array $found ): ?string => $this->boss_in( $found['story'] ),
			self::HANDS_OUT   => $boss,
			self::CUSTOMERS   => fn ( array $found ): ?string => $this->positions->has_title_with( 'branch', 'manager' ) ? "branch manager$found[place]" : null,
			self::TIME_OFF    => $boss,
			self::DAY_OFF     => $boss,
			self::ALL_OF_THEM => fn ( array $found ): ?string => $this->boss_of_all( $found ),
			self::FOR_A_PLACE => static fn ( array $found ): string => "head of the $found[where]",
			self::ESCALATED   => fn ( array $found ): ?string => '' === ( $found['group'] ?? '' ) ? $this->boss_of_the_help_desk() : "head of $found[group]",
		);
	}

	private function boss_of( string $who, string $place ): ?string {
		$who = self::without_article( $who );
		if ( ! $this->is_position( (string) preg_replace( '~^.*[ -]~u', '', $who ) ) ) {
			return null;
		}
		return 'boss of the ' . ( str_ends_with( $who, 's' ) ? $who : "{$who}s" ) . $place;
	}

	/** Whether titles call people so, or it is a word for those who do something: "pickers". */
	private function is_position( string $word ): bool {
		return $this->positions->has( strtolower( $word ) ) || 1 === preg_match( '~\p{L}{3}ers?$~u', $word );
	}

	/** The boss of the person with whose position the story begins, or of the first one whom it names. */
	private function boss_in( string $story ): ?string {
		if ( 1 === preg_match( '~^(\p{Lu}[\p{L}\'’-]+)(?: and \p{Lu}[\p{L}\'’-]+)+ (?:are|both|were|have|quit|left)\b~u', $story, $found ) && $this->company->has_word( FactKind::Name, implode( ' ', Words::of( $found[1] ) ) ) ) {
			return "$found[1]'s boss";
		}
		$words = explode( ' ', self::without_article( $story ) );
		$most  = count( array_slice( $words, 0, 4 ) );
		for ( $count = min( 4, $most - 1 ); $count > 0; $count-- ) {
			$who = array_slice( $words, 0, $count );
			if ( $this->positions->has( strtolower( $words[ $count - 1 ] ) ) && array() === array_intersect( $who, self::BETWEEN ) ) {
				return $this->boss_of( implode( ' ', $who ), $this->place( array_slice( $words, $count ) ) );
			}
		}
		return null;
	}

	/** @param list<string> $words What follows a position: " in Denver" of "in Denver was rude". */
	private function place( array $words ): string {
		if ( ! in_array( $words[0], array( 'in', 'at', 'from' ), true ) ) {
			return '';
		}
		$after = explode( ' ', self::without_article( implode( ' ', array_slice( $words, 1, 3 ) ) ) );
		$more  = 1 === preg_match( '~^\p{Lu}~u', $after[1] ?? '' ) ? " $after[1]" : '';
		return $this->company->has_word( FactKind::Office, strtolower( $after[0] ) ) || 1 === preg_match( '~^\p{Lu}~u', $after[0] ) ? " in $after[0]$more" : '';
	}

	/** @param array<string> $found */
	private function boss_of_all( array $found ): ?string {
		$there = '' !== ( $found['there'] ?? '' ) && 1 === preg_match( '~ in \p{Lu}\p{L}+~u', $found['story'], $place ) ? $place[0] : '';
		$place = '' === ( $found['place'] ?? '' ) ? $there : $found['place'];
		if ( 1 === preg_match( self::SALESPEOPLE, $found['who'] ) ) {
			return "head of sales$place";
		}
		$boss = str_ends_with( $found['who'], 's' ) ? $this->boss_of( $found['who'], $place ) : null;
		// What is told before says which of several kinds of agents.
		return null === $boss || '' !== $place ? $boss : "$found[story] who is in charge of " . substr( $boss, strlen( 'boss of ' ) );
	}

	private function boss_of_the_help_desk(): ?string {
		foreach ( self::HELP_DESKS as $words ) {
			foreach ( $this->positions->titles_with( ...$words ) as $title ) {
				if ( ! $title->leads() ) {
					return "boss of the {$title->text}s";
				}
			}
		}
		return null;
	}

	/** What is done with people is the work of human resources. */
	private static function work( string $what ): string {
		return (string) preg_replace( array( '~\bnew (?:hires?|people|staff|employees|positions?)\b~iu', '~^(?:staff|people|personnel|employees)$~iu' ), array( 'hiring', 'human resources' ), $what );
	}

	private static function without_article( string $words ): string {
		return (string) preg_replace( '~^(?:(?:the|an?|our|my|your|all|some|one of|of|this|that|two|three|both) )+~iu', '', $words );
	}
}
