<?php

declare( strict_types=1 );

namespace Svc\Users\Imports;

use Svc\Kernel\CommonError;
use Svc\Kernel\Failure;
use WP_Error;
use WP_User;

/** Finds the account of a row, and creates it if the import creates accounts. */
final class Accounts {

	/** User meta with the id of the import that created the account, until its row is done. */
	private const MADE = 'svc_made_by_import';

	/** The size of WordPress's column. */
	private const LONGEST_EMAIL = 100;

	public function find( MatchBy $match, string $key ): ?int {
		$user = match ( $match ) {
			MatchBy::Email => get_user_by( 'email', $key ),
			MatchBy::Id    => 1 === preg_match( '/^[1-9][0-9]{0,17}$/D', $key ) ? get_user_by( 'id', (int) $key ) : false,
		};
		return $user instanceof WP_User ? $user->ID : null;
	}

	/** @return string|null The reason why no account can be created with this address. */
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
	 * Creates the account with the site's default role and a random password. The person sets one by "Lost your password?".
	 *
	 * @throws Failure
	 */
	public function create( int $import_id, string $email, string $first_name, string $last_name ): int {
		// A random password of this length needs no slow hash, which would take a tenth of a second per account.
		add_filter( 'wp_hash_password_options', array( self::class, 'quick_hash' ) );
		try {
			$made = $this->insert( $import_id, $email, $first_name, $last_name );
			if ( is_multisite() && ! is_wp_error( $made ) ) {
				// Makes this site the account's primary one, as when WordPress adds a new user to a site.
				add_user_to_blog( get_current_blog_id(), $made, (string) get_option( 'default_role' ) );
			}
		} finally {
			remove_filter( 'wp_hash_password_options', array( self::class, 'quick_hash' ) );
		}
		return is_wp_error( $made )
			? throw new Failure( CommonError::InvalidParam, wp_strip_all_tags( $made->get_error_message() ), array( 'params' => array( 'account_email' => wp_strip_all_tags( $made->get_error_message() ) ) ) )
			: $made;
	}

	/**
	 * Makes the account permanent. To be called inside the row's transaction.
	 *
	 * @return bool Whether this import has created the account.
	 */
	public function keep( int $import_id, int $user_id ): bool {
		// A transaction that was rolled back may have left a value in the cache.
		wp_cache_delete( $user_id, 'user_meta' );
		$made_by = get_user_meta( $user_id, self::MADE, true );
		if ( '' !== $made_by ) {
			delete_user_meta( $user_id, self::MADE );
		}
		return (string) $import_id === $made_by;
	}

	/** Deletes the account of a refused row, if this import created it. */
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

	/** The part of the address before the @, in characters that every network allows, with a number if the name is taken. */
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
