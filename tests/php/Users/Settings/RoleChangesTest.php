<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Settings;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Svc\Users\Fields\Role;
use Svc\Users\Settings\RoleChanges;

final class RoleChangesTest extends TestCase {

	/** @return iterable<array{array<string, string>, list<string>}> Own labels, and the roles whose label is refused. */
	public static function labels(): iterable {
		yield array( array(), array() );
		yield array( array( 'staff' => 'Team' ), array() );
		yield array( array( 'staff' => 'Staff' ), array() );
		// The default label of another role, in other letters.
		yield array( array( 'staff' => 'LOAN OFFICER' ), array( 'staff' ) );
		yield array(
			array(
				'staff'     => 'Équipe',
				'assistant' => 'equipe',
			),
			array( 'staff', 'assistant' ),
		);
		// A default label that is no longer used is free.
		yield array(
			array(
				'staff'     => 'Team',
				'assistant' => 'Staff',
			),
			array(),
		);
	}

	/**
	 * @param array<string, string> $own
	 * @param list<string>          $refused
	 */
	#[DataProvider( 'labels' )]
	public function test_every_role_has_a_label_of_its_own( array $own, array $refused ): void {
		$faults = RoleChanges::faults( array_merge( array_fill_keys( Role::slugs(), '' ), $own ), array() );
		self::assertSame( array_map( static fn ( string $slug ): string => "role_labels.$slug", $refused ), array_keys( $faults ) );
	}

	public function test_one_role_stays_in_forms(): void {
		$none = array_fill_keys( Role::slugs(), '' );
		self::assertSame( array( 'hidden_roles' ), array_keys( RoleChanges::faults( $none, Role::slugs() ) ) );
		self::assertSame( array(), RoleChanges::faults( $none, array_slice( Role::slugs(), 1 ) ) );
	}
}
