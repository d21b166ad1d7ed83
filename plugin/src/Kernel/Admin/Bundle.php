<?php

declare( strict_types=1 );

namespace Svc\Kernel\Admin;

/** A script of the dashboard with its styles, as `npm run build:admin` makes them. */
final class Bundle {

	/** @param string $folder The plugin's folder, with a trailing slash. */
	public function __construct(
		private readonly string $folder,
		private readonly string $name,
	) {}

	/** @return array{dependencies: list<non-empty-string>, version: string}|null Null in a checkout that was not built. */
	public function asset(): ?array {
		$file = "{$this->folder}build/admin/$this->name.asset.php";
		if ( ! is_file( $file ) ) {
			return null;
		}
		$asset = require $file;
		// Older WordPress versions lack some of these scripts; the app works without them.
		$asset['dependencies'] = array_values( array_filter( $asset['dependencies'], static fn ( string $handle ): bool => wp_script_is( $handle, 'registered' ) ) );
		return $asset;
	}

	/** @return non-empty-string */
	public function script(): string {
		return $this->url( "$this->name.js" );
	}

	/** @return non-empty-string */
	public function style(): string {
		return $this->url( "style-$this->name.css" );
	}

	/** @return non-empty-string The address of a built file. */
	public function url( string $file ): string {
		/** @var non-empty-string */
		return plugins_url( "build/admin/$file", "{$this->folder}svc.php" );
	}
}
