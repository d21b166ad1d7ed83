<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Storage;

use PHPUnit\Framework\TestCase;
use Svc\Users\Fields\Role;
use Svc\Users\Storage\CallerProfile;
use Svc\Users\Storage\Profile;
use Svc\Users\Storage\VisibleProfiles;

final class VisibleProfilesTest extends TestCase {

	private static function profile( int $id, Role $role ): Profile {
		return new Profile( $id, 100 + $id, 'Kim', 'Vale', 'kim@example.com', $role );
	}

	public function test_includes_all_for_everyone(): void {
		self::assertTrue( VisibleProfiles::everyone()->includes( self::profile( 1, Role::RealtorPartner ) ) );
		self::assertFalse( VisibleProfiles::everyone()->is_empty() );
	}

	public function test_includes_some_roles_and_the_own_profile(): void {
		$scope = VisibleProfiles::only( array( Role::LoanOfficer ), new CallerProfile( 7, Role::RealtorPartner ) );
		self::assertTrue( $scope->includes( self::profile( 1, Role::LoanOfficer ) ) );
		self::assertTrue( $scope->includes( self::profile( 7, Role::RealtorPartner ) ) );
		self::assertFalse( $scope->includes( self::profile( 8, Role::RealtorPartner ) ) );
	}

	public function test_is_empty_without_roles_and_own_profile(): void {
		self::assertTrue( VisibleProfiles::only( array(), null )->is_empty() );
		self::assertFalse( VisibleProfiles::only( array( Role::Staff ), null )->is_empty() );
		self::assertFalse( VisibleProfiles::only( array(), new CallerProfile( 7, Role::Staff ) )->is_empty() );
	}
}
