<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Pages\Addresses;

use Svc\LeadPages\Pages\PagePosts;
use WP;
use WP_Post;

/** Leads from addresses with a former base to those of now. */
final class Redirects {

	/** Where nothing is at the address, or stored rewrite rules still lead from a former one to the page. */
	public static function follow(): void {
		global $wp;
		$parts = explode( '/', $wp instanceof WP ? trim( $wp->request, '/' ) : '' );
		if ( 2 !== count( $parts ) || ! in_array( $parts[0], PageBase::current()->former, true ) ) {
			return;
		}
		$post = get_page_by_path( $parts[1], 'OBJECT', PagePosts::TYPE );
		if ( $post instanceof WP_Post && 'publish' === $post->post_status ) {
			wp_safe_redirect( (string) get_permalink( $post ), 301, 'Svc People' );
			exit;
		}
	}
}
