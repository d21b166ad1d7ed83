<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Intranet\Find;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Svc\Users\Fields\Role;
use Svc\Users\Intranet\Find\Answer;
use Svc\Users\Intranet\Find\Colleague;
use Svc\Users\Intranet\Find\Company;
use Svc\Users\Intranet\Find\FactKind;
use Svc\Users\Intranet\Find\Finder;

/** What a word is in its sentence, trades that nobody has, questions about the world, short forms of names. */
final class EmphasisTest extends TestCase {

	private static function company(): Company {
		$company = new Company(
			array(
				new Colleague( 1, 'Ada', 'Boss', 'ada@x.example', Role::Leadership, 'Managing Director', 'Board', 'Lyon', '2001-06-03' ),
				new Colleague( 2, 'Wanda', 'Fisk', 'wanda@x.example', Role::Leadership, 'Sales Manager', 'Sales', 'Oslo', '2015-06-20', 1 ),
				new Colleague( 3, 'Halina', 'Krol', 'halina@x.example', Role::Staff, 'Filleting Operator', 'Production', 'Oslo', '2020-01-01', 1 ),
				new Colleague( 4, 'Paul', 'Lohn', 'paul@x.example', Role::Staff, 'Wages Accountant', 'Finance', 'Lyon', '2019-02-02', 1 ),
				new Colleague( 5, 'Oksana', 'Port', 'oksana@x.example', Role::Staff, 'Shipping Clerk', 'Logistics', 'Lyon', '2012-05-05', 1 ),
				new Colleague( 6, 'Lucía', 'Martínez', 'lucia@x.example', Role::Staff, 'Loan Officer', 'Lending', 'Lyon', '2018-03-03', 9 ),
				new Colleague( 7, 'Thibault', 'Lacombe', 'thibault@x.example', Role::Staff, 'Network Engineer', 'IT', 'Lyon', '2018-04-03', 1 ),
				new Colleague( 8, 'Katarzyna', 'Wisniewska', 'kw@x.example', Role::Staff, 'Facilities Manager', 'Facilities', 'Lyon', '2017-04-03', 1 ),
				new Colleague( 9, 'Rita', 'Head', 'rita@x.example', Role::Leadership, 'Regional Manager West', 'Lending', 'Lyon', '2016-04-03', 1 ),
				new Colleague( 11, 'Ines', 'Koch', 'ines@x.example', Role::Staff, 'Loan Officer Assistant', 'Lending', 'Lyon', '2022-03-03', 9 ),
				new Colleague( 10, 'Olga', 'Bell', 'olga@x.example', Role::Staff, 'Receptionist', 'Reception', 'Lyon', '2016-05-03', 8 ),
			)
		);
		$company->learn( 2, FactKind::Skill, 'Fish' );
		$company->learn( 3, FactKind::Skill, 'Filleting' );
		$company->learn( 4, FactKind::Skill, 'Payroll' );
		$company->learn( 6, FactKind::Skill, 'Physician loans' );
		$company->learn( 8, FactKind::Skill, 'Leases' );
		$company->learn( 10, FactKind::Skill, 'ADA' );
		$company->learn( 5, FactKind::Skill, 'Fair trade' );
		return $company;
	}

	/** @return iterable<string, array{string, list<int>}> */
	public static function questions(): iterable {
		$questions = array(
			'payroll clerk'                        => array( 4 ),
			'the wireless is crawling in the conference room' => array( 7 ),
			'our lease in Oslo is up for renewal'  => array( 8 ),
			'facilities manager in Oslo'           => array(),
			'who is our company physician'         => array(),
			'we are looking for a surgeon'         => array(),
			'aerospace engineer'                   => array(),
			// A question that begins with the person who has a need asks for those who meet it.
			'a young surgeon with heaps of student debt starts at a hospital' => array( 6 ),
			'a surgeon with a steady hand'         => array(),
			// What a customer has is nothing for those who look after the company's own people.
			"a borrower's paystub has a different name" => array( 11 ),
			"a cook's paystub has a different name" => array( 4 ),
			// A part of a town is no place of its own.
			'network engineer in Bellecour, Lyon'  => array( 7 ),
			'receptionists in Oslo, Lyon'          => array( 10 ),
			'receptionist in Oslo'                 => array(),
			'who oversees the western region'      => array( 9 ),
			// Words with a verb spell no acronym.
			'active duty asks'                     => array( 6 ),
			'americans disabilities act'           => array( 1, 10 ),
			'who hedges'                           => array(),
			'Thibo Lacombe'                        => array( 7 ),
			'Kat Wisniewska'                       => array( 8 ),
			'Reginald Farquharson'                 => array(),
			'Paul Fisk? I mean Halina'             => array( 3 ),
			'how many bones does a fish have'      => array(),
			'is the stock market going to crash'   => array(),
			'Lucía Martínez works under which manager' => array( 9 ),
			'who does Lucía Martínez have as a manager' => array( 9 ),
			'who else reports to Ada Boss besides Paul Lohn' => array( 2, 3, 5, 7, 8, 9 ),
		);
		foreach ( $questions as $question => $found ) {
			yield $question => array( $question, $found );
		}
	}

	/** @param list<int> $found */
	#[DataProvider( 'questions' )]
	public function test_answers( string $question, array $found ): void {
		$people = ( new Finder( self::company(), '2026-06-15', 1 ) )->find( $question )->people;
		$ids    = array_map( static fn ( Answer $one ): int => $one->id, $people );
		sort( $ids );
		sort( $found );
		self::assertSame( $found, $ids );
	}

	public function test_the_verb_after_who_names_the_trade(): void {
		$people = ( new Finder( self::company(), '2026-06-15', 1 ) )->find( 'who fillets the fish' )->people;
		self::assertSame( 3, $people[0]->id ?? null );
	}

	public function test_an_acronym_of_a_title_is_no_foreign_word(): void {
		$company = new Company(
			array(
				new Colleague( 1, 'Ann', 'One', 'ann@x.example', title: 'DE Underwriter' ),
				new Colleague( 2, 'Bob', 'Two', 'bob@x.example', title: 'Underwriter' ),
			)
		);
		$people = ( new Finder( $company, '2026-06-15' ) )->find( 'DE underwriter' )->people;
		self::assertSame( array( 1 ), array_map( static fn ( Answer $one ): int => $one->id, $people ) );
	}
}
