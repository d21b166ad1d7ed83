<?php

declare( strict_types=1 );

namespace Svc\Kernel\Abilities;

/** A feature that assistants can use. */
interface OffersAbilities {

	/** @return list<Ability> */
	public function abilities(): array;
}
