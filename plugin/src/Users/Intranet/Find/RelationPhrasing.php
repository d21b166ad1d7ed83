<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/** Puts roundabout ways to ask for a relation into plain ones, in a question of folded words: "to whom does X report" is "X 's manager". */
final class RelationPhrasing {

	private const MANAGER = '(?:manager|boss|supervisor|superior|chief|team lead(?:er)?)';

	private const SKIP = '(?:skip level|grand ?|(?:second|2nd) (?:level|line))(?: ?(?:manager|boss|supervisor))?';

	private const APPROVES = '(?:approves?|authori[sz]es?|okays?|ok|signs?(?: off)?(?: on)?)';

	/** What one's own manager approves. */
	private const TIME_OFF = '(?:vacations?|pto|paid time off|time off|days? off|leave|sick days?|holidays?|time ?sheets?|time ?cards?|hours|overtime|expenses|expense (?:reports?|claims?))';

	private const TOP = '(?:(?:head )?honcho|top (?:dog|boss|gun|brass)|big (?:cheese|boss|chief|kahuna)|kingpin)';

	/** What people say before a question. */
	private const CHAT = '(?:(?:hi|hello|hey|ok|okay|so|and|sorry|please|pls|btw|quick (?:one|question)|remind me(?: of)?|(?:can|could|would) (?:you|someone|anyone|somebody)|tell me|do you(?: happen to)? know|does (?:anyone|anybody|someone|somebody) know|any idea|not sure|wondering|i (?:forgot|forget|always forget|keep forgetting|wonder|don ?t know|do not know|have no idea|(?:would|d) like to know|(?:want|need) to know)|(?:im|i m|i am) new(?: here)?) )';

	private const CHAT_AFTER = '(?: (?:again|please|pls|plz|thanks|thank you|thx|cheers|btw|right now|now|currently|at the moment|these days|directly))';

	public static function plain( string $question ): string {
		return self::replaced( self::replaced( $question, self::spoken() ), self::phrasings() );
	}

	/** @param array<string, string> $replacements By pattern. */
	private static function replaced( string $question, array $replacements ): string {
		return (string) preg_replace( array_keys( $replacements ), array_values( $replacements ), $question );
	}

	/** @return array<string, string> What is said or written carelessly. */
	private static function spoken(): array {
		$manager = self::MANAGER;
		return array(
			'~\bwhom\b~u'                                      => 'who',
			'~\bwhos\b~u'                                      => 'who is',
			// "Whose call is it" asks for no one's call.
			'~\bwhose (?:call|decision|job) (?:is|would) (?:it|that|this)(?: be)?$~u' => 'who decides that',
			'~\bwhats\b~u'                                     => 'what is',
			'~\bmn?grs?\b~u'                                   => 'manager',
			'~ (?:am |is |are )?supposed to(?: be)?\b~u'        => '',
			'~^' . self::CHAT . '+(?=(?:who|whose|what|which|where|to who|my|the)\b)~u' => '',
			"~^(?:i |we )?(?:need|want|have|(?:would|d) like) to (?:talk|speak|write) (?:to|with) (?=my $manager(?: 's $manager)*$)~u" => '',
			'~' . self::CHAT_AFTER . '+$~u'                    => '',
			// Names of relations whose apostrophe, or even the s, was left out: "my bosses boss".
			"~\\b(boss|manager|supervisor)(?:e?s)?(?: 's)? (?=(?:direct |line )?(?:manager|boss(?:es)?|supervisor)\\b)~u" => "$1 's ",
			"~\\b(boss|manager|supervisor)e?s (?=(?:assistant|secretary|pa|peers?|teams?|names?|emails?|phone|number|extension)\\b)~u" => "$1 's ",
			"~(?<=\\S )(?<!'s |my |the |his |her |our |their |big |is |of |a )boss 's (?=$manager\\b)~u" => "'s boss 's ",
			"~^boss 's boss$~u" => "me 's boss 's boss",
			"~ 's (?:managers|bosses) all the way up$~u" => " 's chain",
			'~^(?:all )?(?:the )?(?:bosses|managers|superiors) of (.+?) all the way up\b.*$~u' => "$1 's chain",
			'~ and (?:his|hers|theirs)$~u' => '',
			"~ 's (?:team )?lead$~u" => " 's boss",
			'~\b(?:which|what) (?:person|colleague)(?= (?:is|does|do|has|was)\b)~u' => 'who',
			'~\b(reports?|reporting) into\b~u' => '$1 to',
			"~ 's (?:bosses|higher ups?)\\b~u"                 => " 's boss",
			"~\\bwho (?!is |was )((?:\\S+ ){1,6}?(?:$manager|head|assistant|secretary)) (?:is|was)$~u" => 'who is $1',
		);
	}

	/** @return array<string, string> */
	private static function phrasings(): array {
		$manager  = self::MANAGER;
		$skip     = self::SKIP;
		$time_off = self::TIME_OFF;
		$approves = 'who (?:has to |must |should |can |could |would |needs to |will )?' . self::APPROVES;
		return array(
			'~\b(?:run(?:s|ning) the (?:show|place|ship)|call(?:s|ing) the shots) (?:in|at|for|of)\b~u' => 'runs',
			'~^who is in charge (?:in|at|over) (?=\S+(?: \S+)?$)~u' => 'who runs ',
			'~\breport(?:s|ing)? up (?:in)?to\b~u' => 'rolls up to',
			"~\\b(?:who (?:is )?(?:leads?|leading|runs?|running|heads?|heading|manages?|managing|in charge of)|(?:head|leader|lead|boss|manager) of) (?:my|our) (?:own )?team$~u" => "me 's manager",
			'~^(?:who is )?(?:my )?skip level(?: boss| manager)?$~u' => "me 's manager 's manager",
			'~^what does (my .+) look like$~u' => '$1',
			// A story that ends in a question for the boss of the person in it.
			"~^.*\\bmy $manager is (?:out|away|off|sick|ill|gone|on (?:leave|vacation|holidays?|pto)|not (?:here|in|around))\\b.* who (?:else )?(?:do|can|should|could|would) (?:i|we) (?:ask|go to|turn to|talk to|call|contact)(?: instead)?$~u" => "me 's manager 's manager",
			"~^.*\\bmy $manager\\b.* (?:who (?:is )?(?:his|her|their) $manager|who is next in line)$~u" => "me 's manager 's manager",
			"~^((?!(?:i|we|he|she|they|it|my|the|a|our|there)\\b)\\S+(?: \\S+){0,2}?) (?:is|was|did|does|has|had|keeps?|never|just|said|told|gave|made|left|sent|won ?t|didn ?t|doesn ?t|isn ?t)\\b.* (?:and )?who (?:is )?(?:his|her|their) $manager$~u" => 'manager for $1',
			"~^(?:.*\\b(?:with|about|for|to|by|from|regarding|against) (?!(?:me|us|you|him|her|them)\\b))?(\\S+(?: \\S+)*?) (?:and )?(?:who|what) (?:is |was )?(?:his|her|their) ((?:direct |line )?$manager)(?: 's name)?$~u" => "$1 's $2",
			"~^where (?:does|is|can i find) (.+ 's $manager)(?: sit| work| based| located| sitting| live)?$~u" => '$1',
			"~^.+ who is my $manager$~u" => "me 's manager",
			"~^.*\\b$approves (?:my|our) (?:own )?$time_off\\b.*$~u" => "me 's manager",
			'~^i (?:need|want|would like|d like|have to take|will be|am|m) (?:.+ )?off(?: work)? (?:and )?' . $approves . '\b.*$~u' => "me 's manager",
			"~ or (?:the )?$manager$~u" => '',
			'~\b(boss|head|chief|leader|manager|director) of (?:everyone|everybody|all(?: the)?(?: people| of us)?|the whole) (?:in|at|of|from) (?:the |our )?~u' => '$1 of ',
			'~\b(assistants?|secretary|pa|ea) (?:of|to|for) (?:the |our )?(?:big |top )?boss$~u' => '$1 of the ceo',
			// Whoever leads it, in words of the street.
			'~^(?:who is )?(?:the )?' . self::TOP . ' (?:in|of|at|for|from|over) (?:the |our )?(?!(?:my|me|all|everything|everyone|everybody|the|company)\b)(?=\S)~u' => 'boss of ',
			'~^(?:who is )?(?:the )?' . self::TOP . ' (?=\S+$)~u' => 'boss of ',
			"~ and who (?:is (?:his|her|their) $manager|(?:does|do) (?:he|she|they) report to)$~u" => '',
			"~ 's right hand(?: (?:man|woman|person))?\b~u" => " 's assistant",
			'~\bright hand(?: (?:man|woman|person))? (?:of|to|for) ~u' => 'assistant of ',
			"~^(?:does|do|did) (\S+(?: (?!to\b)\S+){0,2}?) (?:directly |actually |still )?(?:(?:reports?|answer) to|work (?:for|under)) (?:the )?(?!me\\b|my\\b|us\\b)\S+(?: \S+){0,5}$~u" => 'manager for $1',
			'~^who is in charge (?=(?:if|when|while) )~u' => 'who covers for ',
			'~\bwho (?:can |could |may |will |should )?(?:signs?|decides?|speaks?|acts?) for (?=.+ (?:if|when|while) )~u' => 'who covers for ',
			"~^(.+?) (?:is|works as) (?:the |an? )?(?:assistant|secretary|pa|ea) (?:of|to|for) who$~u" => "$1 's manager",
			'~\bmy skip$~u' => "me 's manager 's manager",
			"~\\b(assistants?|secretary|pa|ea) (?:of|to|for) (?:the |our )?(?!(?:big|top|my|his|her|their) )(\\S+) boss$~u" => "$2 boss 's $1",
			// "I need ten minutes with the CFO, who keeps her diary": the pronoun is the person before.
			'~\b(?:the |our )?(?:big|top) boss(?= (?:\'s (?:calendar|schedule|diary|agenda|appointments)$|who (?:keeps|manages|runs|has|does|looks after) (?:his|her|their)\b))~u' => 'the ceo',
			'~^.*\b(?:with|from|to|by) (?:the |our )?((?:(?!with\b|from\b|to\b|by\b|who\b)\S+ ){1,4})who (keeps|manages|runs|has|does|looks after) (?:his|her|their) (calendar|schedule|diary|agenda|appointments)$~u' => "who $2 the $1's $3",
			'~\b(?:highest(?: ranking)?|most senior|top ranking|top|number one) (?:person|one|employee|colleague|leader|boss|dog|position|man|woman) (?:in|of|at) (?!.*\b(?:years?|tenure|service|time)\b)~u' => 'head of ',
			'~^(?:which|what) (?:executive|exec|chief|officer|leader|boss|vp|vice president) (?:is |s )?(?:over|in charge of|responsible for|heads(?: up)?|leads|runs|oversees) (?!(?:me|us|my)\b)(?:the |our )?~u' => 'head of ',
			'~^who (?:is |s )?(?:(?:at |up )?(?:the )?top(?: dog| boss| executive| exec)?|(?:the )?' . self::TOP . ') (?:in|of|at) (?:the |our )?~u' => 'head of ',
			'~\b((?:manager|head|boss|director|chief|leader) of|leads|runs|manages|heads|directs|oversees|in charge of) (?:the |our )?(office|branch) (?:of |in |at )?(?:the )?(\S+(?: \S+)?)$~u' => '$1 $3 $2',
			'~\bmanager of (?:the |our )?((?!my |our )\S+(?: (?!in|at)\S+)?) branch\b~u' => 'branch manager in $1',
			'~^(?:who is |(?:the )?(?:name|phone|number|email|extension) of )?(?:the |our )?((?!(?:who|what|my|me|your|his|her|their|big|top|the|our|branch|team|office|regional|personnel|a|no|find|show|be|is)\b)[\p{L}-]+(?: (?!(?:who|s|of|for|to|me|my)\b|\'s)[\p{L}-]+){0,3}) (?:boss|head)(?= in | at |$)~u' => 'head of $1',
			'~^(?:who is |(?:the )?(?:name|phone|number|email|extension) of )?(?:the |our )?((?!(?:who|what|my|me|your|his|her|their|big|top|the|our|branch|team|office|regional|personnel|a|no|find|show|be|is)\b)[\p{L}-]+(?: (?!(?:who|s|of|for|to|me|my)\b|\'s)[\p{L}-]+){0,3}) chief(?= in | at |$)~u' => 'boss of $1',
			'~ in (?:the |our )?(?:hierarchy|org chart|chain of command|reporting line)\b~u' => '',
			"~(?<!about |with |against |because |that |from )\\bmy (?=(?:direct |immediate |current |line )?$manager\\b|(?:direct |whole |own )?(?:reports?|(?:whole |full |entire |reporting |management )*(?:chain|reporting line|line of command)|(?:skip levels|people(?! skills)|folks|crew|org|organi[sz]ation)(?= ?$)|teams?(?! (?:page|calendar|site|lunch|event|budget|chat|room|meeting|channel|photo|name|outing|drive|folder|mailbox)\\b)|assistant|peers?|colleagues?|team ?mates?|co ?workers?)\\b)~u" => "me 's ",
			// From the relation's other end.
			"~\\breports? to (?:the )?(.+) 's (?:direct )?reports$~u" => 'two levels below $1',
			'~\bwho (?:does|do|did) (.+?) take (?:his |her |their )?(?:orders|instructions) from$~u' => 'manager for $1',
			'~\bwho (?:is|are) (.+?) (?:managed|supervised|led|overseen|directed) by$~u' => 'manager for $1',
			'~^(.+?) (?:is|are) (?:managed|supervised|led|overseen) by who$~u' => 'manager for $1',
			"~\\bwho is (.+?) (?:the )?(?:$manager of|in charge of|responsible for)$~u" => 'who does $1 manage',
			"~^(?:who (?:belongs to|is part of)|(?:the )?members of) (?=.+ 's team$)~u" => '',
			'~\b(?<!one |two |three |four |\d )(?:the )?(?:next )?(level|layer) (below|under)\b~u' => 'one $1 $2',
			"~\\b((?:peers|colleagues|team ?mates|co ?workers|direct reports|reports|team)(?= of )|(?:assistants?|secretary|pa|ea)(?= (?:of|to|for) )) \\S+ (?:the )?(.+ 's $manager)$~u" => "$2 's $1",
			"~\\bwho (?:assists|supports) (.+ 's $manager)$~u" => "$1 's assistant",
			'~^(?:does|do|has) (.+?) (?:have|got) (?:an? |any |his own |her own |their own )?((?:direct )?reports|(?:personal )?assistant|secretary|pa|team|boss|manager)$~u' => "$1 's $2",
			'~\bwho does (.+?) have (?:working |reporting )?(?:under|below|beneath|to) (?:him|her|them|it)(?:self)?$~u' => "$1 's reports",
			'~^(?:(?:who|what) (?:is|are) |list |show me |the |our |all )*((?!(?:my|me|any|his|her|their|of|with)\b)\S+(?: (?!\'s)\S+){0,3}) direct reports\b(?! of\b| to\b)~u' => "$1 's direct reports",
			'~^(?:the )?direct reports (?!of\b|to\b|in\b|at\b|from\b|who\b|for\b)~u' => 'reports of ',
			'~\b(?:skip levels|second (?:level|line) reports|(?:direct )?reports of (?:the )?(?:direct )?reports) of ~u' => 'two levels below ',
			"~^(.+?) 's (?:skip levels|second (?:level|line) reports|(?:direct )?reports 's (?:direct )?reports)$~u" => 'two levels below $1',
			"~\\bwho (?:gives|assigns|hands) (.+?) (?:his |her |their )?(?:work|tasks|orders|jobs|assignments|instructions)\\b~u" => 'manager for $1',
			"~\\bwho (?:should |has to |would |will |must |can )?(?:writes?|does|do|gives?|conducts?|signs?) (.+?) 's (?:(?:performance |annual |yearly |mid ?year )?reviews?|(?:performance |annual |yearly )(?:evaluation|appraisal))$~u" => 'manager for $1',
			"~\\b$approves (?:the |any )?$time_off (?:for|of) (.+)$~u" => 'manager for $1',
			"~\\b$approves (?:for )?(.+?) 's $time_off\\b.*$~u" => 'manager for $1',
			"~\\bwho is (?:over|in charge of|responsible for) the (.+?) (?:people|team|group|department)$~u" => 'who runs $1',
			"~^(?:who|what|which person)?(?:(?:^| )(?:is|sits|comes|stands|ranks|would be|do|should|can|would|could|will|i|we|go|talk|turn|complain|speak|escalate|escalating|to|the|person|next in line|next level|next|directly|immediately|right|just))* ?(?:above|over|up from|higher(?: up)? than|senior to) (?!(?:the |our |this )?(?:branch|office|site|plant|store|shop|department|team|company)$)(.+)$~u" => 'directly above $1',
			"~^(.+?) works? (?:under|for) who$~u" => "$1 's manager",
			"~\\b(?:who|(?:which|what)(?: \\S+){1,4}?) (?:does|do|is|are) (.+?) (?:assist|assisting|support|supporting)$~u" => "$1 's manager",
			"~\\bwho is (.+?) the (?:\\S+ )?(?:assistant|secretary|pa|ea) (?:of|to|for)$~u" => "$1 's manager",
			"~\\b$skip of (?:the )?(\\S+(?: (?!in |at |from |who |that |for |on )\\S+){0,4})~u" => "$1 's manager 's manager",
			"~ 's $skip\\b~u" => " 's manager 's manager",
			"~\\bmy $skip\\b~u" => "me 's manager 's manager",
			'~\bto who (?:does|do|is|are|should) (.+?) (?:report(?:ing)?|answer(?:ing)?|accountable|responsible)(?: to)?\b~u' => "$1 's manager",
			"~\\bwho else (?:is |are )?(?:report(?:s|ing)? to|works? for|(?:works? )?under|has|have|shares) (.+?) 's $manager$~u" => "$1 's peers",
			"~\\b(?:who else|(?:the )?others|the rest) (?:is |are |works? )?(?:on|in|of) (.+?) 's team$~u" => "$1 's peers",
			"~\\bwho (?:manages|supervises|leads|bosses) (?:the )?$manager of (.+)$~u" => "$1 's manager 's manager",
			"~\\bwho (?:manages|supervises|leads|bosses) (.+ 's $manager)$~u" => "$1 's manager",
			"~^(.+?) works? (?:under|for) (?:which|what) $manager$~u" => "$1 's manager",
			"~\\b(?:which|what) $manager does (.+?) have$~u" => "$1 's manager",
			"~\\b(?:which|what) (?:\\S+ ){1,4}?(?:does|do|did) (.+?) (?:directly )?(?:report|answer) to$~u" => "$1 's manager",
			"~\\bwho does (.+?) have as (?:an? |the |his |her )?$manager$~u" => "$1 's manager",
			'~^for who does (.+?) work$~u' => "$1 's manager",
			'~^(.+?) supports who$~u' => "$1 's manager",
			'~^whose assistant (?:is|am) (.+)$~u' => "$1 's manager",
			"~\\bwho else does (.+?) 's $manager (?:manage|lead|supervise)$~u" => "$1 's peers",
			"~\\b(?:the )?$manager 's $manager of (?:the )?(.+)$~u" => "$1 's manager 's manager",
			"~\\b(?:the )?$manager of (?:the )?$manager of (.+)$~u" => "$1 's manager 's manager",
			"~\\b(?:the )?$manager of (?:the )?(.+?) 's $manager$~u" => "$1 's manager 's manager",
		);
	}
}
