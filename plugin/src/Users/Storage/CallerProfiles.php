<?php

declare( strict_types=1 );

namespace Svc\Users\Storage;

use Svc\Kernel\Database\Database;
use Svc\Users\Fields\Role;

/** Reads the callers' profiles, once per request. */
final class CallerProfiles {

	/** @var array<int, CallerProfile|null> */
	private array $known = array();

	public function __construct( private readonly Database $database ) {}

	public function of( int $user_id ): ?CallerProfile {
		if ( ! array_key_exists( $user_id, $this->known ) ) {
			$this->known[ $user_id ] = $this->stored( $user_id );
		}
		return $this->known[ $user_id ];
	}

	public function forget(): void {
		$this->known = array();
	}

	private function stored( int $user_id ): ?CallerProfile {
		$read = fn (): ?CallerProfile => $this->read( $user_id );
		// An open transaction may be rolled back.
		return $this->database->is_in_transaction() ? $read() : CallerCache::profile( $user_id, $read );
	}

	private function read( int $user_id ): ?CallerProfile {
		$row = $this->database->row( 'SELECT id, role FROM %i WHERE user_id = %d', $this->database->table( 'profiles' ), $user_id );
		return null === $row ? null : new CallerProfile( (int) $row['id'], Role::from( (string) $row['role'] ) );
	}
}
