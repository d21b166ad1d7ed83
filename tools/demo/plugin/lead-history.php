<?php
/**
 * A month of the demo company's lead pages: views by day, and leads that came in one after the other.
 *
 * @package SvcDemo
 */

declare( strict_types=1 );

namespace SvcDemo;

use WP_REST_Request;

const DAYS = 30;

/**
 * {pages: IDs}.
 *
 * @return array{views: int, leads: int}
 */
function lead_history( WP_REST_Request $request ): array {
	$views = 0;
	foreach ( array_map( 'intval', (array) $request['pages'] ) as $page_id ) {
		if ( 'publish' === get_post_status( $page_id ) ) {
			$views += add_views( $page_id );
		}
	}
	return array(
		'views' => $views,
		'leads' => spread_leads(),
	);
}

function add_views( int $page_id ): int {
	global $wpdb;
	$total = 0;
	for ( $ago = 0; $ago < DAYS; $ago++ ) {
		// Fewer at weekends, more in the last weeks, the same in each demo.
		$weekday  = (int) wp_date( 'N', time() - $ago * DAY_IN_SECONDS );
		$visitors = (int) ( ( $weekday > 5 ? 9 : 18 ) + crc32( "$page_id/$ago" ) % 14 - $ago / 4 );
		$total   += $visitors;
		$wpdb->replace(
			"{$wpdb->base_prefix}svc_lead_days",
			array(
				'site_id'  => get_current_blog_id(),
				'page_id'  => $page_id,
				'day'      => wp_date( 'Y-m-d', time() - $ago * DAY_IN_SECONDS ),
				'views'    => (int) ( $visitors * 1.4 ),
				'visitors' => $visitors,
			)
		);
	}
	return $total;
}

/** The newest lead came in minutes ago, the oldest four weeks before. */
function spread_leads(): int {
	global $wpdb;
	$leads = "{$wpdb->base_prefix}svc_leads";
	$ids   = array_map( 'intval', $wpdb->get_col( $wpdb->prepare( 'SELECT id FROM %i WHERE site_id = %d ORDER BY id', $leads, get_current_blog_id() ) ) );
	$step  = intdiv( 28 * DAY_IN_SECONDS, max( 1, count( $ids ) ) );
	foreach ( array_reverse( $ids ) as $place => $id ) {
		$at = time() - 600 - $place * $step;
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET created_at = %d, last_submitted_at = %d WHERE id = %d', $leads, $at, $at, $id ) );
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET first_contacted_at = %d WHERE id = %d AND first_contacted_at IS NOT NULL', $leads, $at + 900 + $id % 7 * 1200, $id ) );
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET created_at = %d WHERE lead_id = %d', "{$wpdb->base_prefix}svc_lead_submissions", $at, $id ) );
		$events = $wpdb->get_col( $wpdb->prepare( 'SELECT id FROM %i WHERE lead_id = %d ORDER BY id', "{$wpdb->base_prefix}svc_lead_events", $id ) );
		foreach ( $events as $index => $event ) {
			$wpdb->query( $wpdb->prepare( 'UPDATE %i SET created_at = %d WHERE id = %d', "{$wpdb->base_prefix}svc_lead_events", $at + $index * 1200, (int) $event ) );
		}
	}
	return count( $ids );
}
