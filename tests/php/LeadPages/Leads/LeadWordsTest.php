<?php

declare( strict_types=1 );

namespace Svc\Tests\LeadPages\Leads;

use PHPUnit\Framework\TestCase;
use Svc\LeadPages\Leads\LeadWords;

final class LeadWordsTest extends TestCase {

	public function test_words_are_those_of_name_address_and_number(): void {
		$lead = LeadsOfTests::one(
			array(
				'first_name' => 'Zoë Ann',
				'last_name'  => 'Łukasz',
			)
		);
		self::assertSame( array( 'zoe', 'ann', 'lukasz', 'jane@example.com', '3035550100', '13035550100' ), LeadWords::of( $lead ) );
		self::assertSame( array( 'ann', '13035550100' ), array_values( array_intersect( LeadWords::of( $lead->with( array( 'phone' => '+1 303.555.0100' ) ) ), array( 'ann', '13035550100' ) ) ) );
		self::assertSame( array( 'zoe', 'ann', 'lukasz', '4420' ), LeadWords::of( $lead->with( array( 'email' => '', 'phone' => '4420' ) ) ) );
	}

	public function test_long_words_are_cut_as_searches_cut_them(): void {
		$long = str_repeat( 'é', 90 );
		self::assertSame( array( str_repeat( 'e', 64 ), 'jane@example.com', '3035550100', '13035550100' ), LeadWords::of( LeadsOfTests::one( array( 'first_name' => $long, 'last_name' => '' ) ) ) );
		self::assertSame( array( str_repeat( 'e', 64 ) ), LeadWords::typed( $long ) );
	}

	/** @return iterable<string, array{string, list<string>}> */
	public static function searches(): iterable {
		yield 'names' => array( ' Zoë  ADAMS zoe', array( 'zoe', 'adams' ) );
		yield 'a number with spaces' => array( '+1 (303) 555-01', array( '130355501' ) );
		yield 'a name and a number' => array( 'zoe 303-555', array( 'zoe', '303555' ) );
		yield 'signs alone' => array( '(+)', array() );
		yield 'an address' => array( 'Jane@Ex', array( 'jane@ex' ) );
		yield 'a hyphen' => array( 'anne-marie', array( 'anne-marie' ) );
		yield 'nothing' => array( '', array() );
	}

	/**
	 * @dataProvider searches
	 * @param list<string> $words
	 */
	public function test_reads_searches( string $search, array $words ): void {
		self::assertSame( $words, LeadWords::typed( $search ) );
	}

	public function test_a_beginning_is_a_range(): void {
		foreach ( array( 'ann', 'é', '9' ) as $beginning ) {
			list( $first, $end ) = LeadWords::range( $beginning );
			foreach ( array( $beginning, "{$beginning}a", "$beginning~", "$beginning\u{1F600}" ) as $word ) {
				self::assertTrue( strcmp( $word, $first ) >= 0 && strcmp( $word, $end ) < 0, $word );
			}
		}
		list( , $end ) = LeadWords::range( 'ann' );
		self::assertFalse( strcmp( 'ano', $end ) < 0 );
	}
}
