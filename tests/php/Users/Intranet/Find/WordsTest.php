<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Intranet\Find;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Svc\Users\Intranet\Find\Words;

final class WordsTest extends TestCase {

	/** @return iterable<array{string, list<string>}> */
	public static function texts(): iterable {
		yield array( "Siobhán O'Rourke", array( 'siobhan', 'orourke' ) );
		yield array( 'O’Brien-Müller', array( 'obrien', 'muller' ) );
		yield array( 'Loan Officer (VA & FHA)', array( 'loan', 'officer', 'va', 'fha' ) );
		yield array( 'R&D, M & A', array( 'rd', 'ma' ) );
		yield array( 'C++ and C#', array( 'c++', 'and', 'c#' ) );
		yield array( '한국어 हिन्दी', array( '한국어', 'हिनदी' ) );
		yield array( '???', array() );
	}

	/** @param list<string> $words */
	#[DataProvider( 'texts' )]
	public function test_splits( string $text, array $words ): void {
		self::assertSame( array_map( array( \Svc\Kernel\Text\Text::class, 'folded' ), $words ), Words::of( $text ) );
	}

	/** @return iterable<array{list<string>}> */
	public static function families(): iterable {
		yield array( array( 'process', 'processor', 'processors', 'processing' ) );
		yield array( array( 'close', 'closer', 'closing', 'closings' ) );
		yield array( array( 'underwrite', 'underwriter', 'underwriting', 'underwritting' ) );
		yield array( array( 'photographer', 'photography' ) );
		yield array( array( 'engineer', 'engineers', 'engineering' ) );
		yield array( array( 'calibrate', 'calibration', 'calibrating' ) );
		yield array( array( 'account', 'accountant', 'accounting', 'accounts' ) );
		yield array( array( 'notary', 'notarization' ) );
	}

	/** @param list<string> $words */
	#[DataProvider( 'families' )]
	public function test_finds_what_relatives_have_in_common( array $words ): void {
		self::assertCount( 1, array_unique( array_map( array( Words::class, 'stem' ), $words ) ), implode( ' ', array_map( array( Words::class, 'stem' ), $words ) ) );
	}

	public function test_keeps_strangers_apart(): void {
		self::assertNotSame( Words::stem( 'office' ), Words::stem( 'officer' ) );
		self::assertNotSame( Words::stem( 'buyer' ), Words::stem( 'bus' ) );
		self::assertSame( 'loss', Words::stem( 'loss' ) );
	}

	public function test_knows_plurals(): void {
		self::assertContains( 'agency', Words::of_other_number( 'agencies' ) );
		self::assertContains( 'boss', Words::of_other_number( 'bosses' ) );
		self::assertContains( 'loans', Words::of_other_number( 'loan' ) );
		self::assertNotContains( 'bos', Words::of_other_number( 'boss' ) );
	}
}
