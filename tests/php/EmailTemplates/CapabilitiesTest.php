<?php

declare( strict_types=1 );

namespace Svc\Tests\EmailTemplates;

use LogicException;
use PHPUnit\Framework\TestCase;
use Svc\EmailTemplates\Capabilities;
use WP_User;

final class CapabilitiesTest extends TestCase {

	/** @return iterable<string, array{mixed, bool}> Plugins that manage roles store other values than true and false. */
	public static function explicit_grants(): iterable {
		yield 'true' => array( true, true );
		yield '1' => array( 1, true );
		yield '"1"' => array( '1', true );
		yield 'false' => array( false, false );
		yield '0' => array( 0, false );
	}

	/** @dataProvider explicit_grants */
	public function test_believes_what_is_granted_explicitly( mixed $granted, bool $expected ): void {
		foreach ( Capabilities::all( static fn () => throw new LogicException( 'Profiles are not read.' ) ) as $capability ) {
			$roles = array(
				$capability->name   => $granted,
				'edit_others_posts' => ! $expected,
				'manage_options'    => ! $expected,
			);
			self::assertSame( $expected, ( $capability->has )( $roles, new WP_User() ), $capability->name );
		}
	}

	/** @return array<string, array{array<string, bool>}> */
	public static function managers(): array {
		return array(
			'by the capability alone' => array( array( Capabilities::MANAGE => true ) ),
			'administrators'          => array(
				array(
					'manage_options'    => true,
					'edit_others_posts' => true,
				),
			),
		);
	}

	/**
	 * Realtor partners as well: their profiles are not read.
	 *
	 * @dataProvider managers
	 * @param array<string, bool> $granted
	 */
	public function test_those_who_may_manage_may_edit( array $granted ): void {
		$capabilities = array_column( Capabilities::all( static fn () => throw new LogicException( 'Profiles are not read.' ) ), 'has', 'name' );
		self::assertTrue( $capabilities[ Capabilities::EDIT ]( $granted, new WP_User() ) );
	}
}
