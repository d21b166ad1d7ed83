<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/** Tells which words of a question are positions of this company. */
final class Positions {

	/** Two positions in the plural, of which a person has one: "underwriters and processors". */
	private const BOTH = '~\b(?<first>\p{L}+s) and (?:all |the |our )*(?<second>(?:\p{L}+ ){0,2}?\p{L}+s)(?=\W*$| (?:in|at|of|from|near|who|that|hired|with|not|but|except|outside|on)\b)~iu';

	private const INSTEAD = '~\b(?:instead of|rather than) (?=(?:the |any |our |all )?(?:\p{L}+ ){0,2}?(?<last>\p{L}+s)(?:\W*$| (?:in|at|of|from|near|who)\b))~iu';

	private const VETERAN = '~\bveteran (?=(?:\p{L}+ ){0,2}?(?<last>(?!specialists?\b|experts?\b)\p{L}+)(?:\W*$| (?:in|at|of|from|near|on|here)\b))~iu';

	/** "We need two more underwriters": the position is there, its people are not. */
	private const MORE = '~\b(?<who>we|they)(?: (?:(?:want|need|have|plan|would like|are going) to|must|should|will))? (?:need|could use|hire|get|find) (?<many>(?:(?:\p{L}+|\d+) ){0,2}(?:more|additional|extra) )(?<title>(?:\p{L}+ ){0,2}?(?<last>\p{L}+s))(?=[\s,.?!]|$)~iu';

	/** What people do in a department that a company may not have by this name. */
	private const TRADES = array(
		'accounting'   => 'accountants',
		'bookkeeping'  => 'accountants',
		'purchasing'   => 'buyers',
		'recruiting'   => 'recruiters',
		'translation'  => 'translators',
		'underwriting' => 'underwriters',
	);

	public function __construct( private readonly Company $company ) {}

	/** Whether titles call a person by the word, in singular or plural. */
	public function has( string $word ): bool {
		foreach ( array( $word, ...Words::of_other_number( $word ) ) as $form ) {
			foreach ( $this->company->words[ $form ] ?? array() as $number => $bits ) {
				if ( FactKind::Title === $this->company->facts->kind( $number ) && $this->company->facts[ $number ]->has_head( $bits ) ) {
					return true;
				}
			}
		}
		return false;
	}

	/**
	 * Titles that have all of these words.
	 *
	 * @return list<Fact>
	 */
	public function titles_with( string ...$words ): array {
		$facts  = array_intersect_key( ...array_map( fn ( string $word ): array => $this->company->words[ $word ] ?? array(), array_values( $words ) ) );
		$titles = array_filter( array_keys( $facts ), fn ( int $number ): bool => FactKind::Title === $this->company->facts->kind( $number ) );
		return array_map( fn ( int $number ): Fact => $this->company->facts[ $number ], array_values( $titles ) );
	}

	public function has_title_with( string ...$words ): bool {
		return array() !== $this->titles_with( ...$words );
	}

	/** "Closers instead of processors" are no processors, a veteran loan officer is one of long standing, and more loan officers must be recruited. */
	public function plain( string $question ): string {
		$question = (string) preg_replace_callback( self::INSTEAD, fn ( array $found ): string => $this->has( strtolower( $found['last'] ) ) ? 'but not ' : $found[0], $question );
		$question = (string) preg_replace_callback( self::MORE, fn ( array $found ): string => $this->has( strtolower( $found['last'] ) ) ? "$found[who] need recruiting for $found[many]$found[title]" : $found[0], $question );
		$question = (string) preg_replace_callback( self::VETERAN, fn ( array $found ): string => $this->has( strtolower( $found['last'] ) ) ? 'longest serving ' : $found[0], $question );
		$question = (string) preg_replace_callback(
			'~\b(?<before>(?:everyone|everybody|anyone|anybody|people|persons?|employees|colleagues|folks|guys|speakers?|those|staff|newest people|who(?: is|[\'’]?s| are| works?)?)) in (?:the )?(?<trade>' . implode( '|', array_keys( self::TRADES ) ) . ')\b(?: department| team)?~iu',
			fn ( array $found ): string => $this->has( self::TRADES[ strtolower( $found['trade'] ) ] ) && ! $this->company->has_word( FactKind::Department, strtolower( $found['trade'] ) ) ? "$found[before] " . self::TRADES[ strtolower( $found['trade'] ) ] : $found[0],
			$question
		);
		return $this->alternatives( $question );
	}

	/** The question with "or" between positions of which nobody has both. */
	private function alternatives( string $question ): string {
		return (string) preg_replace_callback(
			self::BOTH,
			fn ( array $found ): string => $this->has( strtolower( $found['first'] ) ) && $this->has( strtolower( (string) preg_replace( '/^.* /', '', $found['second'] ) ) ) ? "$found[first] or $found[second]" : $found[0],
			$question
		);
	}
}
