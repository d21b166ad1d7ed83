<?php
/** The parts of WP-CLI that the plugin uses, for the analyser. */

declare( strict_types=1 );

namespace {
	define( 'WP_CLI', true );

	class WP_CLI {

		/** @param callable|object|string $command */
		public static function add_command( string $name, $command ): bool {
			return true;
		}

		public static function log( string $message ): void {}

		public static function success( string $message ): void {}

		public static function warning( string $message ): void {}

		/** @return never */
		public static function error( string $message ) {
			exit( 1 );
		}

		/** @return never */
		public static function halt( int $code ) {
			exit( $code );
		}
	}
}

namespace WP_CLI\Utils {
	/**
	 * @param array<string, mixed> $options
	 * @return mixed
	 */
	function get_flag_value( array $options, string $flag, mixed $otherwise = null ) {
		return $options[ $flag ] ?? $otherwise;
	}

	class Progress {
		public function tick( int $increment = 1 ): void {}

		public function finish(): void {}
	}

	function make_progress_bar( string $message, int $count ): Progress {
		return new Progress();
	}

	/**
	 * @param list<array<string, mixed>> $items
	 * @param list<string>               $fields
	 */
	function format_items( string $format, array $items, array $fields ): void {}
}
