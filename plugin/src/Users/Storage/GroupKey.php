<?php

declare( strict_types=1 );

namespace Svc\Users\Storage;

use Svc\Kernel\Text\Text;

/** The key of a department or office: names that differ only in case and accents have the same key. */
final class GroupKey {

	/** Short enough to precede the name columns in an index. */
	private const LENGTH = 100;

	public static function of( string $text ): string {
		$folded = Text::folded( $text );
		return mb_strlen( $folded, 'UTF-8' ) <= self::LENGTH
			? $folded
			: mb_substr( $folded, 0, self::LENGTH - 32, 'UTF-8' ) . md5( $folded );
	}
}
