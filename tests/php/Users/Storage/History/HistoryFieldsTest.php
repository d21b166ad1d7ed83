<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Storage\History;

use PHPUnit\Framework\TestCase;
use Svc\Tests\Filters;
use Svc\Users\Fields\IntranetFields;
use Svc\Users\Fields\MetaKeys;
use Svc\Users\Fields\ProfileFields;
use Svc\Users\Fields\Role;
use Svc\Users\Storage\History\HistoryFields;
use Svc\Users\Storage\Photo;
use Svc\Users\Storage\Profile;

final class HistoryFieldsTest extends TestCase {

	protected function setUp(): void {
		Filters::answer(
			'svc_profile_meta_keys',
			array(
				'badge'  => array( 'type' => 'integer' ),
				'remote' => array( 'type' => 'boolean' ),
			)
		);
	}

	protected function tearDown(): void {
		Filters::reset();
	}

	private static function fields(): HistoryFields {
		$meta_keys = new MetaKeys();
		return new HistoryFields( new ProfileFields( $meta_keys ), new IntranetFields(), $meta_keys );
	}

	private static function profile(): Profile {
		return new Profile( 3, 7, 'Ana', 'Ruiz', 'ana@example.com', Role::Staff, account_email: 'one@example.com' );
	}

	public function test_has_every_field_that_can_change_and_no_other(): void {
		self::assertSame(
			array(
				'user_id', 'first_name', 'last_name', 'email', 'role', 'nmls_id', 'job_title', 'phone', 'company', 'bio', 'avatar_id',
				'social.facebook', 'social.twitter', 'social.linkedin', 'social.instagram', 'meta.badge', 'meta.remote',
				'department', 'reports_to', 'office_location', 'extension', 'start_date', 'intranet.bio', 'skills', 'dotted_manager_ids',
			),
			array_keys( self::fields()->all() )
		);
	}

	public function test_has_values_as_in_answers(): void {
		$after = self::profile()->with(
			array(
				'role'       => Role::Leadership,
				'phone'      => '0',
				'social'     => array( 'linkedin' => 'https://example.com' ),
				'meta'       => array( 'badge' => 0, 'remote' => false ),
				'photo'      => new Photo( 5, 1, 'https://example.com/5.jpg' ),
				'manager_id' => 9,
				'start_date' => '2020-02-29',
			)
		);
		self::assertSame(
			array(
				'role'            => array( 'staff', 'leadership' ),
				'phone'           => array( '', '0' ),
				'avatar_id'       => array( null, 5 ),
				'social.linkedin' => array( null, 'https://example.com' ),
				'meta.badge'      => array( null, 0 ),
				'meta.remote'     => array( null, false ),
				'reports_to'      => array( null, 9 ),
				'start_date'      => array( null, '2020-02-29' ),
			),
			self::fields()->between( self::profile(), $after )
		);
	}

	public function test_has_nothing_of_what_is_not_shown_as_a_field(): void {
		$after = self::profile()->with( array( 'account_email' => 'other@example.com' ) );
		self::assertSame( array(), self::fields()->between( self::profile(), $after ) );
	}

	public function test_tells_the_two_biographies_apart(): void {
		$after = self::profile()->with( array( 'bio' => 'Public' ) );
		self::assertSame( array( 'bio' => array( '', 'Public' ) ), self::fields()->between( self::profile(), $after ) );
		$old = array( 'bio' => '', 'skills' => array() );
		$new = array( 'bio' => 'Inside', 'skills' => array() );
		self::assertSame( array( 'intranet.bio' => array( '', 'Inside' ) ), self::fields()->between_uncopied( $old, $new ) );
	}
}
