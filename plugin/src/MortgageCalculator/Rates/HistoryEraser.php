<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Rates;

use Svc\Kernel\Database\Database;
use WP_User;

/** Erases who has saved rates, with WordPress's tools for personal data. The tables have to be kept. */
final class HistoryEraser {

	public function __construct( private readonly Database $database ) {}

	/** @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: true} */
	public function erase( string $email ): array {
		$user = get_user_by( 'email', $email );
		return array(
			'items_removed'  => $user instanceof WP_User && ( new RateHistory( $this->database ) )->forget_user( $user->ID ) > 0,
			'items_retained' => false,
			'messages'       => array(),
			'done'           => true,
		);
	}
}
