<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Pages;

use Svc\Kernel\Caller;

/** Converts pages to answers. */
final class PagePresenter {

	public function __construct( private readonly PagePolicy $policy ) {}

	/** @return array<string, mixed> */
	public function single( LeadPage $page, Caller $caller ): array {
		return array(
			'id'              => $page->id,
			'title'           => $page->title,
			'slug'            => $page->slug,
			'status'          => $page->status->value,
			'url'             => $page->url,
			'edit_url'        => $this->policy->edits( $caller, $page ) ? admin_url( "post.php?post=$page->id&action=edit" ) : null,
			'template'        => $page->template->value,
			'owner_user_id'   => $page->owner_user_id,
			'partner_user_id' => $page->partner_user_id,
			'co_marketing'    => $page->co_marketing?->fields(),
			'form'            => $page->form->all(),
			'routing'         => $page->routing->fields(),
			'confirmation'    => $page->has_confirmation,
			'created_at'      => $page->created_at,
			'modified_at'     => $page->modified_at,
		);
	}

	/**
	 * @param list<LeadPage> $pages
	 * @return list<array<string, mixed>> Without form and routing.
	 */
	public function items( array $pages, Caller $caller ): array {
		return array_map( fn ( LeadPage $page ): array => array_diff_key( $this->single( $page, $caller ), array_flip( array( 'form', 'routing' ) ) ), $pages );
	}
}
