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

	/** The same page, where the profile of its owner, its partner or one of its pool belongs to another account now. */
	public static function for_account( LeadPage $page, int $from, int $to ): LeadPage {
		$now   = static fn ( ?int $user_id ): ?int => $user_id === $from ? $to : $user_id;
		return $page->with(
			array(
				'owner_user_id'   => $now( $page->owner_user_id ),
				'partner_user_id' => $now( $page->partner_user_id ),
				'routing'         => self::routing( $page->routing, $from, $to ),
			)
		);
	}

	/** A person may be in the pool already, by an earlier profile of the account. */
	private static function routing( Routing $routing, int $from, int $to ): Routing {
		$stays = array_filter( $routing->pool, static fn ( PoolEntry $entry ): bool => $entry->user_id !== $to );
		return new Routing( $routing->mode, array_values( array_map( static fn ( PoolEntry $entry ): PoolEntry => $entry->user_id === $from ? new PoolEntry( $to, $entry->states ) : $entry, $stays ) ) );
	}

	private static function form( LeadPage $page, ?int $partner ): LeadForm {
		if ( null === $partner ) {
			return $page->form->without( ConsentKey::Partner );
		}
		return null === $page->partner_user_id ? Forms::shared( $page->form->without( ConsentKey::Partner ) ) : $page->form;
	}
}
