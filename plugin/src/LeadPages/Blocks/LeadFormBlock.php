<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Blocks;

use Closure;
use Svc\Kernel\Blocks\Block;
use Svc\LeadPages\Pages\LeadForm;
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
		add_filter( 'no_texturize_tags', array( self::class, 'keep_texts' ) );
		$layout = in_array( $attributes['layout'] ?? '', self::LAYOUTS, true ) ? $attributes['layout'] : self::LAYOUTS[0];
		return sprintf(
			'<div %s>%s</div>',
			get_block_wrapper_attributes( array( 'class' => "svc-lead is-$layout" ) ),
			$this->preview( $page, $attributes['form'] ?? null ) ?? self::hint( $page ) . $this->inside( $page )
		);
	}

	/**
	 * Visitors read each consent as it is kept, with its plain quotes and hyphens.
	 *
	 * @param list<string> $tags Whose text WordPress leaves as it is.
	 * @return list<string>
	 */
	public static function keep_texts( array $tags ): array {
		return array( ...$tags, 'form' );
	}

	/** The form that the editor has not saved yet, for callers who may save it. */
	private function preview( LeadPage $page, mixed $form ): ?string {
		if ( ! is_array( $form ) || array() === $form || ! wp_is_serving_rest_request() || ! current_user_can( 'edit_post', $page->id ) ) {
			return null;
		}
		$edited = $page->with( array( 'form' => LeadForm::of( $form ) ) );
		$shown  = ( $this->services )()->public_form()->preview( $edited );
		return ( new FormMarkup( $shown, $edited->form->button_text, wp_unique_prefixed_id( 'svc-lead-' ), SentForm::none() ) )->markup( false );
	}

	private function inside( LeadPage $page ): string {
		$id = wp_unique_prefixed_id( 'svc-lead-' );
		if ( SentForm::is_thanked() ) {
			return Thanks::shown( $page->form->thank_you_message, $id );
		}
		$form = ( $this->services )()->public_form()->of( $page );
		return ( new FormMarkup( $form, $page->form->button_text, $id, $this->sent->by( $page->id, $id ) ) )->markup( self::is_counted( $page ) );
	}

	/** Views of visitors are counted, and not those of the page's own people. Pages of callers who are logged in are not cached. */
	private static function is_counted( LeadPage $page ): bool {
		$is_theirs = is_user_logged_in() && ( in_array( get_current_user_id(), array( $page->owner_user_id, $page->partner_user_id ), true ) || current_user_can( 'edit_post', $page->id ) );
		return $page->is_published() && ! is_preview() && ! $is_theirs;
	}

	private static function hint( LeadPage $page ): string {
		return $page->is_published() ? '' : sprintf( '<p class="svc-lead__hint">%s</p>', esc_html__( 'Preview: visitors see this form once the lead page is published.', 'svc' ) );
	}
}
