<?php

declare( strict_types=1 );

namespace Svc\Users\Cli;

use Svc\Kernel\Feature;
use Svc\Kernel\Operations;
use WP_CLI;

/** `wp svc people …`: the operations from a console. */
final class CliFeature implements Feature {

	public function __construct( private readonly Operations $operations ) {}

	public function register(): void {
		if ( ! defined( 'WP_CLI' ) ) {
			return;
		}
		$console = new Console( $this->operations );
		WP_CLI::add_command( 'svc people list', new ListCommand( $console ) );
		WP_CLI::add_command( 'svc people get', new GetCommand( $console ) );
		WP_CLI::add_command( 'svc people export', new ExportCommand( $console ) );
	}

	public function routes(): array {
		return array();
	}
}
