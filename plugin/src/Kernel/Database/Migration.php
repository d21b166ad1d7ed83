<?php

declare( strict_types=1 );

namespace Svc\Kernel\Database;

/** One change of the tables. */
interface Migration {

	/** Must be safe to repeat, also after an interrupted run. */
	public function run( Database $database ): void;

	/** Removes what run() created, when the plugin is uninstalled with its data. */
	public function revert( Database $database ): void;
}
