<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Profiles;

use PHPUnit\Framework\TestCase;
use Svc\Users\Profiles\Profile;
use Svc\Users\Profiles\Role;
use Svc\Users\Profiles\Scope;
use Svc\Users\Profiles\Standing;

final class ScopeTest extends TestCase {

	private static function profile( int $id, Role $role ): Profile {
		return new Profile( $id, 100 + $id, 'Kim', 'Vale', 'kim@example.com', $role );
	}

	public function test_includes_all_for_everyone(): void {
		self::assertTrue( Scope::everyone()->includes( self::profile( 1, Role::RealtorPartner ) ) );
		self::assertFalse( Scope::everyone()->is_empty() );
	}

	public function test_includes_some_roles_and_the_own_profile(): void {
		$scope = Scope::only( array( Role::LoanOfficer ), new Standing( 7, Role::RealtorPartner ) );
		self::assertTrue( $scope->includes( self::profile( 1, Role::LoanOfficer ) ) );
		self::assertTrue( $scope->includes( self::profile( 7, Role::RealtorPartner ) ) );
		self::assertFalse( $scope->includes( self::profile( 8, Role::RealtorPartner ) ) );
	}

	public function test_is_empty_without_roles_and_own_profile(): void {
		self::assertTrue( Scope::only( array(), null )->is_empty() );
		self::assertFalse( Scope::only( array( Role::Staff ), null )->is_empty() );
		self::assertFalse( Scope::only( array(), new Standing( 7, Role::Staff ) )->is_empty() );
	}
}
