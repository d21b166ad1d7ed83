<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Webhooks;

use Svc\Kernel\Etag;
use Svc\Kernel\Failure;
use Svc\Kernel\Precondition;
use Svc\Kernel\Secrets\SecretBox;
use Svc\LeadPages\Fields\WebhookEvent;
use Svc\LeadPages\LeadError;

/** Creates, changes and deletes the receivers of the current site, and has them sent a test. */
final class WebhookEdits {

	public function __construct(
		private readonly WebhookStore $store,
		private readonly DeliveryStore $deliveries,
	) {}

	/**
	 * @param array<string, mixed> $input Of WebhookFields::create_input(), parsed.
	 * @return array{Webhook, string} With its secret.
	 * @throws Failure
	 */
	public function create( array $input ): array {
		self::require_address( $input['url'] );
		$secret  = Signature::new_secret();
		$webhook = new Webhook( 0, get_current_blog_id(), '', array(), '', true, SecretBox::of_site()->encrypt( $secret ), '', null, time() );
		return array( $this->store->exclusively( fn (): Webhook => $this->store->insert( $webhook->with( self::changes( $input ) ) ) ), $secret );
	}

	/**
	 * @param array<string, mixed> $input Of WebhookFields::update_input(), parsed.
	 * @throws Failure
	 */
	public function update( int $id, array $input, Precondition $precondition ): Webhook {
		return $this->store->exclusively(
			function () use ( $id, $input, $precondition ): Webhook {
				$webhook = $this->found( $id, $precondition );
				self::require_unchanged( $webhook, $input );
				if ( isset( $input['url'] ) && $input['url'] !== $webhook->url ) {
					self::require_address( $input['url'] );
				}
				$new = $webhook->with( self::changes( $input ) );
				$this->store->update( $new );
				return $new;
			}
		);
	}

	/**
	 * For a day, messages are signed with the old secret, too.
	 *
	 * @return array{Webhook, string} With its secret.
	 * @throws Failure
	 */
	public function rotate( int $id ): array {
		$secret = Signature::new_secret();
		return $this->store->exclusively(
			function () use ( $id, $secret ): array {
				$webhook = $this->found( $id, Precondition::none() )->rotated( SecretBox::of_site()->encrypt( $secret ), time() );
				$this->store->update( $webhook );
				return array( $webhook, $secret );
			}
		);
	}

	/** With all its messages. */
	public function delete( int $id, Precondition $precondition ): void {
		$this->store->exclusively(
			function () use ( $id, $precondition ): void {
				$this->found( $id, $precondition );
				$this->deliveries->forget_webhook( $id );
				$this->store->delete( $id );
			}
		);
	}

	/** @return int The ID of the delivery. One that is not active gets it, too. */
	public function test( int $id ): int {
		return $this->store->exclusively(
			function () use ( $id ): int {
				$webhook = $this->found( $id, Precondition::none() );
				return $this->deliveries->add( $webhook, WebhookEvent::Test, 0, Payload::json( WebhookEvent::Test, array( 'webhook_id' => $webhook->id ) ) );
			}
		);
	}

	public static function not_found(): Failure {
		return new Failure( LeadError::WebhookNotFound, __( 'There is no such webhook.', 'svc' ) );
	}

	/** @throws Failure */
	private function found( int $id, Precondition $precondition ): Webhook {
		$webhook = $this->store->locked( $id ) ?? throw self::not_found();
		$precondition->require( Etag::of( WebhookFields::shown( $webhook ) ) );
		return $webhook;
	}

	/** @throws Failure Whether the host is a public one is asked when messages are sent: its address may change. */
	private static function require_address( string $url ): void {
		if ( 'https' !== strtolower( (string) wp_parse_url( $url, PHP_URL_SCHEME ) ) && 'local' !== wp_get_environment_type() ) {
			throw Failure::invalid( array( 'url' => __( 'Send an address that starts with https://: messages have the data of leads.', 'svc' ) ) );
		}
	}

	/**
	 * @param array<string, mixed> $input
	 * @throws Failure When a field that never changes is sent with another value.
	 */
	private static function require_unchanged( Webhook $webhook, array $input ): void {
		$shown = WebhookFields::shown( $webhook );
		$fixed = array_filter( WebhookFields::FIXED, static fn ( string $field ): bool => array_key_exists( $field, $input ) && $input[ $field ] !== $shown[ $field ] );
		if ( array() !== $fixed ) {
			throw Failure::invalid( array_fill_keys( $fixed, __( 'This is read-only. Leave it out or send it back unchanged.', 'svc' ) ) );
		}
	}

	/**
	 * @param array<string, mixed> $input
	 * @return array<string, mixed> For Webhook::with().
	 */
	private static function changes( array $input ): array {
		$changes = array_intersect_key( $input, array_flip( array( 'url' ) ) );
		if ( isset( $input['events'] ) ) {
			$changes['events'] = array_map( WebhookEvent::from( ... ), $input['events'] );
		}
		if ( array_key_exists( 'description', $input ) ) {
			$changes['description'] = (string) $input['description'];
		}
		if ( isset( $input['active'] ) ) {
			$changes['is_active'] = $input['active'];
		}
		return $changes;
	}
}
