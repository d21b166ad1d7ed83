<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/**
 * Puts the language of a country into a question about somebody from there: "a driver from Morocco, nobody understands him"
 * asks for a person who speaks Arabic, and for "a family from Port-au-Prince" somebody with Haitian Creole is better.
 */
final class ForeignTongue {

	/** Countries by language. Of several languages of a country, the first one with a speaker in the company counts. */
	private const LANGUAGES = array(
		'spanish'        => 'spain,mexico,argentina,chile,colombia,peru,ecuador,venezuela,cuba,dominican republic,guatemala,honduras,el salvador,nicaragua,costa rica,panama,bolivia,paraguay,uruguay,puerto rico',
		'portuguese'     => 'portugal,brazil,angola,mozambique',
		'arabic'         => 'morocco,algeria,tunisia,egypt,libya,syria,iraq,lebanon,jordanian,saudi arabia,yemen,sudan,kuwait,palestine,dubai',
		'haitian creole' => 'haiti',
		'bambara'        => 'mali',
		'wolof'          => 'senegal',
		'french'         => 'france,haiti,belgium,senegal,mali,ivory coast,cameroon,congo,morocco,algeria,tunisia,switzerland',
		'german'         => 'germany,austria,switzerland',
		'dutch'          => 'netherlands,belgium',
		'italian'        => 'italy,switzerland',
		'ukrainian'      => 'ukraine',
		'russian'        => 'russia,belarus,kazakhstan,ukraine,moldova',
		'romanian'       => 'romania,moldova',
		'polish'         => 'poland',
		'chinese'        => 'china,taiwan,singapore',
		'cantonese'      => 'china',
		'hindi'          => 'india',
		'urdu'           => 'pakistan',
		'punjabi'        => 'pakistan,india',
		'bengali'        => 'bangladesh',
		'nepali'         => 'nepal',
		'farsi'          => 'iran,afghanistan',
		'dari'           => 'afghanistan',
		'pashto'         => 'afghanistan',
		'vietnamese'     => 'vietnam',
		'korean'         => 'south korea',
		'japanese'       => 'japan',
		'thai'           => 'thailand',
		'tagalog'        => 'philippines',
		'turkish'        => 'turkey',
		'kurdish'        => 'iraq,syria,turkey',
		'greek'          => 'greece',
		'hebrew'         => 'israel',
		'amharic'        => 'ethiopia',
		'tigrinya'       => 'eritrea',
		'somali'         => 'somalia',
		'swahili'        => 'kenya,tanzania',
		'yoruba'         => 'nigeria',
		'czech'          => 'czechia',
		'slovak'         => 'slovakia',
		'hungarian'      => 'hungary',
		'bulgarian'      => 'bulgaria',
		'croatian'       => 'croatia',
		'serbian'        => 'serbia',
		'bosnian'        => 'bosnia',
		'albanian'       => 'albania',
		'lithuanian'     => 'lithuania',
		'latvian'        => 'latvia',
		'estonian'       => 'estonia',
		'swedish'        => 'sweden',
		'danish'         => 'denmark',
		'norwegian'      => 'norway',
		'finnish'        => 'finland',
		'english'        => 'united kingdom,england,ireland,canada,australia,new zealand,south africa,nigeria,kenya,india,usa',
	);

	/** "Does anyone speak his language". */
	private const OWN = '~\b(?:speaks?|talks?(?: to \p{L}+)?(?: in)?|understands?|knows?) (?:only |just )?(?:his|her|their|the same|that|this|the) (?:own |mother |native |first |home )*+(?:language|tongue)(?: of(?: (?:an?|the|our|my)\b)?)?~iu';

	/** Ways to say that a person is not understood. */
	private const BARRIERS = array(
		'~\b(?:he |she |they |who )?(?:speaks?|knows?|understands?|has|have|with) (?:hardly any|barely any|almost no|not much|very little|no|little|neither) (?:english|german|french|spanish|dutch|polish)\b(?:,? (?:or|nor|and|and no) (?:english|german|french|spanish|dutch|polish)\b)?~iu',
		'~\b(?:he |she |they |who )?(?:does not|doesn[\'’]?t|do not|don[\'’]?t|cannot|can[\'’]?t|can not|hardly|barely) (?:really )?(?:speaks?|understands?|knows?) (?:a word of |any |much |good |enough |our )?(?:english|german|french|spanish|dutch|polish|language)\b~iu',
		'~\b(?:(?:his|her|their|whose) )?english (?:is|was)(?: still| very| rather| quite| too| pretty| so)* (?:weak|poor|bad|broken|limited|shaky|rusty|terrible|basic|minimal|not (?:very |that |so |too )?(?:good|great|strong))\b~iu',
		'~\b(?:with |in |speaks? )?(?:only |very )?(?:weak|poor|bad|broken|limited) english\b~iu',
		'~\b(?:nobody|no one|noone|none of us)(?: here| there)? (?:can )?(?:understands?|talks? to|speaks? to|follows?) (?:him|her|them)\b~iu',
		'~\b(?:i|we) (?:can[\'’]?t|cannot|can not|do not|don[\'’]?t) (?:understand|talk to|speak to) (?:him|her|them)\b~iu',
		'~\b(?:who |and )?needs? (?:an? |the |some )?(?:interpreter|translator)\b~iu',
		'~\blanguage barrier\b~iu',
		'~\b(?:who |that )?can (?:talk|speak) (?:to|with) (?=(?:an?|the|my|our|some) \p{L}+ from )~iu',
	);

	/** "He only speaks Russian". */
	private const ONLY = '~\b(?:(?:speaks?|talks?) (?:only|just|nothing but)|(?:only|just) (?:speaks?|talks?|knows?)|(?<=english, |english )(?:only|just|but)) (?=(\p{L}+)\b)~iu';

	/** Where somebody comes from or is, with two more words that may belong to the place. */
	private const PLACE = '~\b(?<before>from|fled|left|in) (?=(?<place>[\p{L}\p{M}’\']+(?:[ -][\p{L}\p{M}’\']+){0,2}))~iu';

	/** The person before a place: "an old driver who comes" from Morocco. */
	private const PERSON = '~(?<![\p{L}\p{N}])(?:(?:an?|the|my|our|some|this|one) )?(?:(?:new|young|old|elderly|poor|nice) )*+(?<person>\p{L}+),?(?<verbs>(?: (?:who|that|just|now|still|originally|has|have|is|are|was|were|comes?|came|moved|arrived|fled|lives?|living|resides?|residing|based|born))*+) $~iu';

	private const LIVES = '~\b(?:lives?|living|resid(?:es?|ing))\b~iu';

	/** "A Syrian couple". */
	private const BY_ADJECTIVE = '~(?<![\p{L}\p{N}])(?<place>\p{L}{4,}) (?<person>(?:caller|borrower|customer|client|buyer|seller|applicant|famil|couple|lady|ladies|gentleman|woman|man|mother|father|grandmother|grandfather|parents|widow|driver|trucker|worker|guest|visitor|patient|tenant|guy|person|people)(?:s|ies|y)?)(?![\p{L}\p{N}])~iu';

	/** What kind of customer lives abroad, if somebody has a skill of that name. */
	private const ABROAD = 'foreign national';

	/** Words before a relative of somebody, who is told of only. */
	private const RELATED = '~(?:\b(?:his|her|their)|[\'’]s) $~iu';

	private const LONGEST = 3;

	/** @var array<string, true>|null Regions with an office. */
	private ?array $own = null;

	public function __construct(
		private readonly Company $company,
		private readonly Synonyms $synonyms,
	) {}

	public function plain( string $question ): string {
		$only   = 1 === preg_match( self::ONLY, $question, $found ) ? $this->language( $found[1] ) : null;
		$is_own = 1 === preg_match( self::OWN, $question );
		$rest   = (string) preg_replace( self::BARRIERS, ' ', $question );
		if ( null === $only && ! $is_own && $rest === $question ) {
			return $this->with_language( $question );
		}
		list( $rest, $language ) = $this->without_origin( $is_own || null !== $only ? $question : $rest );
		return match ( true ) {
			null !== $only     => (string) preg_replace( array( self::ONLY, ...self::BARRIERS ), array( ' speaks ', ...array_fill( 0, count( self::BARRIERS ), ' ' ) ), $rest ),
			null === $language => $question,
			$is_own            => (string) preg_replace( array( self::OWN, ...self::BARRIERS ), array( "speaks $language ", ...array_fill( 0, count( self::BARRIERS ), ' ' ) ), $rest ),
			default            => "$rest, speaks $language",
		};
	}

	/** The language with this first word, if somebody in the company speaks it. */
	private function language( string $word ): ?string {
		foreach ( array_keys( self::LANGUAGES ) as $language ) {
			if ( str_starts_with( "$language ", strtolower( $word ) . ' ' ) ) {
				return $this->is_spoken( $language ) ? $language : null;
			}
		}
		return null;
	}

	private function is_spoken( string $language ): bool {
		$first = explode( ' ', $language )[0];
		foreach ( array( $first, ...$this->synonyms->of( $first ) ) as $word ) {
			if ( $this->company->has_word( FactKind::Skill, $word ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * The question without where somebody comes from, and the language of that country; null where nobody in the company speaks it.
	 *
	 * @return array{string, string|null}
	 */
	private function without_origin( string $question ): array {
		foreach ( $this->origins( $question, true ) as $origin ) {
			if ( null !== $origin->language && ! ( $origin->is_ours && $origin->is_there ) ) {
				return array( substr_replace( $question, Callings::is_served( $origin->person ) ? $origin->person : 'man', $origin->start, $origin->length ), $origin->language );
			}
		}
		return array( $question, null );
	}

	/** With the language, or that they live abroad, instead of the country of people whom the company serves, if it has no office there. */
	private function with_language( string $question ): string {
		$country = null;
		foreach ( $this->origins( $question ) as $origin ) {
			$is_person = Callings::is_served( $origin->person ) || ( $origin->lives && in_array( $origin->person, array( 'he', 'she', 'they' ), true ) );
			$is_abroad = $origin->is_there && $this->company->has_word( FactKind::Skill, 'nationals' );
			if ( $origin->is_abroad && $is_person && 1 !== preg_match( self::RELATED, substr( $question, 0, $origin->start ) ) && ( null !== $origin->language || $is_abroad ) ) {
				$question = substr_replace( $question, "$origin->person " . ( $is_abroad ? self::ABROAD : $origin->language ), $origin->start, $origin->length );
				$country  = $origin->country;
				break;
			}
		}
		// "And keep living in Colombia".
		foreach ( null === $country ? array() : array_reverse( $this->origins( $question ) ) as $origin ) {
			$question = $country === $origin->country ? substr_replace( $question, '', $origin->start, $origin->length ) : $question;
		}
		return $question;
	}

	/**
	 * @param bool $is_by_language Whether an adjective that is a language of the company counts, too.
	 * @return list<Origin>
	 */
	private function origins( string $question, bool $is_by_language = false ): array {
		$origins = array();
		preg_match_all( self::PLACE, $question, $found, PREG_SET_ORDER | PREG_OFFSET_CAPTURE );
		foreach ( $found as $one ) {
			$before    = substr( $question, 0, $one[0][1] );
			$is_person = 1 === preg_match( self::PERSON, $before, $person );
			$start     = $is_person ? strlen( $before ) - strlen( $person[0] ) : $one[0][1];
			$is_in     = 0 === strcasecmp( 'in', $one['before'][0] );
			$lives     = 1 === preg_match( self::LIVES, $person['verbs'] ?? '' );
			$origins[] = $this->origin( $start, $one['place'][1] - $start, $one['place'][0], $person['person'] ?? '', $is_in, $lives );
		}
		preg_match_all( self::BY_ADJECTIVE, $question, $found, PREG_SET_ORDER | PREG_OFFSET_CAPTURE );
		foreach ( $found as $one ) {
			if ( $is_by_language || ! isset( $this->company->words[ strtolower( $one['place'][0] ) ] ) ) {
				$origins[] = $this->origin( $one[0][1], strlen( $one[0][0] ) - strlen( $one['place'][0] ), $one['place'][0], $one['person'][0], false, false );
			}
		}
		return array_values( array_filter( $origins ) );
	}

	/**
	 * @param int    $length Of the other words.
	 * @param string $place  A place, and what follows it.
	 */
	private function origin( int $start, int $length, string $place, string $person, bool $is_there, bool $lives ): ?Origin {
		$parts = preg_split( '/[ -]/', $place );
		for ( $count = min( self::LONGEST, count( (array) $parts ) ); $count > 0; $count-- ) {
			$words   = array_slice( (array) $parts, 0, $count );
			$regions = $this->company->knowledge->regions( implode( ' ', Words::of( implode( ' ', $words ) ) ) );
			if ( array() !== $regions ) {
				$is_ours = array() !== array_intersect_key( $this->own(), array_flip( $regions ) );
				return new Origin( $start, $length + strlen( implode( ' ', $words ) ), strtolower( $person ), $regions[0], $this->spoken( $regions ), $is_ours, ! $is_ours && self::is_country( $regions[0] ), $is_there, $lives );
			}
		}
		return null;
	}

	private static function is_country( string $region ): bool {
		return str_contains( ',' . implode( ',', self::LANGUAGES ) . ',', ",$region," );
	}

	/** @param list<string> $regions */
	private function spoken( array $regions ): ?string {
		foreach ( self::LANGUAGES as $language => $countries ) {
			if ( array() !== array_intersect( explode( ',', $countries ), $regions ) && $this->is_spoken( $language ) ) {
				return $language;
			}
		}
		return null;
	}

	/** @return array<string, true> */
	private function own(): array {
		if ( null === $this->own ) {
			$this->own = array();
			foreach ( $this->company->facts->of_kind( FactKind::Office ) as $number ) {
				$words = $this->company->facts->words( $number );
				foreach ( array( implode( ' ', $words ), ...$words ) as $place ) {
					$this->own += array_fill_keys( $this->company->knowledge->regions( $place ), true );
				}
			}
		}
		return $this->own;
	}
}
