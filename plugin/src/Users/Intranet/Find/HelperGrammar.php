<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/**
 * Finds questions that name a person, in folded words where 's stands alone, but ask for who keeps that person's appointments or does the work meanwhile.
 *
 * No pattern is certain: where nobody helps the person named, the question is read again without it.
 */
final class HelperGrammar {

	/** Words that no name or title has, before the person. */
	private const STOP = '(?:an?|the|our|my|your|his|her|their|this|that|who|is|are|was|does|do|did|has|have|can|could|i|we|me|us|and|or|in|on|into|at|to|from|with|for|by|about|between|of|out|up|after|before|slot|gap|time|books?|booked|keeps?|kept|changes?|moves?|cancels?|plans?|prepares?|makes?|writes?|wrote|takes?|took|orders?|ordered|answers?|opens?|files|handles|manages|runs|chases?|collects?|gathers?|gets?|knows|see|find|ask|helps?|like|need|want|which|what|when|where|whose|how|yesterday|today|whoever|person|people|man|woman|lady|guy|gentleman|someone|somebody|anyone|anybody|everyone|everybody|one|head|leader)';

	/** "The boss" may be any of several. */
	private const PERSON = '(?:the |our )?(?!(?:\S+ )?boss(?:es)?\b)(?<about>(?!' . self::STOP . '\b)[^\s\']\S*(?: (?!' . self::STOP . '\b)[^\s\']\S*){0,3}?)';

	/** The person before 's. */
	private const OWNER = '(?:the |our )?\b(?!(?:\S+ )?boss(?:es)?\b)(?<about>(?!' . self::STOP . '\b)\S+(?: (?!' . self::STOP . '\b)\S+){0,3}?) \'s';

	/** What may come after the person. */
	private const REST = '(?:$| (?:today|tonight|tomorrow|this|next|before|after|on|at|in|about|regarding|to|please|pls|as soon|asap|for|who (?:can|could|do|should|keeps|manages|runs|has|does|books|arranges|sets|plans|organi[sz]es|looks)|by|has|must|needs|is|and|can|could|because|some ?time|any ?time)\b.*$)';

	private const TIME = '(?:appointment|meeting|slot|minutes?|mins?|hours?|word|audience|time|one on one|1 on 1|sit down)';

	private const DIARY = '(?:calendar|schedule|diary|agenda|appointments)';

	private const TRIP = '(?:trains?|trips?|travels?|travel arrangements|flights?|planes?|hotels?|hotel room|journeys?|tickets?|taxis?|cabs?|rental car|reservations?|bookings?|itinerary)';

	/** What an assistant does for somebody. */
	private const ERRANDS = '(?:' . self::TRIP . '|meetings?|visitors?|guests?|invitations?|slides?|presentations?|decks?|power ?points?|letters?|correspondence|mail|post|phone|calls?|messages|emails?|inbox|mailbox|minutes|notes|(?:travel )?expenses?|expense (?:reports?|claims?)|receipts|paperwork|filing)';

	private const DOES = '(?:(?:can|could|will|would|should|has|usually|normally|always) )?(?:re)?(?:books?|booked|arranges?|arranged|plans?|planned|organi[sz]e[sd]?|orders?|ordered|changes?|cancels?|reserves?|reserved|sorts? out|looks? after|handles?|does|do|makes?|made|buys?|bought|prepares?|prepared|writes?|wrote|types?|typed|answers?|takes?|took|picks? up|opens?|sorts?|reads?|receives?|greets?|fetches|welcomes?|sends?(?: out)?|files?|submits?|enters?|collects?|keeps?|manages?)';

	/** What borrowers hand in. */
	private const PAPERS = '(?:paper ?work|papers|documents?|docs|documentation|pay ?(?:stubs?|slips?)|bank statements?|statements?|tax (?:returns?|forms?)|w 2s?|forms?|conditions)';

	private const GATHER = '(?:(?:can|could|will|would|should|is|is going to) )?(?:chas(?:es?|ing)(?: up| down)?|collect(?:s|ing)?|gather(?:s|ing)?|gets?|request(?:s|ing)?|takes?(?: in)?|accepts?|receives?|asks?|remind(?:s|ing)?|nags?|rounds? up|picks? up|runs? after|hunts? down)';

	private const CUSTOMERS = '(?:clients?|customers?|borrowers?|buyers?|applicants?|family|families|couples?|files?|loans?)';

	/** What customers do with their papers. */
	private const HAND_IN = '(?:has|have|hasn t|haven t|hasnt|havent|had|wants?|needs?|would like|brings?|brought|is here|came|still|never|sends?|sent|forgot|forgets|owes?|gave|gives|did ?n ?o?t|does ?n ?o?t)';

	private const AWAY = '(?:(?:is|are|was|will be|s) (?:(?:both|all|currently|still|just|again|now) )?(?:(?:out|away|off|sick|ill|gone|busy|abroad|unreachable|unavailable|tied up|stuck|travell?ing|in a (?:meeting|call)|in (?:hospital|court|a conference|meetings|training)|on (?:an? |the )?(?:plane|train|leave|call|phone|trip|business trip|road|vacation|holidays?|pto|maternity leave|parental leave|paternity leave|sick leave|jury duty|honeymoon|course|flight)|at (?:lunch|an?|the|home)\b)|(?:is |are )?not (?:here|in|around|available|answering|reachable|picking up)\b)|(?:(?:does|did|is|can|will) ?not|doesn t|didn t|isn t|can t|won t|never|can ?not) (?:answer(?:ing)?|pick(?:ing)? up|be reached|reply(?:ing)?|call back|here|in|around|available|reachable))\b';

	private const THEM = '(?:him|her|them)';

	private const THEIR = '(?:his|her|their)';

	public static function find( string $question ): ?Relation {
		foreach ( self::patterns() as list( $pattern, $kind, $is_of_name ) ) {
			if ( 1 === preg_match( "~$pattern~u", $question, $found ) ) {
				return new Relation( $kind, explode( ' ', 'my' === $found['about'] ? 'me' : $found['about'] ), 1, false, $is_of_name );
			}
		}
		return null;
	}

	/** @return list<array{string, RelationKind, bool}> Pattern, kind, whether it needs a name. The first match counts. */
	private static function patterns(): array {
		return array( ...self::of_time(), ...self::of_errands(), ...self::of_absence(), ...self::of_papers() );
	}

	/** @return list<array{string, RelationKind, bool}> */
	private static function of_time(): array {
		$person = self::PERSON;
		$owner  = self::OWNER;
		$rest   = self::REST;
		$time   = self::TIME;
		$diary  = self::DIARY;
		return array(
			array( "\\b(?:see|meet|visit|with) $person (?:.* )?who (?:can |could |will )?(?:makes?|books?|arranges?|schedules?|sets? up|enters?) (?:(?:the |an? |that |this )?$time|that|this|it)\\b", RelationKind::Errand, false ),
			array( "^(?!.*\\b(?:had|after|during|in) (?:an?|my|our) (?:\\S+ )?$time\\b)(?:.* )?(?:an?|some|few|five|ten|fifteen|twenty|thirty|half an|half|\\d+|quick|short|free|my|our|more|much|enough) (?:\\S+ )?$time with $person$rest", RelationKind::Appointment, false ),
			array( "^(?:when|what time|which day|is|are|does|do|will|has) (?:(?:is|are|does|do|will|can|could|has) )?$person (?:(?:be|still|got|have|any|some|a|an) )*(?:free|available|time|slot|gap|moment|minute|see (?:me|us))$rest", RelationKind::Appointment, false ),
			array( "^$person (?:is|are|was|got|has been) (?:\\S+ )?(?:double ?booked|double booked|overbooked)\\b", RelationKind::Appointment, false ),
			array( "^$person has (?:got )?(?:two|three|too many) (?:meetings|appointments|calls|dates)\\b", RelationKind::Appointment, false ),
			array( "\\bwho\\b.* (?:on|into|in) $owner $diary\\b", RelationKind::Errand, false ),
			array( " (?:on|into|in) $owner $diary\\b.* who\\b", RelationKind::Errand, false ),
			array( "\\b(?:squeeze|fit|get|slot|pencil|put|book) (?:me|us|him|her|them|somebody|someone|a \\S+) in with $person$rest", RelationKind::Appointment, false ),
			array( "\\b(?:squeeze|fit|get|slot|pencil|put|book|be|free|find|space|room|gap|date|something|time)\\b.* (?:on|into|in) $owner $diary\\b", RelationKind::Appointment, false ),
			array( "^$owner (?:next |other |\\d+ o clock |first )?(?:visitors?|guests?|appointment) (?:is|are|has|have|had|stands?|waits?|sits?|came) (?:already |still |just )?(?:early|late|here|there|arrived|waiting|lost|stuck|delayed|downstairs|come|cancell?ed|at|in)\\b", RelationKind::Appointment, true ),
			array( "\\bwho (?:can |could |will |would |might )?(?:knows? where|reach|reaches|gets? hold of|interrupt|(?:pass(?:es)?|gives?|hands?|takes?|brings?|forwards?) (?:on )?(?:an? |this |my |the )?(?:message|note|letter|file|folder|envelope|present|gift) (?:on )?(?:to|for)) $person(?: (?:is|was|has gone|are))?$rest", RelationKind::Appointment, false ),
			array( "\\b(?:leave|take) (?:an? |this |my |the )?(?:message|note|letter|file|folder|envelope|present|gift) for $person$rest", RelationKind::Appointment, true ),
		);
	}

	/** @return list<array{string, RelationKind, bool}> */
	private static function of_errands(): array {
		$person  = self::PERSON;
		$owner   = self::OWNER;
		$rest    = self::REST;
		$errands = self::ERRANDS;
		$trip    = self::TRIP;
		$does    = self::DOES;
		return array(
			array( "\\bwho $does $owner (?:\\S+ )?$errands$rest", RelationKind::Errand, false ),
			array( "\\bwho $does (?:the |all (?:the )?|an? )?$errands (?:for|of|to) $person$rest", RelationKind::Errand, false ),
			array( "\\bwho (?:\\S+ )?(?:took|takes?|keeps?|kept|writes?|wrote|types?|typed|has|did|does) (?:the |down )?(?:notes|minutes) (?:at|in|of|for|during|on|when) (?:(?:the )?(?:meetings?|calls?|sessions?) (?:of|with) )?$person(?: 's (?:\\S+ )?(?:meetings?|calls?|sessions?|talks?))?$rest", RelationKind::Errand, false ),
			array( "^$owner (?:\\S+ )?$trip (?:is|was|are|were|has|have|had|got|needs?|leaves|does|to)\\b", RelationKind::Errand, false ),
			array( "^$person (?:needs?|wants?|would like|missed|has missed|has to|must|will|is stuck|lands|arrives|stays|flies)\\b.* (?:$trip|night longer|extra night|more nights?|airport)\\b", RelationKind::Errand, false ),
			array( "\\bwho (?:else )?(?:helps|is helping|gives a hand to|lends a hand to) $person(?:$| (?:out|there|with)\\b.*$)", RelationKind::Errand, true ),
			array( "^(?:.* )?$owner (?:helper|aide|sidekick|gatekeeper|right hand)\\b", RelationKind::Errand, false ),
		);
	}

	/** @return list<array{string, RelationKind, bool}> */
	private static function of_absence(): array {
		$person = self::PERSON;
		$away   = self::AWAY;
		$them   = self::THEM;
		$their  = self::THEIR;
		$gather = self::GATHER;
		$papers = self::PAPERS;
		return array(
			array( "^$person $away.* $their (?:helper|assistant|right hand|secretary|aide|pa)\\b", RelationKind::StandIn, true ),
			array( "^$person $away.* (?:at|on|in|from|sharing|shares) (?:$their|the same) (?:desk|office|team)\\b", RelationKind::StandIn, true ),
			array( "^$person $away.* (?:(?:works?|working|sits?|sitting) (?:closely |together )?(?:with|for|beside|next to)|helps?|helping|assists?|supports?) $them\\b", RelationKind::StandIn, true ),
			array( "^$person $away.* who (?:else )?$gather .*\\b$papers\\b", RelationKind::StandIn, true ),
		);
	}

	/** @return list<array{string, RelationKind, bool}> */
	private static function of_papers(): array {
		$person    = self::PERSON;
		$owner     = self::OWNER;
		$gather    = self::GATHER;
		$papers    = self::PAPERS;
		$customers = self::CUSTOMERS;
		$hand_in   = self::HAND_IN;
		return array(
			array( "^(?:(?:one|two|some) of )?$owner (?:\\S+ )?$customers $hand_in\\b.*\\b$papers\\b", RelationKind::Errand, true ),
			array( "^(?:an?|the|this|one|two|another) (?:\\S+ )?$customers of $person(?: 's)? $hand_in\\b.*\\b$papers\\b", RelationKind::Errand, true ),
			array( "\\bwho $gather (?=.*\\b$papers\\b)(?:.* )?(?:from |for |of )?(?<about>my) (?:\\S+ )?$customers\\b", RelationKind::Errand, false ),
			array( "\\bwho $gather (?=.*\\b$papers\\b)(?:.* )?$owner (?:\\S+ )?$customers\\b", RelationKind::Errand, true ),
			array( "\\bwho $gather (?:\\S+ ){0,3}?$papers (?:for|from) $person$", RelationKind::Errand, true ),
			array( "\\bwho helps (?<about>me) with (?:\\S+ ){0,2}?(?:$papers|$customers)\\b", RelationKind::Errand, false ),
		);
	}
}
