<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Editor;

use Closure;
use Svc\Kernel\Admin\Bundle;
use Svc\Kernel\Database\Database;
use Svc\LeadPages\Capabilities;
use Svc\LeadPages\Pages\LeadPage;
use Svc\LeadPages\Pages\PagePosts;
use Svc\LeadPages\Pages\PageStore;
use Svc\LeadPages\Screens\LeadMenu;
use Svc\LeadPages\Screens\NamedPeople;
use Svc\Users\Company\CompanyRecord;
use Svc\Users\Contacts;
use WP_Screen;

/** WordPress's block editor for one page: the panels for its form, consents, routing and partner. */
final class PageEditor {

	private const HANDLE = 'svc-lead-editor';

	private readonly Bundle $bundle;

	private function __construct(
		private readonly LeadPage $page,
		private readonly NamedPeople $people,
	) {
		$this->bundle = new Bundle( dirname( __DIR__, 3 ) . '/', 'lead-editor' );
	}

	/**
	 * Adds the hooks where the screen is the editor of a page.
	 *
	 * @param Closure(): Contacts $contacts
	 */
	public static function on( WP_Screen $screen, Database $database, Closure $contacts ): void {
		if ( PagePosts::TYPE !== $screen->post_type || 'post' !== $screen->base ) {
			return;
		}
		self::name_type();
		// phpcs:ignore WordPress.Security.NonceVerification -- the post that WordPress opens; nothing is changed.
		$asked = isset( $_GET['post'] ) && is_string( $_GET['post'] ) ? absint( wp_unslash( $_GET['post'] ) ) : 0;
		$page  = ( new PageStore( $database ) )->find( $asked );
		if ( null !== $page ) {
			$editor = new self( $page, new NamedPeople( $database, $contacts ) );
			add_action( 'enqueue_block_editor_assets', $editor->enqueue( ... ) );
		}
	}

	/** The labels of the post type, which are translated here and not in every request. */
	private static function name_type(): void {
		$labels = get_post_type_object( PagePosts::TYPE )?->labels;
		if ( null !== $labels ) {
			$labels->name                   = __( 'Lead pages', 'svc' );
			$labels->singular_name          = __( 'Lead page', 'svc' );
			$labels->edit_item              = __( 'Edit lead page', 'svc' );
			$labels->view_item              = __( 'View lead page', 'svc' );
			$labels->view_items             = __( 'View lead pages', 'svc' );
			$labels->item_published         = __( 'Lead page published.', 'svc' );
			$labels->item_updated           = __( 'Lead page updated.', 'svc' );
			$labels->item_scheduled         = __( 'Lead page scheduled.', 'svc' );
			$labels->item_reverted_to_draft = __( 'Lead page reverted to draft.', 'svc' );
			$labels->item_trashed           = __( 'Lead page trashed.', 'svc' );
		}
	}

	private function enqueue(): void {
		$asset = $this->bundle->asset();
		if ( null === $asset ) {
			return;
		}
		wp_enqueue_script( self::HANDLE, $this->bundle->script(), $asset['dependencies'], $asset['version'], true );
		wp_set_script_translations( self::HANDLE, 'svc' );
		wp_add_inline_script( self::HANDLE, 'window.svcLeadPage = ' . wp_json_encode( $this->data(), JSON_HEX_TAG | JSON_UNESCAPED_SLASHES ) . ';', 'before' );
		wp_enqueue_style( self::HANDLE, $this->bundle->style(), array(), $asset['version'] );
		wp_style_add_data( self::HANDLE, 'rtl', 'replace' );
	}

	/** @return array<string, mixed> What admin/lead-pages/editor/data.ts describes. */
	private function data(): array {
		return array(
			'route'          => rest_get_route_for_post( $this->page->id ),
			'company'        => CompanyRecord::current()->name,
			'mayManagePages' => current_user_can( Capabilities::MANAGE_PAGES ),
			'mayManageLeads' => current_user_can( Capabilities::MANAGE_LEADS ),
			'owner'          => $this->page->owner_user_id ?? 0,
			'people'         => $this->people->of_page( $this->page ),
			'host'           => (string) wp_parse_url( home_url(), PHP_URL_HOST ),
			'leadsUrl'       => self::screen( LeadMenu::LEADS, array( 'page_id' => $this->page->id ) ),
			'statsUrl'       => self::screen( LeadMenu::PAGES, array( 'stats' => $this->page->id ) ),
		);
	}

	/** @param array<string, int> $query */
	private static function screen( string $slug, array $query ): string {
		return add_query_arg( array( 'page' => $slug ) + $query, admin_url( 'admin.php' ) );
	}
}
