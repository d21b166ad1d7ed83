<?php

declare( strict_types=1 );

namespace Svc\Users\Storage\History;

use Svc\Kernel\Caller;

/** Who changes a profile, and in which way. */
final class Author {

	/** @param int $user_id 0 for nobody: the console without a user, and WP-Cron. */
	public function __construct(
		public readonly int $user_id,
		public readonly Way $way,
	) {}

	public static function of( Caller $caller ): self {
		return new self( $caller->id(), Way::from( $caller->exposure->value ) );
	}

	/** For changes that no operation makes. */
	public static function current( ?Way $way = null ): self {
		return new self( get_current_user_id(), $way ?? ( defined( 'WP_CLI' ) && WP_CLI ? Way::Cli : Way::WordPress ) );
	}
}
