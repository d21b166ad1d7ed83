<?php

declare( strict_types=1 );

namespace Svc\Kernel\Outbox;

use Closure;
use WP_User;

/** The messages to a person in WordPress's tools for personal data. */
final class PersonalData {

	private const PER_PAGE = 200;

	/** @param array<string, Closure(): Kind> $kinds By name. */
	public function __construct(
		private readonly OutboxStore $store,
		private readonly array $kinds,
	) {}

	/** @return array{data: list<array<string, mixed>>, done: bool} */
	public function export( string $email, int $page = 1 ): array {
		$user    = get_user_by( 'email', $email );
		$entries = $user instanceof WP_User ? $this->store->of_account( $user->ID, $page, self::PER_PAGE ) : array();
		return array(
			'data' => array_map( $this->item( ... ), $entries ),
			'done' => count( $entries ) < self::PER_PAGE,
		);
	}

	/**
	 * Messages that are still waiting are not sent any more.
	 *
	 * @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: true}
	 */
	public function erase( string $email ): array {
		$user = get_user_by( 'email', $email );
		return array(
			'items_removed'  => $user instanceof WP_User && $this->store->forget_account( $user->ID ) > 0,
			'items_retained' => false,
			'messages'       => array(),
			'done'           => true,
		);
	}

	/** @return array<string, mixed> */
	private function item( Entry $entry ): array {
		$lines = array(
			__( 'Message', 'svc' )  => isset( $this->kinds[ $entry->kind ] ) ? ( $this->kinds[ $entry->kind ] )()->label() : $entry->kind,
			__( 'Created', 'svc' )  => gmdate( 'Y-m-d\TH:i:s\Z', $entry->created_at ),
			__( 'Status', 'svc' )   => $entry->status->value,
			__( 'Ended', 'svc' )    => null === $entry->ended_at ? '' : gmdate( 'Y-m-d\TH:i:s\Z', $entry->ended_at ),
			__( 'Error', 'svc' )    => $entry->error,
		);
		$data  = array();
		foreach ( array_filter( $lines, static fn ( string $value ): bool => '' !== $value ) as $name => $value ) {
			$data[] = array(
				'name'  => $name,
				'value' => esc_html( $value ),
			);
		}
		return array(
			'group_id'    => 'svc-outbox',
			'group_label' => __( 'Messages sent by the company', 'svc' ),
			'item_id'     => "svc-outbox-$entry->id",
			'data'        => $data,
		);
	}
}
