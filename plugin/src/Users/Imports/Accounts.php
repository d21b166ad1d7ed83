<?php

declare( strict_types=1 );

namespace Svc\Users\Imports;

use Svc\Kernel\CommonError;
use Svc\Kernel\Failure;
use WP_Error;
use WP_User;

/** Finds the account that a row is about, and makes it where there is none and that was asked for. */
final class Accounts {

	/** User meta of an account whose row is not done yet: the import that has made it. */
	private const MADE = 'svc_made_by_import';

	/** What WordPress has room for. */
	private const LONGEST_EMAIL = 100;

	public function find( MatchBy $match, string $key ): ?int {
		$user = match ( $match ) {
			MatchBy::Email => get_user_by( 'email', $key ),
			MatchBy::Id    => 1 === preg_match( '/^[1-9][0-9]{0,17}$/D', $key ) ? get_user_by( 'id', (int) $key ) : false,
		};
		return $user instanceof WP_User ? $user->ID : null;
	}

	/** @return string|null Why there cannot be a new account of this address. */
	public function objection( string $email ): ?string {
		if ( false === is_email( $email ) || mb_strlen( $email, 'UTF-8' ) > self::LONGEST_EMAIL ) {
			/* translators: %d: largest allowed number of characters. */
			return sprintf( __( 'This must be an e-mail address of at most %d characters, such as jane@example.com.', 'svc' ), self::LONGEST_EMAIL );
		}
		if ( ! is_multisite() ) {
			return null;
		}
		$errors = wpmu_validate_user_signup( $this->login( $email ), $email )['errors'];
		return $errors->has_errors() ? wp_strip_all_tags( $errors->get_error_message() ) : null;
	}

	/**
	 * With the role that the site gives to whoever is new, and a password that nobody knows: "Lost your password?" sends a link to choose one.
	 *
	 * @throws Failure
	 */
	public function create( int $import_id, string $email, string $first_name, string $last_name ): int {
		// Nobody tries all passwords of this length, so there is no need to make that slow: a tenth of a second for each of thousands.
		add_filter( 'wp_hash_password_options', array( self::class, 'quick_hash' ) );
		try {
			$made = $this->insert( $import_id, $email, $first_name, $last_name );
		} finally {
			remove_filter( 'wp_hash_password_options', array( self::class, 'quick_hash' ) );
		}
		return is_wp_error( $made )
			? throw new Failure( CommonError::InvalidParam, wp_strip_all_tags( $made->get_error_message() ), array( 'params' => array( 'account_email' => wp_strip_all_tags( $made->get_error_message() ) ) ) )
			: $made;
	}

	/** Inside the row's transaction: from now on the account is there for good. */
	public function keep( int $user_id ): void {
		if ( metadata_exists( 'user', $user_id, self::MADE ) ) {
			delete_user_meta( $user_id, self::MADE );
		}
	}

	/** Takes an account back whose row was refused, if it was this import that has made it. */
	public function take_back( int $import_id, int $user_id ): void {
		$made_by = get_user_meta( $user_id, self::MADE, true );
		if ( (string) $import_id !== $made_by ) {
			return;
		}
		require_once ABSPATH . 'wp-admin/includes/user.php';
		require_once ABSPATH . 'wp-admin/includes/ms.php';
		is_multisite() ? wpmu_delete_user( $user_id ) : wp_delete_user( $user_id );
	}

	public static function uninstall(): void {
		delete_metadata( 'user', 0, self::MADE, '', true );
	}

	/** @return array<string, int> */
	public static function quick_hash(): array {
		return array( 'cost' => 4 );
	}

	private function insert( int $import_id, string $email, string $first_name, string $last_name ): int|WP_Error {
		return wp_insert_user(
			array(
				'user_login'   => $this->login( $email ),
				'user_email'   => wp_slash( $email ),
				'user_pass'    => wp_generate_password( 32 ),
				'first_name'   => wp_slash( $first_name ),
				'last_name'    => wp_slash( $last_name ),
				'display_name' => wp_slash( "$first_name $last_name" ),
				'role'         => (string) get_option( 'default_role' ),
				'meta_input'   => array( self::MADE => $import_id ),
			)
		);
	}

	/** The address before the @, in what every network allows, with a number where somebody has it. */
	private function login( string $email ): string {
		$plain = preg_replace( '/[^a-z0-9]/', '', strtolower( remove_accents( (string) strstr( $email, '@', true ) ) ) );
		$stem  = substr( str_pad( (string) $plain, 4, 'user' ), 0, 50 );
		$login = $stem;
		for ( $number = 2; false !== username_exists( $login ); $number++ ) {
			$login = "$stem$number";
		}
		return $login;
	}
}
