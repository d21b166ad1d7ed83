<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Intranet\Find;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Svc\Users\Fields\Role;
use Svc\Users\Intranet\Find\ChatPhrasing;
use Svc\Users\Intranet\Find\Colleague;
use Svc\Users\Intranet\Find\Company;
use Svc\Users\Intranet\Find\FactKind;
use Svc\Users\Intranet\Find\Finder;

/** Titles of two positions, veterans, corrections, for whom something is, last resorts, heads in German. */
final class WhatIsAskedTest extends TestCase {

	/** @return iterable<string, array{string, int|null}> The person who comes first. */
	public static function questions(): iterable {
		$questions = array(
			// One of the positions that a title joins.
			'our top lawyer'                          => 1,
			'general counsel'                         => 1,
			// A veteran is no one who has been here longest, unless of the company.
			'loan officer for veterans'               => 4,
			'veterans of the company'                 => 3,
			// More people of a position are not those who are there, more of a thing is nothing for the recruiter.
			'we need ten more loan officers in the fall' => 19,
			'we want to hire two more translators'    => 19,
			'we need two more W-2 statements'         => 16,
			// A correction.
			"Sandra Stone's phone or was it Rita"     => 5,
			// One of two names, whatever the person does.
			'is it Bent or Brent who handles statements' => 5,
			'is it Smith or Miller who hedges' => null,
			'translate the owner\'s manual'           => 6,
			'translate hello'                         => null,
			'how much did we spend last quarter'      => 7,
			'how many days until Christmas'           => null,
			'why did his payment jump, shortage letter' => 13,
			'why did Mozart write his requiem'        => null,
			'when is Christmas'                       => null,
			'when is payday'                          => 16,
			// The CFO is not the assistant to the CFO.
			'CFO'                                     => 14,
			"the CFO's assistant"                     => 15,
			'executive assistant to the COO'          => 15,
			'manager of the CFO'                      => 1,
			'fifteen minutes with the CFO'            => 15,
			'who books travel for Helen'              => 15,
			// A borrower's loan is the loan officer's.
			'million dollar house'                    => 3,
			'who takes care of the press'             => 7,
			// "Little" is not Little Rock, and "2" no W-2.
			'they paid me too little'                 => 16,
			'only 2 statements'                       => 13,
			// Words around what is needed.
			"I'm having trouble with the press"       => 7,
			"Hi, I'm new here, who handles the press" => 7,
			// First name and title: Denise, not her manager.
			'Denise the Payroll Manager'              => 16,
			'who works directly for Helen Kras'       => 16,
			'how many translators do we have'         => 6,
			'translators from Little Rock'            => null,
			// For whom it is.
			'commission statements for home consultants' => 5,
			'who prepares the W-2 of a man who translates the manual' => 16,
			'who checks the statement of a man who has a jumbo' => 13,
			'who can help a man who has a payroll question' => 16,
			// A last resort is no title: no loan officer for a carpenter.
			'is there a carpenter'                    => null,
			'Leiter des Einkaufs'                     => 9,
			// The place of a thing that is asked for, or of the person.
			'send the W-2 of our new hire in Tampa'   => 16,
			'send me somebody from payroll in Tampa'  => null,
			'payroll in Tampa'                        => null,
			// The start of a person who is mentioned, and of the person asked for.
			'somebody starts in July and has a payroll question' => 16,
			'our new hire starts next month, who handles the W-2' => 16,
			'who started in July'                     => null,
			// Heads.
			'which executive is over finance'         => 14,
			'who is up top in finance'                => 14,
			'who is at the top of finance'            => 14,
			'who runs operations'                     => 18,
			'who is up top in operations'             => 18,
		);
		foreach ( $questions as $question => $first ) {
			yield $question => array( $question, $first );
		}
	}

	#[DataProvider( 'questions' )]
	public function test_comes_first( string $question, ?int $first ): void {
		$people = ( new Finder( self::company(), '2026-06-15', 10 ) )->find( $question )->people;
		self::assertSame( $first, $people[0]->id ?? null );
	}

	public function test_i_would_is_not_idaho(): void {
		self::assertSame( 'I would like a jumbo', ( new ChatPhrasing( self::company() ) )->plain( "I'd like a jumbo" ) );
	}

	private static function company(): Company {
		$company = new Company(
			array(
				new Colleague( 1, 'Althea', 'Brock', 'a@x.example', Role::Leadership, 'General Counsel & Corporate Secretary', 'Legal', 'Boise', '2007-05-07' ),
				new Colleague( 2, 'Roxanne', 'Cross', 'b@x.example', Role::Staff, 'Associate General Counsel', 'Legal', 'Boise', '2015-10-21', 1 ),
				new Colleague( 3, 'Nolan', 'Ras', 'c@x.example', Role::LoanOfficer, 'Loan Officer', 'Mortgage', 'Boise', '2001-02-27', 1 ),
				new Colleague( 4, 'Yolanda', 'True', 'd@x.example', Role::Staff, 'Loan Officer', 'Mortgage', 'Boise', '2016-09-05', 1 ),
				new Colleague( 5, 'Rita', 'Bent', 'e@x.example', Role::Staff, 'Sales Operations Analyst', 'Sales', 'Boise', '2021-09-06', 1 ),
				new Colleague( 6, 'Odette', 'Laurel', 'f@x.example', Role::Staff, 'Translator', 'Marketing', 'Boise', '2017-06-05', 1 ),
				new Colleague( 7, 'Tina', 'Krause', 'g@x.example', Role::Staff, 'Financial Planning Manager', 'Finance', 'Boise', '2011-10-24', 1 ),
				new Colleague( 8, 'Carmen', 'Igle', 'h@x.example', Role::Staff, 'Home Consultant', 'Sales', 'Boise', '2015-03-09', 1 ),
				new Colleague( 9, 'Ansel', 'Whit', 'i@x.example', Role::Leadership, 'Director of Procurement', 'Supply Chain', 'Boise', '2018-08-27', 1 ),
				new Colleague( 11, 'Tyrell', 'Basco', 'j@x.example', Role::Staff, 'Home Consultant', 'Sales', 'Boise', '2025-09-01', 1 ),
				new Colleague( 12, 'Nora', 'Drum', 'k@x.example', Role::Staff, 'Buyer', 'Supply Chain', 'Boise', '2019-09-01', 9 ),
				new Colleague( 16, 'Denise', 'Up', 'o@x.example', Role::Staff, 'Payroll Manager', 'Finance', 'Boise', '2012-03-06', 14 ),
				new Colleague( 17, 'Ray', 'Acht', 'p@x.example', Role::Staff, 'Sales Trainer', 'Sales', 'Little Rock', '2009-03-06', 1 ),
				new Colleague( 14, 'Helen', 'Kras', 'm@x.example', Role::Leadership, 'Chief Financial Officer', 'Finance', 'Boise', '2012-02-06', 1 ),
				new Colleague( 15, 'Keisha', 'Lang', 'n@x.example', Role::Assistant, 'Executive Assistant to the COO and CFO', 'Executive Office', 'Boise', '2019-05-13', 1 ),
				new Colleague( 18, 'Darnell', 'Whit', 'q@x.example', Role::Leadership, 'Chief Operating Officer', 'Executive Office', 'Boise', '2008-05-20', 1 ),
				new Colleague( 19, 'Bea', 'Lund', 's@x.example', Role::Staff, 'Recruiter', 'Human Resources', 'Boise', '2014-05-20', 1 ),
				new Colleague( 13, 'Cora', 'Beck', 'l@x.example', Role::Staff, 'Customer Service Representative', 'Servicing', 'Boise', '2013-05-20', 1 ),
			)
		);
		$company->learn( 4, FactKind::Skill, 'VA loans' );
		$company->learn( 3, FactKind::Skill, 'Self-employed borrowers' );
		$company->learn( 3, FactKind::Skill, 'Jumbo' );
		$company->learn( 17, FactKind::Skill, 'Jumbo' );
		$company->learn( 16, FactKind::Skill, 'W-2s' );
		$company->learn( 7, FactKind::Skill, 'Press relations' );
		$company->learn( 5, FactKind::Skill, 'Commissions' );
		$company->learn( 13, FactKind::Skill, 'Statements' );
		return $company;
	}
}
