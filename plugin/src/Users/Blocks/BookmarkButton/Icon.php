<?php

declare( strict_types=1 );

namespace Svc\Users\Blocks\BookmarkButton;

/** Outline icons of the button, filled when it is pressed. */
enum Icon: string {
	case Bookmark = 'bookmark';
	case Heart    = 'heart';
	case Star     = 'star';

	public static function of( mixed $name ): self {
		return is_string( $name ) ? self::tryFrom( $name ) ?? self::Bookmark : self::Bookmark;
	}

	public function svg(): string {
		return sprintf( '<svg class="svc-bookmark__icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false"><path d="%s"/></svg>', $this->path() );
	}

	/** Must match blocks/bookmark-button/icons.tsx. */
	private function path(): string {
		return match ( $this ) {
			self::Bookmark => 'M7 4h10a1 1 0 0 1 1 1v15l-6-4.5L6 20V5a1 1 0 0 1 1-1Z',
			self::Heart    => 'M12 20s-7.5-4.6-7.5-10A4.3 4.3 0 0 1 12 7.3 4.3 4.3 0 0 1 19.5 10c0 5.4-7.5 10-7.5 10Z',
			self::Star     => 'M12 4l2.4 5.1 5.6.7-4.1 3.9 1.1 5.5-5-2.7-5 2.7 1.1-5.5L4 9.8l5.6-.7Z',
		};
	}
}
