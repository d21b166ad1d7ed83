<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Webhooks;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Feature;
use Svc\Kernel\Outbox\OutboxStore;
use Svc\Kernel\Rest\Route;

/** Receivers that are told of leads, and what was sent to them. */
final class WebhookFeature implements Feature {

	public function __construct( private readonly Database $database ) {}

	public function routes(): array {
		return array(
			Route::get( '/webhooks', fn () => $this->webhooks()->list() ),
			Route::post( '/webhooks', fn () => $this->webhooks()->create() ),
			Route::get( '/webhooks/{id}', fn () => $this->webhooks()->get() ),
			Route::put( '/webhooks/{id}', fn () => $this->webhooks()->update() ),
			Route::delete( '/webhooks/{id}', fn () => $this->webhooks()->delete() ),
			Route::post( '/webhooks/{id}/rotate', fn () => $this->webhooks()->rotate() ),
			Route::post( '/webhooks/{id}/test', fn () => $this->webhooks()->test() ),
			Route::get( '/deliveries', fn () => $this->deliveries()->list() ),
			Route::get( '/deliveries/{id}', fn () => $this->deliveries()->get() ),
			Route::post( '/deliveries/{id}/retry', fn () => $this->deliveries()->retry() ),
		);
	}

	private function webhooks(): WebhookOperations {
		return new WebhookOperations(
			fn (): WebhookStore => new WebhookStore( $this->database ),
			fn (): WebhookEdits => new WebhookEdits( new WebhookStore( $this->database ), new DeliveryStore( $this->database ) ),
			$this->messages( ... ),
		);
	}

	private function deliveries(): DeliveryOperations {
		return new DeliveryOperations( $this->messages( ... ) );
	}

	private function messages(): Deliveries {
		return new Deliveries( new DeliveryStore( $this->database ), new OutboxStore( $this->database ) );
	}
}
