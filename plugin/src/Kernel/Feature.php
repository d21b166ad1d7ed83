<?php

declare( strict_types=1 );

namespace Svc\Kernel;

use Svc\Kernel\Rest\Route;

/** A part of a component: how it is put together, and what of it is offered where. */
interface Feature {

	/** @return list<Route> */
	public function routes(): array;
}
