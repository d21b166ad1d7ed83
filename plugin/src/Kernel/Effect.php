<?php

declare( strict_types=1 );

namespace Svc\Kernel;

/** What an operation does to the world; exposures derive methods and annotations from it. */
enum Effect {
	case Read;
	case Create;
	case Update;
	/** Adds to what is there; done twice, it adds twice. */
	case Extend;
	case Delete;

	public function is_readonly(): bool {
		return self::Read === $this;
	}

	public function is_destructive(): bool {
		return self::Delete === $this;
	}

	public function is_idempotent(): bool {
		return self::Create !== $this && self::Extend !== $this;
	}
}
