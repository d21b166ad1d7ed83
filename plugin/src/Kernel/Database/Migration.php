<?php

declare( strict_types=1 );

namespace Svc\Kernel\Database;

/** One step of the tables' history. */
interface Migration {

	/** Must do no harm when it runs again. */
	public function run( Database $database ): void;

	/** Removes what it made, when the plugin is uninstalled with its data. */
	public function revert( Database $database ): void;
}
