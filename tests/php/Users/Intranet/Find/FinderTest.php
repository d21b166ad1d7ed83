<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Intranet\Find;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Svc\Users\Intranet\Find\Answer;
use Svc\Users\Intranet\Find\Colleague;
use Svc\Users\Intranet\Find\Company;
use Svc\Users\Intranet\Find\Finder;

final class FinderTest extends TestCase {

	/** @return iterable<string, array{string, list<int>}> In this order. */
	public static function questions(): iterable {
		$questions = array(
			'Agatha Crumb'                       => array( 1 ),
			'agatha crum'                        => array( 1 ),
			'Bill Odough'                        => array( 2 ),
			"o dough"                            => array( 2 ),
			'zoe groessling'                     => array( 3 ),
			'MARYANN YEAST'                      => array( 4 ),
			'Oksana Pekar'                       => array( 5 ),
			'оксана'                             => array( 5 ),
			'Dana S.'                            => array( 7 ),
			'Dana'                               => array( 6, 7 ),
			'Will May'                           => array( 8 ),
			'who will bake'                      => array( 3, 2, 4, 6 ),
			'baker'                              => array( 3, 4, 2 ),
			'bakers in Oslo'                     => array( 4 ),
			'bakers outside Oslo'                => array( 3, 2 ),
			'Baker Assistant'                    => array( 6 ),
			'bookkeeper'                         => array( 7 ),
			'HR'                                 => array( 7 ),
			'MD'                                 => array( 1 ),
			'search engine optimization'         => array( 7 ),
			'who speaks French'                  => array( 3 ),
			'french speaking baker in Lyon'      => array( 3 ),
			'wedding cake or sourdough'          => array( 3, 4 ),
			'delivery and fleet'                 => array( 5 ),
			'who plays the accordion'            => array( 8 ),
			'head of baking'                     => array( 2 ),
			'who manages Zoë'                    => array( 2 ),
			"Zoë's boss's boss"                  => array( 1 ),
			'who reports to Bill'                => array( 3, 6, 4 ),
			"William O'Dough's assistant"        => array( 6 ),
			'everyone under Agatha'              => array( 3, 2, 6, 7, 4, 5 ),
			"Mary-Ann Yeast's peers"             => array( 3, 6 ),
			'newest baker'                       => array( 4, 3, 2 ),
			'longest serving in Lyon'            => array( 1, 2, 3, 8, 6 ),
			'who joined in 2024'                 => array( 6 ),
			'Zoë and Agatha'                     => array( 1, 3 ),
			'Zoee Groesling'                     => array( 3 ),
			'Dana Spalet'                        => array( 7 ),
			'Agetta Krumb'                       => array( 1 ),
			'agathacrumb'                        => array( 1 ),
			'acrumb'                             => array( 1 ),
			'bcrumb'                             => array(),
			'the Crumbs'                         => array( 1 ),
			'M. Crumb'                           => array( 1 ),
			'Mary Ann Yeest'                     => array( 4 ),
			'Jeast'                              => array( 4 ),
			'ich suche Frau Groessling'          => array( 3 ),
			'Wo sitzt Frau Größling?'            => array( 3 ),
			'where does Frau Groessling sit'     => array( 3 ),
			'wheres zoe'                         => array( 3 ),
			'missed a call from Mr Crumb'        => array( 1 ),
			'Zoë/William in Lyon'                => array( 3, 2, 8 ),
			'Hallo, wer ist Frau Crumb?'         => array( 1 ),
			'busco a la señora Crumb'            => array( 1 ),
			'mr odough from baking'              => array( 2 ),
			'Mr Poolish from baking'             => array(),
			'is zoe still in baking?'            => array( 3 ),
			'is gunther still in baking?'        => array(),
			'does anke still work here'          => array(),
			'jenny in the shop'                  => array(),
			"anyone got zoe groessling's mobile" => array( 3 ),
			'is will still in the shop'          => array( 8 ),
			'Zoë, Mary-Ann and Agatha'           => array( 1, 3, 4 ),
			'Zoë and William from baking'        => array( 3, 2 ),
			"Dana, William O'Dough's assistant"  => array( 6 ),
			"Zoë's manager's assistant"          => array( 6 ),
			"Dana Rye's team"                    => array( 3, 4 ),
			'the manager of the person who makes sourdough' => array( 2 ),
			'who is over Zoë'                    => array( 2 ),
			'first employee hired in Oslo'       => array( 5, 4 ),
			'people hired in 2025'               => array( 4 ),
			'who came to Oslo in 2020'           => array( 5 ),
			"a baker who isn't Zoë in Lyon"      => array( 2 ),
			'Bob... no, Bill... no, Zoë'         => array( 3 ),
			'speaker fluent in French'           => array( 3 ),
			'caller speaks French'               => array( 3 ),
			'I have a grandmother on the phone who only speaks French' => array( 3 ),
			'French speaking bookkeeper'         => array(),
			'a dentist'                          => array(),
			''                                   => array(),
			'who'                                => array(),
			'plumber'                            => array(),
			'plumber in Oslo'                    => array(),
			'baker in Paris'                     => array(),
			'who speaks Greek'                   => array(),
			'Agatha Dough'                       => array(),
			'Zoë Plumber'                        => array(),
			"Agatha's manager"                   => array(),
			"Will May's manager"                 => array(),
			'who reports to Dana'                => array(),
			'sourdough baker in Oslo'            => array(),
		);
		foreach ( $questions as $question => $found ) {
			yield $question => array( $question, $found );
		}
	}

	/** @param list<int> $expected */
	#[DataProvider( 'questions' )]
	public function test_answers( string $question, array $expected ): void {
		self::assertSame( $expected, People::found( $question ) );
	}

	public function test_hears_names(): void {
		$company = new Company(
			array(
				new Colleague( 1, 'Tomasz', 'Zając' ),
				new Colleague( 2, 'Hervé', 'Guillot', title: 'Technicien informatique', department: 'Information Technology' ),
				new Colleague( 3, 'Jan', 'Nowak', title: 'Accountant', department: 'Finance' ),
				new Colleague( 4, 'Krzysztof', 'Wróbel' ),
				new Colleague( 5, 'Xin', 'Liu' ),
				new Colleague( 6, 'Mei-Ling', 'Zhao' ),
				new Colleague( 7, 'Dmitri', 'Volkov' ),
				new Colleague( 8, 'Katrien', 'Bos', manager_id: 1 ),
				new Colleague( 9, 'Molly', 'Gareth', title: 'Leiterin Buchhaltung', department: 'Finance' ),
			)
		);
		$ask     = static fn ( string $question ): array => array_map( static fn ( Answer $finding ): int => $finding->id, ( new Finder( $company, People::TODAY ) )->find( $question )->people );
		foreach ( array( 'Zayonts' => 1, 'mr zajonc' => 1, 'Guyot' => 2, 'Giyo in IT' => 2, 'Monsieur Guyot' => 2, 'yan from finance' => 3, 'Jan in accounting' => 3, 'Kshishtof' => 4, 'Shin Liu' => 5, 'Jao' => 6, 'Dmitry Wolkow' => 7, 'Katrin Boss' => 8, 'Katrien boss' => 1, 'is sap still in use' => 2 ) as $question => $id ) {
			self::assertSame( array( $id ), $ask( $question ), $question );
		}
		foreach ( array( 'moyo', 'gerente', 'João', 'Frau Hoffmann' ) as $question ) {
			self::assertSame( array(), $ask( $question ), $question );
		}
	}

	public function test_knows_who_asks(): void {
		self::assertSame( array( 2 ), People::found( 'my manager', 3 ) );
		self::assertSame( array( 3, 6, 4 ), People::found( 'who reports to me', 2 ) );
		self::assertSame( array(), People::found( 'my manager', 999 ) );
		self::assertSame( array( 2 ), People::found( 'who approves my vacation', 3 ) );
		self::assertSame( array( 2 ), People::found( 'I need next Thursday off, who signs off on that?', 3 ) );
		self::assertSame( array( 2 ), People::found( 'hold on, who IS my manager', 3 ) );
	}

	public function test_says_why(): void {
		$found = ( new Finder( People::company(), People::TODAY ) )->find( 'sourdough in Lyon' );
		self::assertSame( array( 'Skill: Sourdough', 'Office: Lyon' ), $found->people[0]->reasons );
		$found = ( new Finder( People::company(), People::TODAY ) )->find( 'who reports to Bill' );
		self::assertSame( array( "Reports to William O'Dough" ), $found->people[0]->reasons );
	}

	public function test_says_what_means_nothing_here(): void {
		self::assertSame( array( 'plumbing', 'juggling' ), ( new Finder( People::company(), People::TODAY ) )->find( 'plumbing and juggling in Oslo' )->unknown );
	}

	public function test_counts_all_and_gives_the_first(): void {
		$found = ( new Finder( People::company(), People::TODAY ) )->find( 'people in Lyon', 2 );
		self::assertCount( 2, $found->people );
		self::assertSame( 5, $found->total );
	}

	public function test_scores_fall_and_stay_within_bounds(): void {
		$scores = array_map( static fn ( Answer $finding ): float => $finding->score, ( new Finder( People::company(), People::TODAY ) )->find( 'senior baker baking' )->people );
		$sorted = $scores;
		rsort( $sorted );
		self::assertSame( $sorted, $scores );
		foreach ( $scores as $score ) {
			self::assertGreaterThan( 0.0, $score );
			self::assertLessThanOrEqual( 1.0, $score );
		}
	}

	public function test_loops_end(): void {
		$company = new Company(
			array(
				new Colleague( 1, 'Ann', 'One', department: 'Loop', manager_id: 2 ),
				new Colleague( 2, 'Bob', 'Two', department: 'Loop', manager_id: 1 ),
				new Colleague( 3, 'Cy', 'Three', department: 'Loop', manager_id: 99 ),
			)
		);
		$ask     = static fn ( string $question ): array => array_map( static fn ( Answer $finding ): int => $finding->id, ( new Finder( $company, People::TODAY ) )->find( $question )->people );
		self::assertSame( array( 2 ), $ask( 'everyone under Ann One' ) );
		self::assertSame( array( 1 ), $ask( "Ann One's boss's boss" ) );
		self::assertSame( array( 3 ), $ask( 'head of loop' ) );
		self::assertSame( array(), $ask( "Cy Three's manager" ) );
	}

	public function test_nobody_is_found_where_there_is_nobody(): void {
		self::assertSame( array(), ( new Finder( new Company( array() ), People::TODAY ) )->find( 'newest baker in Lyon' )->people );
	}

	public function test_a_line_of_ten_thousand_is_followed(): void {
		$people  = array_map( static fn ( int $id ): Colleague => new Colleague( $id, 'Ann', 'Link', department: 0 === $id % 2 ? 'Even' : 'Odd', manager_id: 1 === $id ? null : $id - 1 ), range( 1, 10_000 ) );
		$company = new Company( $people );
		self::assertSame( 9_999, ( new Finder( $company, People::TODAY, 1 ) )->find( 'people under me', 1 )->total );
		self::assertSame( array( 2 ), array_map( static fn ( Answer $finding ): int => $finding->id, ( new Finder( $company, People::TODAY ) )->find( 'head of even' )->people ) );
	}
}
