<?php

declare( strict_types=1 );

namespace Svc\Users\Bookmarks\Storage;

/** One written row of metadata, for MetaEvents. */
final class MetaWrite {

	/**
	 * @param 'user'|'post'               $type
	 * @param 'added'|'updated'|'deleted' $event
	 * @param int|null                    $site_id Site on which the actions fire; null for the current site.
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
