<?php

declare( strict_types=1 );

namespace Svc\Tests\LeadPages\Webhooks;

use PHPUnit\Framework\TestCase;
use Svc\LeadPages\Webhooks\Signature;

final class SignatureTest extends TestCase {

	/** The example of the standard's own libraries. */
	public function test_it_is_that_of_the_standard(): void {
		$headers = Signature::headers( 'msg_p5jXN8AQM9LWM0D4loKWxJek', 1614265330, '{"test": 2432232314}', array( 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' ) );
		self::assertSame(
			array(
				'webhook-id'        => 'msg_p5jXN8AQM9LWM0D4loKWxJek',
				'webhook-timestamp' => '1614265330',
				'webhook-signature' => 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
			),
			$headers
		);
	}

	public function test_two_secrets_sign_with_a_space_between(): void {
		$secrets = array( Signature::new_secret(), Signature::new_secret() );
		$both    = Signature::headers( 'msg_1', 1, '{}', $secrets )['webhook-signature'];
		$single  = array_map( static fn ( string $secret ): string => Signature::headers( 'msg_1', 1, '{}', array( $secret ) )['webhook-signature'], $secrets );
		self::assertSame( implode( ' ', $single ), $both );
	}

	public function test_a_secret_has_32_random_bytes(): void {
		$secret = Signature::new_secret();
		self::assertMatchesRegularExpression( '~^whsec_[A-Za-z0-9+/]{43}=$~', $secret );
		self::assertNotSame( $secret, Signature::new_secret() );
	}

	public function test_id_time_and_body_are_signed(): void {
		$secrets = array( Signature::new_secret() );
		$signed  = array(
			Signature::headers( 'msg_1', 1, '{}', $secrets )['webhook-signature'],
			Signature::headers( 'msg_2', 1, '{}', $secrets )['webhook-signature'],
			Signature::headers( 'msg_1', 2, '{}', $secrets )['webhook-signature'],
			Signature::headers( 'msg_1', 1, '{ }', $secrets )['webhook-signature'],
		);
		self::assertCount( 4, array_unique( $signed ) );
	}
}
