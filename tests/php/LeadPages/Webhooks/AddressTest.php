<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Webhooks {

	// This stands in for WordPress's function in this namespace.
	function wp_get_environment_type(): string {
		return 'production';
	}
}

namespace Svc\Tests\LeadPages\Webhooks {

	use PHPUnit\Framework\Attributes\PreserveGlobalState;
	use PHPUnit\Framework\Attributes\RunInSeparateProcess;
	use PHPUnit\Framework\TestCase;
	use ReflectionClass;
	use Svc\Kernel\Failure;
	use Svc\LeadPages\Webhooks\WebhookEdits;

	final class AddressTest extends TestCase {

		#[RunInSeparateProcess]
		#[PreserveGlobalState( false )]
		public function test_leads_are_sent_by_https_only_where_the_environment_is_not_local(): void {
			// It is refused before anything is read or written.
			$edits = ( new ReflectionClass( WebhookEdits::class ) )->newInstanceWithoutConstructor();
			try {
				$edits->create(
					array(
						'url'    => 'http://example.org/hook',
						'events' => array( 'lead.created' ),
					)
				);
				self::fail( 'It was accepted.' );
			} catch ( Failure $failure ) {
				self::assertArrayHasKey( 'url', $failure->data['params'] );
			}
		}
	}
}
