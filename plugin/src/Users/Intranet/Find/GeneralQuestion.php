<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/** Tells questions about the world, to which no person is the answer: "how many days until Christmas", "write me a poem". */
final class GeneralQuestion {

	private const START = '/^\W*(?:please |can you |could you |hey |hi )*(?:what(?: is|s|\'s) (?:the )?(?:\w+est |square |cube )?(?:capital|root|population|distance|weather|time|meaning|temperature|date|day|score|price|recipe|height|forecast|difference|definition|formula|best|highest|tallest|longest river|largest|biggest|speed|sum|color|colour|\d)|what (?:time|day|year|date)|how (?:many|much|long|far|tall|old|high|deep|big|fast|hot|cold|heavy|do i (?:boil|cook|bake|draw|play|tie|lose|get to|make|peel|fry|grow|build a|fold|whistle|solve))|who (?:won|will win|wins|wrote|invented|discovered|painted|composed|directed|starred|was the|were the|is the (?:president|king|queen|pope|prime minister|chancellor|richest|fastest|tallest)|killed)|(?:tell|write|sing|draw|give|show|read) (?:me )?(?:an? |the )?(?:\w+ )?(?:joke|poem|story|song|essay|haiku|picture of|recipe|letter to|fairy ?tale|fact|riddle|limerick|news)|recipe for|will it (?:rain|snow|be)|is it (?:going to|raining|snowing)|translate|calculate|convert|when (?:is|was|did|does|will)|why (?:is|are|do|does|did)|where is (?:mount|the)|how is the weather|define|spell|solve|\d+ ?[-+*\/x] ?\d+|does god|do aliens|what happened|which (?:planet|country|river|team|animal|movie|film|song|year))\b/i';

	/** Words of a caller who asks about the company after all. */
	private const ABOUT_WORK = '/\b(?:who (?:can|could|do|does|should|would|knows?|handles?|has|is (?:in|the person|responsible)|helps?|here)|whom|someone|somebody|anyone|anybody|our|my|in charge|department|colleagues?|responsible|do i have|i have left|(?:to )?(?:talk|speak) (?:to|with))\b/i';

	public static function is( string $question ): bool {
		return 1 === preg_match( self::START, $question, $found ) && 1 !== preg_match( self::ABOUT_WORK, $question );
	}
}
