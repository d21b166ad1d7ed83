<?php

declare( strict_types=1 );

namespace Svc\Users\Cli;

use Svc\Kernel\Caller;
use Svc\Kernel\Exposure;
use Svc\Kernel\Failure;
use Svc\Kernel\Operations;
use Svc\Kernel\Reply;
use WP_CLI;

/** Calls operations for the commands, and prints refusals as WP-CLI errors. */
final class Console {

	public function __construct( private readonly Operations $operations ) {}

	/**
	 * @param array<string, mixed> $input
	 * @param array<string, int>   $ids
	 */
	public function ask( string $method, string $path, array $input = array(), array $ids = array() ): Reply {
		try {
			return $this->operations->ask( $method, $path, $input, $ids, self::caller() );
		} catch ( Failure $failure ) {
			WP_CLI::error( self::text( $failure ) );
		}
	}

	/** The account named by --user. Without it the caller may do everything: console users can access the files and the database anyway. */
	public static function caller(): Caller {
		return 0 === get_current_user_id() ? Caller::console() : Caller::current( Exposure::Cli );
	}

	/** @return int The user ID; accounts are named by ID, login name or e-mail, as in WP-CLI's own commands. */
	public static function user_id( string $named ): int {
		$user = ctype_digit( $named ) ? get_user_by( 'id', (int) $named ) : false;
		$user = false !== $user ? $user : get_user_by( is_email( $named ) ? 'email' : 'login', $named );
		if ( false === $user ) {
			/* translators: %s: what was typed. */
			WP_CLI::error( sprintf( __( 'There is no user %s. Give an ID, a login name or an e-mail address.', 'svc' ), $named ) );
		}
		return $user->ID;
	}

	/**
	 * @param list<string> $names
	 * @param list<string> $known
	 */
	public static function require_known( array $names, array $known ): void {
		$unknown = array_diff( $names, $known );
		if ( array() !== $unknown ) {
			/* translators: 1: names of fields, 2: names of fields. */
			WP_CLI::error( sprintf( __( 'There is no field %1$s. There are: %2$s.', 'svc' ), implode( ', ', $unknown ), implode( ', ', $known ) ) );
		}
	}

	private static function text( Failure $failure ): string {
		$params = (array) ( $failure->data['params'] ?? array() );
		$lines  = array_map( static fn ( string $name, string $text ): string => "$name: $text", array_keys( $params ), $params );
		return array() === $lines ? $failure->getMessage() : implode( ' ', $lines );
	}
}
