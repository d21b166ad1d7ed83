<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Profiles;

use PHPUnit\Framework\TestCase;
use Svc\Users\Capabilities;
use Svc\Users\Fields\IntranetKey;
use Svc\Users\Fields\MetaKeys;
use Svc\Users\Fields\ProfileFields;
use Svc\Users\Fields\Role;
use Svc\Users\Fields\SearchField;
use Svc\Users\Fields\Visibility;
use Svc\Users\Profiles\Lists\SortKey;
use Svc\Users\Settings\Settings;
use Svc\Users\Storage\MissingField;

/** Written out on purpose: a change here breaks other code or stored data. */
final class VocabularyTest extends TestCase {

	public function test_pins_roles(): void {
		self::assertSame( array( 'loan_officer', 'realtor_partner', 'staff', 'leadership', 'assistant' ), Role::slugs() );
	}

	public function test_pins_sorts(): void {
		self::assertSame( array( 'last_name', 'first_name', 'email', 'role', 'job_title', 'id', 'user_id', 'department' ), SortKey::names() );
	}

	public function test_pins_lacks(): void {
		self::assertSame( array( 'manager', 'photo', 'department' ), array_column( MissingField::cases(), 'value' ) );
	}

	public function test_pins_who_sees_a_custom_field(): void {
		self::assertSame( array( 'public', 'intranet', 'private' ), array_column( Visibility::cases(), 'value' ) );
	}

	public function test_pins_networks_and_built_in_meta_keys(): void {
		self::assertSame( array( 'facebook', 'twitter', 'linkedin', 'instagram' ), ProfileFields::NETWORKS );
		self::assertSame( 'svc_department', MetaKeys::DEPARTMENT );
		self::assertSame( 'svc_reports_to', MetaKeys::REPORTS_TO );
	}

	public function test_pins_capabilities(): void {
		self::assertSame( 'svc_manage_profiles', Capabilities::MANAGE );
		self::assertSame( 'svc_view_intranet', Capabilities::VIEW );
	}

	public function test_pins_the_keys_of_user_meta(): void {
		self::assertSame(
			array(
				'svc_intranet_department',
				'svc_intranet_reports_to',
				'svc_intranet_office_location',
				'svc_intranet_extension',
				'svc_intranet_start_date',
				'svc_intranet_bio',
				'svc_intranet_skills',
				'svc_intranet_dotted_manager_ids',
			),
			array_column( IntranetKey::cases(), 'value' )
		);
	}

	public function test_pins_the_numbers_in_the_search_index(): void {
		self::assertSame( array( 1, 2, 3, 4 ), array( SearchField::NAME, SearchField::EMAIL, SearchField::TITLE, SearchField::DEPARTMENT ) );
		self::assertSame( crc32( 'badge' ) | 0x40000000, SearchField::of_key( 'badge' ) );
	}

	public function test_pins_what_owners_may_be_allowed_to_change(): void {
		self::assertSame( array( 'email', 'job_title' ), Settings::OWNER_FIELDS );
	}
}
