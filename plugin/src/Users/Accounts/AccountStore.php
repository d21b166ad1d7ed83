<?php

declare( strict_types=1 );

namespace Svc\Users\Accounts;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Page;

/** Reads the accounts of the network that have no profile. */
final class AccountStore {

	public function __construct( private readonly Database $database ) {}

	public function page( string $search, string $email, int $page, int $per_page ): Page {
		$from   = 'FROM %i u LEFT JOIN %i p ON p.user_id = u.ID WHERE p.id IS NULL';
		$values = array( $this->database->wpdb->users, $this->database->table( 'profiles' ) );
		if ( '' !== $search ) {
			$from .= ' AND (u.user_login LIKE %s OR u.display_name LIKE %s OR u.user_email LIKE %s)';
			array_push( $values, ...array_fill( 0, 3, '%' . $this->database->wpdb->esc_like( $search ) . '%' ) );
		}
		if ( '' !== $email ) {
			$from    .= ' AND u.user_email = %s';
			$values[] = $email;
		}
		$total = $this->database->row( "SELECT COUNT(*) AS total $from", ...$values );
		$rows  = $this->database->rows( "SELECT u.ID, u.user_login, u.display_name $from ORDER BY u.user_login, u.ID LIMIT %d OFFSET %d", ...$values, ...array( $per_page, ( $page - 1 ) * $per_page ) );
		return new Page( array_map( array( self::class, 'account' ), $rows ), (int) ( $total['total'] ?? 0 ), $page, $per_page );
	}

	/**
	 * @param array<string, string|null> $row
	 * @return array{id: int, login: string, display_name: string}
	 */
	private static function account( array $row ): array {
		return array(
			'id'           => (int) $row['ID'],
			'login'        => (string) $row['user_login'],
			'display_name' => (string) $row['display_name'],
		);
	}
}
