<?php

declare( strict_types=1 );

namespace Svc\Users\Imports;

use Svc\Kernel\CommonError;
use Svc\Kernel\Failure;
use WP_Error;
use WP_User;

/** Finds the account that a row is about, and makes it where there is none and that was asked for. */
final class Accounts {

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
	public function create( string $email, string $first_name, string $last_name ): int {
		// Nobody tries all passwords of this length, so there is no need to make that slow: a tenth of a second for each of thousands.
		add_filter( 'wp_hash_password_options', array( self::class, 'quick_hash' ) );
		$made = $this->insert( $email, $first_name, $last_name );
		remove_filter( 'wp_hash_password_options', array( self::class, 'quick_hash' ) );
		return is_wp_error( $made )
			? throw new Failure( CommonError::InvalidParam, wp_strip_all_tags( $made->get_error_message() ), array( 'params' => array( 'account_email' => wp_strip_all_tags( $made->get_error_message() ) ) ) )
			: $made;
	}

	/** @return array<string, int> */
	public static function quick_hash(): array {
		return array( 'cost' => 4 );
	}

	private function insert( string $email, string $first_name, string $last_name ): int|WP_Error {
		return wp_insert_user(
			array(
				'user_login'   => $this->login( $email ),
				'user_email'   => wp_slash( $email ),
				'user_pass'    => wp_generate_password( 32 ),
				'first_name'   => wp_slash( $first_name ),
				'last_name'    => wp_slash( $last_name ),
				'display_name' => wp_slash( "$first_name $last_name" ),
				'role'         => (string) get_option( 'default_role' ),
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
