<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Intranet\Find;

use PHPUnit\Framework\TestCase;
use Svc\Users\Intranet\Find\Nicknames;
use Svc\Users\Intranet\Find\Sound;

final class NicknamesTest extends TestCase {

	public function test_knows_short_forms_both_ways(): void {
		$names = new Nicknames();
		self::assertContains( 'william', $names->of( 'bill' ) );
		self::assertContains( 'bill', $names->of( 'william' ) );
		self::assertContains( 'siobhan', $names->of( 'shivon' ) );
		self::assertContains( 'jose', $names->of( 'pepe' ) );
	}

	public function test_one_short_form_may_be_of_several_names(): void {
		self::assertEqualsCanonicalizing( array( 'patricia', 'patrick' ), ( new Nicknames() )->of( 'pat' ) );
	}

	public function test_knows_who_shares_a_name_in_full(): void {
		self::assertContains( 'betty', ( new Nicknames() )->of_namesakes( 'liz' ) );
	}

	public function test_knows_other_endings(): void {
		self::assertContains( 'nicola', ( new Nicknames() )->of( 'nickie' ) );
		self::assertContains( 'ulrike', ( new Nicknames() )->of( 'uly' ) );
	}

	public function test_leaves_other_names_alone(): void {
		self::assertSame( array(), ( new Nicknames() )->of( 'nomvula' ) );
		self::assertSame( array(), ( new Nicknames() )->of( '' ) );
	}

	public function test_names_are_compiled_by_how_they_sound_now(): void {
		$sounds = ( require dirname( __DIR__, 5 ) . '/plugin/src/Users/Intranet/Find/nicknames.php' )['sounds'];
		foreach ( $sounds as $key => $names ) {
			self::assertSame( array( (string) $key ), array_unique( array_map( array( Sound::class, 'key' ), explode( ' ', $names ) ) ) );
		}
	}
}
