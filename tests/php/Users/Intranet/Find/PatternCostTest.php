<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Intranet\Find;

use PHPUnit\Framework\Attributes\RunInSeparateProcess;
use PHPUnit\Framework\TestCase;
use Svc\Users\Fields\Role;
use Svc\Users\Intranet\Find\Colleague;
use Svc\Users\Intranet\Find\Company;
use Svc\Users\Intranet\Find\Finder;
use function Svc\Users\Intranet\Find\patterns_that_gave_up;

/** A question of 300 characters that repeats a few words must not keep a server busy. */
final class PatternCostTest extends TestCase {

	/** A pattern tries the square of 300 and somewhat more, but nothing that doubles with each word. */
	private const MOST_STEPS = '150000';

	private const WORDS = "who is the my our a in of from to for not and or no but with like above under between since before after newest longest years everyone everybody team boss manager manager's 's reports report who's somebody called named name sorry wait no, I mean actually . , - … ? Mc van der Dr. Smith smith Ana ana in Austin department office same another other only except without 5 2024 last month loans payroll laptop broken can't don't know remember begins starts ä Łukasz";

	/** In a process of its own, because PHP looks a function up once for each place that calls it. */
	#[RunInSeparateProcess]
	public function test_no_question_has_a_pattern_try_too_many_ways(): void {
		require_once __DIR__ . '/heard-patterns.php';
		ini_set( 'pcre.jit', '0' );
		ini_set( 'pcre.backtrack_limit', self::MOST_STEPS );
		$finder = new Finder( self::company(), '2026-06-15', 1 );
		foreach ( self::questions() as $question ) {
			$finder->find( $question );
		}
		self::assertSame( array(), patterns_that_gave_up() );
	}

	/** @return iterable<string> */
	private static function questions(): iterable {
		mt_srand( 1 );
		$words  = explode( ' ', self::WORDS );
		$random = static fn ( array $of ): string => $of[ mt_rand( 0, count( $of ) - 1 ) ];
		foreach ( $words as $word ) {
			yield mb_substr( str_repeat( "$word ", 300 ), 0, 300 );
			yield mb_substr( str_repeat( $word, 300 ), 0, 300 );
			yield 'who is ' . mb_substr( str_repeat( "$word ", 300 ), 0, 284 ) . ' manager';
		}
		for ( $round = 0; $round < 200; $round++ ) {
			$few = array( $random( $words ), $random( $words ), $random( $words ) );
			yield mb_substr( implode( ' ', array_map( $random, array_fill( 0, 100, $few ) ) ), 0, 300 );
			yield mb_substr( implode( ' ', array_map( $random, array_fill( 0, 60, $words ) ) ), 0, 300 );
		}
	}

	private static function company(): Company {
		return new Company(
			array(
				new Colleague( 1, 'Ana', 'Smith', 'ana@example.org', Role::Staff, 'Payroll Manager', 'Finance', 'Austin', '2015-03-01', null ),
				new Colleague( 2, 'Łukasz', 'van der Meer', 'lukasz@example.org', Role::LoanOfficer, 'Loan Officer', 'Lending', 'Denver', '2020-05-01', 1 ),
			)
		);
	}
}
