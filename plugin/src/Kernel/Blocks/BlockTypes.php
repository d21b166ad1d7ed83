<?php

declare( strict_types=1 );

namespace Svc\Kernel\Blocks;

use Svc\Kernel\Component;
use WP_Block;

/** Registers the blocks of enabled components. Blocks of disabled components render nothing, and the editor shows a notice. */
final class BlockTypes {

	private const EDITOR_ASSETS = array( 'editorScript', 'editorStyle' );

	private readonly string $build;

	private ?Caching $caching = null;

	/**
	 * @param string                   $folder The plugin's folder, with a trailing slash.
	 * @param array<string, Component> $all
	 * @param array<string, Component> $on
	 */
	public function __construct(
		string $folder,
		private readonly array $all,
		private readonly array $on,
	) {
		$this->build = "{$folder}build/blocks";
	}

	public function register(): void {
		add_action( 'init', array( $this, 'register_types' ) );
		add_action( 'enqueue_block_editor_assets', array( $this, 'register_editor_assets' ), 0 );
		add_action( 'enqueue_block_assets', fn () => is_admin() ? $this->register_editor_assets() : null, 0 );
		add_filter( 'block_categories_all', array( $this, 'add_categories' ) );
		// After other plugins have sent their headers, before classic themes send the head of the page.
		add_action( 'template_redirect', fn () => is_user_logged_in() && ! wp_is_block_theme() ? $this->caching()->look_ahead() : null, PHP_INT_MAX );
		add_filter( 'block_bindings_source_value', $this->notice_binding( ... ), 10, 2 );
		if ( count( $this->on ) < count( $this->all ) ) {
			add_filter( 'render_block', array( $this, 'render_nothing' ), 10, 2 );
			add_action( 'enqueue_block_editor_assets', array( $this, 'explain' ) );
		}
	}

	/** A checkout that was not built has no blocks. */
	public function register_types(): void {
		$manifest = "$this->build/blocks-manifest.php";
		if ( ! is_file( $manifest ) ) {
			return;
		}
		wp_register_block_metadata_collection( $this->build, $manifest );
		add_filter( 'block_type_metadata', array( self::class, 'name_editor_assets' ) );
		foreach ( self::sets( $this->on ) as $set ) {
			foreach ( $set->blocks as $name => $make ) {
				register_block_type_from_metadata(
					"$this->build/$name",
					array( 'render_callback' => fn ( array $attributes, string $content, WP_Block $block ): string => $this->rendered( $make(), $attributes, $content, $block ) )
				);
			}
		}
		remove_filter( 'block_type_metadata', array( self::class, 'name_editor_assets' ) );
	}

	/**
	 * Replaces file names by script handles, because core registers files immediately.
	 *
	 * @param array{name: non-falsy-string, ...} $metadata
	 * @return array{name: non-falsy-string, ...}
	 */
	public static function name_editor_assets( array $metadata ): array {
		foreach ( self::EDITOR_ASSETS as $field ) {
			if ( isset( $metadata[ $field ] ) ) {
				$metadata[ $field ] = generate_block_asset_handle( $metadata['name'], $field );
			}
		}
		return $metadata;
	}

	/**
	 * Editor scripts are registered when an editor opens, because registering the first script makes WordPress build the list
	 * of all its own scripts.
	 */
	public function register_editor_assets(): void {
		$manifest = "$this->build/blocks-manifest.php";
		foreach ( is_file( $manifest ) ? require $manifest : array() as $name => $metadata ) {
			$metadata['file'] = "$this->build/$name/block.json";
			register_block_script_handle( $metadata, 'editorScript' );
			register_block_style_handle( $metadata, 'editorStyle' );
		}
	}

	/**
	 * @param list<array<string, mixed>> $categories
	 * @return list<array<string, mixed>>
	 */
	public function add_categories( array $categories ): array {
		foreach ( self::sets( $this->on ) as $set ) {
			$categories[] = array(
				'slug'  => $set->category,
				'title' => $set->title,
			);
		}
		return $categories;
	}

	/** @param array<string, mixed> $block */
	public function render_nothing( string $content, array $block ): string {
		return isset( $this->off()[ $block['blockName'] ?? '' ] ) ? '' : $content;
	}

	/** The editor keeps unknown blocks unchanged; the notice explains why these are unknown. */
	public function explain(): void {
		$off = $this->off();
		if ( array() === $off ) {
			return;
		}
		$script = sprintf(
			'wp.domReady( () => { const off = %s; const stop = wp.data.subscribe( () => {'
				. ' const found = wp.data.select( "core/block-editor" ).getBlocks().flatMap( function all( block ) { return [ block, ...block.innerBlocks.flatMap( all ) ]; } )'
				. '.map( ( block ) => off[ block.attributes.originalName ] ).find( Boolean );'
				. ' if ( found ) { stop(); wp.data.dispatch( "core/notices" ).createWarningNotice( found, { id: "svc-blocks-off" } ); } } ); } );',
			(string) wp_json_encode( $off, JSON_HEX_TAG )
		);
		wp_register_script( 'svc-blocks-off', false, array( 'wp-data', 'wp-dom-ready', 'wp-block-editor', 'wp-notices' ), '1', true );
		wp_enqueue_script( 'svc-blocks-off' );
		wp_add_inline_script( 'svc-blocks-off', $script );
	}

	/** @return array<string, string> Notice by block name, for the blocks of disabled components. */
	private function off(): array {
		$off = array();
		foreach ( array_diff_key( $this->all, $this->on ) as $component ) {
			foreach ( array_keys( $component->blocks()->blocks ?? array() ) as $name ) {
				/* translators: %s: name of a component, such as "Lead pages". */
				$off[ "svc/$name" ] = sprintf( __( 'This content has blocks of “%s”, which is switched off under People > Settings. They are kept, and visitors do not see them.', 'svc' ), $component->title() );
			}
		}
		return $off;
	}

	/** @param array<string, mixed> $attributes */
	private function rendered( Block $made, array $attributes, string $content, WP_Block $block ): string {
		$this->caching()->keep_private();
		return $made->render( $attributes, $content, $block );
	}

	/** Keeps pages private on which core's blocks show a component's data through block bindings. */
	private function notice_binding( mixed $value, string $source ): mixed {
		if ( str_starts_with( $source, 'svc/' ) ) {
			$this->caching()->keep_private();
		}
		return $value;
	}

	private function caching(): Caching {
		return $this->caching ??= new Caching();
	}

	/**
	 * @param array<string, Component> $components
	 * @return list<BlockSet>
	 */
	private static function sets( array $components ): array {
		return array_values( array_filter( array_map( static fn ( Component $component ): ?BlockSet => $component->blocks(), $components ) ) );
	}
}
