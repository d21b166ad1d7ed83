<?php

declare( strict_types=1 );

namespace Svc\Kernel\Blocks;

use Svc\Kernel\Component;

/** Blocks of disabled components render nothing, and the editor shows a notice. */
final class DisabledBlocks {

	/** @param array<string, Component> $components Those that are disabled. */
	public function __construct( private readonly array $components ) {}

	public function register(): void {
		add_filter( 'render_block', array( $this, 'render_nothing' ), 10, 2 );
		add_action( 'enqueue_block_editor_assets', array( $this, 'explain' ) );
	}

	/** @param array<string, mixed> $block */
	public function render_nothing( mixed $content, mixed $block ): mixed {
		$name = $block['blockName'] ?? '';
		return is_string( $name ) && str_starts_with( $name, 'svc/' ) && isset( $this->notices()[ $name ] ) ? '' : $content;
	}

	/** The editor keeps unknown blocks unchanged; the notice explains why these are unknown. */
	public function explain(): void {
		$notices = $this->notices();
		if ( array() === $notices ) {
			return;
		}
		$script = sprintf(
			'wp.domReady( () => { const off = %s; const stop = wp.data.subscribe( () => {'
				. ' const found = wp.data.select( "core/block-editor" ).getBlocks().flatMap( function all( block ) { return [ block, ...block.innerBlocks.flatMap( all ) ]; } )'
				. '.map( ( block ) => off[ block.attributes.originalName ] ).find( Boolean );'
				. ' if ( found ) { stop(); wp.data.dispatch( "core/notices" ).createWarningNotice( found, { id: "svc-blocks-off" } ); } } ); } );',
			(string) wp_json_encode( $notices, JSON_HEX_TAG )
		);
		wp_register_script( 'svc-blocks-off', false, array( 'wp-data', 'wp-dom-ready', 'wp-block-editor', 'wp-notices' ), '1', true );
		wp_enqueue_script( 'svc-blocks-off' );
		wp_add_inline_script( 'svc-blocks-off', $script );
	}

	/** @return array<string, string> Notice by block name. */
	private function notices(): array {
		$notices = array();
		foreach ( $this->components as $component ) {
			foreach ( array_keys( $component->blocks()->blocks ?? array() ) as $name ) {
				/* translators: %s: name of a component, such as "Lead pages". */
				$notices[ "svc/$name" ] = sprintf( __( 'This content has blocks of “%s”, which is switched off under People > Settings. They are kept, and visitors do not see them.', 'svc' ), $component->title() );
			}
		}
		return $notices;
	}
}
