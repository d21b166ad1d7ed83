<?php

declare( strict_types=1 );

namespace Svc\Kernel\Abilities;

use Svc\Kernel\Schema\Type;
use Svc\Kernel\Schema\Whole;

/** The member of an ability's input that stands for the id in the path of the REST route. */
final class Target {

	public function __construct(
		public readonly string $member,
		private readonly string $description,
		private readonly Type $type = new Whole( 1 ),
	) {}

	public function type(): Type {
		return $this->type->describe( $this->description );
	}
}
