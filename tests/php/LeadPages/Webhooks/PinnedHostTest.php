<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Webhooks {

	/** @return list<string> The answers of the next look-ups; the last one stays. */
	function looked_up( string ...$answers ): array {
		static $kept = array( '127.0.0.1' );
		$kept = array() === $answers ? $kept : $answers;
		return $kept;
	}

	// These stand in for the functions of PHP and WordPress in this namespace.
	function gethostbyname( string $host ): string {
		$answers = looked_up();
		if ( count( $answers ) > 1 ) {
			looked_up( ...array_slice( $answers, 1 ) );
		}
		return $answers[0];
	}

	function wp_http_validate_url( string $url ): string|false {
		$host    = (string) wp_parse_url( $url, PHP_URL_HOST );
		$address = false === filter_var( $host, FILTER_VALIDATE_IP ) ? gethostbyname( $host ) : $host;
		return false === filter_var( $address, FILTER_VALIDATE_IP, FILTER_FLAG_NO_PRIV_RANGE | FILTER_FLAG_NO_RES_RANGE ) ? false : $url;
	}
}

namespace Svc\Tests\LeadPages\Webhooks {

	use PHPUnit\Framework\TestCase;
	use Svc\LeadPages\Webhooks\PinnedHost;
	use function Svc\LeadPages\Webhooks\looked_up;

	final class PinnedHostTest extends TestCase {

		public function test_the_request_goes_to_the_address_that_was_checked(): void {
			looked_up( '93.184.215.14' );
			self::assertSame( array( 'crm.example:443:93.184.215.14' ), PinnedHost::of( 'https://crm.example/hook' )?->entries );
			self::assertSame( array( 'crm.example:8080:93.184.215.14' ), PinnedHost::of( 'http://crm.example:8080/hook' )?->entries );
			self::assertSame( array( 'crm.example.:80:93.184.215.14', 'crm.example:80:93.184.215.14' ), PinnedHost::of( 'http://crm.example./' )?->entries );
		}

		public function test_a_name_that_changes_its_address_meanwhile_is_refused(): void {
			looked_up( '93.184.215.14', '169.254.169.254' );
			self::assertNull( PinnedHost::of( 'https://rebind.example/' ) );
			looked_up( '93.184.215.14', 'rebind.example' );
			self::assertNull( PinnedHost::of( 'https://rebind.example/' ) );
		}

		public function test_private_addresses_are_refused_and_public_ones_need_no_look_up(): void {
			self::assertNull( PinnedHost::of( 'https://10.0.0.1/' ) );
			self::assertSame( array(), PinnedHost::of( 'https://93.184.215.14/' )?->entries );
		}
	}
}
