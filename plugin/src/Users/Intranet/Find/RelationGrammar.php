<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/** Finds "X's manager", "who reports to X" and the like in a question of folded words, where 's stands alone. */
final class RelationGrammar {

	private const MANAGER = '(?:direct |immediate |current |line )?(?:manager|boss|supervisor|superior|chief|team lead(?:er)?)';

	/** The words after which the name of the person ends. */
	private const END = '(?= (?:in|at|from|who|that|which|with|does|do|speaks?|speaking|based|hired|on|for|can|knows?|located|working|works)\b|$)';

	private const SOMEBODY = '(?<about>\S.*?)' . self::END;

	/** @return array{Relation, string}|null The relation, and the rest of the question. */
	public static function find( string $question ): ?array {
		$question = (string) preg_replace( '~\bmy (?=' . self::MANAGER . '\b|(?:direct |whole |own )?(?:reports?|teams?|assistant|peers?|colleagues?|team ?mates?|co ?workers?)\b)~u', "me 's ", $question );
		foreach ( self::patterns() as list( $pattern, $kind, $is_certain ) ) {
			if ( 1 === preg_match( "~$pattern~u", $question, $found, PREG_OFFSET_CAPTURE ) ) {
				$about = explode( ' ', trim( str_replace( " 's", '', $found['about'][0] ) ) );
				$steps = isset( $found['up'] ) ? max( 1, (int) preg_match_all( '~' . self::MANAGER . '~', $found['up'][0] ) ) : 1;
				$rest  = substr( $question, 0, $found[0][1] ) . ' ' . substr( $question, $found[0][1] + strlen( $found[0][0] ) );
				return array( new Relation( $kind, $about, $steps, $is_certain ), trim( $rest ) );
			}
		}
		return null;
	}

	/** @return list<array{string, RelationKind, bool}> The first match counts. */
	private static function patterns(): array {
		$manager  = self::MANAGER;
		$somebody = self::SOMEBODY;
		$the      = '(?:the |our |my )?';
		return array(
			array( "^(?<about>.+?)(?<up>(?: 's $manager)+)(?: 's (?:name|email|phone|number|extension|title))?$", RelationKind::Manager, true ),
			array( "^(?<about>.+?) 's (?:whole |entire )(?:team|organi[sz]ation|group|department)\b", RelationKind::EverybodyUnder, true ),
			array( "^(?<about>.+?) 's (?:direct |own |current )?(?:reports?|team|people|crew|subordinates|employees|staff|underlings|direct reports|team members)\b", RelationKind::Reports, true ),
			array( "^(?<about>.+?) 's (?:personal |executive )?(?:assistants?|pa|ea|secretary)\b", RelationKind::Assistant, true ),
			array( "^(?<about>.+?) 's (?:peers?|colleagues?|team ?mates?|co ?workers?)\b", RelationKind::Peers, true ),
			array( "\\bwho (?:does|do|did|is|are|should) $the(?<about>.+?) (?:directly )?(?:report(?:ing|s)?|answer(?:ing|s)?) (?:directly )?to\b", RelationKind::Manager, true ),
			array( "^(?<about>.+?) (?:directly )?reports? (?:directly )?to (?:who|whom|which)\b", RelationKind::Manager, true ),
			array( "\\bwho (?:does|do) (?<about>.+?) work (?:for|under)\b", RelationKind::Manager, true ),
			array( "\\b(?:report(?:s|ing)?|answer(?:s|ing)?) (?:directly |in )?(?:in)?to $the$somebody", RelationKind::Reports, true ),
			array( "\\b(?:direct )?reports of $the$somebody", RelationKind::Reports, true ),
			array( "\\b(?:works?|working) for $the$somebody", RelationKind::Reports, false ),
			array( "\\b(?:managed|supervised|led) by $the$somebody", RelationKind::Reports, true ),
			array( "\\b(?:everybody |everyone |people |all )?(?:who )?(?:works? |working )?(?:under|below|beneath) $the$somebody", RelationKind::EverybodyUnder, false ),
			array( "\\b(?:peers?|team ?mates?|co ?workers?|colleagues?) of $the$somebody", RelationKind::Peers, true ),
			array( "\\b(?:works?|working) (?:together )?with $the$somebody", RelationKind::Peers, false ),
			array( "\\bteam of $the$somebody", RelationKind::Reports, false ),
			array( "\\b(?:personal |executive )?(?:assistants?|pa|ea|secretary) (?:of|to|for) $the$somebody", RelationKind::Assistant, false ),
			array( "\\b(?:who 's|who is|who are|who)? ?(?:the |a |our )?(?:person |one |man |woman |someone |somebody )?(?:in charge of|at the head of|heading up) $the$somebody", RelationKind::Lead, false ),
			array( "\\bwho (?:is |are )?(?:manages?|managing|supervises?|supervising|leads?|leading|heads?(?: up)?|heading|runs?|running|oversees?|overseeing|directs?) $the$somebody", RelationKind::Lead, false ),
			array( "^(?<before>(?:who |is |are |s |what |the |our |find |me |show |please |a |name |of )*)(?<up>$manager of (?:the |our )?)(?<more>(?:$manager of (?:the |our )?)*)$somebody", RelationKind::Lead, false ),
			array( "^(?:who |is |are |s |what |the |our |find |me |show |please |a |name |of )*(?:head|leader|chief|director|lead|top person) (?:of|in|for|at) $the$somebody", RelationKind::Lead, false ),
		);
	}
}
