<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/** Puts roundabout ways to ask for a relation into plain ones, in a question of folded words: "to whom does X report" is "X 's manager". */
final class RelationPhrasing {

	private const MANAGER = '(?:manager|boss|supervisor|superior|chief|team lead(?:er)?)';

	private const SKIP = '(?:skip level|grand ?|second level)(?: ?(?:manager|boss|supervisor))?';

	public static function plain( string $question ): string {
		$manager = self::MANAGER;
		$skip    = self::SKIP;
		return (string) preg_replace(
			array(
				'~\bwhom\b~u',
				'~ (?:please|thanks|thank you|pls)$~u',
				'~ in (?:the |our )?(?:hierarchy|org chart|chain of command|reporting line)\b~u',
				"~\\bmy (?=(?:direct |immediate |current |line )?$manager\\b|(?:direct |whole |own )?(?:reports?|teams?|assistant|peers?|colleagues?|team ?mates?|co ?workers?)\\b)~u",
				"~\\b$skip of (?:the )?(\\S+(?: \\S+)?)~u",
				"~ 's $skip\\b~u",
				"~\\bmy $skip\\b~u",
				'~\bto who (?:does|do|is|are|should) (.+?) (?:report(?:ing)?|answer(?:ing)?|accountable|responsible)(?: to)?\b~u',
				"~\\bwho else (?:is |are )?(?:report(?:s|ing)? to|works? for|under) (.+?) 's $manager$~u",
				"~\\bwho else (?:is |works? )?(?:on|in) (.+?) 's team$~u",
				"~\\bwho (?:manages|supervises|leads|bosses) (.+ 's $manager)$~u",
				"~\\b(?:the )?$manager of (?:the )?$manager of (.+)$~u",
				"~\\b(?:the )?$manager of (?:the )?(.+?) 's $manager$~u",
			),
			array(
				'who',
				'',
				'',
				"me 's ",
				"$1 's manager 's manager",
				" 's manager 's manager",
				"me 's manager 's manager",
				"$1 's manager",
				"$1 's peers",
				"$1 's peers",
				"$1 's manager",
				"$1 's manager 's manager",
				"$1 's manager 's manager",
			),
			$question
		);
	}
}
