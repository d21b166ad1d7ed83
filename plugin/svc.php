<?php
/**
 * Plugin Name:       Svc People
 * Description:       Staff directory, org chart, profiles, bookmarks and mortgage calculator for a company, with clear rights and one REST contract.
 * Version:           2.2.0
 * Requires at least: 6.9
 * Requires PHP:      8.1
 * Author:            The Svc People authors
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       svc
 * Domain Path:       /languages
 * Network:           true
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/src/autoload.php';

Svc\Plugin::boot( __FILE__ );
