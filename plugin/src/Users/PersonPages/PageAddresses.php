<?php

declare( strict_types=1 );

namespace Svc\Users\PersonPages;

use Svc\Kernel\Caller;
use Svc\Kernel\Database\QueryFailed;
use Svc\Kernel\Failure;
use Svc\Kernel\Operations;
use Svc\Users\Fields\Role;
use Svc\Users\Settings\Settings;
use Svc\Users\Storage\AddressStore;
use Svc\Users\Storage\Slug;

/** The addresses of public people on this site. */
final class PageAddresses {

	public function __construct(
		private readonly PageSettings $pages,
		private readonly AddressStore $store,
		private readonly Settings $settings,
		private readonly Operations $users,
	) {}

	/**
	 * @param list<int> $profile_ids
	 * @return array<int, string> Web address by profile ID, of those who are public.
	 */
	public function urls( array $profile_ids ): array {
		return array_map( $this->url( ... ), $this->slugs( $profile_ids ) );
	}

	/** @param string $asked A slug, current or former, or a profile ID. Null where visitors see no such person. */
	public function find( string $asked ): ?PersonPage {
		$id = ctype_digit( $asked ) ? (int) $asked : $this->profile_of( Slug::asked( $asked ) );
		if ( null === $id || $id < 1 ) {
			return null;
		}
		try {
			$profile = $this->users->ask( 'GET', '/profiles/{id}', array(), array( 'id' => $id ), Caller::visitor() )->body;
		} catch ( Failure ) {
			return null;
		}
		$slug = $this->slugs( array( $id ) )[ $id ] ?? null;
		return null === $slug ? null : new PersonPage( $profile, $slug, $this->url( $slug ) );
	}

	/** @return array<int, string> Addresses of public people, by profile ID. */
	public function page( int $page, int $per_page ): array {
		$roles = $this->roles();
		return array() === $roles ? array() : $this->urls( $this->store->public_ids( $roles, ( $page - 1 ) * $per_page, $per_page ) );
	}

	/** @return list<Role> */
	public function roles(): array {
		return $this->settings->public_roles();
	}

	private function profile_of( string $slug ): ?int {
		$roles = $this->roles();
		if ( '' === $slug || array() === $roles ) {
			return null;
		}
		$known = $this->store->profile_of( $slug );
		if ( null === $known ) {
			$this->assign( Slug::bases( $slug ), $roles );
		}
		return $known ?? $this->store->profile_of( $slug );
	}

	/**
	 * @param list<int> $profile_ids
	 * @return array<int, string> Slug by profile ID, of those who are public.
	 */
	private function slugs( array $profile_ids ): array {
		$roles = $this->roles();
		if ( array() === $roles || array() === $profile_ids ) {
			return array();
		}
		$slugs   = $this->store->current( $profile_ids, $roles );
		$without = array_keys( $slugs, null, true );
		if ( array() !== $without ) {
			$this->assign( $this->store->bases( $without ), $roles );
			$slugs = $this->store->current( $profile_ids, $roles );
		}
		return array_filter( $slugs, 'is_string' );
	}

	/**
	 * Where another request is giving addresses for too long, the people have none in this answer.
	 *
	 * @param list<string>         $bases
	 * @param non-empty-list<Role> $roles
	 */
	private function assign( array $bases, array $roles ): void {
		try {
			$this->store->assign( $bases, $roles );
		} catch ( QueryFailed $failed ) {
			if ( ! $failed->kind->is_transient() ) {
				throw $failed;
			}
		}
	}

	private function url( string $slug ): string {
		global $wp_rewrite;
		return $wp_rewrite->using_permalinks()
			? home_url( user_trailingslashit( "/{$wp_rewrite->root}{$this->pages->base}/$slug" ) )
			: add_query_arg( PageRequest::VARIABLE, $slug, home_url( '/' ) );
	}
}
