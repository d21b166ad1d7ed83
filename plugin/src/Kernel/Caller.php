<?php

declare( strict_types=1 );

namespace Svc\Kernel;

use WP_User;

/** Who asks, on which site. */
final class Caller {

	private function __construct( private readonly WP_User $user ) {}

	public static function current(): self {
		return new self( wp_get_current_user() );
	}

	public function id(): int {
		return $this->user->ID;
	}

	/** Membership is the right to read this site; a login alone (another site's user, a spammer) is none. */
	public function is_member(): bool {
		if ( ! $this->user->exists() ) {
			return false;
		}
		if ( is_multisite() && ( ! empty( $this->user->spam ) || ! empty( $this->user->deleted ) ) ) {
			return false;
		}
		return $this->user->has_cap( 'read' );
	}

	public function can( string $capability ): bool {
		return $this->is_member() && $this->user->has_cap( $capability );
	}
}
