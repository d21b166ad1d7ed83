<?php

declare( strict_types=1 );

namespace Svc\Kernel\Access;

use WP_User;

/** Answers current_user_can() for the capabilities of all components. */
final class Capabilities {

	/** @var array<string, Capability> */
	private readonly array $capabilities;

	/** @param list<Capability> $capabilities */
	public function __construct( array $capabilities ) {
		$this->capabilities = array_column( $capabilities, null, 'name' );
	}

	public function register(): void {
		add_filter( 'user_has_cap', array( $this, 'grant' ), 10, 4 );
	}

	/**
	 * @param array<string, bool> $granted
	 * @param list<string>        $asked
	 * @param list<mixed>         $arguments
	 * @return array<string, bool>
	 */
	public function grant( array $granted, array $asked, array $arguments, WP_User $user ): array {
		foreach ( $asked as $name ) {
			$capability = $this->capabilities[ $name ] ?? null;
			if ( null !== $capability ) {
				$granted[ $name ] = ( $capability->has )( $granted, $user );
			}
		}
		return $granted;
	}
}
