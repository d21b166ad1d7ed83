<?php

declare( strict_types=1 );

namespace Svc\Users\Deliveries;

use Svc\Kernel\Failure;
use Svc\Kernel\Outbox\Entry;
use Svc\Kernel\Outbox\Outbox;
use Svc\Kernel\Outbox\OutboxStore;
use Svc\Kernel\Outbox\Status;
use Svc\Kernel\Page;
use Svc\Users\PeopleError;

/** The messages that the current site sends. */
final class Deliveries {

	public function __construct(
		private readonly OutboxStore $store,
		private readonly Outbox $outbox,
	) {}

	/** @param array<string, mixed> $input Parsed. */
	public function page( array $input ): Page {
		list( $entries, $total ) = $this->store->page( get_current_blog_id(), isset( $input['status'] ) ? Status::from( $input['status'] ) : null, $input['user_id'] ?? null, $input['page'], $input['per_page'] );
		cache_users( array_map( static fn ( Entry $entry ): int => $entry->user_id, $entries ) );
		return new Page( array_map( self::shown( ... ), $entries ), $total, $input['page'], $input['per_page'] );
	}

	/**
	 * @return array<string, mixed>
	 * @throws Failure
	 */
	public function retry( int $id ): array {
		$entry = $this->store->find( $id );
		if ( null === $entry || get_current_blog_id() !== $entry->site_id || $entry->ref > 0 ) {
			throw new Failure( PeopleError::DeliveryNotFound, __( 'There is no such delivery on this site.', 'svc' ) );
		}
		return self::shown( $this->outbox->retry( $entry ) ?? throw new Failure( PeopleError::DeliveryDone, __( 'Only messages that are waiting or have failed can be sent again. This one is being sent, was delivered or was cancelled.', 'svc' ) ) );
	}

	/** @return array<string, mixed> */
	private static function shown( Entry $entry ): array {
		$user = get_userdata( $entry->user_id );
		return array(
			'id'           => $entry->id,
			'kind'         => $entry->kind,
			'user_id'      => $entry->user_id,
			'name'         => false === $user ? '' : $user->display_name,
			'status'       => $entry->status->value,
			'attempts'     => $entry->attempts,
			'error'        => $entry->error,
			'next_at'      => self::time( Status::Waiting === $entry->status ? $entry->due : null ),
			'message_id'   => $entry->message_id,
			'created_at'   => self::time( $entry->created_at ),
			'delivered_at' => self::time( Status::Delivered === $entry->status ? $entry->ended_at : null ),
		);
	}

	private static function time( ?int $time ): ?string {
		return null === $time ? null : gmdate( 'Y-m-d\TH:i:s\Z', $time );
	}
}
