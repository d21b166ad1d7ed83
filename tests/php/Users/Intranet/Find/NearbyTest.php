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

/** Areas that titles name, places without an office, and who looks after the caller's own office. */
final class NearbyTest extends TestCase {

	/** @return iterable<array{string, int, list<int>}> Question, caller, people. */
	public static function questions(): iterable {
		yield array( 'account executive for California', 5, array() );
		yield array( 'account executive for New York', 5, array( 1 ) );
		yield array( 'account executive for Texas', 5, array( 2 ) );
		yield array( 'account executives', 5, array( 1, 2 ) );
		// Albany is a town of other states, too.
		yield array( 'who works in wholesale in Albany', 6, array( 1 ) );
		// Leaders of a part of the country, however people call them.
		yield array( 'area director for the east coast', 6, array( 7 ) );
		yield array( 'regional boss out west', 6, array( 8 ) );
		yield array( 'regional manager', 6, array( 7, 8 ) );
		// Where a customer, a property or a loan is, no colleague must be; but one of the region comes first.
		yield array( 'ranch near Granbury', 6, array( 10 ) );
		yield array( 'ranch in Boise', 6, array( 10 ) );
		yield array( 'widow near Granbury wants a ranch', 6, array( 10 ) );
		yield array( 'ranch loan in Florida', 6, array( 10 ) );
		yield array( 'co-op in Buffalo', 6, array( 9, 10 ) );
		yield array( 'co-op in Dallas', 6, array( 10, 9 ) );
		yield array( 'closing in South Carolina', 6, array( 11 ) );
		// A colleague who is asked for must be there.
		yield array( 'ranch processor in Boise', 6, array() );
		yield array( 'processor in Boise', 6, array() );
		yield array( 'processor near Granbury', 6, array() );
		yield array( 'somebody in Boise for a ranch', 6, array() );
		yield array( 'who does co-ops in Boise', 6, array() );
		yield array( 'Ivy in Boise', 6, array() );
		yield array( 'Wholesale in Boise', 6, array() );
		yield array( 'closing in Boise', 6, array() );
		yield array( 'the ranch team in Boise', 6, array() );
		yield array( 'plumber in Boise', 6, array() );
		yield array( 'my badge does not open the door', 5, array( 3, 4 ) );
		yield array( 'my badge does not open the door', 6, array( 4, 3 ) );
	}

	/** @param list<int> $expected */
	#[DataProvider( 'questions' )]
	public function test_finds_in_this_order( string $question, int $caller_id, array $expected ): void {
		self::assertSame( $expected, array_map( static fn ( Answer $answer ): int => $answer->id, ( new Finder( self::company(), '2026-06-15', $caller_id ) )->find( $question )->people ) );
	}

	private static function company(): Company {
		$company = new Company(
			array(
				new Colleague( 1, 'Ada', 'Quill', 'a@x.example', Role::Staff, 'Account Executive, Northeast', 'Wholesale', 'Albany', '2001-01-01' ),
				new Colleague( 2, 'Bert', 'Vance', 'b@x.example', Role::Staff, 'Account Executive, Texas', 'Wholesale', 'San Antonio', '2012-01-01' ),
				new Colleague( 3, 'Cleo', 'Marsh', 'c@x.example', Role::Staff, 'Office Manager', 'Facilities', 'Albany', '2013-01-01' ),
				new Colleague( 4, 'Dora', 'Finch', 'd@x.example', Role::Staff, 'Office Manager', 'Facilities', 'San Antonio', '2014-01-01' ),
				new Colleague( 5, 'Emil', 'Stroud', 'e@x.example', Role::Staff, 'Processor', 'Processing', 'Albany', '2015-01-01' ),
				new Colleague( 6, 'Fay', 'Hollis', 'f@x.example', Role::Staff, 'Processor', 'Processing', 'San Antonio', '2016-01-01' ),
				new Colleague( 7, 'Gil', 'Pratt', 'g@x.example', Role::Leadership, 'Regional Manager East', 'Lending', 'Albany', '2017-01-01' ),
				new Colleague( 8, 'Hal', 'Quist', 'h@x.example', Role::Leadership, 'Regional Manager West', 'Lending', 'San Antonio', '2018-01-01' ),
				new Colleague( 9, 'Ivy', 'Nash', 'i@x.example', Role::LoanOfficer, 'Loan Officer', 'Lending', 'Albany', '2019-01-01' ),
				new Colleague( 10, 'Jed', 'Orr', 'j@x.example', Role::LoanOfficer, 'Loan Officer', 'Lending', 'San Antonio', '2020-01-01' ),
				new Colleague( 11, 'Kay', 'Poe', 'k@x.example', Role::Staff, 'Closer', 'Closing', 'Albany', '2021-01-01' ),
			)
		);
		$company->learn( 9, FactKind::Skill, 'Co-op apartments' );
		$company->learn( 10, FactKind::Skill, 'Co-op apartments' );
		$company->learn( 10, FactKind::Skill, 'Ranch' );
		$company->learn( 3, FactKind::Skill, 'Badges' );
		$company->learn( 4, FactKind::Skill, 'Badges' );
		return $company;
	}
}
