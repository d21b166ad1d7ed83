<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Challenge;

use Svc\Kernel\Database\Database;
use Svc\LeadPages\Intake\FormSecret;

/**
 * Costs a browser a part of a second: find the number, from 0 to 50000, with sha256(salt + number) = target.
 *
 * The salt ends with when it expires: `5f3c…-1790000000`. Nothing is stored until a proof is used.
 */
final class ProofOfWork implements SingleUse {

	private const MAX = 50000;

	/** Seconds. */
	private const LIFETIME = 600;

	public function __construct(
		private readonly Database $database,
		private readonly FormSecret $secret,
	) {}

	public function issue(): array {
		$salt   = bin2hex( random_bytes( 12 ) ) . '-' . ( time() + self::LIFETIME );
		$target = hash( 'sha256', $salt . random_int( 0, self::MAX ) );
		return array(
			'salt'      => $salt,
			'target'    => $target,
			'max'       => self::MAX,
			'signature' => $this->signature( $salt, $target ),
		);
	}

	public function passes( array $proof ): bool {
		list( $salt, $target, $signature ) = array_map( static fn ( string $name ): string => is_string( $proof[ $name ] ?? null ) ? $proof[ $name ] : '', array( 'salt', 'target', 'signature' ) );
		$number = $proof['number'] ?? null;
		return ( is_int( $number ) || is_string( $number ) )
			&& hash_equals( $this->signature( $salt, $target ), $signature )
			&& (int) substr( (string) strrchr( $salt, '-' ), 1 ) >= time()
			&& hash_equals( $target, hash( 'sha256', $salt . $number ) );
	}

	public function spend( array $proof ): bool {
		$table = $this->database->table( 'lead_proofs' );
		$this->database->execute( 'DELETE FROM %i WHERE created_at < %d', $table, time() - 2 * self::LIFETIME );
		return 1 === $this->database->execute( 'INSERT IGNORE INTO %i (hash, created_at) VALUES (%s, %d)', $table, hash( 'sha256', (string) $proof['signature'] ), time() );
	}

	private function signature( string $salt, string $target ): string {
		return $this->secret->hmac( 'proof', "$salt/$target" );
	}
}
