<?php

declare( strict_types=1 );

namespace Svc\Users\Screens;

use Svc\Users\Storage\CallerProfiles;
use Svc\Users\Users;

/** Preloads the answers to a page's first requests. */
final class Preload {

	private const PROFILES = '/' . Users::BASE . '/profiles';
	private const TRASH    = self::PROFILES . '?trash=true&per_page=1';
	private const CHART    = '/' . Users::BASE . '/intranet/org-chart';

	/** Larger teams are loaded in pieces, as in admin/users/chart/data/read.ts. */
	private const MANY = 1000;

	public function __construct( private readonly CallerProfiles $caller_profiles ) {}

	/** @return array<string, mixed> In the form of core's preloading middleware. */
	public function of( Page $page ): array {
		$person = self::given()['person'] ?? null;
		return match ( $page ) {
			Page::People   => match ( true ) {
				is_string( $person ) && ctype_digit( $person ) => $this->person( (int) $person ),
				isset( self::given()['trash'] )                 => self::answers( array( self::TRASH ) ),
				default                                        => $this->people(),
			},
			Page::Import   => $this->import(),
			Page::Deliveries => self::answers( array( '/' . Users::BASE . '/deliveries' ) ),
			Page::Settings => self::answers( array( '/' . Users::BASE . '/settings' ) ),
			Page::Me       => $this->person( $this->caller_profiles->of( get_current_user_id() )->profile_id ?? 0 ),
			Page::Chart    => $this->chart(),
			Page::Add      => array(),
		};
	}

	/** @return array<string, mixed> The top of the org chart, with direct reports. */
	private function chart(): array {
		$path    = self::CHART . '?depth=0';
		$answers = self::answers( array( $path ) );
		$top     = $answers[ $path ]['body'] ?? array();
		if ( ! is_int( $top['id'] ?? null ) || $top['reports_count'] > self::MANY ) {
			return $answers;
		}
		return $answers + self::answers( array( self::CHART . ( 0 === $top['id'] ? '' : "/{$top['id']}" ) . '?depth=1' ) );
	}

	/** @return array<string, mixed> */
	private function import(): array {
		$id   = self::given()['import'] ?? null;
		$path = '/' . Users::BASE . '/imports';
		return self::answers( array( "$path/columns", is_string( $id ) && ctype_digit( $id ) ? "$path/$id" : $path ) );
	}

	/** @return array<string, mixed> The list, its counts, and the number of profiles in the trash. */
	private function people(): array {
		$query = ListAddress::query( self::given(), self::preferences() );
		return self::answers( array( self::TRASH, ListAddress::path( self::PROFILES, $query ), ListAddress::path( self::PROFILES . '/facets', ListAddress::filters( $query ) ) ) );
	}

	/** @return array<string, mixed> */
	private function person( int $id ): array {
		$path    = self::PROFILES . "/$id";
		$answers = self::answers( array( $path ) );
		$user_id = $answers[ $path ]['body']['user_id'] ?? null;
		return is_int( $user_id )
			? $answers + self::answers( array( '/' . Users::BASE . "/intranet/profile/$user_id" ) )
			: $answers;
	}

	/**
	 * @param list<string> $paths
	 * @return array<string, mixed>
	 */
	private static function answers( array $paths ): array {
		return array_reduce( $paths, 'rest_preload_api_request', array() );
	}

	/** @return array<array-key, mixed> */
	private static function given(): array {
		return wp_unslash( $_GET ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- says what to read; who may is checked there.
	}

	/** @return array<array-key, mixed> The account's stored preferences of the list. */
	private static function preferences(): array {
		global $wpdb;
		$all   = get_user_meta( get_current_user_id(), $wpdb->get_blog_prefix() . 'persisted_preferences', true );
		$saved = is_array( $all ) ? $all['svc/people']['view'] ?? array() : array();
		return is_array( $saved ) ? $saved : array();
	}
}
