<?php

declare( strict_types=1 );

namespace Svc\Kernel\Abilities;

use Closure;
use WP_Ability;

/**
 * An ability that makes its schemas when they are asked for.
 *
 * To run one ability, core registers all of them, and most of the time that this takes is that of making schemas.
 */
final class LazyAbility extends WP_Ability {

	/** @var Closure(): array<string, mixed> Set by core, from the argument of this name. */
	protected Closure $make_input_schema;

	/** @var Closure(): array<string, mixed> */
	protected Closure $make_output_schema;

	/** @return array<string, mixed> */
	public function get_input_schema(): array {
		return $this->input_schema = array() === $this->input_schema ? ( $this->make_input_schema )() : $this->input_schema;
	}

	/** @return array<string, mixed> */
	public function get_output_schema(): array {
		return $this->output_schema = array() === $this->output_schema ? ( $this->make_output_schema )() : $this->output_schema;
	}
}
