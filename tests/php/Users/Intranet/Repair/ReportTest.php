<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Intranet\Repair;

use PHPUnit\Framework\TestCase;
use Svc\Users\Intranet\Repair\Damage;
use Svc\Users\Intranet\Repair\Finding;
use Svc\Users\Intranet\Repair\Report;
use Svc\Users\Intranet\Repair\ReportText;

final class ReportTest extends TestCase {

	private static function of( Damage $damage, string ...$names ): Report {
		$report = new Report();
		foreach ( $names as $index => $name ) {
			$report->add( new Finding( $damage, $index + 1, $name ) );
		}
		return $report;
	}

	public function test_is_empty_at_first(): void {
		$report = new Report();
		self::assertSame( 0, $report->total() );
		self::assertSame( array(), $report->damages() );
		self::assertSame( '', ReportText::html( $report, true ) );
	}

	public function test_counts_all_and_names_the_first_few(): void {
		$report = self::of( Damage::StaleCopy, ...array_map( 'strval', range( 1, 1000 ) ) );
		self::assertSame( 1000, $report->count( Damage::StaleCopy ) );
		self::assertSame( 1000, $report->total() );
		self::assertCount( 10, $report->names( Damage::StaleCopy ) );
		self::assertStringContainsString( '9, 10, 990 more', ReportText::html( $report, true ) );
	}

	public function test_names_nobody_to_those_who_may_not_manage(): void {
		$report = self::of( Damage::LostManager, 'Ana <b>Ruiz</b>' );
		self::assertStringNotContainsString( 'Ana', ReportText::html( $report, false ) );
		self::assertStringContainsString( 'Ana &lt;b&gt;Ruiz&lt;/b&gt;', ReportText::html( $report, true ) );
	}

	public function test_every_damage_has_sentences_of_its_own(): void {
		$all = array();
		foreach ( Damage::cases() as $damage ) {
			array_push( $all, $damage->label( 1 ), $damage->label( 2 ), $damage->remedy() );
		}
		self::assertSame( $all, array_unique( $all ) );
		self::assertSame( array(), preg_grep( '/%/', $all ) );
	}
}
