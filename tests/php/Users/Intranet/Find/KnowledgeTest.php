<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Intranet\Find;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Svc\Users\Intranet\Find\Answer;
use Svc\Users\Intranet\Find\Colleague;
use Svc\Users\Intranet\Find\Company;
use Svc\Users\Intranet\Find\FactKind;
use Svc\Users\Intranet\Find\Finder;
use Svc\Users\Intranet\Find\Knowledge;
use Svc\Users\Intranet\Find\Translation;

/** Needs, other languages, numbers, groups and places, in a company of six. */
final class KnowledgeTest extends TestCase {

	private static function company(): Company {
		$people  = array(
			new Colleague( 1, 'Ada', 'Boss', 'ada@x.example', title: 'Chief Executive Officer', department: 'Board', office: 'Hamburg', start_date: '2001-06-03' ),
			new Colleague( 2, 'Sean', 'Koch', 'sean@x.example', title: 'Help Desk Technician', department: 'IT', office: 'Hamburg', start_date: '2015-06-20', manager_id: 1, phone: '+49 40 5550404', extension: '404' ),
			new Colleague( 3, 'Lucía', 'Gómez', 'lucia@x.example', title: 'Jefa de Almacén', department: 'Logistics', office: 'Valencia', start_date: '2020-01-01', manager_id: 1, nmls: '123456' ),
			new Colleague( 4, 'Uwe', 'Lind', 'uwe@x.example', title: 'Lagerist', department: 'Logistics', office: 'Hamburg', start_date: '2026-02-02', manager_id: 3 ),
			new Colleague( 5, 'Marie', 'Petit', 'marie@x.example', title: 'Gestionnaire de paie', department: 'Finance', office: 'Lyon', start_date: '2012-05-05', manager_id: 1 ),
			new Colleague( 6, 'Wojciech', 'Maj', 'wojciech@x.example', title: 'Vault Keeper', department: 'Finance', office: 'Lyon', start_date: '2018-03-03', manager_id: 5 ),
		);
		$company = new Company( $people, Knowledge::shipped( array( 'vault keeper < strongroom', 5 ) ) );
		$company->learn( 2, FactKind::Skill, 'Laptops' );
		$company->learn( 5, FactKind::Skill, 'Payroll' );
		$company->learn( 5, FactKind::Skill, 'Health insurance' );
		return $company;
	}

	/** @return iterable<string, array{string, list<int>}> */
	public static function questions(): iterable {
		$questions = array(
			"my notebook won't turn on"              => array( 2 ),
			'there is something odd on my payslip'   => array( 5 ),
			'the strongroom is locked'               => array( 6 ),
			'somebody has to fix the laptop of Marie before noon' => array( 2 ),
			'two men from Acme Fidelity are here and my laptop is frozen' => array( 2 ),
			'everybody under Lucía Gómez, at any level' => array( 4 ),
			'members of the finance department'      => array( 5, 6 ),
			'logistics boss'                         => array( 3 ),
			'storeman in Hamburg'                    => array( 4 ),
			'alle Lageristen'                        => array( 4 ),
			"je n'ai pas reçu ma paie"               => array( 5 ),
			'wo ist der Schluessel'                  => array(),
			'warehouse manager'                      => array( 3 ),
			'warehouse manager in Spain'             => array( 3 ),
			'warehouse manager in Naples'            => array(),
			'¿quién es el jefe de Uwe Lind?'         => array( 3 ),
			'Mein Laptop ist kaputt'                 => array( 2 ),
			"Qui s'occupe de la paie à Lyon ?"       => array( 5 ),
			'Shawn Koch'                             => array( 2 ),
			'Wojtek'                                 => array( 6 ),
			'Shaun Gomez'                            => array(),
			'extension 404'                          => array( 2 ),
			'who calls from 040 / 5550404'           => array( 2 ),
			'NMLS 123456'                            => array( 3 ),
			'NMLS 99999'                             => array(),
			'whose address is marie@x.example'       => array( 5 ),
			'who sits in the same office as Sean Koch' => array( 1, 4 ),
			'who else is in my department'           => array( 3 ),
			'two levels above Uwe Lind'              => array( 1 ),
			'two levels below Ada Boss'              => array( 4, 6 ),
			'skip-level manager of Uwe Lind'         => array( 1 ),
			'who joined this year'                   => array( 4 ),
			'who has been here for more than 20 years' => array( 1 ),
			'who has a work anniversary this month'  => array( 1, 2 ),
			'tenth work anniversary in 2025'         => array( 2 ),
			'who celebrates 25 years with us in 2026' => array( 1 ),
			'who has 20 years with the company'      => array( 1 ),
			"qui s'occupe de l'assurance maladie ?"  => array( 5 ),
			'who can fly a helicopter'               => array(),
			'how many days until christmas'          => array(),
		);
		foreach ( $questions as $question => $found ) {
			yield $question => array( $question, $found );
		}
	}

	/** @param list<int> $expected */
	#[DataProvider( 'questions' )]
	public function test_answers( string $question, array $expected ): void {
		$found = ( new Finder( self::company(), '2026-06-15', 4 ) )->find( $question );
		$ids   = array_map( static fn ( Answer $answer ): int => $answer->id, $found->people );
		sort( $ids );
		self::assertSame( $expected, $ids );
	}

	/**
	 * @param list<string> $stems
	 * @return list<int> Trades that one of these stems begins a need of with another of them.
	 */
	private static function of_two( array $stems ): array {
		$knowledge = Knowledge::shipped();
		$trades    = array();
		foreach ( $stems as $stem ) {
			foreach ( $knowledge->needs( $stem, $stems ) as list( $trade, , $others ) ) {
				if ( array() !== $others ) {
					$trades[] = $trade;
				}
			}
		}
		return array_values( array_unique( $trades ) );
	}

	public function test_chooses_a_word_for_each_place(): void {
		$trades = self::of_two( array( 'insurer', 'payout' ) );
		self::assertNotSame( array(), array_intersect( $trades, self::of_two( array( 'adjuster', 'check' ) ) ) );
		self::assertSame( array(), array_intersect( $trades, self::of_two( array( 'insurer', 'adjuster' ) ) ) );
	}

	public function test_words_of_longer_needs_tell_weakly(): void {
		$knowledge = Knowledge::shipped();
		self::assertTrue( $knowledge->has_needs( 'adjuster' ) );
		self::assertContains( false, array_column( $knowledge->needs( 'adjuster', array() ), 1 ) );
		self::assertContains( self::of_two( array( 'adjuster', 'check' ) )[0], array_column( $knowledge->needs_with( 'adjuster' ), 0 ) );
	}

	public function test_mends_a_slip(): void {
		$knowledge = Knowledge::shipped();
		self::assertSame( 'internet', $knowledge->similar( 'internt' ) );
		self::assertSame( 'receptionist', $knowledge->similar( 'recpetionist' ) );
		// A word that is right, the beginning of another one, and another word with a letter more or a different one.
		foreach ( array( 'internet', 'regulator', 'zorbin', 'expirer' ) as $word ) {
			self::assertNull( $knowledge->similar( $word ), $word );
		}
	}

	public function test_says_which_trade_meets_the_need(): void {
		$found = ( new Finder( self::company(), '2026-06-15' ) )->find( 'there is something odd on my payslip' );
		self::assertContains( 'Skill: Payroll', $found->people[0]->reasons );
	}

	public function test_a_title_in_english_is_not_translated(): void {
		$translation = new Translation( Knowledge::shipped() );
		foreach ( array( 'Sales Representative', 'Chief Credit Officer', 'Payoff and Lien Release Specialist', 'Renovation Loan Specialist' ) as $title ) {
			self::assertNull( $translation->of_title( $title ), $title );
		}
		foreach ( array( 'Responsable logistique', 'Jefe de Compras', 'Assistante de direction', 'Commercial' ) as $title ) {
			self::assertNotNull( $translation->of_title( $title ), $title );
		}
	}
}
