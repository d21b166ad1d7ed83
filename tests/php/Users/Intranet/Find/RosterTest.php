<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Intranet\Find;

use LogicException;
use PHPUnit\Framework\TestCase;
use Svc\Users\Fields\Role;
use Svc\Users\Intranet\Find\Colleague;
use Svc\Users\Intranet\Find\KeptParts;
use Svc\Users\Intranet\Find\Roster;

final class RosterTest extends TestCase {

	/** @return list<Colleague> */
	private static function people(): array {
		return array(
			new Colleague( 30, 'Ann', 'Ash', 'ann@x.example', Role::Staff, 'Baker', 'Baking', '12', '2020-01-01', 7, '1', '2', '3' ),
			new Colleague( 7, 'Zoë', 'Ash', 'zoe@x.example', Role::Leadership, '', 'Baking', '', '', null, '', '', '' ),
		);
	}

	public function test_reads_what_it_kept(): void {
		$roster = Roster::of( self::people() );
		$kept   = Roster::kept( KeptParts::read( KeptParts::of( $roster->pack() ), KeptParts::of( $roster->contacts() ) ) );
		foreach ( array( $roster, $kept ) as $one ) {
			self::assertSame( array( 30 => 0, 7 => 1 ), $one->places );
			self::assertSame( array( 30 => 7 ), $one->managers() );
			self::assertSame( array( 30 => 'Ann', 7 => 'Zoë' ), $one->column( 'first_name' ) );
			self::assertSame( array( 30 => '12', 7 => '' ), $one->column( 'office' ) );
			self::assertSame( array( 30 => 'ann@x.example', 7 => 'zoe@x.example' ), $one->column( 'email' ) );
			self::assertSame( array( 7 => 1 ), $one->where( 'start_date', static fn ( string $day ): bool => '' === $day ) );
			self::assertSame( array( 30 => 0 ), $one->where( 'extension', static fn ( string $own ): bool => '2' === $own ) );
		}
	}

	public function test_makes_a_person_from_single_places_and_from_whole_columns(): void {
		$roster = Roster::of( self::people() );
		foreach ( array( $roster, Roster::kept( KeptParts::read( KeptParts::of( $roster->pack() ) ) ) ) as $one ) {
			$expected = new Colleague( 30, 'Ann', 'Ash', '', Role::Staff, 'Baker', 'Baking', '12', '2020-01-01', 7 );
			self::assertEquals( $expected, $one->person( 30 ) );
			$one->column( 'title' );
			$one->managers();
			self::assertEquals( $expected, $one->person( 30 ) );
			self::assertNull( $one->person( 7 )->manager_id );
		}
	}

	public function test_contacts_that_were_not_read_are_no_empty_ones(): void {
		$kept = Roster::kept( KeptParts::read( KeptParts::of( Roster::of( self::people() )->pack() ) ) );
		$this->expectException( LogicException::class );
		$kept->column( 'phone' );
	}

	public function test_tells_IDs_that_are_too_large(): void {
		self::assertTrue( Roster::of( array() )->can_be_kept() );
		self::assertTrue( Roster::of( array( new Colleague( 2 ** 32 - 1, 'A', 'B' ) ) )->can_be_kept() );
		self::assertFalse( Roster::of( array( new Colleague( 2 ** 32, 'A', 'B' ) ) )->can_be_kept() );
	}
}
