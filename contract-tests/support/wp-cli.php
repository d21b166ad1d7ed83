<?php
/**
 * Replaces WP-CLI, which is not available as a package: runs one command of
 * the WordPress in the folder named.
 *
 * php wp-cli.php <folder> <address> <command> [<argument>…] [--option[=value]]…
 *
 * @package SvcFixture
 */

declare( strict_types=1 );

namespace {
	define( 'WP_CLI', true );

	final class WP_CLI {

		/** @var array<string, callable> */
		public static array $commands = array();

		public static function add_command( string $name, callable $command ): void {
			self::$commands[ $name ] = $command;
		}

		public static function log( string $message ): void {
			echo "$message\n";
		}

		public static function success( string $message ): void {
			echo "Success: $message\n";
		}

		public static function warning( string $message ): void {
			fwrite( STDERR, "Warning: $message\n" );
		}

		public static function error( string $message ): never {
			fwrite( STDERR, "Error: $message\n" );
			exit( 1 );
		}

		public static function halt( int $code ): never {
			exit( $code );
		}
	}
}

namespace WP_CLI\Utils {
	function get_flag_value( array $options, string $flag, mixed $otherwise = null ): mixed {
		return $options[ $flag ] ?? $otherwise;
	}

	function make_progress_bar( string $message, int $count ): object {
		return new class() {
			public function tick( int $increment = 1 ): void {}

			public function finish(): void {}
		};
	}

	function format_items( string $format, array $items, array $fields ): void {
		if ( 'json' === $format ) {
			$chosen = array_map( static fn ( array $item ): array => array_intersect_key( $item, array_flip( $fields ) ), $items );
			echo json_encode( $chosen );
			return;
		}
		foreach ( array( array_combine( $fields, $fields ), ...$items ) as $item ) {
			echo implode( "\t", array_map( static fn ( string $field ): string => (string) ( $item[ $field ] ?? '' ), $fields ) ), "\n";
		}
	}
}

namespace {
	list( , $folder, $address ) = $argv;
	$words   = array_slice( $argv, 3 );
	$options = array();
	foreach ( preg_grep( '/^--/', $words ) as $word ) {
		list( $name, $value ) = explode( '=', substr( $word, 2 ), 2 ) + array( 1 => true );
		$options[ $name ]     = $value;
	}
	$url                    = (array) parse_url( $address );
	$_SERVER['HTTP_HOST']   = $url['host'] . ( isset( $url['port'] ) ? ":{$url['port']}" : '' );
	$_SERVER['REQUEST_URI'] = '/';
	require $folder . '/wp-load.php';
	if ( isset( $options['user'] ) ) {
		$user = get_user_by( ctype_digit( $options['user'] ) ? 'id' : 'login', $options['user'] );
		$user instanceof WP_User || WP_CLI::error( 'No such user.' );
		wp_set_current_user( $user->ID );
		unset( $options['user'] );
	}
	// WP-CLI's own command.
	WP_CLI::add_command( 'user meta update', static fn ( array $given ): mixed => update_user_meta( (int) $given[0], $given[1], $given[2] ) );
	do_action( 'cli_init' );
	$arguments = array_values( preg_grep( '/^--/', $words, PREG_GREP_INVERT ) );
	for ( $named = count( $arguments ); $named > 0; $named-- ) {
		$command = WP_CLI::$commands[ implode( ' ', array_slice( $arguments, 0, $named ) ) ] ?? null;
		if ( null !== $command ) {
			$command( array_slice( $arguments, $named ), $options );
			exit;
		}
	}
	WP_CLI::error( 'No such command.' );
}
