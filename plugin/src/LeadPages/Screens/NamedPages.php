<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Screens;

use Svc\Kernel\Caller;
use Svc\Kernel\Database\Database;
use Svc\LeadPages\Pages\PagePolicy;
use Svc\LeadPages\Pages\PageStore;

/** The pages of a caller's leads: those who get leads in turn may not read the page that they came by. */
final class NamedPages {

	/** How many pages are named at most. */
	private const PAGES = 100;

	public function __construct( private readonly Database $database ) {}

	/** @return list<array{id: int, title: string}> None for callers who see all pages. */
	public function of_leads( Caller $caller ): array {
		if ( PagePolicy::sees_all( $caller ) ) {
			return array();
		}
		$rows   = $this->database->rows( 'SELECT DISTINCT page_id FROM %i WHERE site_id = %d AND owner_user_id = %d AND page_id > 0 ORDER BY page_id DESC LIMIT %d', $this->database->table( 'lead_counts' ), get_current_blog_id(), $caller->id(), self::PAGES );
		$titles = ( new PageStore( $this->database ) )->titles( array_map( 'intval', array_column( $rows, 'page_id' ) ) );
		$named  = array();
		foreach ( $titles as $id => $title ) {
			$named[] = compact( 'id', 'title' );
		}
		return $named;
	}
}
