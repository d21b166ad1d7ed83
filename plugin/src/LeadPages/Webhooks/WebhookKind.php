<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Webhooks;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Outbox\Entry;
use Svc\Kernel\Outbox\Kind;
use Svc\Kernel\Outbox\Outcome;
use Svc\Kernel\Secrets\SecretBox;
use Svc\LeadPages\Fields\WebhookEvent;

/** Messages to receivers, in the outbox. The reference is the delivery's ID. */
final class WebhookKind implements Kind {

	public const NAME = 'webhook';

	/** The screen of the deliveries. */
	public const SCREEN = 'svc-lead-deliveries';

	/** Above the ten seconds of a request and the time that looking up its host takes. */
	private const CLAIM = 30;

	private readonly WebhookStore $webhooks;
	private readonly DeliveryStore $deliveries;

	/** The last attempt; null where none was made. */
	private ?Attempt $attempt = null;

	/** @var array<int, true> IDs of receivers that have not answered in this run: asking each time would hold up the others. */
	private array $silent = array();

	public function __construct( Database $database ) {
		$this->webhooks   = new WebhookStore( $database );
		$this->deliveries = new DeliveryStore( $database );
	}

	public function label(): string {
		return __( 'Webhook', 'svc' );
	}

	public function screen(): string {
		return 'admin.php?page=' . self::SCREEN;
	}

	public function claim_seconds(): int {
		return self::CLAIM;
	}

	public function send( Entry $entry ): Outcome {
		$this->attempt = null;
		$delivery      = $this->deliveries->find( $entry->ref );
		$webhook       = null === $delivery ? null : $this->webhooks->find( $delivery->webhook_id );
		return match ( true ) {
			null === $delivery, null === $webhook => Outcome::cancelled( __( 'The webhook was deleted.', 'svc' ) ),
			! $webhook->is_active && WebhookEvent::Test !== $delivery->event => Outcome::cancelled( __( 'The webhook is not active.', 'svc' ) ),
			'' === $delivery->payload => Outcome::cancelled( __( 'The lead was erased.', 'svc' ) ),
			isset( $this->silent[ $webhook->id ] ) => Outcome::failed( __( 'The receiver has not answered another message of the same run.', 'svc' ) ),
			default => $this->post( $webhook, $delivery ),
		};
	}

	public function note( Entry $entry ): void {
		if ( null === $this->attempt ) {
			return;
		}
		$this->deliveries->note_code( $entry->ref, $this->attempt->code );
		$delivery = $this->attempt->is_gone() ? $this->deliveries->find( $entry->ref ) : null;
		if ( null !== $delivery ) {
			$this->webhooks->switch_off( $delivery->webhook_id );
		}
	}

	private function post( Webhook $webhook, Delivery $delivery ): Outcome {
		$secrets = $webhook->secrets( SecretBox::of_site(), time() );
		if ( array() === $secrets ) {
			return Outcome::failed( __( 'The secret cannot be read any more, because the site has new salts. Rotate it, and enter the new one at the receiver.', 'svc' ) );
		}
		$body          = Payload::filtered( $delivery );
		$this->attempt = Attempt::post( $webhook->url, $body, Signature::headers( $delivery->message_id, time(), $body, $secrets ) );
		if ( 0 === $this->attempt->code ) {
			$this->silent[ $webhook->id ] = true;
		}
		return match ( true ) {
			'' === $this->attempt->error => Outcome::delivered(),
			$this->attempt->is_gone() => Outcome::cancelled( __( 'The receiver has answered 410: it wants no more messages. The webhook was switched off.', 'svc' ) ),
			default => Outcome::failed( $this->attempt->error, $this->attempt->wait ),
		};
	}
}
