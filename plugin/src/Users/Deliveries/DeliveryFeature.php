<?php

declare( strict_types=1 );

namespace Svc\Users\Deliveries;

use Svc\Kernel\Feature;
use Svc\Kernel\Outbox\OutboxStore;
use Svc\Kernel\Rest\Route;
use Svc\Users\Services;

/** Shows the messages of the outbox to administrators, who can have them sent again. */
final class DeliveryFeature implements Feature {

	public function __construct( private readonly Services $services ) {}

	public function routes(): array {
		return array(
			Route::get( '/deliveries', fn () => $this->operations()->list() ),
			Route::post( '/deliveries/{id}/retry', fn () => $this->operations()->retry() ),
		);
	}

	private function operations(): DeliveryOperations {
		return new DeliveryOperations( fn () => new Deliveries( new OutboxStore( $this->services->database ), $this->services->outbox() ) );
	}
}
