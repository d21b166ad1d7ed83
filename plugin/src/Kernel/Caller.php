<?php

declare( strict_types=1 );

namespace Svc\Kernel;

use WP_User;

/** The account that makes a request, the way in which it does, and the site of the request. */
final class Caller {

	/** @var array<string, bool> Cached answers: the same capability is checked several times per request. */
	private array $answers = array();

	private readonly int $site_id;

	private function __construct(
		private readonly WP_User $user,
		public readonly Exposure $exposure,
		private readonly bool $is_console = false,
	) {
		$this->site_id = get_current_blog_id();
	}

	public static function current( Exposure $exposure = Exposure::Rest ): self {
		return new self( wp_get_current_user(), $exposure );
	}

	/** A caller without an account, for pages that are the same for everyone. */
	public static function visitor(): self {
		return new self( new WP_User(), Exposure::Rest );
	}

	/** A caller without an account who may do everything: console users can access the files and the database anyway. */
	public static function console(): self {
		return new self( new WP_User(), Exposure::Cli, true );
	}

	/** Whether the request is still this account's, and on this site. */
	public function is_current(): bool {
		return $this->id() === get_current_user_id() && get_current_blog_id() === $this->site_id;
	}

	public function id(): int {
		return $this->user->ID;
	}

	/** Whether the caller may read this site. A login alone is not enough: accounts of other sites and spam accounts have one. */
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
