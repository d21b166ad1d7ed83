<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/** Finds the places of a question and the offices that are there: by an office's name, or by its region. */
final class Places {

	private const LONGEST = 3;

	/** Words after an adjective of a country that make it a place: "the Polish office". */
	private const SITES = array( 'office', 'offices', 'branch', 'branches', 'site', 'team', 'warehouse', 'plant', 'factory', 'building', 'colleague', 'colleagues', 'side', 'location', 'area', 'region', 'depot', 'depots', 'warehouses', 'plants', 'factories', 'sites', 'subsidiary', 'staff', 'reps', 'crew', 'employees', 'workers' );

	/** Customers and the like, with an adjective of a country before them: of "a French bistro" first those in France. */
	private const CUSTOMERS = array( 'customer', 'client', 'chain', 'group', 'hotel', 'restaurant', 'bistro', 'brasserie', 'cafe', 'pub', 'canteen', 'school', 'hospital', 'supermarket', 'grocer', 'retailer', 'wholesaler', 'shop', 'store', 'bakery', 'baker', 'supplier', 'vendor', 'grower', 'farmer', 'farm', 'dealer', 'distributor', 'tenant', 'guest', 'shopper', 'member' );

	/** Languages that are adjectives of a country, too: a text "in German" is not in Germany. */
	private const LANGUAGES = array( 'spanish', 'french', 'portuguese', 'german', 'italian', 'dutch', 'polish', 'russian', 'ukrainian', 'greek', 'english', 'irish', 'turkish', 'chinese', 'japanese', 'swedish', 'danish', 'norwegian', 'finnish', 'czech', 'vietnamese', 'korean', 'thai', 'romanian', 'hungarian', 'bulgarian', 'croatian', 'serbian', 'slovak', 'albanian', 'somali', 'nepali' );

	/** Words before a place that is not where the person must be. */
	private const ELSEWHERE = array( 'to', 'from', 'of', 'with', 'into', 'about', 'for' );

	/** What the names of regions begin with that are too wide for "near" one of their towns, as New England. */
	public const WIDE = 'wide ';

	/** @var array<string, list<int>>|null Numbers of the office facts by region. */
	private ?array $offices = null;

	public function __construct(
		private readonly Company $company,
		private readonly NameWords $names,
	) {}

	/** @param list<Token> $tokens */
	public function taken( array $tokens ): PlaceField {
		$rest   = array();
		$wanted = array();
		$loose  = array();
		$not    = array();
		$near   = array();
		$lacks  = false;
		$count  = count( $tokens );
		for ( $index = 0; $index < $count; ) {
			list( $length, $offices, $is_sure, $nearby ) = $this->at( $tokens, $index );
			$token                                       = $tokens[ $index ];
			if ( 0 === $length ) {
				$rest[] = $token;
				++$index;
				continue;
			}
			$index += $length;
			// "In the Hamburg bakery": what follows the place stands where the place stood.
			if ( isset( $tokens[ $index ] ) && $tokens[ $index ]->before === $tokens[ $index - 1 ]->word ) {
				// So does it at the end without "in the": "coffee machine leaks, Hamburg bakery".
				$last             = end( $rest );
				$is_bare          = $count - 1 === $index && false !== $last && $token->before === $last->word;
				$tokens[ $index ] = $tokens[ $index ]->after( $is_bare ? 'in' : $token->before );
			}
			if ( $token->is_unwanted ) {
				array_push( $not, ...$offices );
			} elseif ( array() === $offices ) {
				$lacks = $lacks || ( $is_sure && ! $this->is_of_a_customer( $tokens, $index - $length ) );
				array_push( $near, ...$nearby );
			} elseif ( $is_sure ) {
				array_push( $wanted, ...$offices );
			} else {
				array_push( $loose, ...$offices );
			}
		}
		// "A French restaurant in Dublin".
		$loose = array() === $wanted || array() !== array_intersect( $wanted, $loose ) ? $loose : array();
		return new PlaceField( $rest, $this->people( $wanted ), $this->people( $loose ), $this->people( $not ), $lacks && array() === $wanted, $this->people( $near ) );
	}

	/**
	 * The place that begins here.
	 *
	 * @param list<Token> $tokens
	 * @return array{int, list<int>, bool, list<int>} How many words it has, the offices there, whether the person must be there, and the offices in the region of a town without one.
	 */
	private function at( array $tokens, int $index ): array {
		$token = $tokens[ $index ];
		for ( $length = min( self::LONGEST, count( $tokens ) - $index ); $length > 0; $length-- ) {
			$words   = array_map( static fn ( Token $one ): string => $one->word, array_slice( $tokens, $index, $length ) );
			$offices = $this->is_mere_word( $words, $token ) ? array() : $this->named( $words );
			if ( array() !== $offices && ! ( 1 === $length && $this->is_part_of_name( $tokens, $index ) ) && ! $token->is_language ) {
				// "Underwriters from Tulsa" work there, who moved from Tulsa does not.
				return array( $length, $offices, ! $token->is_own_place && ( ! in_array( $token->before, self::ELSEWHERE, true ) || ( 'from' === $token->before && ( new Positions( $this->company ) )->has( $tokens[ $index - 2 ]->word ?? '' ) ) ), array() );
			}
			$regions = $this->company->knowledge->regions( implode( ' ', $words ) );
			if ( array() === $regions || $this->means_something_else( $tokens, $index, $length ) ) {
				continue;
			}
			$is_city = ! $this->company->knowledge->is_region_name( implode( ' ', $words ) );
			// "A nice shop" is not in Nice.
			if ( $is_city && 1 === $length && ! $token->is_capital && ! $token->is_place && $this->company->knowledge->is_english( $words[0] ) ) {
				continue;
			}
			$regions = $is_city ? array_filter( $regions, static fn ( string $region ): bool => ! str_starts_with( $region, self::WIDE ) ) : $regions;
			$there   = array_values( array_unique( array_merge( array(), ...array_map( fn ( string $region ): array => $this->offices()[ $region ] ?? array(), array_values( $regions ) ) ) ) );
			$next    = $tokens[ $index + $length ]->word ?? '';
			// "The British side" of a border is no office.
			$demands = $token->is_place || ( in_array( $next, self::SITES, true ) && ( $is_city || 'side' !== $next ) );
			$is_near = in_array( $token->before, array( 'near', 'around', 'to' ), true ) || in_array( $next, array( 'area', 'region', 'metro' ), true );
			$nearby  = $there;
			if ( $is_city && ! $is_near ) {
				$there = $demands || $token->is_unwanted ? array() : $there;
			}
			if ( array() === $there && ! $demands && ! $token->is_unwanted ) {
				continue;
			}
			return array( $length, $there, $demands || ( ! in_array( $token->before, self::ELSEWHERE, true ) && ! $this->is_of_customers( $tokens, $index ) ), $nearby );
		}
		return array( 0, array(), false, array() );
	}

	/**
	 * @param list<string> $words
	 * @return list<int> Numbers of the office facts that have all of these words.
	 */
	private function named( array $words ): array {
		if ( array() !== array_intersect( $words, array( 'office', 'branch', 'site', 'floor', 'the', 'of', 'home', 'building' ) ) ) {
			return array();
		}
		$facts = array_intersect_key( ...array_map( fn ( string $word ): array => $this->company->words[ $word ] ?? array(), $words ) );
		return array_values( array_filter( array_keys( $facts ), fn ( int $number ): bool => FactKind::Office === $this->company->facts->kind( $number ) ) );
	}

	/**
	 * Whether it is an English word like "little", which alone does not mean Little Rock.
	 *
	 * @param list<string> $words
	 */
	private function is_mere_word( array $words, Token $token ): bool {
		return 1 === count( $words ) && ! $token->is_capital && ! $token->is_place && $this->company->knowledge->is_english( $words[0] )
			&& array() === array_filter( $this->named( $words ), fn ( int $number ): bool => 1 === count( $this->company->facts->words( $number ) ) );
	}

	/** @param list<Token> $tokens */
	private function is_part_of_name( array $tokens, int $index ): bool {
		return ! $tokens[ $index ]->is_place && count( $tokens ) > 1 && $this->names->is_somebodys( $tokens, $index );
	}

	/**
	 * A language, a skill ("Texas home equity") or a name.
	 *
	 * @param list<Token> $tokens
	 */
	private function means_something_else( array $tokens, int $index, int $length ): bool {
		$token = $tokens[ $index ];
		// "Outside Texas": nobody excludes a word of a skill.
		if ( ( $token->is_unwanted || in_array( $tokens[ $index + $length ]->word ?? '', self::SITES, true ) ) && ! $token->is_language ) {
			return false;
		}
		if ( in_array( $token->before, array( 'in', 'into' ), true ) && in_array( $token->word, self::LANGUAGES, true ) ) {
			return true;
		}
		if ( 1 === $length && ! $token->is_language && $this->is_of_customers( $tokens, $index ) ) {
			return false;
		}
		if ( $token->is_language || ( 1 === $length && ! $token->is_place && $this->is_part_of_name( $tokens, $index ) ) ) {
			return true;
		}
		$kinds = $length > 1 ? array( FactKind::Title ) : array_udiff( FactKind::cases(), array( FactKind::Office ), static fn ( FactKind $a, FactKind $b ): int => $a->name <=> $b->name );
		$words = array_map( fn ( Token $one ): array => $this->company->words[ $one->word ] ?? array(), array_slice( $tokens, $index, $length ) );
		return ! $token->is_place && array() !== array_filter( array_keys( array_intersect_key( ...$words ) ), fn ( int $number ): bool => in_array( $this->company->facts->kind( $number ), $kinds, true ) );
	}

	/**
	 * Whether it is an adjective of a country before customers or the like ("a French bistro", "the Dutch organic shops"), or before a department.
	 *
	 * @param list<Token> $tokens
	 */
	private function is_of_customers( array $tokens, int $index ): bool {
		if ( $tokens[ $index ]->is_place || $tokens[ $index ]->is_unwanted || ! in_array( $tokens[ $index ]->word, self::LANGUAGES, true ) ) {
			return false;
		}
		foreach ( array_slice( $tokens, $index + 1, 2 ) as $next ) {
			if ( in_array( (string) preg_replace( array( '/ies$/', '/s$/' ), array( 'y', '' ), $next->word ), self::CUSTOMERS, true ) ) {
				return true;
			}
		}
		return $this->is_department( $tokens[ $index + 1 ]->word ?? '' );
	}

	/**
	 * Whether a customer or the like is there, as in "a restaurant in Gdynia", and no person asked for.
	 *
	 * @param list<Token> $tokens
	 * @param int         $index  Of the place.
	 */
	private function is_of_a_customer( array $tokens, int $index ): bool {
		$before = $tokens[ $index ]->before;
		for ( --$index; $index >= 0 && in_array( $tokens[ $index ]->word, array( $before, 'the', 'our', 'owner', 'chef', 'manager' ), true ); ) {
			--$index;
		}
		$word   = (string) preg_replace( array( '/ies$/', '/s$/' ), array( 'y', '' ), $tokens[ $index ]->word ?? '' );
		$titles = array_filter( $this->company->words[ $word ] ?? array(), fn ( int $bits, int $number ): bool => FactKind::Title === $this->company->facts->kind( $number ) && $this->company->facts[ $number ]->has_head( $bits ), ARRAY_FILTER_USE_BOTH );
		return ( in_array( $word, self::CUSTOMERS, true ) || Callings::is_served( $word ) ) && array() === $titles;
	}

	/** Whether a department's name begins with this word, or many call one so. */
	private function is_department( string $word ): bool {
		return in_array( $word, array( 'payroll', 'accounting', 'reception' ), true ) || array() !== array_filter( array_keys( $this->company->words[ $word ] ?? array() ), fn ( int $number ): bool => FactKind::Department === $this->company->facts->kind( $number ) && $word === $this->company->facts->words( $number )[0] );
	}

	/** @return array<string, list<int>> */
	private function offices(): array {
		if ( null === $this->offices ) {
			$this->offices = array();
			foreach ( $this->company->facts->of_kind( FactKind::Office ) as $number ) {
				$words = $this->company->facts->words( $number );
				foreach ( array( implode( ' ', $words ), ...$words ) as $place ) {
					foreach ( $this->company->knowledge->regions( $place ) as $region ) {
						$this->offices[ $region ][] = $number;
					}
				}
			}
			$this->offices = array_map( static fn ( array $numbers ): array => array_values( array_unique( $numbers ) ), $this->offices );
		}
		return $this->offices;
	}

	/**
	 * @param list<int> $offices
	 * @return array<int, list<int>> Numbers of the office facts by user ID.
	 */
	private function people( array $offices ): array {
		$people = array();
		foreach ( array_unique( $offices ) as $number ) {
			$only = array( $number );
			foreach ( $this->company->facts[ $number ]->people as $id ) {
				$people[ $id ] = isset( $people[ $id ] ) ? array( ...$people[ $id ], $number ) : $only;
			}
		}
		return $people;
	}
}
