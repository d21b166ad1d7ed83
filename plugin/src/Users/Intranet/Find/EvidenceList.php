<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/**
 * Makes evidence of the units of a question and of the trades that meet its needs.
 *
 * @phpstan-import-type Fits from Fit
 */
final class EvidenceList {

	/** Weights of a word that the company does not know: in a few words, in a long question, and of a common word, of one in a question of two words. */
	private const UNKNOWN      = 0.7;
	private const UNKNOWN_LONG = 0.25;
	private const COMMON       = 0.1;
	private const COMMON_FEW   = 0.6;

	/** Weight of a common word that is a part of some fact, as "short" of a skill "Short sales". */
	private const COMMON_PART = 0.25;

	/** Questions of more words than this are long. */
	private const LONG = 5;

	/** The fewest words of a question that tells what happened, the words that begin others, and those that tell. */
	private const TOLD    = 6;
	private const ASKING  = array( 'who', 'whom', 'which', 'do', 'does', 'is', 'are', 'what', 'any', 'anyone', 'anybody', 'somebody', 'someone', 'where' );
	private const TELLING = array( 'i', 'im', 'ive', 'my', 'we', 'he', 'she', 'they', 'his', 'her', 'their', 'it', 'wont', 'doesnt', 'isnt', 'is', 'was', 'were', 'has', 'had', 'have', 'will', 'are', 'must', 'didnt', 'dont', 'cant', 'cannot', 'hasnt', 'havent', 'wasnt', 'arent', 'keeps', 'says', 'said', 'wants', 'needs', 'got', 'came', 'went', 'asks', 'asked', 'found', 'missing', 'broke', 'burnt', 'fell', 'rang', 'refuses', 'complains', 'drops' );

	/** Subjects of a story, and the words that follow them there: "somebody has stolen my laptop". */
	private const SOMEBODY    = array( 'somebody', 'someone' );
	private const OF_SOMEBODY = array( 'has', 'had', 'must', 'needs', 'should', 'keeps', 'took', 'put', 'left', 'called', 'rang', 'wants', 'says', 'said', 'is', 'was' );

	/** Factor of words after "for" or "of": what is needed is before it. */
	private const ASIDE    = 0.6;

	/** Factor of what is said of a person aside: "the file of a lady who wants to draw on her house". */
	private const SAID_ASIDE = 0.4;

	/** How far apart the words of a need may stand that enclose another thing. */
	private const SPAN = 6;

	/** What holds so much of a thing: "a lorry load of clementines" is about these. */
	private const MEASURES = array( 'load', 'loads', 'lorryload', 'truckload', 'carload', 'pallet', 'pallets', 'crate', 'crates', 'box', 'boxes', 'bag', 'bags', 'sack', 'sacks', 'tin', 'tins', 'jar', 'jars', 'bottle', 'bottles', 'barrel', 'barrels', 'batch', 'batches', 'tray', 'trays', 'drum', 'drums', 'stack', 'stacks', 'pile', 'piles' );

	/** Words after which "to" begins a verb rather than an aside: "learn how to swim". */
	private const BEFORE_VERBS = array( 'how', 'where', 'want', 'wants', 'need', 'needs', 'like', 'have', 'has', 'had', 'going', 'able', 'try', 'trying', 'learn', 'allowed', 'ought', 'used', 'is', 'are' );

	/** Verbs after which "for" begins what is needed. */
	private const BEFORE_FOR = array( 'ask', 'asks', 'asked', 'asking', 'look', 'looks', 'looking', 'wait', 'waits', 'waiting' );

	/** Words before a trade that is not asked for: "my client is a nurse", "who pays for the plumber". */
	private const OF_OTHERS = array( 'my', 'his', 'her', 'their', 'client', 'customer', 'borrower', 'buyer', 'couple', 'he', 'she', 'they', 'im', 'was', 'were', 'wants', 'as', 'for', 'from', 'with', 'of', 'by', 'to', 'about', 'like', 'and', 'who', 'that', 'not' );

	private const AFTER_TRADE = array( 'for', 'in', 'at', 'of', 'with', 'who', 'that', 'which', 'on', 'here', 'available', 'near', 'please', 'around', 'from' );

	/** People whom a company serves or deals with, and hardly employs. */
	private const OUTSIDERS = array( 'dentist', 'doctor', 'physician', 'surgeon', 'nurse', 'therapist', 'veterinarian', 'vet', 'architect', 'barber', 'hairdresser', 'musician', 'artist', 'youtuber', 'judge', 'reporter', 'journalist', 'soldier', 'sergeant', 'veteran', 'pilot', 'priest', 'burglar', 'hacker', 'landlord', 'fisherman', 'millionaire', 'contractor', 'freelancer', 'entrepreneur', 'investor', 'widow', 'student', 'landscaper', 'restaurateur', 'winemaker', 'caterer', 'orthodontist', 'pediatrician', 'anesthesiologist', 'pediatrician', 'pharmacist', 'midwife', 'optometrist', 'radiologist', 'paramedic', 'firefighter', 'astronaut', 'lifeguard', 'beekeeper', 'zookeeper', 'blacksmith', 'butcher', 'locksmith', 'bartender', 'tailor', 'jeweler', 'florist' );

	/** Factor of a setting, as "in the bakery": what is needed is elsewhere in the question. */
	private const SETTING  = 0.5;
	private const SETTINGS = array( 'room', 'warehouse', 'bakery', 'kitchen', 'cellar', 'lobby', 'hall', 'hallway', 'corridor', 'floor', 'basement', 'building', 'plant', 'factory', 'lab', 'laboratory', 'garage', 'store', 'shop', 'canteen', 'workshop', 'stairwell', 'entrance', 'elevator', 'office', 'hotel', 'train', 'plane', 'taxi', 'bus', 'airport', 'station', 'restaurant', 'home' );

	/** What is found in a product, which is only where it is: "mould in the cheese". */
	private const FOUND_IN_PRODUCTS = array( 'listeria', 'salmonella', 'bacteria', 'germs', 'mould', 'mold', 'glass', 'metal', 'plastic', 'hair', 'stone', 'stones', 'bone', 'wood', 'screw', 'nail', 'splinter', 'splinters', 'shard', 'shards', 'residue', 'residues', 'pesticide', 'pesticides', 'glyphosate', 'insect', 'insects', 'maggots', 'larvae', 'moths', 'worms', 'allergen', 'allergens', 'gluten', 'histamine', 'traces', 'sesame', 'nuts', 'rubber', 'foil' );

	/** The least fit of a fact that the question names word by word. */
	private const EXACT = 0.88;

	/** The most that a fit by trade counts where others have just what the question names. */
	private const BESIDE_WHOLE = 0.85;

	/** A fit below this share of the best one is a fallback. */
	private const FALLBACK = 0.8;

	/** The least fit by a trade's first targets. */
	private const SURE = 0.76;

	/** The least strength of a need of which a question tells by more than one phrase. */
	private const TOLD_OF = 1.5;

	/** Factor of a fit by trade. */
	private const BY_TRADE = 0.9;

	public function __construct(
		private readonly Company $company,
		private readonly Fitting $fitting,
		private readonly Phrases $phrases,
		private readonly Trades $trades,
	) {}

	/**
	 * @param list<Unit>  $units  None soft or unwanted.
	 * @param list<Token> $tokens
	 * @param array<int, mixed> $field User IDs of those who may be the answer, as keys.
	 * @param bool        $is_wide Whether the trade may stand in for a skill that the question names.
	 * @return list<Evidence>
	 */
	public function of( array $units, array $tokens, array $field, bool $is_wide = false ): array {
		$groups  = self::groups( $units );
		$words   = array_map( static fn ( Token $token ): string => $token->word, array_values( array_filter( $tokens, static fn ( Token $token ): bool => ! $token->is_unwanted ) ) );
		$is_long = count( $groups ) > self::LONG || self::tells( $tokens );
		$pieces  = array();
		$aside   = $this->aside( $tokens );
		$is_of_outsider = self::is_of_outsider( $groups );
		$needed  = $this->trades->needed( $is_of_outsider ? array() : $words );
		$fits    = array();
		$covered = array();
		foreach ( $needed as $trade => $need ) {
			$fits[ $trade ] = self::sharpened( $this->trades->fits( $trade ), $field );
			foreach ( $need['places'] as $place ) {
				$covered[ $words[ $place ] ][ $trade ] = $need['strength'];
			}
		}
		// A trade that the question names, and nobody here has, is missing.
		foreach ( $needed as $trade => $need ) {
			if ( array() === $fits[ $trade ] && $need['strength'] > 1.0 && ! $this->is_met( $need['places'], $needed, $fits ) ) {
				$pieces[] = new Evidence( '', self::UNKNOWN, array() );
			}
		}
		$is_said = $is_wide && self::is_said_by_one_need( $groups, $covered, $needed, $fits );
		$is_wide = $is_wide && array() === array_filter( $units, fn ( Unit $unit ): bool => $this->phrases->is_held( $unit ) );
		$used    = array();
		$aside  += self::enclosed( array_intersect_key( $needed, array_filter( $fits ) ), $words, $units );
		foreach ( $groups as $group ) {
			$direct = array();
			$trades = array();
			foreach ( $group as $unit ) {
				// No "physician loans" for a physician.
				$is_met   = self::are_looked_after( $unit ) && $this->phrases->is_held( $unit ) && array() !== $this->by_trades( $covered[ $unit->tokens[0]->word ] ?? array(), $fits );
				$direct[] = ! $is_met && $unit->is_known() && ( ! $is_of_outsider || $this->phrases->is_held( $unit ) || $this->phrases->is_whole( $unit ) ) ? $this->fitting->fit( $unit ) : array();
				foreach ( $unit->tokens as $token ) {
					foreach ( $covered[ $token->word ] ?? array() as $trade => $strength ) {
						$trades[ $trade ] = $strength;
					}
				}
			}
			$used    += $trades;
			$pieces[] = $this->piece( $group, $this->fitting->union( $direct ), $this->by_trades( $trades, $fits ), array() === $trades ? 0.0 : max( $trades ), $is_long, $aside[ $group[0]->tokens[0]->word ] ?? 1.0, count( $groups ), $is_wide, $is_said, self::is_part( $trades, $needed, $fits ) );
		}
		$is_told = self::is_told( $needed, $fits );
		foreach ( $units as $index => $unit ) {
			if ( $this->makes_strange( $index, $units, $covered, $tokens ) || ( ! ( $is_told && self::is_described( $unit, $words ) ) && $this->asks_for( $unit, $tokens ) && ! $this->has_titles( array_intersect_key( $fits, $covered[ $unit->tokens[0]->word ] ?? array() ) ) ) ) {
				$pieces[] = new Evidence( $unit->text(), self::UNKNOWN, array(), is_demanded: true );
			}
		}
		// The desk of "Dana at the front desk" is no need for furniture.
		$has_name = ! self::tells( $tokens ) && array() !== array_filter( $pieces, static fn ( Evidence $piece ): bool => $piece->is_name );
		foreach ( array_diff_key( $needed, $used ) as $trade => $need ) {
			if ( array() !== $fits[ $trade ] && ! ( $has_name && $need['most'] < 2 ) ) {
				$pieces[] = new Evidence( '', min( 1.2, $need['strength'] ** 2 ), $this->by_trades( array( $trade => $need['strength'] ), $fits ), is_by_trade: true, place: array() === $need['places'] ? null : min( $need['places'] ) );
			}
		}
		return ( new Emphasis( $this->company->knowledge, $this->phrases ) )->laid( $pieces, $tokens );
	}

	/**
	 * Whether the words name people in somebody's care: "who is responsible for the apprentices". They are in the plural; "accounting" in "who does accounting" is not.
	 */
	private static function are_looked_after( Unit $unit ): bool {
		$first = $unit->tokens[0];
		return in_array( $first->before, array( 'handles', 'after' ), true ) || ( 'does' === $first->before && str_ends_with( $first->word, 's' ) );
	}

	/**
	 * Whether a trade of the company meets a need of the same words, as quality control of loans does that of goods.
	 *
	 * @param list<int>                                                        $places
	 * @param array<int, array{strength: float, places: list<int>, most: int}> $needed
	 * @param array<int, Fits>                                                 $fits
	 */
	private function is_met( array $places, array $needed, array $fits ): bool {
		foreach ( $needed as $trade => $need ) {
			if ( array() !== $fits[ $trade ] && array() === array_diff( $places, $need['places'] ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Whether it asks for a trade that is in no title of the company: "is there a nurse", "piano tuner for the lobby".
	 *
	 * @param list<Token> $tokens
	 */
	private function asks_for( Unit $unit, array $tokens ): bool {
		$word = $unit->tokens[0]->word;
		return ! $this->phrases->is_whole( $unit ) && $this->is_calling( $unit ) && self::is_wanted( $word, $tokens ) && ! $this->is_of_something( $word, $tokens );
	}

	/**
	 * Whether more than one phrase tells of a need that people here meet.
	 *
	 * @param array<int, array{strength: float, places: list<int>, most: int}> $needed
	 * @param array<int, Fits>                                                 $fits
	 */
	private static function is_told( array $needed, array $fits ): bool {
		return array() !== array_filter( $needed, static fn ( array $need, int $trade ): bool => $need['strength'] >= self::TOLD_OF && $need['most'] > 1 && array() !== $fits[ $trade ], ARRAY_FILTER_USE_BOTH );
	}

	/**
	 * Whether the question begins with the person who has a need: "a young nurse in Phoenix with a score of 590".
	 *
	 * @param list<string> $words
	 */
	private static function is_described( Unit $unit, array $words ): bool {
		return 1 === preg_match( '/^(?:an? )?(?:\S+ )?' . preg_quote( $unit->tokens[0]->word, '/' ) . ' (?:in |at |from )?(?:with|whose) /', implode( ' ', $words ) );
	}

	/** Whether it is a trade that no title has. */
	private function is_calling( Unit $unit ): bool {
		return 1 === count( $unit->tokens ) && $this->company->knowledge->is_calling( $unit->tokens[0]->word ) && ! $this->phrases->may_be_held( $unit ) && ! $this->phrases->is_name( $unit );
	}

	/**
	 * Whether the word before it is a thing of the company: "payroll clerk".
	 *
	 * @param list<Token> $tokens
	 */
	private function is_of_something( string $word, array $tokens ): bool {
		$place = self::place( $word, $tokens );
		return $place > 0 && 'company' !== $tokens[ $place - 1 ]->word && $this->phrases->is_named( $tokens[ $place - 1 ]->word );
	}

	/** @param list<Token> $tokens */
	private static function place( string $word, array $tokens ): int {
		return (int) array_search( $word, array_map( static fn ( Token $token ): string => $token->word, $tokens ), true );
	}

	/**
	 * Whether it is the first word of a trade that neither the company nor anybody else here has to do with: "helicopter mechanic".
	 *
	 * @param list<Unit>                          $units
	 * @param array<array-key, array<int, float>> $covered Strength by number of the trade, by word.
	 * @param list<Token>                         $tokens
	 */
	private function makes_strange( int $index, array $units, array $covered, array $tokens ): bool {
		$word = $units[ $index ]->tokens[0]->word;
		$next = $units[ $index + 1 ] ?? null;
		return null !== $next && ! $units[ $index ]->is_known() && ! isset( $covered[ $word ] )
			&& self::place( $word, $tokens ) + 1 === self::place( $next->tokens[0]->word, $tokens )
			&& $this->is_calling( $next ) && self::is_wanted( $next->tokens[0]->word, $tokens );
	}

	/**
	 * Whether the sentence asks for it.
	 *
	 * @param list<Token> $tokens
	 */
	private static function is_wanted( string $word, array $tokens ): bool {
		$words  = array_map( static fn ( Token $token ): string => $token->word, $tokens );
		$place  = self::place( $word, $tokens );
		$after  = $words[ $place + 1 ] ?? '';
		$before = implode( ' ', array_slice( $words, 0, $place ) ) . ' ';
		if ( self::tells( $tokens ) && 1 !== preg_match( '/\b(?:looking for|searching for|need|is there|have) (?:an?|the|any|our) (?:\S+ ){0,2}$/', $before ) ) {
			return false;
		}
		$before = (string) preg_replace( '/^who |\b(?:looking|searching|asking) for /', '', $before );
		return ( '' === $after || in_array( $after, self::AFTER_TRADE, true ) )
			&& array() === array_intersect( explode( ' ', $before ), self::OF_OTHERS );
	}

	/**
	 * Whether a title of the company has one of these trades: a surgeon is no "physician loans".
	 *
	 * @param array<int, Fits> $trades
	 */
	private function has_titles( array $trades ): bool {
		foreach ( $trades as $trade => $fits ) {
			$titles = $this->trades->titles( $trade );
			foreach ( Fit::different( $fits ) as $fit ) {
				if ( $fit->score >= self::SURE && array() !== array_intersect( $titles, $fit->facts ) ) {
					return true;
				}
			}
		}
		return false;
	}

	/**
	 * Fits in which a last resort counts little where there is something better.
	 *
	 * @param Fits              $fits
	 * @param array<int, mixed> $field
	 * @return Fits
	 */
	private static function sharpened( array $fits, array $field ): array {
		$own  = array_intersect_key( $fits, $field );
		$best = array() === $own ? 1.0 : Fit::best( $own );
		return Fit::each( $fits, static fn ( Fit $fit ): Fit => $fit->score < self::FALLBACK * $best ? new Fit( $fit->score * ( $fit->score / $best ), $fit->facts ) : $fit );
	}

	/**
	 * Whether it tells what happened ("he got behind after his surgery") rather than asks for a trade.
	 *
	 * @param list<Token> $tokens
	 */
	public static function tells( array $tokens, int $least = self::TOLD ): bool {
		// "IT" is no pronoun.
		$words = array_map( static fn ( Token $token ): string => $token->is_acronym ? '' : $token->word, $tokens );
		return count( $words ) >= $least && ! self::asks( $words ) && self::tells_of( $words );
	}

	/**
	 * Whether it begins as a question for a person.
	 *
	 * @param list<string> $words
	 */
	public static function asks( array $words ): bool {
		return in_array( $words[0] ?? '', self::ASKING, true ) && ! ( in_array( $words[0], self::SOMEBODY, true ) && in_array( $words[1] ?? '', self::OF_SOMEBODY, true ) );
	}

	/** @param list<string> $words */
	public static function tells_of( array $words ): bool {
		return array() !== array_intersect( $words, self::TELLING );
	}

	/**
	 * Whether it asks for nothing but a person whom a company serves and does not employ: a dentist is no need for health insurance.
	 *
	 * @param list<non-empty-list<Unit>> $groups
	 */
	private static function is_of_outsider( array $groups ): bool {
		return 1 === count( $groups ) && 1 === count( $groups[0][0]->tokens ) && in_array( (string) preg_replace( '/s$/', '', $groups[0][0]->tokens[0]->word ), self::OUTSIDERS, true );
	}

	/**
	 * @param list<Token> $tokens
	 * @return array<array-key, float> Factors of the words that say what the thing needed is for, of or with, or where it is.
	 */
	private function aside( array $tokens ): array {
		$aside    = self::settings( $tokens );
		$is_aside = false;
		$is_asked = false;
		$is_said  = false;
		foreach ( $tokens as $index => $token ) {
			$is_said  = $is_said || ( 'who' === $token->word && $is_aside && $is_asked );
			$is_asked = $is_asked || 'who' === $token->word;
			if ( ! $is_said && in_array( $token->word, array( 'and', 'who', 'that', 'which', 'because', 'but', 'is', 'are', 'has', 'i', 'we', 'need', 'needs', 'wants', 'can', 'does', 'so', 'now' ), true ) ) {
				$is_aside = false;
			} elseif ( $index > 2 && in_array( $token->before, array( 'for', 'of', 'from', 'with', 'at', 'to' ), true ) && ! ( 'to' === $token->before && in_array( $tokens[ $index - 2 ]->word, self::BEFORE_VERBS, true ) ) && ! self::is_measured( $tokens, $index ) && ! self::is_asked_for( $tokens, $index ) ) {
				$is_aside = true;
			}
			if ( self::is_measured( $tokens, $index ) ) {
				$aside[ $tokens[ $index - 2 ]->word ] ??= self::ASIDE;
			}
			if ( $is_aside ) {
				$aside[ $token->word ] ??= $is_said ? self::SAID_ASIDE : self::ASIDE;
			}
		}
		return $aside;
	}

	/**
	 * A thing of several words that stands between those of one need is only what is done with it: "sells rye bread under our name".
	 *
	 * @param array<int, array{strength: float, places: list<int>, most: int}> $needed
	 * @param list<string>                                                     $words
	 * @param list<Unit>                                                       $units
	 * @return array<array-key, float> Factors by the first word of such a thing.
	 */
	private static function enclosed( array $needed, array $words, array $units ): array {
		$enclosed = array();
		foreach ( $needed as $need ) {
			if ( array() === $need['places'] || $need['most'] < 3 ) {
				continue;
			}
			$least = min( $need['places'] );
			$most  = max( $need['places'] );
			foreach ( $most - $least > self::SPAN ? array() : $units as $unit ) {
				$place = array_search( $unit->tokens[0]->word, $words, true );
				if ( $unit->is_phrase && $place > $least && $place < $most && ! in_array( $place, $need['places'], true ) ) {
					$enclosed[ $unit->tokens[0]->word ] = self::ASIDE;
				}
			}
		}
		return $enclosed;
	}

	/**
	 * Whether the words before say how much of it.
	 *
	 * @param list<Token> $tokens
	 */
	private static function is_measured( array $tokens, int $index ): bool {
		return $index > 1 && 'of' === $tokens[ $index ]->before && in_array( $tokens[ $index - 2 ]->word, self::MEASURES, true );
	}

	/**
	 * Whether the "for" before this word says what is needed: "they ask for our climate targets".
	 *
	 * @param list<Token> $tokens
	 */
	private static function is_asked_for( array $tokens, int $index ): bool {
		if ( 'for' !== $tokens[ $index ]->before ) {
			return false;
		}
		while ( $index > 1 && 'for' !== $tokens[ $index - 1 ]->word ) {
			--$index;
		}
		return $index > 1 && in_array( $tokens[ $index - 2 ]->word, self::BEFORE_FOR, true );
	}

	/**
	 * @param list<Token> $tokens
	 * @return array<array-key, float> Factors of the words of a setting: "in our conference room".
	 */
	private static function settings( array $tokens ): array {
		$factors = array();
		foreach ( $tokens as $index => $token ) {
			if ( ! in_array( $token->before, array( 'in', 'at', 'inside', 'on' ), true ) ) {
				continue;
			}
			$words = array_map( static fn ( Token $one ): string => $one->word, array_slice( $tokens, $index, 3 ) );
			if ( 'in' === $token->before && array() !== array_intersect( array_map( static fn ( Token $one ): string => $one->word, array_slice( $tokens, max( 0, $index - 3 ), min( 3, $index ) ) ), self::FOUND_IN_PRODUCTS ) ) {
				$factors += array_fill_keys( array_slice( $words, 0, 2 ), self::SETTING / 2 );
				continue;
			}
			$found = array_intersect( $words, self::SETTINGS );
			if ( array() !== $found && ( $index > 2 || count( $tokens ) > 6 ) ) {
				$setting = array_slice( $words, 0, (int) array_key_last( $found ) + 1 );
				// Two words of a setting, as "conference room", weigh no more than one.
				$factors += array_fill_keys( $setting, self::SETTING / min( 2, count( $setting ) ) );
			}
		}
		return $factors;
	}

	/**
	 * Whether all of its words are one need of several words, as another name of a trade: "legal assistant" for a paralegal.
	 *
	 * @param list<non-empty-list<Unit>>                                            $groups
	 * @param array<array-key, array<int, float>>                                   $covered Strength by number of the trade, by word.
	 * @param array<int, array{strength: float, places: list<int>, most: int}>      $needed
	 * @param array<int, Fits>                                                      $fits
	 */
	private static function is_said_by_one_need( array $groups, array $covered, array $needed, array $fits ): bool {
		$shared = array_filter( $needed, static fn ( array $need ): bool => $need['most'] > 1 && count( $groups ) === $need['most'] );
		foreach ( $groups as $group ) {
			$shared = array_intersect_key( $shared, $covered[ $group[0]->tokens[0]->word ] ?? array() );
		}
		return array() !== array_intersect_key( $shared, array_filter( $fits ) );
	}

	/**
	 * Whether one of these trades was found by a need of several words, and a person of the company has that trade.
	 *
	 * @param array<int, float>                                                $trades
	 * @param array<int, array{strength: float, places: list<int>, most: int}> $needed
	 * @param array<int, Fits>                                                 $fits
	 */
	private static function is_part( array $trades, array $needed, array $fits ): bool {
		foreach ( $trades as $trade => $strength ) {
			if ( $needed[ $trade ]['most'] > 1 && array() !== $fits[ $trade ] ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * @param non-empty-list<Unit> $group
	 * @param Fits                 $direct
	 * @param Fits                 $by_trade
	 */
	private function piece( array $group, array $direct, array $by_trade, float $strength, bool $is_long, float $factor, int $count, bool $is_wide, bool $is_said, bool $is_part ): Evidence {
		$unit       = $group[0];
		$text       = implode( ' ', array_map( static fn ( Unit $one ): string => $one->text(), $group ) );
		$is_name    = $this->fitting->are_names( $direct );
		$is_english = $this->company->knowledge->is_english( $unit->tokens[0]->word );
		$is_whole   = ! $is_said && array() !== $direct && ( $this->phrases->is_held( $unit ) || ( ( $unit->is_phrase || $this->phrases->is_whole( $unit ) ) && Fit::best( $direct ) >= self::EXACT ) );
		$is_common  = ! $unit->is_phrase && $this->company->knowledge->is_common( $unit->tokens[0]->word );
		if ( $is_whole ) {
			$by_trade = Fit::each( $by_trade, static fn ( Fit $fit ): Fit => $fit->score > self::BESIDE_WHOLE ? new Fit( self::BESIDE_WHOLE, $fit->facts ) : $fit );
		}
		// What a need says with other words is no skill by itself: the statements of "commission statements".
		$is_in_need = $is_part && ! $unit->is_phrase && ! $this->phrases->is_held( $unit );
		$is_cut     = array() !== $direct && ( $is_name || $unit->tokens[0]->is_language );
		$fits       = $direct;
		$is_of_name = Phrases::is_addressed( $unit->tokens[0] );
		if ( ! $is_cut && ! $is_of_name && ( ! $is_whole || $is_long || $is_in_need || ( $is_wide && $this->fitting->are_skills( $direct ) ) ) ) {
			Fit::add( $fits, $by_trade, Fit::better( ... ) );
		}
		return new Evidence(
			$text,
			$factor * $this->weight( $group, $direct, $by_trade, $strength, $is_whole, $is_common, $is_long, $count, $factor < 1.0 ),
			$fits,
			$unit,
			$is_name,
			$is_cut,
			array() === $direct && ( $unit->tokens[0]->is_language || ( $unit->tokens[0]->is_place && array() === $by_trade && ( ! $is_english || $unit->tokens[0]->is_capital ) ) ),
			( ! $is_english || $is_of_name ) && $unit->tokens[0]->is_capital,
			array() !== $by_trade && $fits !== $direct
		);
	}

	/**
	 * @param non-empty-list<Unit> $group
	 * @param Fits                 $direct
	 * @param Fits                 $by_trade
	 */
	private function weight( array $group, array $direct, array $by_trade, float $strength, bool $is_whole, bool $is_common, bool $is_long, int $count, bool $is_aside ): float {
		// For whom it is weighs as much in one word as in two: "commissions for home consultants".
		$length = $is_aside ? 1.0 : (float) count( $group[0]->tokens );
		if ( array() === $direct && array() === $by_trade ) {
			return $is_common || ctype_digit( $group[0]->tokens[0]->word ) ? ( $count < 3 ? self::COMMON_FEW : self::COMMON ) : ( $is_long ? self::UNKNOWN_LONG : self::UNKNOWN );
		}
		$rare = array() === $direct ? 1.0 : 0.6 + 0.4 * ( 1.0 - log( max( 1, count( $direct ) ) ) / log( max( 2, count( $this->company->people ) ) ) );
		$own  = array() === $direct ? 0.0 : ( $is_common && ! $is_whole ? self::COMMON_PART : $length * $rare );
		return max( $own, array() === $by_trade ? 0.0 : min( 1.5, $strength ) );
	}

	/**
	 * @param array<int, float> $trades Strength by number.
	 * @param array<int, Fits>  $fits
	 * @return Fits
	 */
	private function by_trades( array $trades, array $fits ): array {
		$best = array();
		foreach ( $trades as $trade => $strength ) {
			$own  = Fit::each( $fits[ $trade ], static fn ( Fit $fit ): Fit => new Fit( $fit->score * ( self::BY_TRADE * ( 0.4 + 0.6 * min( 1.0, $strength ) ) + 0.3 * max( 0.0, $strength - 1.0 ) * $fit->score ), $fit->facts ) );
			Fit::add( $best, $own, Fit::better( ... ) );
		}
		return $best;
	}

	/**
	 * @param list<Unit> $units
	 * @return list<non-empty-list<Unit>> Alternatives together.
	 */
	private static function groups( array $units ): array {
		$groups = array();
		foreach ( $units as $unit ) {
			if ( $unit->is_alternative() && array() !== $groups ) {
				$groups[ count( $groups ) - 1 ][] = $unit;
			} else {
				$groups[] = array( $unit );
			}
		}
		return $groups;
	}
}
