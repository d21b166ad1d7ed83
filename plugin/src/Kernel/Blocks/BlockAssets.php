<?php

declare( strict_types=1 );

namespace Svc\Kernel\Blocks;

/** Scripts and styles of blocks, registered when a page or an editor needs them. */
final class BlockAssets {

	/** Fields of block.json that name files, with the functions of core that register these. */
	private const OF_PAGES  = array(
		'style'            => 'register_block_style_handle',
		'viewScriptModule' => 'register_block_script_module_id',
	);
	private const OF_EDITOR = array(
		'editorScript' => 'register_block_script_handle',
		'editorStyle'  => 'register_block_style_handle',
	);

	/** @param string $build The folder of the built blocks. */
	public function __construct( private readonly string $build ) {}

	/**
	 * A filter of `block_type_metadata`: replaces file names by handles, because core registers files immediately.
	 *
	 * @param mixed $metadata Of a block, as filtered by other plugins.
	 */
	public static function named( mixed $metadata ): mixed {
		if ( ! is_array( $metadata ) ) {
			return $metadata;
		}
		foreach ( array_keys( self::OF_PAGES + self::OF_EDITOR ) as $field ) {
			if ( isset( $metadata[ $field ] ) ) {
				$handles = array();
				foreach ( array_values( (array) $metadata[ $field ] ) as $index => $asset ) {
					$handles[] = is_string( $asset ) && str_starts_with( $asset, 'file:' ) ? generate_block_asset_handle( $metadata['name'], $field, $index ) : $asset;
				}
				$metadata[ $field ] = $handles;
			}
		}
		return $metadata;
	}

	public function register_for_pages(): void {
		$this->register( self::OF_PAGES );
	}

	/** When an editor opens: registering the first script makes WordPress build the list of all its own scripts. */
	public function register_for_editor(): void {
		$this->register( self::OF_EDITOR );
	}

	/** @param array<string, callable-string> $fields */
	private function register( array $fields ): void {
		$manifest = "$this->build/blocks-manifest.php";
		foreach ( is_file( $manifest ) ? require $manifest : array() as $name => $metadata ) {
			$metadata['file'] = "$this->build/$name/block.json";
			foreach ( $fields as $field => $register ) {
				foreach ( array_keys( (array) ( $metadata[ $field ] ?? array() ) ) as $index ) {
					$register( $metadata, $field, $index );
				}
			}
		}
	}
}
