<?php

declare( strict_types=1 );

namespace Svc\Kernel;

use Svc\Kernel\Rest\Route;

/** A part of a component: builds its services and lists its routes. */
interface Feature {

	/** @return list<Route> */
	public function routes(): array;
}
