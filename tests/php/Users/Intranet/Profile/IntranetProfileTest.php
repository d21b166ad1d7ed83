<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Intranet\Profile;

use PHPUnit\Framework\TestCase;
use Svc\Kernel\CommonError;
use Svc\Kernel\ErrorCode;
use Svc\Kernel\Failure;
use Svc\Users\Fields\IntranetFields;
use Svc\Users\Fields\Role;
use Svc\Users\Intranet\Profile\IntranetChanges;
use Svc\Users\Intranet\Profile\IntranetProfile;
use Svc\Users\Storage\Photo;
use Svc\Users\Storage\Profile;

final class IntranetProfileTest extends TestCase {

	private function profile(): IntranetProfile {
		return new IntranetProfile(
			new Profile( 3, 7, 'Ana', 'Ruiz', 'ana@example.com', Role::Staff, job_title: 'Clerk', photo: new Photo( 1, 1, 'https://example.com/a.png' ), department: 'Sales', manager_id: 9, extension: '204' ),
			array(
				'bio'    => 'Hello',
				'skills' => array( 'PHP' ),
			),
			new IntranetFields()
		);
	}

	public function test_shows_the_fields_of_the_contract(): void {
		self::assertSame(
			array(
				'user_id'         => 7,
				'name'            => 'Ana Ruiz',
				'title'           => 'Clerk',
				'email'           => 'ana@example.com',
				'phone'           => '',
				'avatar_url'      => 'https://example.com/a.png',
				'department'      => 'Sales',
				'reports_to'      => 9,
				'office_location' => '',
				'extension'       => '204',
				'start_date'      => null,
				'bio'             => 'Hello',
				'skills'          => array( 'PHP' ),
				'dotted_manager_ids' => array(),
			),
			$this->profile()->present()
		);
		self::assertSame( array_keys( ( new IntranetFields() )->all() ), array_keys( $this->profile()->present() ) );
	}

	public function test_keeps_what_is_absent_and_clears_what_is_nothing(): void {
		$cleared = $this->profile()->with(
			array(
				'department' => null,
				'reports_to' => null,
				'start_date' => '',
				'bio'        => null,
				'skills'     => null,
			)
		);
		self::assertSame( '', $cleared->profile->department );
		self::assertNull( $cleared->profile->manager_id );
		self::assertSame( '204', $cleared->profile->extension );
		self::assertSame( '', $cleared->own['bio'] );
		self::assertSame( array(), $cleared->own['skills'] );
		self::assertSame( $this->profile()->present(), $this->profile()->with( array() )->present() );
	}

	public function test_lets_what_was_read_come_back(): void {
		$shown = $this->profile()->present();
		( new IntranetChanges( new IntranetFields() ) )->require_allowed( array( 'start_date' => '' ) + $shown, $shown, false );
		$this->addToAssertionCount( 1 );
	}

	/** @dataProvider refusals */
	public function test_refuses( string $field, mixed $value, bool $may_manage, ErrorCode $code ): void {
		$shown = $this->profile()->present();
		try {
			( new IntranetChanges( new IntranetFields() ) )->require_allowed( array( $field => $value ), $shown, $may_manage );
			self::fail( 'Nothing was refused.' );
		} catch ( Failure $failure ) {
			self::assertSame( $code, $failure->error );
			self::assertSame( array( $field ), array_keys( $failure->data['params'] ) );
		}
	}

	/** @return iterable<string, array{string, mixed, bool, ErrorCode}> */
	public static function refusals(): iterable {
		yield 'another name' => array( 'name', 'Bo Lind', true, CommonError::InvalidParam );
		yield 'another user' => array( 'user_id', 8, true, CommonError::InvalidParam );
		yield 'a department by the owner' => array( 'department', 'Closing', false, CommonError::Forbidden );
		yield 'no manager by the owner' => array( 'reports_to', null, false, CommonError::Forbidden );
		yield 'a first day by the owner' => array( 'start_date', '2026-01-31', false, CommonError::Forbidden );
	}
}
