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
	$table = "{$wpdb->base_prefix}svc_lead_days";
	// phpcs:disable WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- the name of a table.
	$wpdb->query( $wpdb->prepare( "DELETE FROM $table WHERE site_id = %d AND page_id = %d", get_current_blog_id(), $page_id ) );
	for ( $ago = 0; $ago < DAYS; $ago++ ) {
		// Fewer at weekends, more in the last weeks, the same in each demo.
		$weekday  = (int) wp_date( 'N', time() - $ago * DAY_IN_SECONDS );
		$visitors = (int) ( ( $weekday > 5 ? 9 : 18 ) + crc32( "$page_id/$ago" ) % 14 - $ago / 4 );
		$total   += $visitors;
		$day      = wp_date( 'Y-m-d', time() - $ago * DAY_IN_SECONDS );
		$wpdb->query( $wpdb->prepare( "INSERT INTO $table (site_id, page_id, day, views, visitors) VALUES (%d, %d, %s, %d, %d)", get_current_blog_id(), $page_id, $day, (int) ( $visitors * 1.4 ), $visitors ) );
	}
	return $total;
}

/** The newest lead came in minutes ago, the oldest four weeks before. */
function spread_leads(): int {
	global $wpdb;
	// phpcs:disable WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- names of tables.
	$prefix = "{$wpdb->base_prefix}svc_lead";
	$leads  = $wpdb->get_results( $wpdb->prepare( "SELECT id FROM {$prefix}s WHERE site_id = %d ORDER BY id DESC", get_current_blog_id() ) );
	$step   = intdiv( 28 * DAY_IN_SECONDS, max( 1, count( $leads ) ) );
	foreach ( $leads as $place => $lead ) {
		$id = (int) $lead->id;
		$at = time() - 600 - $place * $step;
		$wpdb->query( $wpdb->prepare( "UPDATE {$prefix}s SET created_at = %d, last_submitted_at = %d WHERE id = %d", $at, $at, $id ) );
		$wpdb->query( $wpdb->prepare( "UPDATE {$prefix}s SET first_contacted_at = %d WHERE id = %d AND first_contacted_at IS NOT NULL", $at + 900 + $id % 7 * 1200, $id ) );
		$wpdb->query( $wpdb->prepare( "UPDATE {$prefix}_submissions SET created_at = %d WHERE lead_id = %d", $at, $id ) );
		$events = $wpdb->get_col( $wpdb->prepare( "SELECT id FROM {$prefix}_events WHERE lead_id = %d ORDER BY id", $id ) );
		foreach ( $events as $index => $event ) {
			$wpdb->query( $wpdb->prepare( "UPDATE {$prefix}_events SET created_at = %d WHERE id = %d", $at + $index * 1200, (int) $event ) );
		}
	}
	return count( $leads );
}
