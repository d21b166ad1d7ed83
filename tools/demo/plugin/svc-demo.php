<?php
/**
 * Plugin Name: Svc Demo
 * Description: Takes the people of the demo company. For local sites; never shipped.
 * Version:     1.0.0
 * Author:      The Svc People authors
 * License:     GPL-2.0-or-later
 *
 * @package SvcDemo
 */

declare( strict_types=1 );

namespace SvcDemo;

use RuntimeException;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/people.php';
require_once __DIR__ . '/lead-history.php';

// Every account of the demo has the password "demo".
if ( 'local' === wp_get_environment_type() ) {
	add_action( 'rest_api_init', __NAMESPACE__ . '\register' );
}

function register(): void {
	register_rest_route(
		'svc-demo/v1',
		'/lead-history',
		array(
			'methods'             => 'POST',
			'callback'            => __NAMESPACE__ . '\lead_history',
			'permission_callback' => static fn (): bool => current_user_can( 'manage_options' ),
		)
	);
	register_rest_route(
		'svc-demo/v1',
		'/load',
		array(
			'methods'             => 'POST',
			'callback'            => __NAMESPACE__ . '\load',
			'permission_callback' => static fn (): bool => current_user_can( 'manage_options' ),
			'args'                => array(
				'people' => array(
					'type'     => 'array',
					'required' => true,
				),
			),
		)
	);
}

/**
 * Takes a chunk of people, managers before their reports. People who exist
 * already stay as they are.
 *
 * @return array{created: int, skipped: int, errors: list<array{login: string, message: string}>}
 */
function load( WP_REST_Request $request ): array {
	$answer = array(
		'created' => 0,
		'skipped' => 0,
		'errors'  => array(),
	);
	with_cheap_accounts(
		static function () use ( $request, &$answer ): void {
			foreach ( $request['people'] as $person ) {
				try {
					++$answer[ load_person( $person ) ? 'created' : 'skipped' ];
				} catch ( RuntimeException $error ) {
					$answer['errors'][] = array(
						'login'   => $person['account']['login'],
						'message' => $error->getMessage(),
					);
				}
			}
		}
	);
	return $answer;
}

/** False when the person was here before. */
function load_person( array $person ): bool {
	$user    = get_user_by( 'login', $person['account']['login'] );
	$user_id = $user ? $user->ID : add_account( $person );
	if ( $user && has_profile( $user_id ) ) {
		return false;
	}
	// Updating asks for the old value first, which takes three times as long.
	$write = $user ? 'update_user_meta' : 'add_user_meta';
	foreach ( intranet_meta( $person ) as $key => $value ) {
		$write( $user_id, $key, wp_slash( $value ) );
	}
	// The profile copies the account's meta: one write in place of three.
	add_profile( profile_body( $person, $user_id, manager_id( $person ) ) + photo( $person['photo'] ?? null ) );
	return true;
}

function add_account( array $person ): int {
	$account = $person['account'];
	$user_id = wp_insert_user(
		wp_slash(
			array(
				'user_login'   => $account['login'],
				'user_email'   => $account['email'],
				'display_name' => $account['display_name'],
				'first_name'   => $person['profile']['first_name'],
				'last_name'    => $person['profile']['last_name'],
				'user_pass'    => 'demo',
				'role'         => 'subscriber',
			)
		)
	);
	if ( $user_id instanceof WP_Error ) {
		throw new RuntimeException( $user_id->get_error_message() );
	}
	return $user_id;
}

function manager_id( array $person ): ?int {
	if ( null === $person['manager'] ) {
		return null;
	}
	$manager = get_user_by( 'login', $person['manager'] );
	if ( ! $manager ) {
		throw new RuntimeException( "The manager {$person['manager']} is not here yet." );
	}
	return $manager->ID;
}

function has_profile( int $user_id ): bool {
	$request = new WP_REST_Request( 'GET', "/users/v1/profiles/user/{$user_id}" );
	return 200 === rest_do_request( $request )->get_status();
}

/**
 * The members of a profile that show an uploaded photo.
 *
 * @param string|null $image A file as base64.
 * @return array{avatar_id?: int, avatar_site_id?: int}
 */
function photo( ?string $image ): array {
	return null === $image ? array() : array_intersect_key( post( '/users/v1/photos', array( 'image' => $image ) ), array_flip( array( 'avatar_id', 'avatar_site_id' ) ) );
}

function add_profile( array $body ): void {
	post( '/users/v1/profiles', $body );
}

/** @return array<string, mixed> */
function post( string $route, array $body ): array {
	$request = new WP_REST_Request( 'POST', $route );
	$request->set_header( 'Content-Type', 'application/json' );
	$request->set_body( (string) wp_json_encode( $body ) );
	$response = rest_do_request( $request );
	if ( $response->is_error() ) {
		$data = $response->get_data();
		throw new RuntimeException( $data['message'] . ' ' . wp_json_encode( $data['data']['params'] ?? array() ) );
	}
	return $response->get_data();
}
