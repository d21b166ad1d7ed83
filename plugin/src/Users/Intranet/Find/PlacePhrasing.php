<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/** Puts roundabout ways to name a place into plain ones: "close to Boulder" is "near Boulder", "Vancouver, WA" is Vancouver, and an unknown town of Tennessee is there. */
final class PlacePhrasing {

	private const NEAR = '~\b(?:(?:close|next) to|(?:not|isn[\'’]?t|aren[\'’]?t) (?:too |very |that |so |all that )?far (?:away )?from|in the (?:vicinity|neighbou?rhood) of|nearby|a (?:short |quick )?drive (?:away )?from) (?=(\p{L}+)(?: (\p{L}+)(?: (\p{L}+))?)?)~iu';

	private const OUT_OF = '~\b(?:(?:based|working|works?|operating|operates|sits?|sitting) out of|out of (?=(?:our|the) \p{L}+(?: \p{L}+)? (?:office|branch)\b))~iu';

	/** "A bistro in Ranelagh wants": where those are whom a story tells of. */
	private const OF_SUBJECT = '~^(?<subject>\W*(?:(?!(?:who|whom|which|what|any|anyone|anybody|is|are|do|does|in)\b)\p{L}+ ){1,4})in (?<place>\p{Lu}[\p{L}\'’-]+(?: \p{Lu}[\p{L}\'’-]+)?) (?=(?:wants?|needs?|asks?|asked|says?|said|complains?|complained|claims?|refuses?|refused|threatens|would|cannot|has|have|had)\b)~u';

	/** States by their abbreviations, but for those that are words in capitals, too ("OR"). */
	private const STATES = array(
		'AZ' => 'Arizona',
		'CA' => 'California',
		'CO' => 'Colorado',
		'CT' => 'Connecticut',
		'FL' => 'Florida',
		'GA' => 'Georgia',
		'IA' => 'Iowa',
		'ID' => 'Idaho',
		'IL' => 'Illinois',
		'IN' => 'Indiana',
		'KS' => 'Kansas',
		'KY' => 'Kentucky',
		'MD' => 'Maryland',
		'MI' => 'Michigan',
		'MN' => 'Minnesota',
		'MO' => 'Missouri',
		'MT' => 'Montana',
		'NC' => 'North Carolina',
		'NE' => 'Nebraska',
		'NH' => 'New Hampshire',
		'NJ' => 'New Jersey',
		'NM' => 'New Mexico',
		'NV' => 'Nevada',
		'NY' => 'New York',
		'OH' => 'Ohio',
		'RI' => 'Rhode Island',
		'SC' => 'South Carolina',
		'TN' => 'Tennessee',
		'TX' => 'Texas',
		'UT' => 'Utah',
		'WA' => 'Washington',
		'WI' => 'Wisconsin',
	);

	/** Abbreviations that follow a town after a comma only: "Portland, OR". */
	private const AFTER_COMMA = 'AK|AL|AR|DC|DE|HI|LA|MA|ME|MS|ND|OK|OR|PA|SD|VA|VT|WV|WY';

	/** Cities as people call them in a chat. */
	private const SHORT = array(
		'atx'    => 'Austin',
		'atl'    => 'Atlanta',
		'chi'    => 'Chicago',
		'clt'    => 'Charlotte',
		'gso'    => 'Greensboro',
		'indy'   => 'Indianapolis',
		'kc'     => 'Kansas City',
		'nash'   => 'Nashville',
		'nyc'    => 'New York',
		'okc'    => 'Oklahoma City',
		'pdx'    => 'Portland',
		'philly' => 'Philadelphia',
		'phx'    => 'Phoenix',
		'sac'    => 'Sacramento',
		'slc'    => 'Salt Lake City',
		'vegas'  => 'Las Vegas',
	);

	/** Parts of a country as titles name them, and as people do. */
	private const PARTS = array(
		'west'    => 'pacific north ?west|north ?west|(?:west|western|pacific)(?: ?coast| states| side)?',
		'east'    => 'north ?east|new england|(?:east|eastern|atlantic)(?: ?coast| states| side| seaboard)?',
		'central' => '(?:middle|cent(?:er|re)|heart) of the country|central (?:states|part)|mid ?west|heartland|plains',
		'north'   => 'north(?:ern)?(?: part| states)?',
		'south'   => 'south(?:ern)?(?: part| states)?|south ?east|sun ?belt',
	);

	private const AREA_LEADER = '~\b(?:area|regional?|district|territory) (?:sales )?(?<leader>manager|director|head|boss|lead|leader|chief|vp|supervisor)(?: (?:who|that|is|covers|responsible))*+ (?:for|of|over|in|on|out|up|down) (?:(?:the|all|of|our) )*+(?:%s)\b~iu';

	private const DEPARTMENT_LEADER = '~^\W*(?:(?:who|is|find|the|our) )*+(?<department>\p{L}+) (?:director|chief|boss|head|vp) (?:in|for|of|at) (?:the )?(?=(?<place>\p{L}+)(?: office| branch)?\W*$)~iu';

	public static function plain( string $question, Company $company ): string {
		$question = self::with_leaders( $question, $company );
		$states   = implode( '|', array_keys( self::STATES ) );
		$question = (string) preg_replace( self::OUT_OF, 'in', $question );
		$names    = implode( '|', self::STATES );
		$question = (string) preg_replace( array( "~\\b($names) state\\b~iu", "~\\b(?:the )?state of ($names)\\b~iu" ), '$1', $question );
		$question = (string) preg_replace_callback(
			self::OF_SUBJECT,
			static fn ( array $found ): string => self::is_place( array( $found['place'] ), $company ) || self::is_known( $found['place'], $company ) ? $found[0] : $found['subject'],
			$question
		);
		$question = (string) preg_replace_callback(
			"~\\b(in|from|near|for|around|of) ($states)\\b(?! \\p{Lu})~u",
			static fn ( array $found ): string => "$found[1] " . self::STATES[ $found[2] ],
			$question
		);
		$question = (string) preg_replace_callback(
			"~(\\p{Lu}\\p{L}+)(?:,? (?<state>$states)|, (?:" . self::AFTER_COMMA . '))(?![\p{L}\p{N}])~u',
			static fn ( array $found ): string => self::is_place( array( $found[1] ), $company ) ? $found[1] : ( '' === ( $found['state'] ?? '' ) ? $found[0] : "$found[1], " . self::STATES[ $found['state'] ] ),
			$question
		);
		$question = (string) preg_replace_callback(
			'~\b(?<before>in|near|around|from|to) (?<town>\p{Lu}[\p{L}\'’.-]+(?: \p{Lu}[\p{L}\'’.-]+)?), (?<state>' . $names . ')\b~u',
			static fn ( array $found ): string => "$found[before] " . ( self::is_place( array( $found['town'] ), $company ) ? $found['town'] : $found['state'] ),
			$question
		);
		// "A flat in Cherry Creek, Denver": a part of the town, not two offices.
		$question = (string) preg_replace_callback(
			'~\b(in|near|around|from|to) (\p{Lu}[\p{L}\'’.-]+(?: \p{Lu}[\p{L}\'’.-]+)?), (?=(\p{Lu}\p{L}+)\b(?!,? (?:and|or|&)\b))~u',
			static fn ( array $found ): string => self::is_office( $found[3], $company ) && ! self::is_office( $found[2], $company ) ? "$found[1] " : $found[0],
			$question
		);
		$question = (string) preg_replace_callback(
			'~\b(?:at|in|from) (?:the |our )?(\p{L}+(?: \p{Lu}\p{L}+)?) (plant|location|facility|factory|campus|hub|shop|store|place)\b~iu',
			static fn ( array $found ): string => self::is_office( $found[1], $company ) && ! self::has( FactKind::Department, $found[2], $company ) ? "in $found[1]" : $found[0],
			$question
		);
		$question = (string) preg_replace_callback(
			'~\b(?:without|not) (?:the )?(?=(\p{L}+)(?: office| branch| people)?\W*$)~iu',
			static fn ( array $found ): string => self::is_office( $found[1], $company ) ? 'not in ' : $found[0],
			$question
		);
		$question = (string) preg_replace_callback(
			'~^\W*(?:all |the |our |whole |entire )*(\p{L}+(?: \p{L}+)?) (?:crew|gang|bunch|lot)(?=\W*$)~iu',
			static fn ( array $found ): string => self::is_office( $found[1], $company ) ? "everyone in $found[1]" : $found[0],
			$question
		);
		// "Escrow boss Raleigh".
		$question = (string) preg_replace_callback(
			'~\b((?:boss|chief|head|lead|manager|supervisor|honcho)(?: of (?:the )?\p{L}+)?) (?=(\p{L}+)\W*$)~iu',
			static fn ( array $found ): string => self::is_office( $found[2], $company ) ? "$found[1] in " : $found[0],
			$question
		);
		$question = (string) preg_replace_callback(
			'~\b(?:' . implode( '|', array_keys( self::SHORT ) ) . ')\b~iu',
			static fn ( array $found ): string => ! isset( $company->words[ strtolower( $found[0] ) ] ) && self::is_office( self::SHORT[ strtolower( $found[0] ) ], $company ) ? self::SHORT[ strtolower( $found[0] ) ] : $found[0],
			$question
		);
		return (string) preg_replace_callback(
			self::NEAR,
			static fn ( array $found ): string => in_array( strtolower( $found[1] ), array( 'the', 'our', 'my' ), true ) || self::is_place( array_slice( $found, 1 ), $company ) ? 'near ' : $found[0],
			$question
		);
	}

	/** "Area director for the east coast" is the Regional Manager East, and a "sales director in Spain" the head of Sales there. */
	private static function with_leaders( string $question, Company $company ): string {
		foreach ( self::PARTS as $part => $names ) {
			if ( 1 === preg_match( sprintf( self::AREA_LEADER, $names ), $question, $found ) ) {
				$title = self::area_title( $part, strtolower( $found['leader'] ), $company );
				return null === $title ? $question : str_replace( $found[0], $title, $question );
			}
		}
		return (string) preg_replace_callback(
			self::DEPARTMENT_LEADER,
			static fn ( array $found ): string => self::has( FactKind::Department, $found['department'], $company ) && self::is_place( array( $found['place'] ), $company ) ? "head of $found[department] in " : $found[0],
			$question
		);
	}

	/** The title of the leader of a part of the country, if possible with this word. */
	private static function area_title( string $part, string $leader, Company $company ): ?string {
		$title = null;
		foreach ( array_keys( $company->words[ $part ] ?? array() ) as $number ) {
			if ( FactKind::Title === $company->facts->kind( $number ) && array() !== array_intersect( array( 'regional', 'region', 'area', 'district', 'territory' ), $company->facts->words( $number ) ) ) {
				$text  = $company->facts[ $number ]->text;
				$title = null === $title || str_contains( strtolower( $text ), $leader ) ? $text : $title;
			}
		}
		return $title;
	}

	/** @param list<string> $words Of which the first one or more may be the place. */
	private static function is_place( array $words, Company $company ): bool {
		$folded = Words::of( implode( ' ', $words ) );
		for ( $length = count( $folded ); $length > 0; $length-- ) {
			if ( array() !== $company->knowledge->regions( implode( ' ', array_slice( $folded, 0, $length ) ) ) ) {
				return true;
			}
		}
		return self::is_office( $folded[0] ?? '', $company );
	}

	/** Whether the company has one of these words, as that of a department. */
	private static function is_known( string $words, Company $company ): bool {
		return array() !== array_filter( Words::of( $words ), static fn ( string $word ): bool => isset( $company->words[ $word ] ) );
	}

	private static function is_office( string $words, Company $company ): bool {
		return self::has( FactKind::Office, $words, $company );
	}

	/** Whether a name of this kind has the first of these words. */
	private static function has( FactKind $kind, string $words, Company $company ): bool {
		return $company->has_word( $kind, Words::of( $words )[0] ?? '' );
	}
}
