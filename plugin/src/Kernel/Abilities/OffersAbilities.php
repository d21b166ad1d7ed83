<?php

declare( strict_types=1 );

namespace Svc\Kernel\Abilities;

/** A feature whose operations assistants can call as abilities. */
interface OffersAbilities {

	/** @return list<Ability> */
	public function abilities(): array;
}
