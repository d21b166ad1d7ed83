<?php

declare( strict_types=1 );

namespace Svc\Users\Cli;

use Svc\Kernel\Feature;
use Svc\Kernel\Operations;
use Svc\Users\Services;
use Svc\Users\Sheets\Column;
use WP_CLI;

/** Registers the commands `wp svc people …`, which call the operations. */
final class CliFeature implements Feature {

	public function __construct(
		private readonly Operations $operations,
		private readonly Services $services,
	) {}

	public function register(): void {
		$console = new Console( $this->operations );
		WP_CLI::add_command( 'svc people list', new ListCommand( $console, $this->list_fields( ... ) ) );
		WP_CLI::add_command( 'svc people get', new GetCommand( $console ) );
		WP_CLI::add_command( 'svc people import', new ImportCommand( $console, $this->columns( ... ) ) );
		WP_CLI::add_command( 'svc people export', new ExportCommand( $console ) );
	}

	public function routes(): array {
		return array();
	}

	/** @return list<string> */
	private function list_fields(): array {
		return array_keys( $this->services->profile_fields()->list_item( $this->services->intranet_fields() )->members );
	}

	/** @return array<string, Column> */
	private function columns(): array {
		return $this->services->columns()->imported();
	}
}
