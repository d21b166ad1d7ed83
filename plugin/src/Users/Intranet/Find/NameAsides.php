<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

use Closure;

/** Puts what callers say about a name into the name itself: "Novak like the tennis player" is "Novak", and "Petersen with the double name" is "Petersen-Voss". */
final class NameAsides {

	/** The most names that an ending or a double name may stand for. */
	private const MOST = 6;

	private const WORD = '\p{L}[\p{L}\'’-]*';

	/** One to four words, which must be names. */
	private const NAMES = '(?<names>' . self::WORD . '(?:,? ' . self::WORD . '){0,3}?\.?)';

	private const ADDRESS = '(?<address>\W*(?:(?:mr|mrs|ms|miss|mister)\.? )?)';

	/** Where or what the person is, after the aside. */
	private const TAIL = '(?<tail>,? (?:in|from|at|the|who) [^,]+)?';

	/** Letters of a name, which tell nothing that the name does not. */
	private const LETTERS = '(?:(?:an?|the|one|two|three|double|only one|no) )?(?:[“"\']?\p{L}[”"\']?(?:[\'’]?s)?(?! \p{L}{4})|[aou]e|e[iy]|ie|ij|ai|ay|ck|[sc]z|[tpcs]h|(?:ff|ll|mm|nn|pp|rr|ss|tt)|dt|qv|kv|ks|(?:double|silent|single|capital) \p{L}|(?:\p{L} )?(?:hyphens?|accents?|umlauts?|dots?|tilde|cedilla|vowels?|letters?))(?: (?:somewhere|at the (?:end|beginning|start)|in (?:(?-i:it)|the (?:middle|first name|last name|surname))|(?:on|over|above) (?:the|an?) \p{L}))?';

	private const DOUBLE = '(?:double(?:[- ]barrell?ed)?|hyphenated|two[- ]part|compound)(?: (?:last |family |sur)?name)?|(?:two|2) (?:last |family |sur)?names';

	private const CALLED = '(?:(?:but )?(?:people|everybody|everyone|they|we|all|colleagues|friends|most people|the others)(?: here| all| just)? (?:calls?|says?|knows?|uses?) (?:(?:him|her|them) )?(?:as )?|(?:better |best )?known (?:to (?:everyone|everybody|all|us|most) |here )?as |(?:who )?(?:goes|going) by (?:the name (?:of )?)?|nicknamed |(?:he|she) (?:likes|prefers) (?:to be called )?|(?:or|and) (?:just |simply )?(?=\S+ for short))';

	/** After a name that breaks off. */
	private const BROKEN_OFF = '(?:(?:i )?(?:can[\'’]?t|cannot|couldn[\'’]?t|don[\'’]?t|didn[\'’]?t|forg[eo]t|give up)|no idea|not sure|however|whatever|something|somebody|and so on|etc|you know)\b[^,]*';

	/** @param Closure(string): bool $is_name Whether somebody of the company has this name. */
	public function __construct(
		private readonly Company $company,
		private readonly Closure $is_name,
	) {}

	public function plain( string $question ): string {
		$question = $this->broken_off( $this->without_particles( $question ) );
		$question = $this->by_letters( $this->called( $question ) );
		return $this->without_asides( $this->doubled( $question ) );
	}

	/** "Rajesh Venkat... can't spell the rest". */
	private function broken_off( string $question ): string {
		return (string) preg_replace_callback(
			'~^(' . self::ADDRESS . '(?:' . self::WORD . ' ){0,2})(\p{L}{3,14})(?:(?:\.{2,}+|…)\s*' . self::BROKEN_OFF . '|-(?:something|whatever)\b)~iu',
			fn ( array $found ): string => $this->is_known( $found[3] ) || ! $this->may_break_off( $found[3], $found[0], $found[1] ) ? $found[0] : $found[1] . $this->begun( $found[3], trim( (string) preg_replace( '~^' . self::ADDRESS . '~iu', '', $found[1] ) ) ),
			$question
		);
	}

	/**
	 * The letters, as the beginning of a name; the name itself where only one begins so as one hears it.
	 *
	 * @param string $beside Another name of the person; "" where none is said.
	 */
	private function begun( string $letters, string $beside ): string {
		$word  = implode( '', Words::of( $letters ) );
		$names = $this->names( static fn ( string $name ): bool => str_starts_with( $name, $word ) );
		$key   = Sound::key( $word );
		$heard = array() === $names && strlen( $key ) > 1 ? $this->names( static fn ( string $name ): bool => ( 'a' !== $key[0] || $name[0] === $word[0] ) && str_starts_with( Sound::key( $name ), $key ) ) : array();
		$heard = '' === $beside ? $heard : array_values( array_filter( $heard, fn ( string $name ): bool => $this->share( $beside, $name ) ) );
		return 1 === count( $heard ) ? ucfirst( $heard[0] ) : $letters . NamePhrasing::BEGINNING;
	}

	/** "Last name starts with K and ends in ski", "something with berg". */
	private function by_letters( string $question ): string {
		$name = '(?:(?:with |has |having )?(?:(?:an?|the|his|her|their|whose) )?(?:last |first |family |sur)?name (?:that |which |is |was )?|^(?:it )?|(?:^|(?<= ))(?:some(?:one|body)|an?) (?:who[\'’]s )?)';
		return (string) preg_replace_callback(
			"~(?:$name)(?:(?:that |which )?(?:starts?|begins?|starting|beginning) (?:with|in) (?:an? )?(?<first>\p{L}{1,6}),? (?:and )?)?(?:(?:that |which )?(?:ends?|ending|finish(?:es|ing)?) (?:with|in|on) (?:an? )?[-“\"]?(?<last>\p{L}{1,7})”?\"?|(?:is |was |has )?(?:something|anything) with (?<part>\p{L}{3,7})(?<place> at the end| in it)?)(?=[\s,.?!]|$)~iu",
			function ( array $found ): string {
				$first = strtolower( $found['first'] ?? '' );
				$last  = strtolower( $found['last'] ?? '' );
				$part  = strtolower( $found['part'] ?? '' );
				$names = $this->names( static fn ( string $name ): bool => str_starts_with( $name, $first ) && str_ends_with( $name, $last ) && ( '' === $part || str_ends_with( $name, $part ) || str_starts_with( $name, $part ) ) );
				if ( array() === $names || count( $names ) > self::MOST || ( '' !== $part && $this->company->knowledge->has_needs( $part ) ) ) {
					return $found[0];
				}
				return ' ' . self::either( $names );
			},
			$question
		);
	}

	/** "Alexander Visser, everybody says Sander", "Horacio Monzó, or Ignacio". */
	private function called( string $question ): string {
		return (string) preg_replace_callback(
			'~^' . self::ADDRESS . '(?<one>' . self::WORD . ')(?<other> ' . self::WORD . ')??[\s,(–-]+(?:' . self::CALLED . '|or (?:was it |maybe |perhaps )?)["“]?(?<called>' . self::WORD . ')["”]?(?: for short)?(?<tail>,? (?:in|from|at) [^,]+)?[\s).?!]*$~iu',
			function ( array $found ): string {
				$other = trim( $found['other'] );
				$tail  = $found['tail'] ?? '';
				if ( '' === $other || str_contains( $found[0], " or $found[called]" ) ) {
					return '' !== $other && $this->share( $found['called'], $other ) && ! $this->share( $found['one'], $other ) ? "$found[called] $other$tail" : ( $this->share( $found['called'], $found['one'] ) ? "$found[called] $found[one]$tail" : $found[0] );
				}
				return $this->share( $found['called'], $other ) ? "$found[called] $other$tail" : ( ( $this->is_name )( $other ) || ( $this->is_name )( $found['one'] ) ? "$found[one] $other$tail" : $found[0] );
			},
			$question
		);
	}

	/** "Petersen with the double name", "the hyphenated Petersen": the names of several words that have this one. */
	private function doubled( string $question ): string {
		$double = self::DOUBLE;
		$word   = self::WORD;
		return (string) preg_replace_callback(
			array(
				'~^' . self::ADDRESS . "(?<name>$word)[\s,(–-]+(?:the one |that |who )?(?:(?:with|has|having) (?:an? |the )?(?:$double)|the (?:$double)(?: one)?|hyphenated|hyphen (?:something|whatever))" . self::TAIL . '[\s).?!]*$~iu',
				"~^(?<address>\W*)(?:the|that) (?:$double) (?<name>$word)" . self::TAIL . '[\s).?!]*$~iu',
				'~^' . self::ADDRESS . "(?<name>$word)-(?:something|whatever)" . self::TAIL . '[\s).?!]*$~iu',
			),
			function ( array $found ): string {
				$names = $this->doubles( $found['name'] );
				return ! $this->is_known( $found['name'] ) || ( array() === $names && str_contains( $found[0], '-' ) ) ? $found[0] : ( array() === $names ? $found['name'] : self::either( $names ) ) . ( $found['tail'] ?? '' );
			},
			$question
		);
	}

	/** What tells how a name is spelt, what else is called so, or what kind of name it is. */
	private function without_asides( string $question ): string {
		$letters = self::LETTERS;
		$aside   = implode(
			'|',
			array(
				'(?:just |exactly )?(?:like|as in|same as) (?:(?:an?|the|in) )?[^,?]{2,40}',
				"(?:with|without|w/o) $letters|no (?:hyphen|accent|umlaut)s?|hyphenated",
				'(?:spel(?:led|t)|written) [^,?]{1,40}',
				'(?:no,? |wait,? |sorry,? |but )*+(?:with )?(?:an?|the) (?:\p{L}+ )?spelling',
				'rhymes with [^,?]{2,30}|(?:which is |that[\'’]s )?short for [^,?]{2,30}',
				'(?:with )?(?:(?:an?|the) )?(?:[\p{L}-]+ ){1,3}(?:sur|last |first |family )?name',
				'(?:if )?i\b[^,?]{0,25} (?:spell|spelling|pronounce|pronunciation)\b[^,?]{0,20}',
			)
		);
		return (string) preg_replace_callback(
			'~^' . self::ADDRESS . self::NAMES . "[\s,;:(–-]+(?:$aside)(?:\s*\))?" . self::TAIL . '[\s).?!]*$~iu',
			fn ( array $found ): string => $this->are_names( $found['names'] ) ? $found['address'] . $found['names'] . ( $found['tail'] ?? '' ) : $found[0],
			$question
		);
	}

	/** "Lieke van de Broek" for van den Broek, "al-Amrani" for El Amrani. */
	private function without_particles( string $question ): string {
		// What is left of it as a question in Spanish or French.
		$question = (string) preg_replace_callback( '~^(' . self::WORD . ') of (' . self::WORD . ')$~u', fn ( array $found ): string => ! $this->company->knowledge->is_english( strtolower( $found[1] ) ) && $this->is_known( $found[2] ) && ! isset( $this->company->words[ strtolower( $found[1] ) ] ) ? "$found[1] $found[2]" : $found[0], $question );
		return (string) preg_replace_callback(
			'~(?<=\p{L} )(?<particles>(?:van|von|vom|de|den|der|del|di|da|du|la|le|el|al|ten|ter|te)(?:[ -](?:den|der|de|la|las|los|het|t))?)[ -](?<name>\p{Lu}[\p{L}\'’]+)~u',
			fn ( array $found ): string => $this->is_known( $found['name'] ) && ! ( $this->is_name )( str_replace( array( ' ', '-' ), '', "$found[particles]$found[name]" ) ) ? $found['name'] : $found[0],
			$question
		);
	}

	/** Whether these words are names: one at least that somebody has, and no other English ones in lower case. */
	private function are_names( string $words ): bool {
		$has = false;
		foreach ( explode( ' ', $words ) as $word ) {
			$is_name = ( $this->is_name )( trim( $word, ',.' ) );
			if ( ! $is_name && 1 !== preg_match( '/^\p{Lu}/u', $word ) ) {
				return false;
			}
			$has = $has || $is_name;
		}
		return $has && ( str_contains( $words, ' ' ) || 1 === preg_match( '/^\p{Lu}/u', $words ) || ! $this->company->knowledge->is_english( strtolower( $words ) ) );
	}

	/** Whether the letters can begin a name: with a hyphen or no English word, and after names only. */
	private function may_break_off( string $letters, string $whole, string $before ): bool {
		if ( ! str_contains( $whole, "$letters-" ) && 1 !== preg_match( '~^\p{Lu}~u', $letters ) && $this->company->knowledge->is_english( strtolower( $letters ) ) ) {
			return false;
		}
		return array() === array_filter( explode( ' ', trim( $before ) ), fn ( string $one ): bool => '' !== $one && 1 !== preg_match( '~^(?:mr|mrs|ms|miss|mister)\.?$~i', $one ) && ! ( $this->is_name )( $one ) );
	}

	/** Whether somebody has just this name. */
	private function is_known( string $written ): bool {
		return $this->company->has_word( FactKind::Name, implode( '', Words::of( $written ) ) );
	}

	/** Whether one person has both names. */
	private function share( string $one, string $other ): bool {
		return array() !== array_intersect_key( $this->people( $one ), $this->people( $other ) );
	}

	/** @return array<int, int> By user ID. */
	private function people( string $written ): array {
		$people = array();
		foreach ( $this->facts( implode( '', Words::of( $written ) ) ) as $fact ) {
			$people += array_flip( $fact->people );
		}
		return $people;
	}

	/** @return list<string> Names of several words, one of which this is. */
	private function doubles( string $written ): array {
		$facts = array_filter( $this->facts( implode( '', Words::of( $written ) ) ), static fn ( Fact $fact ): bool => count( $fact->words ) > 1 && str_contains( $fact->text, '-' ) );
		return array_slice( array_values( array_map( static fn ( Fact $fact ): string => $fact->text, $facts ) ), 0, self::MOST );
	}

	/** @return list<Fact> Names that have this word. */
	private function facts( string $word ): array {
		$numbers = array_filter( array_keys( ( $this->company->words[ $word ] ?? array() ) + ( $this->company->joined[ $word ] ?? array() ) ), fn ( int $number ): bool => FactKind::Name === $this->company->facts->kind( $number ) );
		return array_map( fn ( int $number ): Fact => $this->company->facts[ $number ], array_values( $numbers ) );
	}

	/**
	 * @param Closure(string): bool $is
	 * @return list<string> Words of names that are so.
	 */
	private function names( Closure $is ): array {
		$names = array();
		foreach ( $this->company->words as $word => $facts ) {
			if ( $is( (string) $word ) && $this->company->has_word( FactKind::Name, (string) $word ) ) {
				$names[] = (string) $word;
			}
		}
		return $names;
	}

	/** @param list<string> $names */
	private static function either( array $names ): string {
		return implode( ' or ', array_map( static fn ( string $name ): string => 'Ms. ' . mb_convert_case( $name, MB_CASE_TITLE, 'UTF-8' ), $names ) );
	}
}
