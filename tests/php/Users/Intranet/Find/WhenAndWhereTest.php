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

/** Time, places, and what a list leaves out, in the ways that people say them. */
final class WhenAndWhereTest extends TestCase {

	/** @return iterable<string, array{string, list<int>}> The people who are found, and no others, sorted by ID. */
	public static function lists(): iterable {
		$questions = array(
			// Days and spans.
			'who has been hired since New Year 2026?'       => array( 8, 9 ),
			'who was hired since New Year'                  => array( 8, 9 ),
			'who joined in Q2 2025'                         => array( 7 ),
			'who started in the second half of 2025'        => array( 10 ),
			'who joined in the spring of 2025'              => array( 7 ),
			'who joined this spring'                        => array( 8 ),
			'who joined in the 2000s'                       => array( 1, 2 ),
			'hired on June 8, 2026'                         => array( 9 ),
			'who started on 2026-06-08'                     => array( 9 ),
			'who started last Monday'                       => array( 9 ),
			'who started between May and September 2025'    => array( 7, 10 ),
			'hired from 2004 to 2006'                       => array( 1, 2 ),
			'hired no later than 2006'                      => array( 1, 2 ),
			'who started in 2006 or earlier'                => array( 1, 2 ),
			'anyone who started earlier than 2006'          => array( 1 ),
			'our class of 2025'                             => array( 7, 10 ),
			'who joined in 2004 or 2012'                    => array( 1, 3 ),
			'who joined in April or June 2026'              => array( 8, 9 ),
			'who was hired in the last quarter of 2025'     => array(),
			// Lengths.
			'who has been with us for more than two decades' => array( 1, 2 ),
			'who has been here for 20 years or longer'      => array( 1, 2 ),
			'people with 20+ years'                         => array( 1, 2 ),
			'anyone with more than 20 yrs at the company'   => array( 1, 2 ),
			'who passed the 20 year mark'                   => array( 1, 2 ),
			'who started in the last half year'             => array( 8, 9 ),
			'who has less than a year of service'           => array( 8, 9, 10 ),
			'everyone who joined in the past year'          => array( 8, 9, 10 ),
			'who is in their first year here'               => array( 8, 9, 10 ),
			"who hasn't been here a year yet"               => array( 8, 9, 10 ),
			'loan officers with 5 to 10 years'              => array( 6 ),
			'ppl in lending w less than 1 yr'               => array( 9, 10 ),
			'20 yrs plus'                                   => array( 1, 2 ),
			'who started b4 2006'                           => array( 1 ),
			'any1 new in lending since may'                 => array( 9 ),
			'new starters this month'                       => array( 9 ),
			'any1 w 20 yrs here'                            => array( 1, 2 ),
			'underwriting 10 yrs+'                          => array( 3 ),
			'who was here already in 2006'                  => array( 1, 2 ),
			'who started the day before yesterday'          => array(),
			'whos been here under 6 months'                 => array( 8, 9 ),
			'whos anniversary is tmrw'                      => array(),
			'hired btw 2012 and 2013'                       => array( 3, 4 ),
			'exactly 10 years here'                         => array( 5 ),
			'13 yrs or more in the Denver shop'             => array( 1, 2, 3 ),
			// Anniversaries.
			'who celebrated 20 years here last month'       => array( 2 ),
			'who had their 20th anniversary last month'     => array( 2 ),
			'whose 10th anniversary was in April'           => array( 5 ),
			'who will hit ten years with us in August'      => array( 6 ),
			'who turns 10 at the company in August'         => array( 6 ),
			'who reached the 10 year mark in April'         => array( 5 ),
			'who reaches 10 years this year'                => array( 5, 6 ),
			'who celebrates a decade with us in August'     => array( 6 ),
			'anniversaries last week'                       => array(),
			// Beside others.
			'who started the same year as Fay Hollis'       => array( 5 ),
			'who started the same week as Ida Jute'         => array(),
			'who joined after Gil Pratt'                    => array( 8, 9, 10 ),
			'who was here before Cleo Marsh'                => array( 1, 2 ),
			'who has been here longer than Cleo Marsh'      => array( 1, 2 ),
			// What a list leaves out.
			'Spanish speaker, but nobody from lending'      => array( 3, 8 ),
			'Spanish speaker, no loan officers'             => array( 3, 8 ),
			'all of Lending but Emil'                       => array( 4, 6, 7, 9, 10 ),
			'everyone in Lending without the branch manager' => array( 5, 6, 7, 9, 10 ),
			'everyone in Lending, not counting the branch manager' => array( 5, 6, 7, 9, 10 ),
			'underwriters who are not senior'               => array( 8 ),
			'people in Lending who do not speak Spanish or French' => array( 4, 9, 10 ),
			'everyone at the Denver office in Lending'      => array( 4, 5, 6 ),
			'full list of Underwriting'                     => array( 3, 8 ),
			'Lending team minus Dora'                       => array( 5, 6, 7, 9, 10 ),
			'who besides Cleo speaks Spanish in Denver'     => array( 5 ),
			'all of Lending, without the ones in Denver'    => array( 7, 9, 10 ),
			'everyone in Denver who is not in Lending'      => array( 1, 2, 3 ),
			'a Spanish speaker who is no loan officer'      => array( 3, 8 ),
			'Spanish speakers not called Hal'               => array( 3, 5, 7 ),
			'underwriters and branch managers'              => array( 3, 4, 8 ),
			'loan officers who arent in Tampa'              => array( 4, 5, 6, 7 ),
			'people in Lending, not tampa'                  => array( 4, 5, 6, 7 ),
			'loan officers without Emil'                    => array( 4, 6, 7, 9, 10 ),
			'loan officers instead of underwriters in Kansas City' => array( 7 ),
			// A department of another name.
			'everyone in underwriting'                      => array( 3, 8 ),
			// Places.
			'underwriter in KC'                             => array( 8 ),
			'lending boss Denver'                           => array( 4 ),
			'underwriter close to Boulder'                  => array( 3 ),
			'underwriter not far from Boulder'              => array( 3 ),
			'underwriter in Boulder, CO'                    => array(),
			'underwriters in Colorado state'                => array( 3 ),
			'underwriter in CO'                             => array( 3 ),
			'underwriter near Overland Park'                => array( 8 ),
			'underwriter in the Overland Park area'         => array( 8 ),
			'underwriter near Nowhereville, Missouri'       => array( 8 ),
			'underwriter in the Midwest'                    => array( 8 ),
			'underwriter in New England'                    => array(),
		);
		$questions += array(
			'who could take a call in Vietnamese'          => array( 9 ),
			'which person in Underwriting knows Spanish'   => array( 3, 8 ),
		);
		foreach ( $questions as $question => $found ) {
			yield $question => array( $question, $found );
		}
	}

	/** @param list<int> $expected */
	#[DataProvider( 'lists' )]
	public function test_finds_just_these( string $question, array $expected ): void {
		$found = self::found( $question );
		sort( $found );
		self::assertSame( $expected, $found );
	}

	/** @return iterable<string, array{string, int}> The person who comes first. */
	public static function orders(): iterable {
		$questions = array(
			'newest face in lending'                 => 9,
			'latest addition to the lending team'    => 9,
			'the rookie in Lending'                  => 9,
			'the new kid in Lending'                 => 9,
			'who is new in Lending'                  => 9,
			'who did we hire last in Lending'        => 9,
			'who has the shortest tenure in Lending' => 9,
			'name of the newest employee'            => 9,
			'who is the last person that joined us'  => 9,
			'who was the last to join Underwriting'  => 8,
			'who came on board most recently'        => 9,
			'last 3 to join Lending'                 => 9,
			'loan officers, who was here first'      => 4,
			'newest 2 underwriters'                  => 8,
			'whos been here longer, Emil or Fay'     => 5,
			'top 3 longest serving in Lending'       => 4,
			'the 5 newest in Lending'                => 9,
			'first person hired in Underwriting'     => 3,
			'who has the least time in lending'      => 9,
			'oldest person in lending, service wise' => 4,
			'the veteran loan officer in Tampa'      => 10,
			'old-timer in lending'                   => 4,
			'the most senior person in Lending by years with us' => 4,
			'who started first in Underwriting'      => 3,
			'who has the most seniority in Lending'  => 4,
			'who joined right after Gil Pratt'       => 10,
			'who came just before Ida Jute'          => 8,
			'longest serving person in Denver, leaving aside the executives' => 3,
		);
		foreach ( $questions as $question => $first ) {
			yield $question => array( $question, $first );
		}
	}

	#[DataProvider( 'orders' )]
	public function test_comes_first( string $question, int $first ): void {
		self::assertSame( $first, self::found( $question )[0] ?? null );
	}

	public function test_years_of_a_customer_are_none_of_a_colleague(): void {
		self::assertContains( 5, self::found( 'loan officer for a client with less than one year of work' ) );
	}

	public function test_a_story_of_a_start_is_not_of_a_person(): void {
		self::assertSame( array( 2 ), self::found( 'the wifi started dropping yesterday' ) );
	}

	/** @return list<int> */
	private static function found( string $question ): array {
		return array_map( static fn ( Answer $answer ): int => $answer->id, ( new Finder( self::company(), '2026-06-15', 6 ) )->find( $question )->people );
	}

	private static function company(): Company {
		$company = new Company(
			array(
				new Colleague( 1, 'Ada', 'Quill', 'a@x.example', Role::Leadership, 'Chief Executive Officer', 'Executive', 'Denver', '2004-03-01' ),
				new Colleague( 2, 'Bert', 'Vance', 'b@x.example', Role::Leadership, 'Chief Information Officer', 'Executive', 'Denver', '2006-05-15', 1 ),
				new Colleague( 3, 'Cleo', 'Marsh', 'c@x.example', Role::Staff, 'Senior Underwriter', 'Underwriting', 'Denver', '2012-02-06', 1 ),
				new Colleague( 4, 'Dora', 'Finch', 'd@x.example', Role::LoanOfficer, 'Branch Manager', 'Lending', 'Denver', '2013-09-02', 1 ),
				new Colleague( 5, 'Emil', 'Stroud', 'e@x.example', Role::LoanOfficer, 'Loan Officer', 'Lending', 'Denver', '2016-04-11', 4 ),
				new Colleague( 6, 'Fay', 'Hollis', 'f@x.example', Role::LoanOfficer, 'Loan Officer', 'Lending', 'Denver', '2016-08-01', 4 ),
				new Colleague( 7, 'Gil', 'Pratt', 'g@x.example', Role::LoanOfficer, 'Loan Officer', 'Lending', 'Kansas City', '2025-05-05', 4 ),
				new Colleague( 8, 'Hal', 'Iverson', 'h@x.example', Role::Staff, 'Underwriter', 'Underwriting', 'Kansas City', '2026-04-06', 3 ),
				new Colleague( 9, 'Ida', 'Jute', 'i@x.example', Role::LoanOfficer, 'Loan Officer', 'Lending', 'Tampa', '2026-06-08', 4 ),
				new Colleague( 10, 'Kit', 'Lowell', 'k@x.example', Role::LoanOfficer, 'Loan Officer', 'Lending', 'Tampa', '2025-09-08', 4 ),
			)
		);
		$company->learn( 2, FactKind::Skill, 'Wi-Fi' );
		$company->learn( 3, FactKind::Skill, 'Spanish' );
		$company->learn( 5, FactKind::Skill, 'Spanish' );
		$company->learn( 6, FactKind::Skill, 'French' );
		$company->learn( 7, FactKind::Skill, 'Spanish' );
		$company->learn( 8, FactKind::Skill, 'Spanish' );
		$company->learn( 9, FactKind::Skill, 'Vietnamese' );
		return $company;
	}
}
