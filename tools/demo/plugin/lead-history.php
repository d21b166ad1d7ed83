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
	// phpcs:disable WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- names of tables.
	$prefix = "{$wpdb->base_prefix}svc_lead";
	$leads  = $wpdb->get_results( $wpdb->prepare( "SELECT id, first_contacted_at FROM {$prefix}s WHERE site_id = %d ORDER BY id DESC", get_current_blog_id() ) );
	$step   = intdiv( 28 * DAY_IN_SECONDS, max( 1, count( $leads ) ) );
	foreach ( $leads as $place => $lead ) {
		$id    = (int) $lead->id;
		$at    = time() - 600 - $place * $step;
		$times = array(
			'created_at'        => $at,
			'last_submitted_at' => $at,
		);
		if ( null !== $lead->first_contacted_at ) {
			$times['first_contacted_at'] = $at + 900 + $id % 7 * 1200;
		}
		$wpdb->update( "{$prefix}s", $times, array( 'id' => $id ) );
		$wpdb->update( "{$prefix}_submissions", array( 'created_at' => $at ), array( 'lead_id' => $id ) );
		$events = $wpdb->get_col( $wpdb->prepare( "SELECT id FROM {$prefix}_events WHERE lead_id = %d ORDER BY id", $id ) );
		foreach ( $events as $index => $event ) {
			$wpdb->update( "{$prefix}_events", array( 'created_at' => $at + $index * 1200 ), array( 'id' => (int) $event ) );
		}
	}
	return count( $leads );
}
