<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Intranet\Repair;

use PHPUnit\Framework\TestCase;
use Svc\Users\Intranet\Repair\Problem;
use Svc\Users\Intranet\Repair\ProblemKind;
use Svc\Users\Intranet\Repair\Report;
use Svc\Users\Intranet\Repair\ReportText;

final class ReportTest extends TestCase {

	private static function of( ProblemKind $kind, string ...$names ): Report {
		$report = new Report();
		foreach ( $names as $index => $name ) {
			$report->add( new Problem( $kind, $index + 1, $name ) );
		}
		return $report;
	}

	public function test_is_empty_at_first(): void {
		$report = new Report();
		self::assertSame( 0, $report->total() );
		self::assertSame( array(), $report->kinds() );
		self::assertSame( '', ReportText::html( $report, true ) );
	}

	public function test_counts_all_and_names_the_first_few(): void {
		$report = self::of( ProblemKind::StaleCopy, ...array_map( 'strval', range( 1, 1000 ) ) );
		self::assertSame( 1000, $report->count( ProblemKind::StaleCopy ) );
		self::assertSame( 1000, $report->total() );
		self::assertCount( 10, $report->names( ProblemKind::StaleCopy ) );
		self::assertStringContainsString( '9, 10, 990 more', ReportText::html( $report, true ) );
	}

	public function test_names_nobody_to_those_who_may_not_manage(): void {
		$report = self::of( ProblemKind::LostManager, 'Ana <b>Ruiz</b>' );
		self::assertStringNotContainsString( 'Ana', ReportText::html( $report, false ) );
		self::assertStringContainsString( 'Ana &lt;b&gt;Ruiz&lt;/b&gt;', ReportText::html( $report, true ) );
	}

	public function test_every_problem_has_sentences_of_its_own(): void {
		$all = array();
		foreach ( ProblemKind::cases() as $kind ) {
			array_push( $all, $kind->label( 1 ), $kind->label( 2 ), $kind->remedy() );
		}
		self::assertSame( $all, array_unique( $all ) );
		self::assertSame( array(), preg_grep( '/%/', $all ) );
	}
}
