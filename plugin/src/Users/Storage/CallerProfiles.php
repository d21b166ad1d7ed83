<?php

declare( strict_types=1 );

namespace Svc\Users\Storage;

/** Reads the callers' profiles once per request. Not cached longer, because permissions depend on them. */
final class CallerProfiles {

	/** @var array<int, CallerProfile|null> */
	private array $known = array();

	public function __construct( private readonly ProfileStore $store ) {}

	public function of( int $user_id ): ?CallerProfile {
		if ( ! array_key_exists( $user_id, $this->known ) ) {
			$this->known[ $user_id ] = $this->store->standing( $user_id );
		}
		return $this->known[ $user_id ];
	}

	public function forget(): void {
		$this->known = array();
	}
}
