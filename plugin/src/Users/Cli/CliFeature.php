<?php

declare( strict_types=1 );

namespace Svc\Users\Cli;

use Svc\Kernel\Feature;
use Svc\Kernel\Operations;
use Svc\Users\Fields\IntranetFields;
use Svc\Users\Fields\MetaKeys;
use Svc\Users\Fields\ProfileFields;
use Svc\Users\Sheets\Column;
use Svc\Users\Sheets\Columns;
use WP_CLI;

/** `wp svc people …`: the operations from a console. */
final class CliFeature implements Feature {

	public function __construct(
		private readonly Operations $operations,
		private readonly MetaKeys $meta_keys,
	) {}

	public function register(): void {
		if ( ! defined( 'WP_CLI' ) ) {
			return;
		}
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
		return array_keys( ( new ProfileFields( $this->meta_keys ) )->list_item()->members );
	}

	/** @return array<string, Column> */
	private function columns(): array {
		return ( new Columns( new ProfileFields( $this->meta_keys ), new IntranetFields(), $this->meta_keys ) )->imported();
	}
}
