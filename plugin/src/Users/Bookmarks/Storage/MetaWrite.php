<?php

declare( strict_types=1 );

namespace Svc\Users\Bookmarks\Storage;

/** One row of metadata that was written, for those who listen for it. */
final class MetaWrite {

	/**
	 * @param 'user'|'post'               $type
	 * @param 'added'|'updated'|'deleted' $event
	 * @param int|null                    $site_id Where it is heard; null for wherever the request is.
	 */
	public function __construct(
		public readonly string $type,
		public readonly string $event,
		public readonly ?int $site_id,
		public readonly int $row_id,
		public readonly int $object_id,
		public readonly string $key,
		public readonly mixed $value,
	) {}
}
