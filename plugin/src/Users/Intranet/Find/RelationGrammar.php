<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/** Finds "X's manager", "who reports to X" and the like in a question of folded words, where 's stands alone. */
final class RelationGrammar {

	private const MANAGER = '(?:direct |immediate |current |line )?(?:manager|boss|supervisor|superior|chief|team lead(?:er)?)';

	/** The words after which the name of the person ends. */
	private const END = '(?= (?:in|at|from|who|that|which|with|does|do|speaks?|speaking|based|hired|on|for|can|knows?|located|working|works|but|not|minus|without|outside|excluding|since|before|after|besides|except|apart|other than|when|while|if|during|until|directly|and (?:his|her|their))\b|$)';

	/** Words for a person whom the rest of the question describes: "the manager of the person who does subpoenas". */
	private const A_PERSON = '~^(?:the |a )?(?:person|one|people|guy|woman|man|colleague|employee|somebody|someone)$~u';

	/** The managers above a person, all of them. */
	private const CHAIN = '(?:whole |full |entire |complete )?(?:(?:reporting|management) (?:chain|lines?|structure)|chain(?: of command)?|line of command)';

	/** What makes reports those of all levels. */
	private const ALL_LEVELS = '~ (?:incl(?:uding)? (?:the )?indirect(?: ones| reports)?$|(?:direct(?:ly)? (?:or|and|and also) )?indirect(?:ly)?$|(?:directly (?:or|and|and also) indirectly|direct (?:or|and) indirect)(?! reports)|(?:at|on|of|across) (?:any|all|every|whatever) (?:levels?|ranks?)|all the way (?:down|to the bottom)|no matter (?:at )?(?:what|which) level)\b~u';

	/** People outside the company, whose bosses and crews are outside as well. */
	private const OUTSIDER = '~(?:^| )(?:borrower|customer|client|supplier|vendor|builder|contractor|guest|patient|tenant|landlord|applicant|homeowner|competitor)$~u';

	/** When something is the case says nothing of the people. */
	private const CONDITION = '~\b(?:when|while|if|in case) .*$~u';

	private const SOMEBODY = '(?<about>\S.*?)' . self::END;

	/** @return array{Relation, string}|null The relation, and the rest of the question. */
	public static function find( string $question ): ?array {
		$question = RelationPhrasing::plain( (string) preg_replace( self::ALL_LEVELS, '', $question, -1, $is_deep ) );
		$helper   = HelperGrammar::find( $question );
		if ( null !== $helper ) {
			return array( $helper, '' );
		}
		foreach ( self::patterns() as list( $pattern, $kind, $is_certain, $is_of_name ) ) {
			if ( 1 === preg_match( "~$pattern~u", $question, $found, PREG_OFFSET_CAPTURE ) ) {
				$words = trim( $found['about'][0] );
				if ( 1 === preg_match( self::OUTSIDER, $words ) ) {
					continue;
				}
				$about = explode( ' ', str_replace( " 's", '', $words ) );
				$steps = isset( $found['levels'] ) ? self::levels( $found['levels'][0] ) : ( isset( $found['up'] ) ? max( 1, (int) preg_match_all( '~' . self::MANAGER . '~', $found['up'][0] ) ) : 1 );
				$kind  = $is_deep > 0 && in_array( $kind, array( RelationKind::Reports, RelationKind::Team ), true ) ? RelationKind::EverybodyUnder : $kind;
				$rest  = substr( $question, 0, $found[0][1] ) . ' ' . substr( $question, $found[0][1] + strlen( $found[0][0] ) );
				if ( 1 === preg_match( self::A_PERSON, $words ) && 1 === preg_match( '~\b(?:who|that|which|for) (?<does>.+)$~u', $rest, $who ) ) {
					return array( new Relation( RelationKind::Lead === $kind ? RelationKind::Manager : $kind, explode( ' ', $who['does'] ), $steps ), '' );
				}
				return array( new Relation( $kind, $about, $steps, $is_certain, $is_of_name, self::inner( $words ), $found['title'][0] ?? '', isset( $found['until'] ) ? explode( ' ', $found['until'][0] ) : array() ), trim( (string) preg_replace( self::CONDITION, '', $rest ) ) );
			}
		}
		return null;
	}

	/** The relation that these words are all of, as "Una's manager". */
	private static function inner( string $words ): ?Relation {
		$found = 1 === preg_match( "~ 's |^(?:who is |the )*my ~u", $words ) ? self::find( $words ) : null;
		return null !== $found && ( $found[0]->is_certain || RelationKind::Above === $found[0]->kind ) && '' === $found[1] ? $found[0] : null;
	}

	/** @return list<array{string, RelationKind, bool, bool}> The first match counts. */
	private static function patterns(): array {
		return array_map( static fn ( array $pattern ): array => $pattern + array( 3 => false ), self::all() );
	}

	/** @return list<array{0: string, 1: RelationKind, 2: bool, 3?: bool}> Pattern, kind, whether it is certain, whether it needs a name. */
	private static function all(): array {
		$manager  = self::MANAGER;
		$somebody = self::SOMEBODY;
		$name     = '(?<about>(?!who\b|whose\b)\S+(?: (?!\'s )\S+){0,3}?)';
		$the      = '(?:the |our |my )?';
		$chain    = self::CHAIN;
		$approves = '(?:looks? after|decides? on|(?:approves?|authori[sz]es?|okays?|signs?)(?: off)?(?: on| for)?)';
		$diary    = '(?:calendar|schedule|scheduling|diary|agenda|appointments|travel|inbox|mailbox)';
		$keeps    = '(?:keeps|manages|runs|handles|does|organi[sz]es|looks after|takes care of|maintains|controls|plans)';
		$out      = '(?:out|away|off|sick|ill|gone|on (?:leave|vacation|holidays?|pto|maternity leave|parental leave)|not (?:here|in|around|available|answering)|unavailable)';
		$levels   = '(?<levels>one|two|three|four|1|2|3|4) (?:levels?|steps?|layers?|ranks?)';
		$lead     = '(?:(?:who|what|where|how) (?:is|are|s|can i reach|do i reach) |whos |(?:please )?(?:find|show me|tell me|give me|contact|call|email|reach) |(?:i )?(?:need|want|have|would like) to (?:talk|speak) (?:to|with) |(?:the )?(?:name|phone number|number|phone|email|extension) of )*';
		// "Under our name" is under nobody.
		$none     = '(?!(?:(?:the|our|my|their|your|his|her|its|this|a) )?(?:name|brand|label|logo|program|roof|warranty|contract|guideline|rule|policy|policies|licen[sc]e|law|water|pressure|construction)s?\b)';
		$place    = '(?<about>department|dept|branch|office|site|plant|store|shop)';
		return array(
			array( "^{$lead}my (?:own )?(?<about>(?:branch|regional|region|area|district|divisional?|departments?|dept|office|site|plant|store|shop|team|group|country|sales|production) (?:\\S+ )?(?:manager|director|vp|vice president|head|lead|leader|supervisor|president|boss|chief))$", RelationKind::Above, false ),
			array( "^{$lead}(?:the |a )?(?:head|boss|manager|chief|leader|director|supervisor) (?:of|at) (?:my|our) (?:own )?$place$", RelationKind::Above, false ),
			array( "^{$lead}who (?:is )?(?:runs|leads|heads|heads up|manages|running|in charge of|oversees|supervises) (?:my|our) (?:own )?$place$", RelationKind::Above, false ),
			array( "^(?:which|what) (?<about>(?:chief (?:\\S+ )?officer|chief|executive|exec|vp|svp|evp|vice president|director|regional manager|branch manager|supervisor)) (?:is |s |sits )?(?:over|above|in charge of|responsible for) (?:me|us|my (?:team|department))$", RelationKind::Above, false ),
			array( '^executive over (?<about>\S.*)$', RelationKind::Executive, false ),
			array( '^nearest boss above both (?<about>\S.*?) and (?<until>\S.*)$', RelationKind::AboveBoth, false ),
			array( "^(?:\\S+ ){0,5}?(?:in )?between (?!.*\\d)(?!(?:january|february|march|april|may|june|july|august|september|october|november|december)\\b)(?:the |our )?(?<about>\\S+(?: \\S+){0,3}?) and (?:the |our |my )?(?<until>\\S+(?: \\S+){0,3})$", RelationKind::Chain, false, true ),
			array( "^(?:(?:who|what) (?:is|are) |list |show (?:me )?|give me |find |the )*(?:(?:everyone|everybody|all(?: of)?(?: the)?(?: people| managers| bosses)?|people|managers|bosses)(?: who are| that are)?(?: up)?(?: the chain)? (?:above|over|higher than|up the chain from)|$chain (?:of|for|from|above)|(?:all (?:of )?(?:the )?|every )(?:boss(?:es)?|managers?|superiors?) of) $the(?<about>\\S.*?)(?: (?:all the way )?(?:up )?to .*)?$", RelationKind::Chain, false, true ),
			array( "^(?:(?:who|what) (?:is|are) |show me |give me |list |everyone |everybody |in (?=me\\b)|on (?=me\\b)|the )*(?<about>(?!in\\b|'s )\\S+(?: (?!in\\b|'s )\\S+)*?) 's $chain(?: (?:all the way )?(?:up )?to .*)?$", RelationKind::Chain, false, true ),
			array( "\\bwho (?:does|do|did) (?<about>.+?) (?:directly )?(?:manage|supervise|lead|oversee|boss)$", RelationKind::Reports, false, true ),
			array( "^$name (?:manages|supervises|leads|oversees) who$", RelationKind::Reports, false, true ),
			array( "^(?:the )?$name team(?=$| (?:in|at|from) )", RelationKind::Team, false, true ),
			array( "\\bwho (?:takes|gets) (?:his |her |their )?(?:orders|instructions) from $the$somebody", RelationKind::Reports, false, true ),
			array( "\\bwhose $manager is $the$somebody", RelationKind::Reports, true ),
			array( "\\b(?:has|have|having|with) $name as (?:a |an |their |his |her |the )?$manager\\b", RelationKind::Reports, false, true ),
			array( "^(?:the )?same (?:manager|boss|supervisor) (?:as|with|like) $the$somebody", RelationKind::Peers, true ),
			array( "\\bshares? (?:a |the |their )?(?:manager|boss|supervisor) with $the$somebody", RelationKind::Peers, true ),
			array( "^(?:.*\\bin )?(?<about>.+?) 's (?:entire |whole )?(?:org|organi[sz]ation|reporting line|chain of command)$", RelationKind::EverybodyUnder, true ),
			array( "\\bwho $keeps $the(?<about>.+?) 's $diary\\b", RelationKind::Assistant, false ),
			array( "\\bwho $keeps (?:the )?$diary (?:of|for) $the$somebody", RelationKind::Assistant, false ),
			array( "\\b(?:get|be|put me|a slot|something) (?:on|into|in) $the(?<about>[^']+?) 's (?:calendar|schedule|diary|agenda)\\b", RelationKind::Assistant, false ),
			array( "\\bwho (?:books|arranges|plans|schedules|organi[sz]es|sets up|coordinates) (?:the |all )?(?:travel|trips?|flights?|meetings?|appointments?|calls) (?:for|of|with) $the$somebody", RelationKind::Assistant, false ),
			array( "\\b(?:who supports|admin for) $name$", RelationKind::Assistant, false, true ),
			array( "\\bwho (?:else )?(?:can |could |will |would |should |do i ask to )?(?:(?:is |are )?(?:cover(?:s|ed|ing)?|fill(?:s|ed|ing)? in|stands?(?:ing)? in|steps? in|stepping in|subs|substitutes?|takes? over|deputi[sz]es?) for|(?:is |has )?(?:takes?|took|taken|taking) over from|replace(?:s|d)?) $somebody", RelationKind::Cover, false, true ),
			array( "\\bwho (?:can |could |will |would |should )?(?:covers?|takes? over|does|do) (?<about>[^']+?) 's (?:work|job|tasks?|desk|duties|files|pipeline)\\b", RelationKind::Cover, false, true ),
			array( "\\b(?:back ?up|deputy|stand in|substitute|replacement|cover) (?:for|of) $somebody", RelationKind::Cover, false, true ),
			array( "^(?:who is )?(?<about>.+?) 's (?:back ?up|deputy|stand in|substitute|replacement|counterparts?)\\b", RelationKind::Cover, false, true ),
			array( "^who (?:do|can|should|would|could) (?:i|we) .*\\b(?:if|when|while) $name is $out", RelationKind::Cover, false, true ),
			array( "^$name is $out\\b(?! of).* who (?:else |can |do |should |could |would |is |cover|stand|step|fill|take).*$", RelationKind::Cover, false, true ),
			array( "\\bwho (?:schedules|(?:takes|answers) (?:the )?(?:calls|messages|phone)) for $the$somebody", RelationKind::Assistant, false ),
			array( "^.*\\b(?:appointment|meeting|slot|minutes|time|hour|word) with $the(?<about>ceo|coo|cfo|cio|cto|president|founder|chair(?:man|woman|person)?|managing director)(?: who .*)?$", RelationKind::Assistant, false ),
			array( "\\b(?:get|book|set up|schedule|arrange|request)\\b.* (?:an? |some )?(?:appointment|meeting|slot|time|minutes|hour) with $name$", RelationKind::Assistant, false, true ),
			array( "\\b(?:supports?|supporting) $the$name as an? (?:assistant|secretary|pa|ea)\\b", RelationKind::Assistant, true ),
			array( "\\bwho (?:is |are )$name (?:working|employed|accountable|responsible) (?:for|under|to)\\b", RelationKind::Manager, false, true ),
			array( "\\b(?:whose|which|what) (?:team|group|crew) (?:is |does )$name (?:on|in|part of|belong to)$", RelationKind::Manager, false, true ),
			array( "\\bwho (?:has to |must |should |can |could |would |needs to |will |gets to )?$approves $the(?<about>[^']+?)(?: 's .*)?$", RelationKind::Manager, false, true ),
			array( "\\b$manager for $the$somebody", RelationKind::Manager, false, true ),
			array( "\\b$levels (?:above|over|up from|higher than) $the$somebody", RelationKind::Manager, true ),
			array( "\\b$levels (?:below|under|beneath|down from|lower than) $the$somebody", RelationKind::LevelsBelow, true ),
			array( "\\b(?<levels>one|two|three|four|[1-4]) (?:up|above|over)(?: from)? $the$somebody", RelationKind::Manager, false, true ),
			array( "^directly above $the$somebody", RelationKind::Manager, false ),
			array( "\\b(?:(?:rolls?|rolling) (?:up )?(?:in)?to|(?:falls?|falling|sits?) under) $the$somebody", RelationKind::EverybodyUnder, false ),
			array( "\\breports? to the same (?:manager|boss|person|supervisor) as $the$somebody", RelationKind::Peers, true ),
			array( "\\b(?:have|has|with|shares?|under) the same (?:manager|boss|supervisor) (?:as|with) $the$somebody", RelationKind::Peers, true ),
			array( "\\b(?:works?|working) for $the(?<about>\\S+(?: \\S+){0,3}?) as (?:her|his|their|the|an?) (?:personal |executive )?(?:assistants?|pa|ea|secretary)\\b", RelationKind::Assistant, true ),
			array( "\\b(?:all (?:the )?|every )?(?:direct and indirect|indirect|total) reports of $the$somebody", RelationKind::EverybodyUnder, true ),
			array( "^(?<about>.+?) 's (?:direct and indirect reports|whole organi[sz]ation|org|organi[sz]ation)\\b", RelationKind::EverybodyUnder, true ),
			array( "\\bwho (?:is )?(?:responsible|accountable|answerable) for $the(?<about>\\S+(?: \\S+){0,4}?) (?:department|dept|team|division|branch|office|group|unit)\\b", RelationKind::Lead, false ),
			array( "^who (?:assists|is assisting) (?:the )?$name$", RelationKind::Assistant, true ),
			array( "\\bassists? (?:the )?$somebody", RelationKind::Assistant, false ),
			array( "^(?<about>.+?)(?<up>(?: 's $manager)+)(?:(?: 's)? (?:name|email|phone|phone number|number|extension|title)| and (?:his|her|their|what|where|how) .*)?(?:$|(?= (?:in|at|from) (?:the |our )?\\S+(?: \\S+)?$))", RelationKind::Manager, true ),
			array( "^(?<about>.+?) 's (?:whole |entire )(?:team|organi[sz]ation|group|department)\b", RelationKind::EverybodyUnder, true ),
			array( "^(?<about>.+?) 's (?:direct |own |current )?(?:team(?! ?mates)|crew|group|team members)\b", RelationKind::Team, true ),
			array( "^(?<about>.+?) 's (?:direct |own |current )?(?:reports|people|subordinates|employees|staff|underlings|direct reports?)\b", RelationKind::Reports, true ),
			// "The appraiser's report" is a text.
			array( "^(?<about>.+?) 's (?:own |current )?report\b", RelationKind::Reports, false, true ),
			array( "^(?<about>.+?) 's (?:personal |executive |loan officer )?(?:assistants?|pa|ea|loa|secretary)\b", RelationKind::Assistant, true ),
			array( "^(?<about>.+?) 's (?:peers?|colleagues?|team ?mates?|co ?workers?)\b", RelationKind::Peers, true ),
			array( "\\bwho (?:does|do|did|is|are|am|should|would) $the(?<about>.+?) (?:directly )?(?:report(?:ing|s)?|answer(?:ing|s)?) (?:directly )?to\b", RelationKind::Manager, true ),
			array( "^(?<about>.+?) (?:directly )?reports? (?:directly )?to (?:who|whom|which)\b", RelationKind::Manager, true ),
			array( "(?:^|\\b(?:person|one|man|woman|boss|manager|who|that) )$name (?:(?:directly )?reports? to|works (?:for|under))$", RelationKind::Manager, false, true ),
			array( "\\bwho (?:does|do) (?<about>.+?) work (?:for|under)\b", RelationKind::Manager, true ),
			array( "\\b(?:report(?:s|ing)?|answer(?:s|ing)?) (?:directly |in )?(?:in)?to $the$somebody", RelationKind::Reports, true ),
			array( "\\b(?:(?:direct )?reports|subordinates|underlings) of $the$somebody", RelationKind::Reports, true ),
			array( "\\bwho (?:is |s )(?:directly )?(?:over|above|responsible for) $the$somebody", RelationKind::Manager, false, true ),
			array( "\\b(?:works?|working) (?:directly |immediately )?for $the$somebody", RelationKind::Reports, false ),
			array( "\\b(?:who )?(?:is |are |works? |working )?(?:directly|immediately) (?:under|below|beneath) $none$the$somebody", RelationKind::Reports, false ),
			array( "\\b(?:managed|supervised|led) by $the$somebody", RelationKind::Reports, true ),
			array( "\\b(?:the |all )*(?:(?:whole |entire |full )?(?:team|org|organi[sz]ation|crew|group) |everybody |everyone |anybody |anyone |people |staff |employees |folks |all )?(?:who )?(?:is |are |works? |working )?(?:under|below|beneath) $none$the$somebody", RelationKind::EverybodyUnder, false ),
			array( "\\b(?:peers?|team ?mates?|co ?workers?|colleagues?) of $the$somebody", RelationKind::Peers, true ),
			array( "\\b(?:works?|working) (?:(?:together )?with|alongside) $the$somebody", RelationKind::Peers, false ),
			array( "\\b(?:team|crew|group|gang|squad|bunch) (?:of|around) $the$somebody", RelationKind::Team, false ),
			array( "\\b(?:whole |entire |full )?(?:org|organi[sz]ation|tree) (?:of|under|below) $the$somebody", RelationKind::EverybodyUnder, false, true ),
			array( "^(?:all (?:of )?)?$name (?:direct )?reports(?= (?:in|at|from|who|hired|since|not|outside)\\b)", RelationKind::Reports, false, true ),
			array( "^(?:who is )?$name (?:assistant|secretary|pa|ea)$", RelationKind::Assistant, false, true ),
			array( "\\b(?:personal |executive |administrative |loan officer )?(?:assistants?|pa|ea|loa|secretary|gatekeeper) (?:of|to|for) $the$somebody", RelationKind::Assistant, false ),
			array( "\\b(?:who 's|who is|who are|who)? ?(?:the |a |our )?(?:person |one |man |woman |someone |somebody )?(?:in charge of|at the (?:very )?(?:head|top) of|heading up|highest up in|number one in) $the$somebody", RelationKind::Lead, false ),
			array( "\\bwho (?:is |are )?(?:manages?|managing|supervises?|supervising|leads?|leading|heads?(?: up)?|heading|bosses(?: around)?|runs?|running|oversees?|overseeing|directs?) $the$somebody", RelationKind::Lead, false ),
			array( "^(?<before>(?:who |is |are |s |what |the |our |find |me |show |please |a |name |of )*)(?<up>$manager of (?:the |our )?)(?<more>(?:$manager of (?:the |our )?)*)$somebody", RelationKind::Lead, false ),
			array( "^(?<about>(?:(?!(?:who|is|the|an?|buyer|seller|borrower|client|customer|company|builder|employee|user|owner|doctor|farmer|member|realtor)s?\\b)\\S+ ){1,3}?|me )'s (?=(?!name|email|mail|phone|number|extension|title|job|role|office|department|desk|birthday|start)\\S+(?: \\S+){0,2}$)", RelationKind::Reports, false ),
			array( "^(?:who |is |are |s |what |the |our |find |me |show |please |a |name |of )*(?<title>head|leader|chief|director|lead|top person) (?:of|in|for|at) $the$somebody", RelationKind::Lead, false ),
			array( "^(?:who is |the |our )*(?<title>head|chief(?! \\S+(?: \\S+)? officer\\b)) (?!of\\b|in\\b|for\\b|at\\b)(?<about>\\S+(?: \\S+){0,3}?)(?=(?: (?:in|at|for) (?:the )?\\S+(?: \\S+)*)?$)", RelationKind::Titled, false ),
			array( "^(?:who is |the |our |a )*(?<about>(?!branch\\b|regional\\b|general\\b|chief\\b)\\S+(?: \\S+)?) (?<title>director|(?:manager|supervisor)(?= (?:in|at|for) )|foreman|forewoman|superintendent)(?=(?: (?:in|at|for) (?:the )?\\S+(?: \\S+)*)?$)", RelationKind::Titled, false ),
			array( "^(?:the )?(?<title>manager|boss|supervisor) $name$", RelationKind::Manager, false, true ),
			array( "^(?:who is |who 's |what is |the )*(?!\\S+(?: \\S+)? the )$name (?<up>(?:line |direct )?(?:manager|supervisor))$", RelationKind::Manager, false, true ),
		);
	}

	private static function levels( string $word ): int {
		return (int) strtr( $word, array( 'one' => '1', 'two' => '2', 'three' => '3', 'four' => '4' ) );
	}
}
