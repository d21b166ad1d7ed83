<?php
/**
 * Adds an invitation or an e-mail of a template to the outbox, or runs the outbox, and kills its own process at a statement.
 *
 * {www, address, do: 'invite'|'mail'|'run', user?, email?, at?: number of a statement, when?: 'before'|'after', hook?: name of a hook at which it dies}. Prints the statements of a whole run.
 *
 * @package SvcTests
 */

declare( strict_types=1 );

namespace SvcTests;

use Svc\EmailTemplates\Fields\Purpose;
use Svc\EmailTemplates\Sending\SendingFeature;
use Svc\EmailTemplates\Sending\To;
use Svc\Plugin;
use Svc\Users\Accounts\InvitationMessage;

$job = json_decode( $argv[1], true );

$_SERVER['HTTP_HOST']       = $job['address'];
$_SERVER['REQUEST_URI']     = '/';
$_SERVER['REQUEST_METHOD']  = 'GET';
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';

// WordPress then logs each statement after it has run.
define( 'SAVEQUERIES', true );

require $job['www'] . '/wp-load.php';

$statements = array();
$is_working = false;

$die_at = static function ( string $when ) use ( &$statements, &$is_working, $job ): void {
	if ( $is_working && count( $statements ) === ( $job['at'] ?? 0 ) && $when === $job['when'] ) {
		posix_kill( getmypid(), SIGKILL );
	}
};

add_filter(
	'query',
	static function ( mixed $sql ) use ( &$statements, $die_at ): mixed {
		$statements[] = (string) $sql;
		$die_at( 'before' );
		return $sql;
	},
	PHP_INT_MAX
);

add_filter(
	'log_query_custom_data',
	static function ( mixed $data ) use ( $die_at ): mixed {
		$die_at( 'after' );
		return $data;
	}
);

if ( isset( $job['hook'] ) ) {
	add_filter( $job['hook'], static fn (): bool => posix_kill( getmypid(), SIGKILL ) );
}

$statements = array();
$is_working = true;
if ( 'invite' === $job['do'] ) {
	Plugin::instance()->users->services->outbox()->add( InvitationMessage::NAME, $job['user'] );
} elseif ( 'mail' === $job['do'] ) {
	Plugin::instance()->components->all()['etb']->feature( SendingFeature::class )->mailer()->queue( Purpose::Announcement, new To( $job['email'], 'Ana', 'Ana' ), array() );
} else {
	do_action( 'svc_outbox_run' );
}
$is_working = false;

echo json_encode( array_map( static fn ( string $sql ): string => substr( (string) preg_replace( '/\s+/', ' ', $sql ), 0, 90 ), $statements ) );
