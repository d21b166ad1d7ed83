<?php
/**
 * WordPress's own files for networks cause deprecations when they are compiled,
 * at every request where PHP keeps no code between two. Tests watch the log, so
 * it is silent until those files are loaded; host.php ends that.
 *
 * @package SvcHost
 */

declare( strict_types=1 );

error_reporting( error_reporting() & ~E_DEPRECATED );
