<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/** Puts roundabout ways to ask for a relation into plain ones, in a question of folded words: "to whom does X report" is "X 's manager". */
final class RelationPhrasing {

	private const MANAGER = '(?:manager|boss|supervisor|superior|chief|team lead(?:er)?)';

	private const SKIP = '(?:skip level|grand ?|second level)(?: ?(?:manager|boss|supervisor))?';

	private const APPROVES = '(?:approves?|okays?|ok|signs?(?: off)?(?: on)?)';

	/** What one's own manager approves. */
	private const TIME_OFF = '(?:vacations?|pto|paid time off|time off|days? off|leave|sick days?|holidays?|time ?sheets?|time ?cards?|hours|overtime)';

	public static function plain( string $question ): string {
		$manager = self::MANAGER;
		$skip    = self::SKIP;
		return (string) preg_replace(
			array(
				'~\bwhom\b~u',
				"~^.+ who (?:is|s) my $manager$~u",
				'~^.*\bwho (?:has to |must |should |can |needs to |will )?' . self::APPROVES . ' (?:my|our) (?:own )?' . self::TIME_OFF . '\b.*$~u',
				'~^i (?:need|want|would like|d like|have to take|will be|am|m) (?:.+ )?off(?: work)? (?:and )?who (?:has to |must |should |can |needs to |will )?' . self::APPROVES . '\b.*$~u',
				'~ (?:please|thanks|thank you|pls)$~u',
				'~ (?:(?:directly (?:or|and|and also) indirectly|direct (?:or|and) indirect)|(?:at|on|of|across) (?:any|all|every|whatever) (?:levels?|ranks?)|all the way (?:down|to the bottom)|no matter (?:at )?(?:what|which) level)\b~u',
				"~ or (?:the )?$manager$~u",
				'~\b(boss|head|chief|leader|manager|director) of (?:everyone|everybody|all(?: the)?(?: people| of us)?|the whole) (?:in|at|of|from) (?:the |our )?~u',
				'~\b(assistants?|secretary|pa|ea) (?:of|to|for) (?:the |our )?(?:big |top )?boss$~u',
				'~\b(?:highest(?: ranking)?|most senior|top ranking|top|number one) (?:person|one|employee|colleague|leader|boss|dog|position|man|woman) (?:in|of|at) (?!.*\b(?:years?|tenure|service|time)\b)~u',
				'~^(?:which|what) (?:executive|exec|chief|officer|leader|boss|vp|vice president) (?:is |s )?(?:over|in charge of|responsible for|heads(?: up)?|leads|runs|oversees) (?:the |our )?~u',
				'~^who (?:is |s )?(?:at |up )?(?:the )?top (?:dog |boss |executive |exec )?(?:in|of|at) (?:the |our )?~u',
				'~\b((?:manager|head|boss|director|chief|leader) of|leads|runs|manages|heads|directs|oversees|in charge of) (?:the |our )?(office|branch) (?:of |in |at )?(?:the )?(\S+(?: \S+)?)$~u',
				'~\bmanager of (?:the |our )?((?!my |our )\S+(?: (?!in|at)\S+)?) branch\b~u',
				'~^(?:who is |who s |whos )?(?:the |our )?((?!who|what|my|your|his|her|their|big|top|the|our|branch|team|office|regional|personnel|a)[\p{L}-]+(?: (?!who|s\b|\'s)[\p{L}-]+)?) (?:boss|chief)(?= in | at |$)~u',
				'~ in (?:the |our )?(?:hierarchy|org chart|chain of command|reporting line)\b~u',
				"~(?<!about |with |against |because |that |from )\\bmy (?=(?:direct |immediate |current |line )?$manager\\b|(?:direct |whole |own )?(?:reports?|teams?(?! (?:page|calendar|site|lunch|event|budget|chat|room|meeting|channel|photo|name|outing|drive|folder|mailbox)\\b)|assistant|peers?|colleagues?|team ?mates?|co ?workers?)\\b)~u",
				"~\\b$skip of (?:the )?(\\S+(?: (?!in |at |from |who |that |for |on )\\S+){0,4})~u",
				"~ 's $skip\\b~u",
				"~\\bmy $skip\\b~u",
				'~\bto who (?:does|do|is|are|should) (.+?) (?:report(?:ing)?|answer(?:ing)?|accountable|responsible)(?: to)?\b~u',
				"~\\bwho else (?:is |are )?(?:report(?:s|ing)? to|works? for|under) (.+?) 's $manager$~u",
				"~\\bwho else (?:is |works? )?(?:on|in) (.+?) 's team$~u",
				"~\\bwho (?:manages|supervises|leads|bosses) (.+ 's $manager)$~u",
				"~^(.+?) works? (?:under|for) (?:which|what) $manager$~u",
				"~\\b(?:which|what) $manager does (.+?) have$~u",
				"~\\b(?:which|what) (?:\\S+ ){1,4}?(?:does|do|did) (.+?) (?:directly )?(?:report|answer) to$~u",
				"~\\bwho does (.+?) have as (?:an? |the |his |her )?$manager$~u",
				'~^for who does (.+?) work$~u',
				'~^(.+?) supports who$~u',
				'~^whose assistant is (.+)$~u',
				"~\\bwho else does (.+?) 's $manager (?:manage|lead|supervise)$~u",
				"~\\bwho (?:is |s )over the (.+?) (?:people|team|group|department)$~u",
				"~\\b(?:the )?$manager of (?:the )?$manager of (.+)$~u",
				"~\\b(?:the )?$manager of (?:the )?(.+?) 's $manager$~u",
			),
			array(
				'who',
				"me 's manager",
				"me 's manager",
				"me 's manager",
				'',
				'',
				'',
				'$1 of ',
				'$1 of the ceo',
				'head of ',
				'head of ',
				'head of ',
				'$1 $3 $2',
				'branch manager in $1',
				'head of $1',
				'',
				"me 's ",
				"$1 's manager 's manager",
				" 's manager 's manager",
				"me 's manager 's manager",
				"$1 's manager",
				"$1 's peers",
				"$1 's peers",
				"$1 's manager",
				"$1 's manager",
				"$1 's manager",
				"$1 's manager",
				"$1 's manager",
				"$1 's manager",
				"$1 's manager",
				"$1 's manager",
				"$1 's peers",
				'who runs $1',
				"$1 's manager 's manager",
				"$1 's manager 's manager",
			),
			$question
		);
	}
}
