<?php

declare( strict_types=1 );

namespace Svc\Users\Blocks;

/** Somebody's picture, always beside the name: it says nothing that the name does not say. */
final class PhotoImage {

	/** @param int $size In pixels, so that nothing moves when it arrives. */
	public static function img( string $url, int $size ): string {
		return '' === $url ? '' : sprintf(
			'<img class="svc-face" src="%1$s" alt="" width="%2$d" height="%2$d" loading="lazy" decoding="async">',
			esc_url( $url ),
			$size
		);
	}
}
