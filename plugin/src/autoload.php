<?php

declare( strict_types=1 );

/*
 * PHP keeps what it has compiled, but asks the disk about every file of it again after two seconds. So the build joins classes
 * that are loaded together (tools/classes); this gives the file of each. With WP_DEBUG they come from where they are written.
 */
$svc_is_first = ! class_exists( Svc\Plugin::class, false );
$svc_joined   = $svc_is_first && defined( 'WP_DEBUG' ) && ! WP_DEBUG && 'cli' !== PHP_SAPI && filter_var( ini_get( 'opcache.enable' ), FILTER_VALIDATE_BOOLEAN )
	// phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- it is missing where nothing has been built.
	? @include __DIR__ . '/../build/classes/boot.php'
	: false;

spl_autoload_register(
	static function ( string $name ) use ( $svc_joined ): void {
		static $missing = array();
		if ( ! str_starts_with( $name, 'Svc\\' ) ) {
			return;
		}
		// phpcs:disable WordPress.PHP.NoSilencedErrors.Discouraged -- looking at the disk before takes 1 % of a request.
		// A file of src is missing only for a class that the plugin does not have, a joined one while an update replaces it. If it
		// comes back, it has classes that this request has from src.
		$joined = $svc_joined[ $name ] ?? null;
		if ( null === $joined || isset( $missing[ $joined ] ) || ! @include_once __DIR__ . "/../build/classes/$joined.php" ) {
			$missing[ (string) $joined ] = true;
			@include_once __DIR__ . '/' . strtr( substr( $name, 4 ), '\\', '/' ) . '.php';
		}
		// phpcs:enable
	},
	// Before core's, which each of our classes would ask first; after that of another copy of the plugin, whose classes go together.
	prepend: $svc_is_first
);

// Unicode normalisation for the hosts whose PHP has no intl extension.
if ( ! class_exists( 'Normalizer' ) ) {
	// Another plugin may have brought the same library, without its global name.
	if ( ! class_exists( Symfony\Polyfill\Intl\Normalizer\Normalizer::class ) ) {
		require_once __DIR__ . '/../lib/symfony-normalizer/Normalizer.php';
	}
	require_once __DIR__ . '/../lib/symfony-normalizer/Resources/stubs/Normalizer.php';
}
