<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Fields;

use PHPUnit\Framework\TestCase;
use Svc\Tests\Filters;
use Svc\Users\Fields\FormRows;
use Svc\Users\Fields\IntranetFields;
use Svc\Users\Fields\MetaKeys;
use Svc\Users\Fields\ProfileFields;
use Svc\Users\Fields\Role;
use Svc\Users\Fields\RoleSettings;
use Svc\Users\Fields\Visibility;

final class RoleTest extends TestCase {

	protected function tearDown(): void {
		Filters::reset();
	}

	public function test_is_a_person_unless_it_is_a_partner(): void {
		$people = array_filter( Role::cases(), static fn ( Role $role ): bool => $role->is_person() );
		self::assertSame( array( Role::LoanOfficer, Role::Staff, Role::Leadership, Role::Assistant ), array_values( $people ) );
	}

	public function test_has_a_label_of_its_own(): void {
		$labels = array_map( static fn ( Role $role ): string => $role->label(), Role::cases() );
		self::assertSame( count( Role::cases() ), count( array_unique( array_filter( $labels ) ) ) );
	}

	public function test_has_the_label_of_the_settings(): void {
		Filters::answer(
			'option svc_settings',
			array(
				'role_labels' => array(
					'loan_officer' => '<b>Agent</b>',
					'staff'        => '',
					'assistant'    => 7,
					'pilot'        => 'Pilot',
				),
			)
		);
		self::assertSame( '<b>Agent</b>', Role::LoanOfficer->label() );
		self::assertSame( 'Loan Officer', Role::LoanOfficer->default_label() );
		self::assertSame( array( 'Staff', 'Assistant' ), array( Role::Staff->label(), Role::Assistant->label() ) );
		self::assertSame( Role::slugs(), array_keys( Role::labels() ) );
		self::assertSame( array( 'loan_officer', '<b>Agent</b>', 'Loan Officer', false ), array_values( RoleSettings::choices()[0] ) );
	}

	public function test_is_marked_in_forms_where_it_is_hidden(): void {
		Filters::answer( 'option svc_settings', array( 'hidden_roles' => array( 'pilot', 'assistant', 'realtor_partner' ) ) );
		self::assertSame( array( 'realtor_partner', 'assistant' ), RoleSettings::hidden() );
		$rows    = ( new FormRows( new ProfileFields( new MetaKeys() ), new IntranetFields(), new MetaKeys() ) )->of( Visibility::cases() );
		$choices = array_column( $rows, null, 'name' )['role']['choices'] ?? array();
		self::assertSame( Role::slugs(), array_column( $choices, 'value' ) );
		$hidden = array_filter( $choices, static fn ( array $choice ): bool => $choice['isHidden'] ?? false );
		self::assertSame( array( 'realtor_partner', 'assistant' ), array_column( $hidden, 'value' ) );
	}
}
