<?php

declare( strict_types=1 );

namespace Svc\Kernel;

/** The way in which an operation is called. */
enum Exposure: string {
	case Rest    = 'rest';
	case Ability = 'ability';
	case Mcp     = 'mcp';
	case Cli     = 'cli';
}
