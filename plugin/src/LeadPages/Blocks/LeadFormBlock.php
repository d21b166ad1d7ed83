<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Blocks;

use Closure;
use Svc\Kernel\Blocks\Block;
use Svc\LeadPages\Pages\LeadPage;
use Svc\LeadPages\Services;
use WP_Block;

/** The form of a lead page. Whole without JavaScript; with it, nothing is loaded anew and nothing that was typed is lost. */
final class LeadFormBlock implements Block {

	public const LAYOUTS = array( 'stacked', 'columns' );

	/** @param Closure(): Services $services */
	public function __construct(
		private readonly ShownPage $pages,
		private readonly Closure $services,
		private readonly SentForm $sent,
	) {}

	public function render( array $attributes, string $content, WP_Block $block ): string {
		$page = is_feed() ? null : $this->pages->of( (int) ( $attributes['pageId'] ?? 0 ), $block );
		if ( null === $page ) {
			return '';
		}
		$layout = in_array( $attributes['layout'] ?? '', self::LAYOUTS, true ) ? $attributes['layout'] : self::LAYOUTS[0];
		return sprintf(
			'<div %s>%s</div>',
			get_block_wrapper_attributes( array( 'class' => "svc-lead is-$layout" ) ),
			self::hint( $page ) . $this->inside( $page )
		);
	}

	private function inside( LeadPage $page ): string {
		$id = wp_unique_prefixed_id( 'svc-lead-' );
		if ( SentForm::is_thanked() ) {
			return Thanks::shown( $page->form->thank_you_message, $id );
		}
		$form = ( $this->services )()->public_form()->of( $page );
		return ( new FormMarkup( $form, $page->form->button_text, $id, $this->sent->by( $page->id, $id ) ) )->markup( self::is_counted( $page ) );
	}

	/** Views of visitors are counted, and not those of people who may edit the page. Pages of callers who are logged in are not cached. */
	private static function is_counted( LeadPage $page ): bool {
		return $page->is_published() && ! is_preview() && ! ( is_user_logged_in() && current_user_can( 'edit_post', $page->id ) );
	}

	private static function hint( LeadPage $page ): string {
		return $page->is_published() ? '' : sprintf( '<p class="svc-lead__hint">%s</p>', esc_html__( 'Preview: visitors see this form once the lead page is published.', 'svc' ) );
	}
}
