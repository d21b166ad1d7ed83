<?php

declare( strict_types=1 );

namespace Svc\Users\Bookmarks\Storage;

/** A folder of bookmarks. Each account has General, which is not stored. */
final class Collection {

	public const GENERAL      = 'General';
	public const GENERAL_ID   = 1;
	public const LONGEST_NAME = 60;

	public function __construct(
		public readonly int $id,
		public readonly string $name,
		public readonly int $created_at,
	) {}

	public function named( string $name ): self {
		return new self( $this->id, $name, $this->created_at );
	}
}
