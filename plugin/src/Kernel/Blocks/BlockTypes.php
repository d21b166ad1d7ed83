<?php

declare( strict_types=1 );

namespace Svc\Kernel\Blocks;

use Svc\Kernel\Component;
use WP_Block;
use WP_Block_List;
use WP_Block_Supports;
use WP_REST_Request;

/**
 * Registers the blocks of enabled components, with their patterns and binding sources.
 *
 * On public pages WordPress goes through all registered blocks several times, so that each costs every page about 0.2 %; and
 * titles of patterns would load all translations. There and in the REST API they are registered when one of them may be
 * rendered. Code that reads a list of them there fires `svc_register_blocks` first.
 */
final class BlockTypes {

	/** Core's routes that answer with registered blocks or patterns, or check against them. A batch may ask for these. */
	private const ROUTES_WITH_BLOCKS = '~^/(?:wp/v2/(?:block|global-styles|template)|wp-block-editor/|batch/)~i';

	private readonly string $build;

	private ?Caching $caching = null;

	private bool $are_registered = false;

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
		add_action( 'init', fn () => is_admin() || ( defined( 'WP_CLI' ) && WP_CLI ) || StyledBlocks::are_styled() ? $this->register_types() : null );
		add_action( 'svc_register_blocks', array( $this, 'register_types' ) );
		add_filter( 'render_block_data', array( $this, 'register_for_block' ), PHP_INT_MAX, 3 );
		add_filter( 'block_core_navigation_render_inner_blocks', $this->register_for_menu( ... ) );
		add_filter( 'rest_pre_dispatch', array( $this, 'register_for_request' ), -1, 3 );
		add_filter( 'content_save_pre', array( $this, 'register_for_styles' ), 0 );
		add_action( 'save_post_wp_global_styles', static fn () => StyledBlocks::forget() );
		add_filter( 'block_editor_settings_all', array( $this, 'register_for_editor' ), 0 );
		add_action( 'enqueue_block_editor_assets', $this->enqueue_for_editor( ... ), 0 );
		add_action( 'enqueue_block_assets', $this->enqueue( ... ), 0 );
		add_filter( 'block_categories_all', fn ( mixed $categories ): mixed => is_array( $categories ) ? BlockEditor::with_categories( $categories, $this->on ) : $categories );
		// After other plugins have sent their headers, before classic themes send the head of the page.
		add_action( 'template_redirect', fn () => is_user_logged_in() && ! wp_is_block_theme() ? $this->caching()->look_ahead() : null, PHP_INT_MAX );
		add_filter( 'block_bindings_source_value', $this->notice_binding( ... ), 10, 5 );
		$off = array_diff_key( $this->all, $this->on );
		if ( array() !== $off ) {
			( new DisabledBlocks( $off ) )->register();
		}
	}

	/** Core asks for each block, before it looks up its type. The outermost ones, which have no parent, have all others in them. */
	public function register_for_block( mixed $block, mixed $source = null, mixed $parent = null ): mixed {
		if ( null === $parent && self::may_have_ours( $block ) ) {
			$this->register_types();
		}
		return $block;
	}

	/** Core asks for none of the outermost blocks of a stored menu. Those in the list that were made without their types are made again. */
	private function register_for_menu( mixed $blocks ): mixed {
		$parsed = array();
		foreach ( $blocks instanceof WP_Block_List ? $blocks : array() as $index => $block ) {
			$parsed[ $index ] = $block->parsed_block ?? array();
		}
		if ( array() !== array_filter( $parsed, self::may_have_ours( ... ) ) ) {
			$this->register_types();
			foreach ( $parsed as $index => $block ) {
				$blocks[ $index ] = $block;
			}
		}
		return $blocks;
	}

	/** Core drops the styles of unknown blocks when it filters global styles. */
	public function register_for_styles( mixed $content ): mixed {
		if ( is_string( $content ) && str_contains( $content, 'isGlobalStylesUserThemeJSON' ) ) {
			$this->register_types();
		}
		return $content;
	}

	public function register_for_editor( mixed $settings ): mixed {
		$this->register_types();
		return $settings;
	}

	public function register_for_request( mixed $result, mixed $server, WP_REST_Request $request ): mixed {
		if ( ! $this->are_registered && 1 === preg_match( self::ROUTES_WITH_BLOCKS, $request->get_route() ) ) {
			$this->register_types();
		}
		return $result;
	}

	/**
	 * Synced patterns, overlays of navigation menus, and what blocks of other plugins may show are kept elsewhere, and rendered
	 * without asking. Core's own blocks may name a pattern or a binding source.
	 *
	 * @param mixed $block As parsed, and filtered by other plugins.
	 */
	private static function may_have_ours( mixed $block ): bool {
		if ( ! is_array( $block ) ) {
			return false;
		}
		$name = is_string( $block['blockName'] ?? null ) ? $block['blockName'] : 'core/freeform';
		if ( ! str_starts_with( $name, 'core/' ) || 'core/block' === $name || ( 'core/navigation' === $name && ! empty( $block['attrs']['overlay'] ) ) ) {
			return true;
		}
		$bindings = $block['attrs']['metadata']['bindings'] ?? array();
		$named    = array( $block['attrs']['slug'] ?? '', ...( is_array( $bindings ) ? array_column( $bindings, 'source' ) : array() ) );
		if ( array() !== array_filter( $named, static fn ( mixed $one ): bool => is_string( $one ) && str_starts_with( $one, 'svc/' ) ) ) {
			return true;
		}
		foreach ( (array) ( $block['innerBlocks'] ?? array() ) as $inner ) {
			if ( self::may_have_ours( $inner ) ) {
				return true;
			}
		}
		return false;
	}

	/** A checkout that was not built has no blocks. */
	public function register_types(): void {
		$manifest = "$this->build/blocks-manifest.php";
		if ( $this->are_registered || ! is_file( $manifest ) ) {
			return;
		}
		$this->are_registered = true;
		remove_filter( 'render_block_data', array( $this, 'register_for_block' ), PHP_INT_MAX );
		wp_register_block_metadata_collection( $this->build, $manifest );
		add_filter( 'block_type_metadata', array( BlockAssets::class, 'named' ) );
		foreach ( self::sets( $this->on ) as $set ) {
			foreach ( $set->blocks as $name => $make ) {
				register_block_type_from_metadata(
					"$this->build/$name",
					array( 'render_callback' => fn ( array $attributes, string $content, WP_Block $block ): string => $this->rendered( $make(), $attributes, $content, $block ) )
				);
			}
			null === $set->register_more ? null : ( $set->register_more )();
		}
		remove_filter( 'block_type_metadata', array( BlockAssets::class, 'named' ) );
		// At 22 of init core adds the attributes of colors, spacing and the like to the blocks that there are then.
		if ( did_action( 'init' ) && 'init' !== current_action() ) {
			WP_Block_Supports::init();
		}
	}

	/** Runs for editors on public pages, too. */
	private function enqueue_for_editor(): void {
		$this->register_types();
		$this->assets()->register_for_editor();
		BlockEditor::add_data( self::sets( $this->on ) );
	}

	private function enqueue(): void {
		if ( is_admin() ) {
			$this->assets()->register_for_editor();
		}
		// WordPress enqueues the styles of all registered blocks on every page.
		if ( ! wp_should_load_block_assets_on_demand() ) {
			$this->register_types();
			$this->assets()->register_for_pages();
		}
	}

	/** @param array<string, mixed> $attributes */
	private function rendered( Block $made, array $attributes, string $content, WP_Block $block ): string {
		$this->caching()->keep_private();
		// Core enqueues them after this callback.
		if ( array() !== array_filter( $block->block_type->style_handles, static fn ( string $handle ): bool => ! wp_style_is( $handle, 'registered' ) ) ) {
			$this->assets()->register_for_pages();
		}
		return self::without_shortcodes( $made->render( $attributes, $content, $block ) );
	}

	/** Keeps pages private on which core's blocks show a component's data through block bindings. */
	private function notice_binding( mixed $value, string $source, mixed $arguments, mixed $block, string $attribute ): mixed {
		if ( ! str_starts_with( $source, 'svc/' ) ) {
			return $value;
		}
		$this->caching()->keep_private();
		return 'content' === $attribute && is_string( $value ) ? self::without_shortcodes( $value ) : $value;
	}

	/**
	 * WordPress runs shortcodes in the rendered content of posts, and people may have written brackets. Scripts are left as they
	 * are, because browsers do not decode entities in them.
	 */
	private static function without_shortcodes( string $html ): string {
		$parts = preg_split( '~(<script\b.*?</script>)~s', $html, -1, PREG_SPLIT_DELIM_CAPTURE );
		if ( false === $parts ) {
			return '';
		}
		foreach ( $parts as $index => $part ) {
			$parts[ $index ] = 0 === $index % 2 ? str_replace( '[', '&#91;', $part ) : $part;
		}
		return implode( '', $parts );
	}

	private function assets(): BlockAssets {
		return new BlockAssets( $this->build );
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
