<?php

declare( strict_types=1 );

namespace Svc\Users\Blocks;

/** A person's photo. Decorative (empty alt), because the name is always beside it. */
final class PhotoImage {

	/** @param int $size In pixels. Reserves the space, so that the layout does not shift when the photo loads. */
	public static function img( string $url, int $size ): string {
		return '' === $url ? '' : sprintf(
			'<img class="svc-face" src="%1$s" alt="" width="%2$d" height="%2$d" loading="lazy" decoding="async">',
			esc_url( $url ),
			$size
		);
	}
}
