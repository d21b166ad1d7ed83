<?php

declare( strict_types=1 );

namespace Svc\Kernel\Admin;

/** The scripts and styles of the dashboard screens. */
final class Scripts {

	private const HANDLE = 'svc-admin';

	/** WordPress's script whose translations include those of DataViews, which the admin script bundles. */
	private const WITH_DATAVIEWS = 'wp-edit-site';

	/** @param string $folder The plugin's folder, with a trailing slash. */
	public function __construct( private readonly string $folder ) {}

	/**
	 * @param array<string, mixed> $boot_data  The components' start values for the script.
	 * @param bool                 $has_lists  Whether this caller gets screens with DataViews.
	 */
	public function enqueue( Screen $screen, array $boot_data, bool $has_lists ): void {
		$asset = $this->asset( 'index' );
		if ( null === $asset ) {
			return;
		}
		wp_enqueue_media();
		// The screen's chunk is loaded with the page, so that the first paint needs no further request.
		$first = self::HANDLE . "-$screen->chunk";
		wp_register_script( $first, $this->url( "$screen->chunk.js" ), $asset['dependencies'], $asset['version'], true );
		wp_enqueue_script( self::HANDLE, $this->url( 'index.js' ), array( $first, 'wp-commands', 'wp-preferences', ...$asset['dependencies'] ), $asset['version'], true );
		// The translations of all chunks: npm run pot assigns them to this script.
		wp_set_script_translations( self::HANDLE, 'svc' );
		wp_add_inline_script( self::HANDLE, 'window.svcAdmin = ' . self::json( $this->boot( $screen ) + $boot_data ) . ';', 'before' );
		wp_add_inline_script( self::HANDLE, 'wp.apiFetch.use( wp.apiFetch.createPreloadingMiddleware( ' . self::json( ( $screen->preload )() ) . ' ) );', 'before' );
		$words = $has_lists ? (string) wp_scripts()->print_translations( self::WITH_DATAVIEWS, false ) : '';
		if ( '' !== $words ) {
			wp_add_inline_script( self::HANDLE, $words, 'before' );
		}
		wp_enqueue_style( self::HANDLE, $this->url( 'style-index.css' ), array( 'wp-components' ), $asset['version'] );
		wp_style_add_data( self::HANDLE, 'rtl', 'replace' );
	}

	/** Other dashboard pages only load the commands of the command palette. */
	public function enqueue_commands(): void {
		$asset = $this->asset( 'commands' );
		if ( null !== $asset && wp_script_is( 'wp-commands', 'registered' ) ) {
			wp_enqueue_script( 'svc-commands', $this->url( 'commands.js' ), array( 'wp-commands', ...$asset['dependencies'] ), $asset['version'], true );
			wp_set_script_translations( 'svc-commands', 'svc' );
		}
	}

	public static function print_root(): void {
		wp_admin_notice(
			__( 'This page needs JavaScript.', 'svc' ),
			array(
				'type'               => 'error',
				'additional_classes' => array( 'hide-if-js' ),
			)
		);
		echo '<div id="svc-admin" class="svc-admin"></div>';
	}

	/** @return array<string, mixed> */
	private function boot( Screen $screen ): array {
		return array(
			'assets'   => $this->url( '' ),
			'page'     => $screen->slug,
			'hasTheme' => wp_script_is( 'wp-theme', 'registered' ),
			'adminUrl' => admin_url( 'admin.php' ),
			'restUrl'  => rest_url(),
			'siteId'   => get_current_blog_id(),
		);
	}

	/** @return array{dependencies: list<non-empty-string>, version: string}|null Null in a checkout that was not built. */
	private function asset( string $name ): ?array {
		$file = "{$this->folder}build/admin/$name.asset.php";
		if ( ! is_file( $file ) ) {
			return null;
		}
		$asset = require $file;
		// Older WordPress versions lack some of these scripts; the app works without them.
		$asset['dependencies'] = array_values( array_filter( $asset['dependencies'], static fn ( string $handle ): bool => wp_script_is( $handle, 'registered' ) ) );
		return $asset;
	}

	/** @return non-empty-string */
	private function url( string $file ): string {
		/** @var non-empty-string */
		return plugins_url( "build/admin/$file", "{$this->folder}svc.php" );
	}

	/** @param array<string, mixed> $data */
	private static function json( array $data ): string {
		return (string) wp_json_encode( (object) $data, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES );
	}
}
