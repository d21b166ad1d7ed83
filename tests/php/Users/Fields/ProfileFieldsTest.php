<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Fields;

use PHPUnit\Framework\TestCase;
use Svc\Users\Fields\IntranetFields;
use Svc\Users\Fields\MetaKeys;
use Svc\Users\Fields\ProfileFields;

final class ProfileFieldsTest extends TestCase {

	private static function fields(): ProfileFields {
		return new ProfileFields( new MetaKeys() );
	}

	public function test_shows_all_fields_in_their_order(): void {
		$names = array( 'id', 'user_id', 'first_name', 'last_name', 'email', 'role', 'nmls_id', 'job_title', 'phone', 'company', 'bio', 'avatar_url', 'avatar_id', 'avatar_site_id', 'social', 'meta' );
		self::assertSame( $names, array_keys( self::fields()->single()->members ) );
		self::assertSame( $names, array_keys( self::fields()->update_input()->members ) );
	}

	public function test_lists_less(): void {
		$names = array( 'id', 'user_id', 'first_name', 'last_name', 'email', 'role', 'nmls_id', 'job_title', 'phone', 'avatar_url' );
		$edited = array( 'avatar_id', 'department', 'reports_to', 'office_location', 'extension', 'start_date', 'manager_name', 'deleted_at' );
		self::assertSame( array( ...$names, ...$edited ), array_keys( self::fields()->list_item( new IntranetFields() )->members ) );
		self::assertSame( $names, self::fields()->list_item( new IntranetFields() )->required );
	}

	public function test_needs_five_fields_to_create_a_profile_and_takes_no_read_only_ones(): void {
		$input = self::fields()->create_input();
		self::assertSame( array( 'user_id', 'first_name', 'last_name', 'email', 'role' ), $input->required );
		self::assertArrayNotHasKey( 'id', $input->members );
		self::assertArrayNotHasKey( 'avatar_url', $input->members );
	}

	public function test_marks_what_may_come_back_but_not_differ(): void {
		$properties = self::fields()->update_input()->json()['properties'];
		$fixed      = array_filter( $properties, static fn ( array $field ): bool => $field['readonly'] ?? false );
		self::assertSame( array( 'id', 'avatar_url' ), array_keys( $fixed ) );
	}

	public function test_clears_what_is_not_required_by_null(): void {
		$properties = self::fields()->update_input()->json()['properties'];
		$clearable  = array_filter( $properties, static fn ( array $field ): bool => in_array( 'null', (array) $field['type'], true ) );
		self::assertSame( array( 'nmls_id', 'job_title', 'phone', 'company', 'bio', 'avatar_id', 'avatar_site_id', 'social' ), array_keys( $clearable ) );
	}
}
