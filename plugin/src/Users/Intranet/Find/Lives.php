<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/**
 * Finds people by what their bios say of their lives outside their work: "who plays the banjo", "the guy with the goats", "who used to be a nurse".
 *
 * Such a question is recognized by its sentence, by a hobby, or by a word that only bios have. In other questions a word of a bio weighs less than
 * a skill or a need.
 */
final class Lives {

	/** Words for one hobby, and for who has it. They are no trades of a company. */
	private const HOBBIES = '
		beekeeper beekeeping bees beehives hives apiary apiarist
		comedian comedy comic
		piper bagpipes
		pianist piano
		guitarist guitar
		violinist violin fiddle fiddler
		drummer drums
		organist organ
		trombonist trombone
		trumpeter trumpet
		saxophonist saxophone
		cellist cello
		flutist flautist flute
		banjoist banjo
		singer sings singing sang choir
		dancer dances dancing
		potter pottery ceramics
		magician magic
		genealogist genealogy
		marathon marathons ultramarathons
		skier skis skiing ski
		snowboarder snowboard snowboarding
		sailor sails sailing sailboat sailboats sloop
		rower rows rowing
		climber climbs mountaineer mountaineering
		hiker hikes hiking
		cyclist cycling bicycles biking
		swimmer swims swimming
		surfer surfs surfing
		angler fishing fishes
		hunts hunting
		quilter quilts quilting
		knitter knits knitting
		juggler juggles juggling
		astronomer astronomy telescope
		birder birding birdwatching birdwatcher
		triathlete triathlons triathlon
		poet poems poetry
		equestrian horses horseback
		chess
	';

	/** The same of trades, whose names may as well ask for the trade. */
	private const TRADES = '
		pilot flies planes plane aviator
		carver carves carving wood cedar
		teacher taught teaches school
		nurse nursing
		soldier army military
		gardener gardens gardening
		baker bakes baking
		brewer brews brewing
		painter paints murals
		photographer photography
		referee umpire
		volunteer volunteers
		farmer farm farms
		boat boats sailboat sailboats
		goat goats
	';

	/** Parts of sentences that ask for a former job, a hobby or an origin. */
	private const SENTENCE = '/\b(?:used to (?:be|work|play|serve|live|teach|fly|run|sing|race)|formerly|former|ex|in (?:his|her|their) (?:spare|free) time|on (?:the |his |her |their )?weekends?|hobby|hobbies|for fun|was born|were born|born in|grew up|raised in|originally from|(?:is|comes|came|hails) from|retired from|served (?:in|on|with)|(?:was|were|been) (?:in|with) the (?:army|navy|marines?|marine corps|air force|coast guard|military|national guard|peace corps)|veterans? of the|(?:someone|somebody|anyone|anybody|who|colleague) (?:here |else |also |once |ever |has |does |can |do |that |who |to )*(?:plays?|played|sings?|sang|dances?|collects?|collected|restores?|rebuilt|bakes|paints|sails|rows|flies|hunts|keeps|raises|grows|brews|knits|quilts|carves|coaches|races|juggles|ropes|climbs|skis|surfs|swims|hikes|fishes|judges|volunteers|speedruns|was an?|were an?|once|ran|climbed|visited|has been to|crossed|won)|(?:play|playing) (?:the )?\p{L}+(?: with)?$|the (?:guy|gal|man|woman|lady|one|person|colleague|girl|fellow|dude|coworker) (?:with|who|that|whose|from))\b/u';

	/** Parts of sentences that ask for a birthplace or home. */
	private const ORIGIN = '/\b(?:was born|were born|born in|grew up|raised in|originally from|(?:is|comes|came|hails) from)\b/';

	/** Words of a lender's business: with one, the life is a customer's. */
	private const BUSINESS = '/\b(?:borrowers?|customers?|clients?|buyers?|applicants?|members?|loans?|mortgages?|refinanc\p{L}*|lender|lending)\b/';

	/** Words that say little of a life. */
	private const VAGUE = array( 'play', 'plays', 'played', 'playing', 'player', 'players', 'former', 'formerly', 'ex', 'spare', 'free', 'weekend', 'weekends', 'hobby', 'hobbies', 'fun', 'born', 'grew', 'raised', 'originally', 'comes', 'came', 'served', 'serve', 'serves', 'serving', 'amateur', 'retired', 'old', 'volunteer', 'party', 'anniversary', 'music', 'instrument', 'band', 'club', 'life', 'live', 'lives', 'lived', 'stand', 'keep', 'keeps', 'makes', 'make', 'made', 'does', 'kind', 'big', 'little', 'small', 'real', 'actually', 'fellow', 'dude', 'professional', 'team', 'veteran', 'game', 'ever', 'tricks', 'goes', 'visited', 'crossed', 'judges', 'kollege', 'kollegin' );

	/** The least share of the words that a bio has, in a sentence that asks for a life and elsewhere. */
	private const ENOUGH = 0.5;
	private const MOSTLY = 0.6;

	/** The least length of a word that may be a part of another one, as boats of sailboats. */
	private const PART = 4;

	/** The most words of a question for a life. */
	private const MOST = 16;

	private const SCORE = 0.9;

	public function __construct(
		private readonly Company $company,
		private readonly Filler $filler,
	) {}

	/**
	 * Other words for a hobby or a life, to be looked for in bios as well.
	 *
	 * @return list<string>
	 */
	public static function related( string $word ): array {
		return array_values( array_diff( self::group( $word, self::HOBBIES . self::TRADES ), array( $word ) ) );
	}

	/**
	 * @param list<Token>       $tokens All of the question.
	 * @param array<int, mixed> $field  User IDs of those who may be the answer, as keys.
	 * @return Matching|null Null where it asks for no life, or for one that no bio tells of.
	 */
	public function matching( array $tokens, PlaceField $places, array $field ): ?Matching {
		$text = implode( ' ', array_map( static fn ( Token $token ): string => $token->word, $tokens ) );
		if ( array() === $this->company->bio_words || count( $tokens ) > self::MOST || 1 === preg_match( self::BUSINESS, $text ) ) {
			return null;
		}
		$is_origin = 1 === preg_match( self::ORIGIN, $text ) && array() === $places->wanted && array() === $places->loose;
		$words     = $this->telling( $is_origin ? $tokens : $places->rest );
		$asks      = 1 === preg_match( self::SENTENCE, $text );
		$tells     = $asks || $this->has_hobby( $words ) || $this->has_word_of_bios_only( $words );
		$fits      = array() === $words || ! $tells ? array() : $this->fits( $words, $is_origin ? $field : $places->cut( $field, true ), $asks ? self::ENOUGH : self::MOSTLY );
		return array() === $fits ? null : new Matching( true, false, array_map( static fn ( Fit $fit ): float => $fit->score, $fits ), array( $fits ), $places->wanted + $places->loose );
	}

	/**
	 * @param list<Token> $tokens
	 * @return list<string>
	 */
	private function telling( array $tokens ): array {
		$words = array();
		foreach ( $tokens as $token ) {
			if ( ! $token->is_unwanted && ! $this->filler->has( $token->word ) && ! $this->filler->is_soft( $token->word ) && ! in_array( $token->word, self::VAGUE, true ) && strlen( $token->word ) > 2 && ! $this->company->is_own_name( $token->word ) ) {
				$words[] = $token->word;
			}
		}
		return array_values( array_unique( $words ) );
	}

	/** @param list<string> $words */
	private function has_hobby( array $words ): bool {
		return array() !== array_filter( $words, fn ( string $word ): bool => array() !== self::group( $word, self::HOBBIES ) && ! isset( $this->company->stems[ Words::stem( $word ) ] ) );
	}

	/**
	 * Whether a word is in a bio and in nothing else that is known.
	 *
	 * @param list<string> $words
	 */
	private function has_word_of_bios_only( array $words ): bool {
		return array() !== array_filter( $words, fn ( string $word ): bool => isset( $this->company->bio_words[ Words::stem( $word ) ] ) && ! isset( $this->company->stems[ Words::stem( $word ) ] ) && ! $this->company->knowledge->has_needs( Words::base( $word ) ) && ! $this->company->knowledge->is_common( $word ) );
	}

	/**
	 * @param list<string>      $words
	 * @param array<int, mixed> $field
	 * @param float             $least The least share of the words that a bio must have.
	 * @return array<int, Fit>
	 */
	private function fits( array $words, array $field, float $least ): array {
		$facts = array();
		foreach ( $words as $word ) {
			foreach ( $this->facts( $word ) as $number ) {
				foreach ( $this->company->facts[ $number ]->people as $id ) {
					if ( isset( $field[ $id ] ) ) {
						$facts[ $id ][ $word ] = $number;
					}
				}
			}
		}
		$most = array() === $facts ? 0 : max( array_map( 'count', $facts ) );
		$fits = array();
		foreach ( $most < $least * count( $words ) ? array() : $facts as $id => $own ) {
			if ( count( $own ) === $most ) {
				$fits[ $id ] = new Fit( self::SCORE * $most / count( $words ), array_values( $own ) );
			}
		}
		return $fits;
	}

	/** @return list<int> Numbers of the facts of bios that have the word, a related one, or one that it is a part of. */
	private function facts( string $word ): array {
		$facts = array();
		foreach ( array( $word, ...self::related( $word ) ) as $one ) {
			$facts += $this->company->bio_words[ Words::stem( $one ) ] ?? array();
		}
		$stem = Words::stem( $word );
		foreach ( array() === $facts && strlen( $stem ) >= self::PART && ! isset( $this->company->stems[ $stem ] ) ? $this->company->bio_words : array() as $whole => $numbers ) {
			$facts += str_ends_with( (string) $whole, $stem ) ? $numbers : array();
		}
		return array_keys( $facts );
	}

	/** @return list<string> The words of one line. */
	private static function group( string $word, string $groups ): array {
		return str_contains( $groups, $word ) && 1 === preg_match( '/^.*(?<!\S)' . preg_quote( $word, '/' ) . '(?!\S).*$/m', $groups, $found ) ? explode( ' ', trim( $found[0] ) ) : array();
	}
}
