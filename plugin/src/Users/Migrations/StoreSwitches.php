<?php

declare( strict_types=1 );

namespace Svc\Users\Migrations;

use Svc\Kernel\ComponentSwitches;
use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\Migration;

/** Stores the switches of the components, so that every request finds them among the options that WordPress loads together. */
final class StoreSwitches implements Migration {

	public function __construct( private readonly ComponentSwitches $switches ) {}

	public function run( Database $database ): void {
		$this->switches->exclusively( fn () => $this->switches->change( array() ) );
	}

	/** The switches are deleted with the settings. */
	public function revert( Database $database ): void {}
}
