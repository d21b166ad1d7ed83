<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Sheets;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Svc\Kernel\Schema\Choice;
use Svc\Kernel\Schema\Flag;
use Svc\Kernel\Schema\ListOf;
use Svc\Kernel\Schema\Text;
use Svc\Kernel\Schema\Type;
use Svc\Kernel\Schema\Whole;
use Svc\Users\Sheets\Column;
use Svc\Users\Sheets\Place;

final class ColumnTest extends TestCase {

	/** @return iterable<array{Type, string, mixed}> */
	public static function cells(): iterable {
		yield array( new Whole(), ' 7 ', 7 );
		yield array( new Whole(), '7.0', '7.0' );
		yield array( new Flag(), 'Yes', true );
		yield array( new Flag(), '0', false );
		yield array( new Flag(), 'perhaps', 'perhaps' );
		yield array( new Text( 9 ), "a\r\nb", "a\nb" );
		yield array( new ListOf( new Text( 9 ) ), 'a; b;;c ', array( 'a', 'b', 'c' ) );
		yield array( new ListOf( new Text( 9 ) ), "a;b\r\nc", array( 'a;b', 'c' ) );
	}

	#[DataProvider( 'cells' )]
	public function test_reads_a_cell_as_the_operation_wants_it( Type $type, string $cell, mixed $value ): void {
		self::assertSame( $value, ( new Column( 'x', 'X', Place::Profile, 'x', $type ) )->value( $cell ) );
	}

	public function test_reads_the_lists_that_it_writes(): void {
		$column = new Column( 'x', 'X', Place::Intranet, 'x', new ListOf( new Text( 9 ) ) );
		foreach ( array( array( 'a' ), array( 'a', 'b' ), array( 'a;b' ), array( 'a;b', 'c' ), array( 'a;' ) ) as $items ) {
			self::assertSame( $items, $column->value( Column::joined( $items ) ) );
		}
		self::assertSame( '', Column::joined( array() ) );
	}

	public function test_reads_a_choice_as_exports_write_it_before_labels(): void {
		$labels = array(
			'staff'        => 'Team',
			'assistant'    => 'Staff',
			'loan_officer' => '<b>Agent</b> “A & B”',
		);
		$column = new Column( 'role', 'Role', Place::Profile, 'role', new Choice( array_keys( $labels ) ), choices: $labels );
		$values = array_map( $column->value( ... ), array( 'staff', 'Staff', 'TEAM', '<B>agent</B> “a & b”', 'Loan Officer', 'Pilot' ) );
		self::assertSame( array( 'staff', 'assistant', 'staff', 'loan_officer', 'loan_officer', 'pilot' ), $values );
		self::assertSame( array( 'Team', 'pilot' ), array( $column->words( 'staff' ), $column->words( 'pilot' ) ) );
	}
}
