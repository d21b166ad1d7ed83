<?php

declare( strict_types=1 );

namespace Svc\Users\Imports;

use Svc\Kernel\Database\Database;

/** What imports keep of a person: rows with names, and problems of other rows that name the person. */
final class TraceStore {

	public function __construct( private readonly Database $database ) {}

	/**
	 * @param int $user_id 0 without an account.
	 * @return list<array<string, string|null>> Name of the file, number and name of the row, cells while the import is not over.
	 */
	public function of( int $user_id, string $email ): array {
		return $this->database->rows(
			'SELECT r.import_id, r.number, r.name, r.cells, i.name AS file FROM %i r INNER JOIN %i i ON i.id = r.import_id WHERE (r.user_id = %d AND r.user_id > 0) OR r.person = %s ORDER BY r.import_id, r.number',
			$this->table(),
			$this->database->table( 'imports' ),
			$user_id,
			self::person( $email )
		);
	}

	/**
	 * Rows that are still to be imported are deleted; others keep their outcome only. Other people's rows no longer name the person.
	 *
	 * @param list<string> $names
	 * @return bool Whether there was anything.
	 */
	public function erase( int $user_id, string $email, array $names ): bool {
		$owned   = '((user_id = %d AND user_id > 0) OR person = %s)';
		// The messages of the outbox are deleted, too.
		( new InvitationStore( $this->database ) )->forget( $user_id );
		$deleted = $this->database->execute( "DELETE FROM %i WHERE cells <> '' AND $owned", $this->table(), $user_id, self::person( $email ) );
		$emptied = $this->database->execute( "UPDATE %i SET name = '', person = '', problems = '', is_partial = 0 WHERE (name <> '' OR person <> '' OR problems <> '') AND $owned", $this->table(), $user_id, self::person( $email ) );
		$cleaned = array_sum( array_map( $this->clean( ... ), array( ...$names, $email ) ) );
		return $deleted + $emptied + $cleaned > 0;
	}

	/** Takes a name or an e-mail out of the problems of other rows, and out of what files say of managers. */
	private function clean( string $text ): int {
		$json    = trim( (string) wp_json_encode( $text, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ), '"' );
		$cleaned = $this->database->execute( 'UPDATE %i SET problems = REPLACE(problems, %s, %s) WHERE problems LIKE %s', $this->table(), $json, '…', '%' . $this->database->wpdb->esc_like( $json ) . '%' );
		return $cleaned + $this->database->execute( 'DELETE FROM %i WHERE cell = %s', $this->database->table( 'open_managers' ), $text );
	}

	private static function person( string $email ): string {
		return mb_substr( 'e:' . strtolower( $email ), 0, 120, 'UTF-8' );
	}

	private function table(): string {
		return $this->database->table( 'import_rows' );
	}
}
