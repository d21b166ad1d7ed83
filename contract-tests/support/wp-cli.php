<?php
/**
 * Stands in for WP-CLI, which cannot be had as a package: runs one command of
 * the WordPress in the folder named.
 *
 * php wp-cli.php <folder> <address> <command> [--option[=value]]…
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

		public static function halt( int $code ): never {
			exit( $code );
		}
	}
}

namespace WP_CLI\Utils {
	function get_flag_value( array $options, string $flag, mixed $otherwise = null ): mixed {
		return $options[ $flag ] ?? $otherwise;
	}

	function format_items( string $format, array $items, array $fields ): void {
		if ( 'json' === $format ) {
			echo json_encode( $items );
			return;
		}
		foreach ( array( array_combine( $fields, $fields ), ...$items ) as $item ) {
			echo implode( "\t", $item ), "\n";
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
	do_action( 'cli_init' );
	WP_CLI::$commands[ implode( ' ', preg_grep( '/^--/', $words, PREG_GREP_INVERT ) ) ]( array(), $options );
}
