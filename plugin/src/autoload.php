<?php

declare( strict_types=1 );

spl_autoload_register(
	static function ( string $name ): void {
		if ( str_starts_with( $name, 'Svc\\' ) ) {
			// Nearly all classes that are asked for are there: looking at the disk first takes 1 % of a request.
			// phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- a file is missing only for a class that the plugin does not have.
			@include_once __DIR__ . '/' . strtr( substr( $name, 4 ), '\\', '/' ) . '.php';
		}
	},
	// Before core's, which each of our classes would ask first.
	prepend: true
);

// Unicode normalisation for the hosts whose PHP has no intl extension.
if ( ! class_exists( 'Normalizer' ) ) {
	// Another plugin may have brought the same library, without its global name.
	if ( ! class_exists( Symfony\Polyfill\Intl\Normalizer\Normalizer::class ) ) {
		require_once __DIR__ . '/../lib/symfony-normalizer/Normalizer.php';
	}
	require_once __DIR__ . '/../lib/symfony-normalizer/Resources/stubs/Normalizer.php';
}
