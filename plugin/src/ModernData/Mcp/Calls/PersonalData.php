<?php

declare( strict_types=1 );

namespace Svc\ModernData\Mcp\Calls;

use WP_User;

/** What an account's assistants have called, in WordPress's tools for personal data. */
final class PersonalData {

	public const NAME = 'svc-assistants';

	public function __construct( private readonly CallLog $log ) {}

	/** @return array{data: list<array<string, mixed>>, done: true} In one step, because the log has a thousand calls of all accounts. */
	public function export( string $email ): array {
		$user = get_user_by( 'email', $email );
		return array(
			'data' => $user instanceof WP_User ? array_map( self::item( ... ), $this->log->of_user( $user->ID ) ) : array(),
			'done' => true,
		);
	}

	/** @return array{items_removed: bool, items_retained: false, messages: list<string>, done: true} */
	public function erase( string $email ): array {
		$user = get_user_by( 'email', $email );
		return array(
			'items_removed'  => $user instanceof WP_User && $this->log->forget_user( $user->ID ) > 0,
			'items_retained' => false,
			'messages'       => array(),
			'done'           => true,
		);
	}

	/**
	 * @param array{id: int, tool: string, outcome: string, at: string, ...} $call
	 * @return array<string, mixed>
	 */
	private static function item( array $call ): array {
		$lines = array(
			__( 'Tool', 'svc' )    => $call['tool'],
			__( 'Outcome', 'svc' ) => $call['outcome'],
			__( 'Time', 'svc' )    => $call['at'],
		);
		$data  = array();
		foreach ( $lines as $name => $value ) {
			$data[] = array(
				'name'  => $name,
				'value' => esc_html( $value ),
			);
		}
		return array(
			'group_id'    => self::NAME,
			'group_label' => __( 'Calls by AI assistants', 'svc' ),
			'item_id'     => self::NAME . "-{$call['id']}",
			'data'        => $data,
		);
	}
}
