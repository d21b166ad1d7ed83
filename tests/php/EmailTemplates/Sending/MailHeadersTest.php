<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Sending {

	function network_home_url(): string {
		return 'https://www.site.example/';
	}
}

namespace Svc\Tests\EmailTemplates\Sending {

	use PHPUnit\Framework\TestCase;
	use Svc\EmailTemplates\Fields\Purpose;
	use Svc\EmailTemplates\Sending\MailHeaders;
	use Svc\EmailTemplates\Settings\MailSettings;

	final class MailHeadersTest extends TestCase {

		/** @return array<string, array{array<string, string>, list<string>}> Settings, lines. */
		public static function senders(): array {
			return array(
				'of WordPress'    => array( array(), array() ),
				'with a name'     => array( array( 'name' => 'Home Loans' ), array( 'From: Home Loans <wordpress@site.example>' ) ),
				'with an address' => array( array( 'email' => 'office@example.net' ), array( 'From: WordPress <office@example.net>' ) ),
				'with both'       => array(
					array(
						'name'  => 'Home Loans',
						'email' => 'office@example.net',
					),
					array( 'From: Home Loans <office@example.net>' ),
				),
			);
		}

		/**
		 * @dataProvider senders
		 * @param array<string, string> $from
		 * @param list<string>          $lines
		 */
		public function test_what_the_sender_lacks_is_that_of_wordpress( array $from, array $lines ): void {
			self::assertSame( $lines, MailHeaders::lines( MailSettings::of( array( 'from' => $from ) ), Purpose::Announcement, array(), null, null ) );
		}
	}
}
