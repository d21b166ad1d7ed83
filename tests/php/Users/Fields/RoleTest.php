<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Fields;

use PHPUnit\Framework\TestCase;
use Svc\Users\Fields\Role;

final class RoleTest extends TestCase {

	public function test_is_a_person_unless_it_is_a_partner(): void {
		$people = array_filter( Role::cases(), static fn ( Role $role ): bool => $role->is_person() );
		self::assertSame( array( Role::LoanOfficer, Role::Staff, Role::Leadership, Role::Assistant ), array_values( $people ) );
	}

	public function test_has_a_label_of_its_own(): void {
		$labels = array_map( static fn ( Role $role ): string => $role->label(), Role::cases() );
		self::assertSame( count( Role::cases() ), count( array_unique( array_filter( $labels ) ) ) );
	}
}
