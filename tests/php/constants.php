<?php
/** Constants of WordPress that its stubs do not have. */

declare( strict_types=1 );

define( 'ARRAY_A', 'ARRAY_A' );
define( 'LOGGED_IN_COOKIE', 'wordpress_logged_in' );
define( 'ABSPATH', '/' );
define( 'WP_CONTENT_DIR', '/wp-content' );
define( 'WP_LANG_DIR', '/wp-content/languages' );
