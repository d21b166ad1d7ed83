<?php
/**
 * Prints as JSON what the plugin has stored in the WordPress of a folder: rows and definitions of tables, options, jobs,
 * user meta, photos.
 *
 * @package SvcFixture
 */

declare( strict_types=1 );

require $argv[1] . '/wp-load.php';

global $wpdb;
$like    = static fn ( string $start ): string => $wpdb->esc_like( $start ) . '%';
$options = is_multisite()
	? $wpdb->get_col( $wpdb->prepare( "SELECT meta_key FROM $wpdb->sitemeta WHERE meta_key LIKE %s", $like( 'svc_' ) ) )
	: array();
foreach ( is_multisite() ? get_sites( array( 'fields' => 'ids' ) ) : array( 1 ) as $site ) {
	$prefix  = $wpdb->get_blog_prefix( $site );
	$options = array_merge( $options, $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM {$prefix}options WHERE option_name LIKE %s", $like( 'svc_' ) ) ) );
}
/** @return list<string> Hooks of the plugin that are scheduled on a site. */
function svc_jobs( int $site ): array {
	$crons = is_multisite() ? get_blog_option( $site, 'cron' ) : get_option( 'cron' );
	$hooks = array_merge( ...array_values( array_map( 'array_keys', array_filter( (array) $crons, 'is_array' ) ) ) );
	return array_values( array_filter( $hooks, static fn ( string $hook ): bool => str_starts_with( $hook, 'svc_' ) ) );
}

/** @return list<string> Columns and keys of a table. The counter of ids tells what was written, and is left out. */
function svc_definition( string $table ): array {
	global $wpdb;
	$create = (string) $wpdb->get_row( $wpdb->prepare( 'SHOW CREATE TABLE %i', $table ), ARRAY_N )[1];
	$lines  = explode( "\n", (string) preg_replace( '/ AUTO_INCREMENT=\d+/', '', $create ) );
	$lines  = array_map( static fn ( string $line ): string => rtrim( trim( $line ), ',' ), $lines );
	sort( $lines );
	return $lines;
}

$tables = $wpdb->get_col( $wpdb->prepare( 'SHOW TABLES LIKE %s', $like( "{$wpdb->base_prefix}svc_" ) ) );
sort( $tables );
sort( $options );
$names = array_map( static fn ( string $table ): string => substr( $table, strlen( "{$wpdb->base_prefix}svc_" ) ), $tables );

echo wp_json_encode(
	array(
		'rows'    => (object) array_combine(
			$names,
			array_map( static fn ( string $table ): int => (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i', $table ) ), $tables )
		),
		'tables'  => (object) array_combine( $names, array_map( 'svc_definition', $tables ) ),
		'options' => $options,
		'jobs'    => array_merge( ...array_map( 'svc_jobs', is_multisite() ? get_sites( array( 'fields' => 'ids' ) ) : array( 1 ) ) ),
		'photos'  => array(
			...$wpdb->get_col( "SELECT ID FROM $wpdb->posts WHERE post_type = 'svc_photo'" ),
			...glob( wp_get_upload_dir()['path'] . '/photo-*' ),
		),
		'mails'   => $wpdb->get_col( "SELECT p.ID FROM $wpdb->posts p LEFT JOIN $wpdb->posts t ON t.ID = p.post_parent WHERE 'svc_mail_template' IN (p.post_type, t.post_type)" ),
		'pages'   => $wpdb->get_col( "SELECT p.ID FROM $wpdb->posts p LEFT JOIN $wpdb->posts t ON t.ID = p.post_parent WHERE 'svc_lead_page' IN (p.post_type, t.post_type)" ),
		'meta'    => $wpdb->get_col( "SELECT DISTINCT meta_key FROM $wpdb->usermeta WHERE meta_key LIKE 'svc\\_%' OR meta_key LIKE '\\_svc\\_%' OR meta_key = '_wished_posts'" ),
	)
);
