<?php

declare( strict_types=1 );

namespace Svc\Kernel\Quota;

use Svc\Kernel\Database\Database;

/** Keyed hashes of the caller's address. The key is a new one each day, so they link what an address did for two days at most. */
final class AddressHashes {

	private readonly DailySalts $salts;

	public function __construct( Database $database ) {
		$this->salts = new DailySalts( $database );
	}

	/** Not to be called in a transaction that may be rolled back: the first hash of a day writes its key. */
	public function current(): string {
		return self::hash( $this->salts->of( self::day( 0 ) ) );
	}

	/** @return list<string> What current() has been in the last 24 hours. */
	public function recent(): array {
		$yesterday = $this->salts->known( self::day( 86400 ) );
		return null === $yesterday ? array( $this->current() ) : array( $this->current(), self::hash( $yesterday ) );
	}

	private static function hash( string $salt ): string {
		return hash_hmac( 'sha256', 'address:' . ClientAddress::network(), $salt );
	}

	private static function day( int $seconds_ago ): string {
		return gmdate( 'Y-m-d', time() - $seconds_ago );
	}
}
