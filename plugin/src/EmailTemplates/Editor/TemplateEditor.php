<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Editor;

use Svc\EmailTemplates\Content\BlockRules;
use Svc\EmailTemplates\Fields\Purpose;
use Svc\EmailTemplates\Fields\TagField;
use Svc\EmailTemplates\Fields\TagFields;
use Svc\EmailTemplates\Render\Document;
use Svc\EmailTemplates\Settings\MailSettings;
use Svc\EmailTemplates\Settings\SettingsStore;
use Svc\EmailTemplates\Templates\Template;
use Svc\EmailTemplates\Templates\TemplatePosts;
use Svc\EmailTemplates\Templates\TemplateStore;
use Svc\EmailTemplates\Theme\Colors;
use Svc\EmailTemplates\Theme\Font;
use Svc\Kernel\Admin\Bundle;
use Svc\Kernel\Database\Database;
use Svc\Users\Company\CompanyRecord;
use WP_Block_Type_Registry;
use WP_Screen;

/** WordPress's block editor for one template: its blocks, settings, script and styles. */
final class TemplateEditor {

	private const HANDLE = 'svc-mail-editor';

	/** The address of the list of templates in the dashboard. */
	private const LIST = 'admin.php?page=svc-mail';

	private readonly Bundle $bundle;

	private readonly Colors $colors;

	private function __construct(
		private readonly Template $template,
		private readonly MailSettings $settings,
		private readonly bool $is_in_use,
	) {
		$this->bundle = new Bundle( dirname( __DIR__, 3 ) . '/', 'mail-editor' );
		$this->colors = Colors::light()->with( $settings->brand['colors'] )->with( $template->theme );
	}

	/** Adds the hooks where the screen is the editor of a template. */
	public static function on( WP_Screen $screen, Database $database ): void {
		if ( TemplatePosts::TYPE !== $screen->post_type ) {
			return;
		}
		if ( 'edit' === $screen->base ) {
			wp_safe_redirect( admin_url( self::LIST ) );
			exit;
		}
		// phpcs:ignore WordPress.Security.NonceVerification -- the post that WordPress opens; nothing is changed.
		$asked    = isset( $_GET['post'] ) && is_string( $_GET['post'] ) ? absint( wp_unslash( $_GET['post'] ) ) : 0;
		$template = 'post' === $screen->base ? ( new TemplateStore( $database ) )->find( $asked ) : null;
		if ( null !== $template ) {
			$settings = new SettingsStore( $database );
			( new self( $template, $settings->current(), in_array( $template->id, $settings->templates(), true ) ) )->register();
		}
	}

	private function register(): void {
		self::name_type();
		add_filter( 'allowed_block_types_all', $this->allowed_blocks( ... ), PHP_INT_MAX, 0 );
		add_filter( 'block_editor_settings_all', fn ( mixed $settings ): mixed => is_array( $settings ) ? EditorSettings::limited( $settings, $this->colors ) : $settings, PHP_INT_MAX );
		add_action( 'enqueue_block_editor_assets', $this->enqueue_script( ... ) );
		// After WordPress has enqueued the scripts of all blocks.
		add_action( 'enqueue_block_assets', $this->dequeue_other_blocks( ... ), 20 );
		add_action( 'enqueue_block_assets', $this->enqueue_styles( ... ) );
	}

	/** The labels of the post type, which are translated here and not in every request. */
	private static function name_type(): void {
		$labels = get_post_type_object( TemplatePosts::TYPE )?->labels;
		if ( null !== $labels ) {
			$labels->name                   = __( 'E-mail templates', 'svc' );
			$labels->singular_name          = __( 'E-mail template', 'svc' );
			$labels->edit_item              = __( 'Edit e-mail template', 'svc' );
			$labels->view_items             = __( 'View e-mail templates', 'svc' );
			$labels->item_published         = __( 'E-mail template published.', 'svc' );
			$labels->item_updated           = __( 'E-mail template updated.', 'svc' );
			$labels->item_reverted_to_draft = __( 'E-mail template reverted to draft.', 'svc' );
			$labels->item_trashed           = __( 'E-mail template trashed.', 'svc' );
		}
	}

	/** @return list<string> */
	private function allowed_blocks(): array {
		$others = Purpose::WordPress === $this->template->purpose ? array() : array( 'svc/mail-body' );
		return array_values( array_diff( BlockRules::names(), $others ) );
	}

	private function enqueue_script(): void {
		$asset = $this->bundle->asset();
		if ( null === $asset ) {
			return;
		}
		wp_enqueue_script( self::HANDLE, $this->bundle->script(), $asset['dependencies'], $asset['version'], true );
		wp_set_script_translations( self::HANDLE, 'svc' );
		wp_add_inline_script( self::HANDLE, 'window.svcMail = ' . wp_json_encode( $this->data(), JSON_HEX_TAG | JSON_UNESCAPED_SLASHES ) . ';', 'before' );
	}

	/** The product's blocks that e-mails do not have: their scripts add panels to WordPress's blocks, too. */
	private function dequeue_other_blocks(): void {
		$allowed = $this->allowed_blocks();
		foreach ( WP_Block_Type_Registry::get_instance()->get_all_registered() as $type ) {
			if ( str_starts_with( $type->name, 'svc/' ) && ! in_array( $type->name, $allowed, true ) ) {
				array_map( wp_dequeue_script( ... ), $type->editor_script_handles );
			}
		}
	}

	/** For the screen, and for the frame of the canvas, which WordPress fills with the same styles. */
	private function enqueue_styles(): void {
		$asset = $this->bundle->asset();
		if ( null === $asset ) {
			return;
		}
		wp_enqueue_style( self::HANDLE, $this->bundle->style(), array(), $asset['version'] );
		wp_style_add_data( self::HANDLE, 'rtl', 'replace' );
		wp_add_inline_style( self::HANDLE, $this->brand_css() );
	}

	/** With the presets of blocks, which the theme may have under the same names: the class twice, to be more specific. */
	private function brand_css(): string {
		$css = '--svc-mail-width:' . Document::inner_width() . 'px;--svc-mail-font:' . Font::from( $this->settings->brand['font'] )->family() . ';';
		foreach ( EditorSettings::palette( $this->colors ) as [ 'slug' => $slug, 'color' => $color ] ) {
			$css .= "--svc-mail-$slug:$color;--wp--preset--color--$slug:$color;";
		}
		foreach ( EditorSettings::font_sizes() as [ 'slug' => $slug, 'size' => $size ] ) {
			$css .= "--wp--preset--font-size--$slug:$size;";
		}
		return ".editor-styles-wrapper.editor-styles-wrapper{{$css}}";
	}

	/** @return array<string, mixed> What admin/etb/editor/data.ts describes. */
	private function data(): array {
		$purpose = $this->template->purpose;
		return array(
			'route'                => rest_get_route_for_post( $this->template->id ),
			'purpose'              => $purpose->value,
			'category'             => $purpose->category()->value,
			'hasSubject'           => $purpose->has_subject(),
			'isInUse'              => $this->is_in_use,
			'isEqualHousingLender' => CompanyRecord::current()->equal_housing,
			'blocks'               => $this->allowed_blocks(),
			'width'                => Document::inner_width(),
			'rules'                => BlockRules::limits( $this->allowed_blocks() ),
			'features'             => EditorSettings::features( $this->colors ),
			'tags'                 => array_map(
				static fn ( TagField $field ): array => array(
					'key'    => $field->key(),
					'label'  => $field->label(),
					'type'   => $field->type->value,
					'sample' => $field->sample,
				),
				TagFields::all()->of( $purpose )
			),
		);
	}
}
