<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Screens;

use Svc\LeadPages\Fields\LeadStatus;

/** Preloads the answers to the first requests of the screen of leads, in the form of core's preloading middleware. */
final class LeadPreload {

	private const LEADS = '/lead-pages/v1/leads';

	/** @return array<string, mixed> */
	public static function leads(): array {
		$address = new LeadAddress( self::given(), self::preferences() );
		$answers = self::answers( $address->is_board() ? self::board( $address ) : self::table( $address ) );
		return $answers + self::names( $answers ) + self::lead( $address->lead() );
	}

	/** @return list<string> */
	private static function table( LeadAddress $address ): array {
		return array( self::path( self::LEADS, $address->page() ), self::path( self::LEADS . '/facets', $address->filters() ) );
	}

	/** @return list<string> The leads of each status, and the counts. */
	private static function board( LeadAddress $address ): array {
		$filters = array_diff_key( $address->filters(), array( 'status' => true ) );
		return array(
			...array_map( static fn ( LeadStatus $status ): string => self::path( self::LEADS, $filters + array( 'status' => $status->value ) ), LeadStatus::cases() ),
			self::path( self::LEADS . '/facets', $filters ),
		);
	}

	/**
	 * @param array<string, mixed> $answers Of lists and counts.
	 * @return array<string, mixed> The names of the owners and pages in them.
	 */
	private static function names( array $answers ): array {
		$owners = array();
		$pages  = array();
		foreach ( array_column( $answers, 'body' ) as $body ) {
			// Lists have data, and the number of their page; counts have neither.
			$counts = isset( $body['data'] ) ? array() : $body;
			array_push( $owners, ...array_column( $body['data'] ?? array(), 'owner_user_id' ), ...array_column( $counts['owner'] ?? array(), 'value' ) );
			array_push( $pages, ...array_column( $body['data'] ?? array(), 'page_id' ), ...array_column( $counts['page'] ?? array(), 'value' ) );
		}
		return self::answers(
			array(
				...self::named( '/lead-pages/v1/people', array_diff( $owners, array( get_current_user_id() ) ) ),
				...self::named( '/lead-pages/v1/pages', $pages ),
			)
		);
	}

	/**
	 * @param array<int|null> $ids
	 * @return list<string> The path as admin/lead-pages/shared/names.ts asks for it; none without IDs.
	 */
	private static function named( string $path, array $ids ): array {
		$include = array_slice( array_unique( array_filter( $ids ) ), 0, 100 );
		sort( $include );
		return array() === $include ? array() : array(
			self::path(
				$path,
				array(
					'include'  => implode( ',', $include ),
					'per_page' => '100',
				)
			),
		);
	}

	/** @return array<string, mixed> What is shown of the lead that is open. */
	private static function lead( int $id ): array {
		$path = self::LEADS . "/$id";
		return 0 === $id ? array() : self::answers( array( $path, "$path/timeline", "$path/submissions" ) );
	}

	/** @param array<string, string> $query */
	private static function path( string $path, array $query ): string {
		return array() === $query ? $path : $path . '?' . http_build_query( $query );
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
		$saved = is_array( $all ) ? $all['svc/leads']['view'] ?? array() : array();
		return is_array( $saved ) ? $saved : array();
	}
}
