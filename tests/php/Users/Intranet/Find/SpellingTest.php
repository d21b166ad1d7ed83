<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Intranet\Find;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Svc\Users\Intranet\Find\Spelling;

final class SpellingTest extends TestCase {

	/** @return iterable<array{string, string, int}> */
	public static function distances(): iterable {
		yield array( '', '', 0 );
		yield array( 'dana', 'dana', 0 );
		yield array( 'dana', '', 4 );
		yield array( 'dana', 'dina', 1 );
		yield array( 'dana', 'danna', 1 );
		yield array( 'dana', 'dan', 1 );
		yield array( 'priya', 'pryia', 1 );
		yield array( 'abcd', 'badc', 2 );
		yield array( 'kitten', 'sitting', 3 );
		yield array( 'соловьев', 'соловиев', 1 );
		yield array( '山田', '田山', 1 );
	}

	#[DataProvider( 'distances' )]
	public function test_counts_slips( string $one, string $other, int $distance ): void {
		self::assertSame( $distance, Spelling::distance( $one, $other, 9 ) );
		self::assertSame( $distance, Spelling::distance( $other, $one, 9 ) );
	}

	public function test_stops_counting_past_the_most(): void {
		self::assertSame( 2, Spelling::distance( 'kitten', 'sitting', 1 ) );
		self::assertSame( 1, Spelling::distance( 'a', 'abcdefgh', 0 ) );
	}

	/** @return iterable<array{string, string, bool}> */
	public static function likenesses(): iterable {
		yield 'a slip' => array( 'whyte', 'white', true );
		yield 'two slips of a long word' => array( 'ragunatan', 'raghunathan', true );
		yield 'two slips of a short word' => array( 'wyyte', 'white', false );
		yield 'a word too short to be wrong' => array( 'rye', 'rya', false );
		yield 'another first letter of a short word' => array( 'bana', 'dana', false );
		yield 'another first letter and another slip' => array( 'ruprecht', 'utrecht', false );
		yield 'another word' => array( 'plumber', 'president', false );
	}

	#[DataProvider( 'likenesses' )]
	public function test_forgives_by_length( string $typed, string $meant, bool $is_like ): void {
		self::assertSame( $is_like, Spelling::likeness( $typed, $meant ) > 0.0 );
	}

	public function test_likes_fewer_slips_better(): void {
		self::assertGreaterThan( Spelling::likeness( 'ragunatan', 'raghunathan' ), Spelling::likeness( 'raghunatan', 'raghunathan' ) );
	}
}
