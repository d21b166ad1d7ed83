<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Webhooks;

use Svc\Kernel\Failure;
use Svc\Kernel\Outbox\Outbox;
use Svc\Kernel\Outbox\OutboxStore;
use Svc\Kernel\Page;
use Svc\LeadPages\LeadError;

/** The messages to the receivers of the current site. */
final class Deliveries {

	public function __construct(
		private readonly DeliveryStore $store,
		private readonly OutboxStore $outbox,
	) {}

	/** @param array<string, mixed> $input Of DeliveryFields::query(), parsed. */
	public function page( array $input ): Page {
		list( $rows, $total ) = $this->store->page( $input, $input['page'], $input['per_page'] );
		return new Page( array_map( DeliveryFields::shown( ... ), $rows ), $total, $input['page'], $input['per_page'] );
	}

	/**
	 * @return array<string, mixed>
	 * @throws Failure
	 */
	public function one( int $id ): array {
		return DeliveryFields::shown( $this->store->listed( $id ) ?? throw new Failure( LeadError::DeliveryNotFound, __( 'There is no such delivery on this site.', 'svc' ) ) );
	}

	/**
	 * Has it sent again, one that was delivered as well.
	 *
	 * @return array<string, mixed>
	 * @throws Failure
	 */
	public function retry( int $id ): array {
		$this->one( $id );
		$entry = $this->outbox->of_ref( WebhookKind::NAME, $id );
		if ( null !== $entry ) {
			( new Outbox( $this->outbox ) )->replay( $entry );
		}
		return $this->one( $id );
	}
}
