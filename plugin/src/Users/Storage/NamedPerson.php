<?php

declare( strict_types=1 );

namespace Svc\Users\Storage;

/** A person who may be meant by a name. */
final class NamedPerson {

	public function __construct(
		public readonly int $user_id,
		public readonly string $name,
		public readonly string $email,
		public readonly string $job_title,
	) {}
}
