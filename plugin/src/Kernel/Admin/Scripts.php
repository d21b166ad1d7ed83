<?php

declare( strict_types=1 );

namespace Svc\Kernel\Admin;

/** The scripts and styles of the dashboard screens. */
final class Scripts {

	private const HANDLE = 'svc-admin';

	/** The chunks that contain DataViews. */
	public const LISTS = array( 'people', 'people-older' );

	/** WordPress's script whose translations include those of DataViews, which the admin script bundles. */
	private const WITH_DATAVIEWS = 'wp-edit-site';

	private readonly Bundle $app;

	/** @param string $folder The plugin's folder, with a trailing slash. */
	public function __construct( private readonly string $folder ) {
		$this->app = new Bundle( $folder, 'index' );
	}

	/**
	 * @param array<string, mixed> $boot_data  The components' start values for the script.
	 * @param bool                 $has_lists  Whether this caller gets screens with DataViews.
	 */
	public function enqueue( Screen $screen, array $boot_data, bool $has_lists ): void {
		$asset = $this->app->asset();
		if ( null === $asset ) {
			return;
		}
		wp_enqueue_media();
		// The screen's chunks are loaded with the page, so that the first paint needs no further request.
		foreach ( $screen->chunks as $chunk ) {
			wp_register_script( self::HANDLE . "-$chunk", $this->app->url( "$chunk.js" ), $asset['dependencies'], $asset['version'], true );
		}
		$first = array_map( static fn ( string $chunk ): string => self::HANDLE . "-$chunk", $screen->chunks );
		wp_enqueue_script( self::HANDLE, $this->app->script(), array( ...$first, 'wp-commands', 'wp-preferences', ...$asset['dependencies'] ), $asset['version'], true );
		// The translations of all chunks: npm run pot assigns them to this script.
		wp_set_script_translations( self::HANDLE, 'svc' );
		wp_add_inline_script( self::HANDLE, 'window.svcAdmin = ' . self::json( $this->boot( $screen ) + $boot_data ) . ';', 'before' );
		wp_add_inline_script( self::HANDLE, 'wp.apiFetch.use( wp.apiFetch.createPreloadingMiddleware( ' . self::json( ( $screen->preload )() ) . ' ) );', 'before' );
		$words = $has_lists ? (string) wp_scripts()->print_translations( self::WITH_DATAVIEWS, false ) : '';
		if ( '' !== $words ) {
			wp_add_inline_script( self::HANDLE, $words, 'before' );
		}
		wp_enqueue_style( self::HANDLE, $this->app->style(), array( 'wp-components' ), $asset['version'] );
		wp_style_add_data( self::HANDLE, 'rtl', 'replace' );
	}

	/** Other dashboard pages only load the commands of the command palette. */
	public function enqueue_commands(): void {
		$commands = new Bundle( $this->folder, 'commands' );
		$asset    = $commands->asset();
		if ( null !== $asset && wp_script_is( 'wp-commands', 'registered' ) ) {
			wp_enqueue_script( 'svc-commands', $commands->script(), array( 'wp-commands', ...$asset['dependencies'] ), $asset['version'], true );
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
		// What admin/shared/skeleton.tsx draws, so that the page is not empty until the script runs.
		echo '<div id="svc-admin" class="svc-admin"><div class="svc-screen hide-if-no-js"><div class="svc-screen__head"></div><div class="svc-skeleton" aria-busy="true"><span class="screen-reader-text" role="status">'
			. esc_html__( 'Loading…', 'svc' )
			. '</span><div class="svc-skeleton__part"></div><div class="svc-skeleton__part"></div><div class="svc-skeleton__part"></div><div class="svc-skeleton__part"></div></div></div></div>';
	}

	/** @return array<string, mixed> */
	private function boot( Screen $screen ): array {
		return array(
			'assets'   => $this->app->url( '' ),
			'page'     => $screen->slug,
			'hasTheme' => wp_script_is( 'wp-theme', 'registered' ),
			'adminUrl' => admin_url( 'admin.php' ),
			'restUrl'  => rest_url(),
			'siteId'   => get_current_blog_id(),
			'timeZone' => wp_timezone_string(),
		);
	}

	/** @param array<string, mixed> $data */
	private static function json( array $data ): string {
		return (string) wp_json_encode( (object) $data, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES );
	}
}
