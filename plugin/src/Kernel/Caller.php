<?php

declare( strict_types=1 );

namespace Svc\Kernel;

use WP_User;

/** Who asks, on which site. */
final class Caller {

	/** @var array<string, bool> What has been asked already; a caller is asked several times a request. */
	private array $answers = array();

	private function __construct(
		private readonly WP_User $user,
		private readonly bool $is_console = false,
	) {}

	public static function current(): self {
		return new self( wp_get_current_user() );
	}

	/** Nobody in particular, who has the files and the database anyway: to refuse something would be theatre. */
	public static function console(): self {
		return new self( new WP_User(), true );
	}

	public function id(): int {
		return $this->user->ID;
	}

	/** Membership is the right to read this site; a login alone (another site's user, a spammer) is none. */
	public function is_member(): bool {
		return $this->can( 'read' );
	}

	public function can( string $capability ): bool {
		return $this->answers[ $capability ] ??= $this->is_console || (
			$this->is_welcome()
			&& $this->user->has_cap( 'read' )
			&& ( 'read' === $capability || $this->user->has_cap( $capability ) )
		);
	}

	private function is_welcome(): bool {
		return $this->user->exists()
			&& ! ( is_multisite() && ( ! empty( $this->user->spam ) || ! empty( $this->user->deleted ) ) );
	}
}
