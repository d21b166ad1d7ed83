<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/** Puts a title that nobody has into the company's own one for the same position: "processing supervisor" is a "Processing Team Lead", "trainee underwriter" a "Junior Underwriter". */
final class TitlePhrasing {

	/** Words for one who leads, in the order in which another stands in. */
	private const LEADERS   = array( 'manager', 'lead', 'leader', 'supervisor', 'head', 'director' );
	private const DIRECTORS = array( 'director', 'president', 'chief', 'head' );

	/** Words for one who does the work. */
	private const WORKERS = array( 'officer', 'specialist', 'representative', 'agent', 'coordinator', 'administrator', 'operator', 'operative', 'technician', 'accountant', 'clerk', 'consultant' );

	private const BEGINNERS = array( 'junior', 'trainee', 'apprentice', 'intern', 'associate' );
	private const DEPUTIES  = array( 'deputy', 'assistant', 'associate', 'vice', 'sous', 'junior' );
	private const SENIORS   = array( 'senior', 'lead', 'principal', 'head' );
	private const CHIEFS    = array( 'chief', 'head', 'lead', 'principal', 'master' );

	/** Words at the end of a title, and those that may stand there instead. */
	private const HEADS = array(
		'manager'        => self::LEADERS,
		'supervisor'     => self::LEADERS,
		'lead'           => self::LEADERS,
		'leader'         => self::LEADERS,
		'foreman'        => self::LEADERS,
		'director'       => self::DIRECTORS,
		'clerk'          => self::WORKERS,
		'assistant'      => self::WORKERS,
		'officer'        => self::WORKERS,
		'agent'          => self::WORKERS,
		'adviser'        => self::WORKERS,
		'advisor'        => self::WORKERS,
		'administrator'  => self::WORKERS,
		'specialist'     => self::WORKERS,
		'representative' => self::WORKERS,
		'coordinator'    => self::WORKERS,
		'associate'      => self::WORKERS,
		'operator'       => self::WORKERS,
		'technician'     => self::WORKERS,
		'controller'     => array( 'control', 'manager' ),
	);

	/** Words before a title, and those that may stand there instead. */
	private const RANKS = array(
		'trainee'    => self::BEGINNERS,
		'apprentice' => self::BEGINNERS,
		'rookie'     => self::BEGINNERS,
		'novice'     => self::BEGINNERS,
		'beginner'   => self::BEGINNERS,
		'intern'     => self::BEGINNERS,
		'graduate'   => self::BEGINNERS,
		'junior'     => self::BEGINNERS,
		'deputy'     => self::DEPUTIES,
		'assistant'  => self::DEPUTIES,
		'second'     => array( 'sous', 'deputy' ),
		'lead'       => self::SENIORS,
		'chief'      => self::CHIEFS,
		'head'       => self::CHIEFS,
	);

	/** Other words for the field of a title. */
	private const FIELDS = array(
		'hr'        => array( 'resources', 'people', 'personnel' ),
		'personnel' => array( 'resources', 'hr', 'people' ),
		'pay'       => array( 'payroll' ),
		'wages'     => array( 'payroll' ),
		'finance'   => array( 'financial' ),
		'stock'     => array( 'inventory' ),
		'inventory' => array( 'stock' ),
		'area'      => array( 'regional' ),
		'district'  => array( 'regional' ),
		'factory'   => array( 'plant', 'production' ),
		'system'    => array( 'computer' ),
		'building'  => array( 'caretaker', 'facilities' ),
	);

	/** Words that tell no field, so that a title with another end is another position. */
	private const NO_FIELDS = array( 'loan', 'mortgage', 'office', 'executive', 'personal', 'general', 'senior', 'junior', 'chief', 'assistant', 'team', 'group', 'project', 'product', 'my', 'our', 'the', 'an', 'any', 'which', 'his', 'her', 'their', 'your', 's', 'security', 'hiring', 'people', 'new', 'old', 'other', 'every', 'this', 'that', 'no', 'in', 'of', 'as', 'is', 'for', 'to', 'and', 'or', 'with', 'from' );

	/** Positions with two names. */
	private const SAME = array(
		'legal assistant'    => array( 'paralegal' ),
		'apprentice trainer' => array( 'apprentices manager', 'apprentice manager', 'training manager' ),
		'head cook'          => array( 'head chef', 'executive chef', 'chef' ),
		'head chef'          => array( 'executive chef', 'chef' ),
		'pastry chef'        => array( 'pastry confectioner', 'confectioner' ),
		'bellhop'            => array( 'porter' ),
		'bellboy'            => array( 'porter' ),
		'repairman'          => array( 'handyman', 'maintenance technician' ),
		'chambermaid'        => array( 'room attendant', 'housekeeper' ),
		'legal adviser'      => array( 'lawyer', 'counsel' ),
		'legal advisor'      => array( 'lawyer', 'counsel' ),
		'tax accountant'     => array( 'tax manager', 'tax specialist' ),
		'deputy head chef'   => array( 'sous chef' ),
	);

	/** The departments of trades, for their "chief": "chief accountant". */
	private const TRADES = array(
		'accountant' => array( 'accounting', 'finance' ),
		'lawyer'     => array( 'legal' ),
		'buyer'      => array( 'purchasing', 'procurement' ),
		'recruiter'  => array( 'recruiting', 'human resources' ),
	);

	/** What follows a title. */
	private const END = '(?=\W*$|,| (?:in|at|of|for|from|near|who|with|on|here|or|and|please)\b)';

	public function __construct( private readonly Company $company ) {}

	public function plain( string $question ): string {
		$office   = $this->office( $question );
		$question = $this->same( $question );
		$question = $this->of_department( $question );
		$question = $this->ranked( $question, $office );
		return $this->headed( $question, $office );
	}

	/** "Legal assistant" for a paralegal. */
	private function same( string $question ): string {
		return (string) preg_replace_callback(
			'~\b(?:' . implode( '|', array_keys( self::SAME ) ) . ')\b~iu',
			function ( array $found ): string {
				$words = explode( ' ', strtolower( $found[0] ) );
				if ( array() !== $this->titles( $words ) ) {
					return $found[0];
				}
				foreach ( self::SAME[ implode( ' ', $words ) ] as $other ) {
					if ( array() !== $this->titles( explode( ' ', $other ) ) ) {
						return $other;
					}
				}
				return $found[0];
			},
			$question
		);
	}

	/** "Trainee in the finance department": with the word that titles of this department have. */
	private function of_department( string $question ): string {
		return (string) preg_replace_callback(
			'~\b(?<rank>trainee|apprentice|intern|junior|rookie|novice|beginner)(?= (?:in|at|of|for) (?:the |our )?(?<department>\p{L}+)\b)~iu',
			function ( array $found ): string {
				$people = $this->people( FactKind::Department, strtolower( $found['department'] ) );
				foreach ( array() === $people ? array() : array_unique( array( strtolower( $found['rank'] ), 'apprentice', 'trainee', 'junior', 'intern', 'student' ) ) as $rank ) {
					if ( array() !== $this->titles( array( $rank ), $people ) ) {
						return $rank;
					}
				}
				return $found[0];
			},
			$question
		);
	}

	/**
	 * "Trainee underwriter", "chief accountant".
	 *
	 * @param array<int, int> $office
	 */
	private function ranked( string $question, array $office ): string {
		return (string) preg_replace_callback(
			'~(?<![\p{L}-])(?<rank>' . implode( '|', array_keys( self::RANKS ) ) . ') (?<between>(?:\p{L}+ )?)(?<head>(?!of\b|to\b|in\b)\p{L}+?)' . self::END . '~iu',
			function ( array $found ) use ( $office ): string {
				$rank  = strtolower( $found['rank'] );
				$head  = strtolower( $found['head'] );
				$words = array_filter( array( strtolower( trim( $found['between'] ) ), $head ) );
				if ( ! $this->is_position( $head ) ) {
					return $found[0];
				}
				foreach ( array_unique( array( $rank, ...self::RANKS[ $rank ] ) ) as $other ) {
					$titles = $this->titles( array( $other, ...$words ), $office );
					// An "Associate Counsel" for the "deputy general counsel".
					$titles = array() === $titles && $other !== $rank && ! in_array( $rank, array( 'lead', 'chief', 'head' ), true ) ? $this->titles( array( $other, $head ), $office ) : $titles;
					if ( array() !== $titles ) {
						return $other === $rank && count( $titles ) > 1 ? $found[0] : $titles[0];
					}
				}
				return $this->head_of( $found[0], $rank, $words );
			},
			$question
		);
	}

	/** @param array<string> $words */
	private function head_of( string $said, string $rank, array $words ): string {
		if ( ! in_array( $rank, array( 'chief', 'head' ), true ) ) {
			return $said;
		}
		$fields = 2 === count( $words ) && 'officer' === end( $words ) ? array( reset( $words ), 'procurement' === reset( $words ) ? 'purchasing' : '' ) : ( 1 === count( $words ) ? self::TRADES[ end( $words ) ] ?? array() : array() );
		foreach ( $fields as $field ) {
			if ( '' !== $field && $this->company->has( FactKind::Department, ucwords( $field ) ) ) {
				return "head of $field";
			}
		}
		return $said;
	}

	/**
	 * "Processing supervisor", "customer adviser".
	 *
	 * @param array<int, int> $office
	 */
	private function headed( string $question, array $office ): string {
		return (string) preg_replace_callback(
			'~(?<![\p{L}-])(?<field>(?:(?!(?:the|our|an?|who|is) )\p{L}+[ -])?\p{L}+) (?<head>' . implode( '|', array_keys( self::HEADS ) ) . ')' . self::END . '~iu',
			function ( array $found ) use ( $office ): string {
				$head  = strtolower( $found['head'] );
				$words = explode( ' ', strtr( strtolower( $found['field'] ), '-', ' ' ) );
				foreach ( count( $words ) > 1 ? array( $words, array( $words[1] ) ) : array( $words ) as $field ) {
					$title = $this->other_head( $field, $head, $office );
					if ( null !== $title ) {
						return ( count( $field ) < count( $words ) ? "$words[0] " : '' ) . $title;
					}
				}
				return $found[0];
			},
			$question
		);
	}

	/**
	 * @param non-empty-list<string> $field
	 * @param array<int, int>        $office
	 */
	private function other_head( array $field, string $head, array $office ): ?string {
		if ( array() !== array_intersect( $field, self::NO_FIELDS ) ) {
			return null;
		}
		$fields = array( $field, ...( 1 === count( $field ) ? array_map( static fn ( string $one ): array => array( $one ), self::FIELDS[ $field[0] ] ?? array() ) : array() ) );
		$others = array();
		foreach ( array_unique( array( $head, ...self::HEADS[ $head ] ) ) as $other ) {
			foreach ( $fields as $words ) {
				$titles = $this->titles( array( ...$words, $other ), $office );
				if ( array() === $titles ) {
					continue;
				}
				if ( $other === $head && $words === $field ) {
					return null;
				}
				// A "Director of Marketing" rather than a "Head of Secondary Marketing"; a "Processing Team Lead" tells no more than a "Processing Lead".
				$has_more = array() === array_filter( $titles, static fn ( string $title ): bool => count( array_diff( explode( ' ', $title ), array( 'team' ) ) ) <= count( $words ) + 1 );
				$others[ $has_more ? 'more' : 'just' ] ??= 1 === count( $titles ) ? $titles[0] : implode( ' ', $words ) . " $other";
			}
		}
		return $others['just'] ?? $others['more'] ?? null;
	}

	/** Whether titles call a person so, or it is what a position ends with. */
	private function is_position( string $word ): bool {
		return isset( self::HEADS[ $word ] ) || ( new Positions( $this->company ) )->has( $word );
	}

	/**
	 * @param array<string>   $words
	 * @param array<int, int> $people Of whom one at least has the title; none for all.
	 * @return list<string> The words of titles that have all of these, in English.
	 */
	private function titles( array $words, array $people = array() ): array {
		$each = array();
		foreach ( $words as $word ) {
			$facts = array();
			foreach ( array( $word, ...Words::of_other_number( $word ) ) as $form ) {
				$facts += $this->company->words[ $form ] ?? array();
			}
			$each[] = $facts;
		}
		$numbers = array_filter( array_keys( array() === $each ? array() : array_intersect_key( ...$each ) ), fn ( int $number ): bool => FactKind::Title === $this->company->facts->kind( $number ) && ( array() === $people || array() !== array_intersect_key( array_flip( $this->company->facts[ $number ]->people ), $people ) ) );
		return array_values( array_unique( array_map( fn ( int $number ): string => implode( ' ', array_diff( $this->company->facts[ $number ]->words, array( 'of' ) ) ), $numbers ) ) );
	}

	/** @return array<int, int> The people of the office that the question ends with, by user ID. */
	private function office( string $question ): array {
		return 1 === preg_match( '~ (?:in|at|from) (?:the |our )?(\p{L}+)(?: office| branch)?\W*$~iu', $question, $found ) ? $this->people( FactKind::Office, implode( '', Words::of( $found[1] ) ) ) : array();
	}

	/** @return array<int, int> By user ID. */
	private function people( FactKind $kind, string $word ): array {
		$people = array();
		foreach ( array_keys( $this->company->words[ $word ] ?? array() ) as $number ) {
			$people += $kind === $this->company->facts->kind( $number ) ? array_flip( $this->company->facts[ $number ]->people ) : array();
		}
		return $people;
	}
}
