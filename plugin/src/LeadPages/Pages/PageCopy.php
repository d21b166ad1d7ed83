<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Pages;

use Svc\LeadPages\Fields\ConsentKey;
use Svc\LeadPages\Fields\PageStatus;
use Svc\LeadPages\Pages\Starters\Forms;

/** What a duplicate of a page is. */
final class PageCopy {

	/** Characters left for the words around the title. */
	private const ROOM = 20;

	/**
	 * The agreement with a partner is between two people, so that it is not copied for others.
	 *
	 * @param array<string, mixed> $input Of PageFields::duplicate_input(), parsed.
	 */
	public static function of( LeadPage $page, array $input ): LeadPage {
		/* translators: %s: title of a page. */
		$title   = $input['title'] ?? mb_substr( sprintf( __( '%s (copy)', 'svc' ), mb_substr( $page->title, 0, PageFields::TITLE - self::ROOM ) ), 0, PageFields::TITLE );
		$owner   = $input['owner_user_id'] ?? $page->owner_user_id;
		$partner = array_key_exists( 'partner_user_id', $input ) ? $input['partner_user_id'] : $page->partner_user_id;
		$is_same = $owner === $page->owner_user_id && $partner === $page->partner_user_id;
		return $page->with(
			array(
				'id'              => 0,
				'title'           => $title,
				'slug'            => '',
				'status'          => PageStatus::Draft,
				'owner_user_id'   => $owner,
				'partner_user_id' => $partner,
				'co_marketing'    => $is_same ? $page->co_marketing : null,
				'form'            => self::form( $page, $partner ),
			)
		);
	}

	private static function form( LeadPage $page, ?int $partner ): LeadForm {
		if ( null === $partner ) {
			return $page->form->without( ConsentKey::Partner );
		}
		return null === $page->partner_user_id ? Forms::shared( $page->form->without( ConsentKey::Partner ) ) : $page->form;
	}
}
