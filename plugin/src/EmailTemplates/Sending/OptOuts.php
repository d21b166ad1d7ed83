<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Sending;

use Svc\Kernel\Database\Database;

/** Who wants no marketing e-mails: hashes of addresses, kept for good. */
final class OptOuts {

	public function __construct( private readonly Database $database ) {}

	public function has( string $to_hash ): bool {
		return null !== $this->database->row( 'SELECT to_hash FROM %i WHERE to_hash = %s', $this->table(), $to_hash );
	}

	public function add( string $to_hash ): void {
		$this->database->execute( 'INSERT IGNORE INTO %i (to_hash, created_at) VALUES (%s, %d)', $this->table(), $to_hash, time() );
	}

	private function table(): string {
		return $this->database->table( 'mail_optouts' );
	}
}
