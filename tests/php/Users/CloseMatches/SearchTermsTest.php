<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\CloseMatches;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Svc\Users\CloseMatches\SearchTerms;

final class SearchTermsTest extends TestCase {

	/** @return iterable<string, array{string, list<string>, list<string>}> */
	public static function searches(): iterable {
		yield 'words' => array( 'Jane  DÖE jane', array( 'jane', 'doe' ), array() );
		yield 'joining words' => array( 'underwriters in the Denver office', array( 'underwriters', 'denver', 'office' ), array() );
		yield 'a phone number' => array( '+1 (303) 555-0100', array(), array( '+1 (303) 555-0100' ) );
		yield 'a name and a number' => array( 'Jane 303.555.0100', array( 'jane' ), array( '303.555.0100' ) );
		yield 'an extension' => array( 'x404', array(), array( '404' ) );
		yield 'a named extension' => array( 'Jane ext. 404', array( 'jane' ), array( '404' ) );
		yield 'an NMLS number' => array( 'NMLS #541875', array(), array( '541875' ) );
		yield 'a label without a number' => array( 'NMLS clerk', array( 'nmls', 'clerk' ), array() );
		yield 'two digits' => array( 'desk 42', array( 'desk', '42' ), array() );
		yield 'digits in a word' => array( 'agent007', array( 'agent007' ), array() );
		yield 'digits in an address' => array( '2000@example.com', array( '2000', 'example', 'com' ), array() );
		yield 'nothing' => array( ' . - ! ', array(), array() );
	}

	public function test_numbers_written_as_one_word_may_be_a_word(): void {
		self::assertSame( array( 'building', '300' ), SearchTerms::of( 'Building 300' )->texts() );
		self::assertSame( array( 'jane' ), SearchTerms::of( 'Jane +1 (303) 555-0100' )->texts() );
	}

	public function test_are_ten_at_most(): void {
		self::assertSame( 10, SearchTerms::of( 'b-c-d-e-f-g-h-i-j 404' )->count() );
		self::assertSame( 0, SearchTerms::of( 'b-c-d-e-f-g-h-i-j-k 404' )->count() );
		self::assertSame( 0, SearchTerms::of( 'b,c,d,e,f,g,h,i,j,k,l' )->count() );
	}

	/**
	 * @param list<string> $words
	 * @param list<string> $numbers
	 */
	#[DataProvider( 'searches' )]
	public function test_are_words_and_numbers( string $search, array $words, array $numbers ): void {
		$terms = SearchTerms::of( $search );
		self::assertSame( array( $words, $numbers ), array( $terms->words, $terms->numbers ) );
		self::assertSame( count( $words ) + count( $numbers ), $terms->count() );
	}
}
