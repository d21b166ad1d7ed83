<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Sending;

use Svc\Kernel\Database\Database;

/** E-mails to an address in WordPress's tools for personal data. Opt-outs stay: they are hashes, and erasing one would undo it. */
final class PersonalData {

	private const PER_PAGE = 200;

	private readonly MessageStore $store;

	public function __construct( private readonly Database $database ) {
		$this->store = new MessageStore( $database );
	}

	/** @return array{data: list<array<string, mixed>>, done: bool} */
	public function export( string $email, int $page = 1 ): array {
		$rows = $this->store->of_address( AddressKeys::current( $this->database )->hash( $email ), $page, self::PER_PAGE );
		return array(
			'data' => array_map( self::item( ... ), $rows ),
			'done' => count( $rows ) < self::PER_PAGE,
		);
	}

	/**
	 * Messages that are still waiting are not sent any more.
	 *
	 * @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: true}
	 */
	public function erase( string $email ): array {
		return array(
			'items_removed'  => $this->store->forget_address( AddressKeys::current( $this->database )->hash( $email ) ) > 0,
			'items_retained' => false,
			'messages'       => array(),
			'done'           => true,
		);
	}

	/**
	 * @param array<string, string|null> $row
	 * @return array<string, mixed>
	 */
	private static function item( array $row ): array {
		$shown = MessageView::of( $row );
		$lines = array(
			__( 'E-mail address', 'svc' ) => $shown['to'],
			__( 'Subject', 'svc' )        => $shown['subject'],
			__( 'Purpose', 'svc' )        => $shown['purpose'],
			__( 'Status', 'svc' )         => $shown['status'],
			__( 'Created', 'svc' )        => $shown['created_at'],
			__( 'Sent', 'svc' )           => (string) $shown['sent_at'],
		);
		$data  = array();
		foreach ( array_filter( $lines, static fn ( string $value ): bool => '' !== $value ) as $name => $value ) {
			$data[] = array(
				'name'  => $name,
				'value' => esc_html( $value ),
			);
		}
		return array(
			'group_id'    => 'svc-mail',
			'group_label' => __( 'E-mails sent by the company', 'svc' ),
			'item_id'     => "svc-mail-{$shown['id']}",
			'data'        => $data,
		);
	}
}
