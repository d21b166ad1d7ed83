<?php

declare( strict_types=1 );

namespace Svc\Admin;

use Svc\Users\Capabilities;

/** What a page of ours loads. */
final class Scripts {

	private const HANDLE = 'svc-admin';

	/** WordPress's script that has DataViews and so its words, which ours has too. */
	private const WITH_DATAVIEWS = 'wp-edit-site';

	private const CHUNKS = array( 'people', 'people-older', 'person', 'add', 'chart', 'import', 'settings', 'me' );

	public function __construct(
		private readonly string $folder,
		private readonly BootData $data,
		private readonly Preload $preload,
	) {}

	public function enqueue( Page $page ): void {
		$asset = $this->asset( 'index' );
		if ( null === $asset ) {
			return;
		}
		wp_enqueue_media();
		$first = $this->register_chunks( $page, $asset );
		wp_enqueue_script( self::HANDLE, $this->url( 'index.js' ), array( $first, 'wp-commands', 'wp-preferences', ...$asset['dependencies'] ), $asset['version'], true );
		// All parts' words: npm run pot says that they are of this one.
		wp_set_script_translations( self::HANDLE, 'svc' );
		foreach ( $this->boot( $page ) as $line ) {
			wp_add_inline_script( self::HANDLE, $line, 'before' );
		}
		wp_enqueue_style( self::HANDLE, $this->url( 'style-index.css' ), array( 'wp-components' ), $asset['version'] );
		wp_style_add_data( self::HANDLE, 'rtl', 'replace' );
	}

	/** Elsewhere in the dashboard there is only the command palette. */
	public function enqueue_commands(): void {
		$asset = $this->asset( 'commands' );
		if ( null !== $asset && wp_script_is( 'wp-commands', 'registered' ) ) {
			wp_enqueue_script( 'svc-commands', $this->url( 'commands.js' ), array( 'wp-commands', ...$asset['dependencies'] ), $asset['version'], true );
			wp_set_script_translations( 'svc-commands', 'svc' );
		}
	}

	/**
	 * A part of the script that is there already is not fetched again.
	 *
	 * @param array{dependencies: list<non-empty-string>, version: string} $asset
	 * @return non-empty-string The handle of the part that the page begins with.
	 */
	private function register_chunks( Page $page, array $asset ): string {
		foreach ( self::CHUNKS as $chunk ) {
			wp_register_script( self::HANDLE . "-$chunk", $this->url( "$chunk.js" ), $asset['dependencies'], $asset['version'], true );
		}
		return self::HANDLE . '-' . $page->chunk();
	}

	/** @return list<string> */
	private function boot( Page $page ): array {
		return array_filter(
			array(
				'window.svcAdmin = ' . self::json( array( 'assets' => $this->url( '' ) ) + $this->data->of( $page ) ) . ';',
				'wp.apiFetch.use( wp.apiFetch.createPreloadingMiddleware( ' . self::json( $this->preload->of( $page ) ) . ' ) );',
				current_user_can( Capabilities::MANAGE ) ? (string) wp_scripts()->print_translations( self::WITH_DATAVIEWS, false ) : '',
			)
		);
	}

	/** @return array{dependencies: list<non-empty-string>, version: string}|null A checkout that was not built has none. */
	private function asset( string $name ): ?array {
		$file = "$this->folder/$name.asset.php";
		if ( ! is_file( $file ) ) {
			return null;
		}
		$asset = require $file;
		// An older WordPress has no such script, and the app does without.
		$asset['dependencies'] = array_values( array_filter( $asset['dependencies'], static fn ( string $handle ): bool => wp_script_is( $handle, 'registered' ) ) );
		return $asset;
	}

	/** @return non-empty-string */
	private function url( string $file ): string {
		/** @var non-empty-string */
		return plugins_url( "build/admin/$file", dirname( __DIR__, 2 ) . '/svc.php' );
	}

	/** @param array<string, mixed> $data */
	private static function json( array $data ): string {
		return (string) wp_json_encode( (object) $data, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES );
	}
}
