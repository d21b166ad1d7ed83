<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Webhooks;

use Closure;
use Svc\Kernel\Call;
use Svc\Kernel\Effect;
use Svc\Kernel\Operation;
use Svc\Kernel\Reply;
use Svc\Kernel\Schema\Listing;
use Svc\Kernel\Schema\Record;

/** The operations of deliveries, for administrators. */
final class DeliveryOperations {

	/** @param Closure(): Deliveries $deliveries */
	public function __construct( private readonly Closure $deliveries ) {}

	public function list(): Operation {
		return new Operation(
			'list-webhook-deliveries',
			__( 'Lists the messages to receivers, newest first, with how far each is.', 'svc' ),
			Effect::Read,
			DeliveryFields::query(),
			static fn (): Record => Listing::envelope( DeliveryFields::single() ),
			WebhookOperations::administrators(),
			fn ( Call $call ): Reply => Reply::page( ( $this->deliveries )()->page( $call->input ) ),
		);
	}

	public function get(): Operation {
		return new Operation(
			'get-webhook-delivery',
			__( 'One message to a receiver, with how far it is.', 'svc' ),
			Effect::Read,
			new Record( array() ),
			DeliveryFields::single( ... ),
			WebhookOperations::administrators(),
			fn ( Call $call ): Reply => Reply::one( ( $this->deliveries )()->one( $call->path['id'] ) ),
			array( 'id' ),
		);
	}

	public function retry(): Operation {
		return new Operation(
			'retry-webhook-delivery',
			__( 'Has a message sent now with all attempts left, one that was delivered as well. Its webhook-id stays the same.', 'svc' ),
			Effect::Extend,
			new Record( array() ),
			DeliveryFields::single( ... ),
			WebhookOperations::administrators(),
			fn ( Call $call ): Reply => Reply::one( ( $this->deliveries )()->retry( $call->path['id'] ) ),
			array( 'id' ),
		);
	}
}
