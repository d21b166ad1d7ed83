<?php
/**
 * Code for people that the demo plugin and the bulk loader share.
 *
 * @package SvcDemo
 */

declare( strict_types=1 );

namespace SvcDemo;

defined( 'ABSPATH' ) || exit;

const ACCOUNT_META = array( 'nickname', 'first_name', 'last_name', 'rich_editing' );

/** The hash of the one password: bcrypt is slow on purpose, so made once a site. */
function password_hash_of_all(): string {
	$hash = get_option( 'svc_demo_password_hash' );
	if ( ! is_string( $hash ) ) {
		$hash = wp_hash_password( 'demo' );
		update_option( 'svc_demo_password_hash', $hash, false );
	}
	return $hash;
}

/**
 * While $work runs, new accounts get the hash of all instead of their own, and
 * no row for a preference that is WordPress's default anyway.
 */
function with_cheap_accounts( callable $work ): void {
	$hash    = password_hash_of_all();
	$filters = array(
		'wp_hash_password_options' => static fn (): array => array( 'cost' => 4 ),
		'wp_pre_insert_user_data'  => static fn ( array $data ): array => array( 'user_pass' => $hash ) + $data,
		'insert_user_meta'         => static fn ( array $meta ): array => array_intersect_key( $meta, array_flip( ACCOUNT_META ) ),
	);
	array_map( 'add_filter', array_keys( $filters ), $filters );
	try {
		$work();
	} finally {
		array_map( 'remove_filter', array_keys( $filters ), $filters );
	}
}

/** The body of POST /profiles. */
function profile_body( array $person, int $user_id, ?int $manager_id ): array {
	$body           = array( 'user_id' => $user_id ) + $person['profile'];
	$body['social'] = (object) $person['profile']['social'];
	if ( null !== $manager_id ) {
		$body['meta']['svc_reports_to'] = $manager_id;
	}
	return $body;
}

/**
 * The intranet fields that a profile does not have, by their meta keys.
 *
 * @return array<string, string|list<string>>
 */
function intranet_meta( array $person ): array {
	$meta = array();
	foreach ( $person['intranet'] ?? array() as $field => $value ) {
		if ( '' !== $value && array() !== $value ) {
			$meta[ "svc_intranet_{$field}" ] = $value;
		}
	}
	return $meta;
}
