<?php

declare( strict_types=1 );

namespace Svc\Kernel\Database;

/** One change of the tables. */
interface Migration {

	/** Does no harm when it runs again, or after it was interrupted. */
	public function run( Database $database ): void;

	/** Removes what it made, when the plugin is uninstalled with its data. */
	public function revert( Database $database ): void;
}
