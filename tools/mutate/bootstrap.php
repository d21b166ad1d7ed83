<?php
/**
 * PHPUnit's bootstrap for a copy of the plugin, whose folder is in SVC_MUTATED.
 *
 * @package SvcMutate
 */

declare( strict_types=1 );

require __DIR__ . '/../../tests/php/bootstrap.php';

spl_autoload_register(
	static function ( string $name ): void {
		$file = getenv( 'SVC_MUTATED' ) . '/src/' . strtr( substr( $name, strlen( 'Svc\\' ) ), '\\', '/' ) . '.php';
		if ( str_starts_with( $name, 'Svc\\' ) && ! str_starts_with( $name, 'Svc\\Tests\\' ) && file_exists( $file ) ) {
			require $file;
		}
	},
	prepend: true
);
