<?php

declare( strict_types=1 );

namespace Svc\Users\Storage;

/** A profile's own photo: an image attachment, or an uploaded photo, of one of the network's sites. */
final class Photo {

	/** WordPress's name of the displayed size. */
	public const SIZE = 'medium';

	public function __construct(
		public readonly int $id,
		public readonly int $site_id,
		public readonly string $url,
	) {}
}
