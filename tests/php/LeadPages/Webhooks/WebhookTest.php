<?php

declare( strict_types=1 );

namespace Svc\Tests\LeadPages\Webhooks;

use PHPUnit\Framework\TestCase;
use Svc\Kernel\Secrets\SecretBox;
use Svc\LeadPages\Fields\WebhookEvent;
use Svc\LeadPages\Webhooks\Webhook;

final class WebhookTest extends TestCase {

	private static function webhook( SecretBox $box ): Webhook {
		return new Webhook( 1, 1, 'https://example.org/', array( WebhookEvent::Created ), '', true, $box->encrypt( 'first' ), '', null, 1000 );
	}

	public function test_the_old_secret_signs_for_a_day(): void {
		$box     = SecretBox::by( 'salt' );
		$webhook = self::webhook( $box );
		self::assertSame( array( 'first' ), $webhook->secrets( $box, 5000 ) );
		$rotated = $webhook->rotated( $box->encrypt( 'second' ), 5000 );
		self::assertSame( array( 'second', 'first' ), $rotated->secrets( $box, 5000 + 86399 ) );
		self::assertSame( array( 'second' ), $rotated->secrets( $box, 5000 + 86400 ) );
		self::assertSame( array( 'third', 'second' ), $rotated->rotated( $box->encrypt( 'third' ), 6000 )->secrets( $box, 6000 ) );
	}

	public function test_new_salts_leave_none_until_it_is_rotated(): void {
		$webhook = self::webhook( SecretBox::by( 'old' ) );
		$box     = SecretBox::by( 'new' );
		self::assertSame( array(), $webhook->secrets( $box, 5000 ) );
		self::assertSame( array( 'second' ), $webhook->rotated( $box->encrypt( 'second' ), 5000 )->secrets( $box, 5000 ) );
	}

	public function test_it_wants_its_events_while_it_is_active(): void {
		$webhook = self::webhook( SecretBox::by( 'salt' ) );
		self::assertTrue( $webhook->wants( WebhookEvent::Created ) );
		self::assertFalse( $webhook->wants( WebhookEvent::Updated ) );
		self::assertFalse( $webhook->with( array( 'is_active' => false ) )->wants( WebhookEvent::Created ) );
	}
}
