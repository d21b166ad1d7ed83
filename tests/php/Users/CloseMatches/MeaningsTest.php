<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\CloseMatches;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Svc\Users\CloseMatches\Meanings;
use Svc\Users\Intranet\Find\Nicknames;

final class MeaningsTest extends TestCase {

	private const VOCABULARY = array(
		'first_key'      => array( 'robert', 'siobhan', 'юлия', 'margaret' ),
		'last_key'       => array( 'muller', 'raghunathan', 'ковальчук', 'robert', "o'shea" ),
		'title_key'      => array( 'chief technology officer', 'loan processor', 'underwriter' ),
		'department_key' => array( 'human resources' ),
		'office_key'     => array( 'denver' ),
	);

	/** @return iterable<string, array{string, array<string, list<string>>}> */
	public static function words(): iterable {
		yield 'a nickname' => array( 'bob', array( 'first_key' => array( 'robert' ), 'last_key' => array( 'robert' ) ) );
		yield 'a sound' => array( 'shivon', array( 'first_key' => array( 'siobhan' ) ) );
		yield 'two letters' => array( 'raghunahtan', array( 'last_key' => array( 'raghunathan' ) ) );
		yield 'ue for ü' => array( 'mueller', array( 'last_key' => array( 'muller' ) ) );
		yield 'another script' => array( 'kovalchuk', array( 'last_key' => array( 'ковальчук' ) ) );
		yield 'another script, typed' => array( 'юлия', array( 'first_key' => array( 'юлия' ) ) );
		yield 'without its apostrophe' => array( 'oshea', array( 'last_key' => array( "o'shea" ) ) );
		yield 'an acronym' => array( 'cto', array( 'title_key' => array( 'chief technology officer' ) ) );
		yield 'a related word' => array( 'processing', array( 'title_key' => array( 'loan processor' ) ) );
		yield 'a misspelt title' => array( 'underwritter', array( 'title_key' => array( 'underwriter' ) ) );
		yield 'a misspelt title that passes for an English word' => array( 'procesor', array( 'title_key' => array( 'loan processor' ) ) );
		yield 'an acronym of a department' => array( 'hr', array( 'department_key' => array( 'human resources' ) ) );
		yield 'a misspelt office' => array( 'denvr', array( 'office_key' => array( 'denver' ) ) );
		yield 'nothing known' => array( 'qqqzzz', array() );
	}

	/** @param array<string, list<string>> $expected Column => values. */
	#[DataProvider( 'words' )]
	public function test_are_names_titles_and_places_of_the_vocabulary( string $word, array $expected ): void {
		$found = array_map( static fn ( array $by_confidence ): array => array_values( array_unique( array_merge( ...array_values( $by_confidence ) ) ) ), ( new Meanings( self::VOCABULARY, new Nicknames() ) )->of( $word ) );
		self::assertSame( $expected, $found );
	}

	public function test_says_how_certain_each_is(): void {
		$meanings = new Meanings( self::VOCABULARY, new Nicknames() );
		self::assertSame( array( 100 => array( 'denver' ) ), $meanings->of( 'denver' )['office_key'] );
		self::assertLessThan( 100, array_key_first( $meanings->of( 'denvr' )['office_key'] ) );
	}

	public function test_a_name_means_names_like_it_too_with_less_confidence(): void {
		$meanings = new Meanings( array( 'first_key' => array( 'jon', 'john', 'joan', 'bill' ), 'last_key' => array( 'smith', 'smyth' ) ), new Nicknames() );
		$found    = $meanings->of( 'smith' )['last_key'];
		self::assertSame( array( 'smith' ), $found[100] );
		self::assertContains( 'smyth', array_merge( ...array_values( array_diff_key( $found, array( 100 => true ) ) ) ) );
		$names = array_merge( ...array_values( $meanings->of( 'jon' )['first_key'] ) );
		self::assertContains( 'john', $names );
		self::assertNotContains( 'bill', $names );
	}
}
