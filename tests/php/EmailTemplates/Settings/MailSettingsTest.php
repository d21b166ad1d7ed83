<?php

declare( strict_types=1 );

namespace Svc\Tests\EmailTemplates\Settings;

use PHPUnit\Framework\TestCase;
use Svc\EmailTemplates\Fields\Purpose;
use Svc\EmailTemplates\Settings\MailSettings;

final class MailSettingsTest extends TestCase {

	public function test_what_is_not_stored_has_the_default(): void {
		$settings = MailSettings::of( array( 'brand' => array( 'colors' => array( 'link' => '#102030' ) ) ) );
		$plain    = MailSettings::of( array() );
		self::assertSame( array_replace( $plain->brand['colors'], array( 'link' => '#102030' ) ), $settings->brand['colors'] );
		self::assertSame( $plain->brand['dark'], $settings->brand['dark'] );
		self::assertSame( array( null, 30 ), array( $settings->template_of( Purpose::Newsletter ), $settings->keep_days ) );
	}

	public function test_settings_of_a_later_version_are_left_out(): void {
		self::assertEquals( MailSettings::of( array( 'keep_days' => 7 ) ), MailSettings::of( array( 'keep_days' => 7, 'later' => true ) ) );
	}

	public function test_a_template_is_in_use_as_that_of_a_purpose_a_role_or_as_the_default_signature(): void {
		$stored = array(
			'uses'      => array(
				'newsletter' => 4,
				'reminder'   => null,
			),
			'signature' => array(
				'default' => 5,
				'roles'   => array( 'staff' => 6 ),
			),
		);
		self::assertSame( array( 4, 5, 6 ), MailSettings::templates( $stored ) );
		self::assertSame( array(), MailSettings::templates( array() ) );
	}
}
