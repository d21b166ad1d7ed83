<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\OrgChart;

use Svc\Users\Profiles\ProfileStore;
use WP_Site;
use WP_User;

/** Notices what shows in charts and is written outside the people's lock. */
final class ChartFollower {

	public function __construct(
		private readonly ChartVersion $version,
		private readonly ChartCache $cache,
		private readonly ProfileStore $profiles,
	) {}

	public function register(): void {
		add_action( 'profile_update', array( $this, 'follow_account' ), 10, 2 );
		add_action( 'wp_uninitialize_site', array( $this, 'follow_site' ) );
	}

	/** WordPress's avatar hangs on the account's e-mail. */
	public function follow_account( int $user_id, WP_User $before ): void {
		$now = get_userdata( $user_id );
		if ( false !== $now && $now->user_email !== $before->user_email && null !== $this->profiles->standing( $user_id ) ) {
			$this->version->raise();
		}
	}

	public function follow_site( WP_Site $site ): void {
		$this->cache->forget_site( $site->id );
	}
}
