<?php

declare( strict_types=1 );

namespace Svc\Users\Storage;

/** The standing of those who ask, read once a request. Never kept longer: rights hang on it. */
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
