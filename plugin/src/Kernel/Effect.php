<?php

declare( strict_types=1 );

namespace Svc\Kernel;

/** The effect of an operation. REST methods and ability annotations are derived from it. */
enum Effect {
	case Read;
	case Create;
	case Update;
	/** Creates or adds; not idempotent. */
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
