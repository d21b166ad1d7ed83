<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Markup;

use WP_HTML_Tag_Processor;

/** Changes one place in the saved markup of a block, and leaves the rest as it is. */
final class MarkupEdit extends WP_HTML_Tag_Processor {

	/**
	 * Replaces what is inside of the first of these elements, up to its end or that of the markup.
	 *
	 * @param list<string> $elements
	 * @param string       $inner    Markup that cannot leave its place.
	 */
	public static function text( string $html, array $elements, string $inner ): string {
		$edit = new self( $html );
		while ( $edit->next_tag() ) {
			$name = (string) $edit->get_tag();
			if ( in_array( $name, $elements, true ) ) {
				$start = $edit->place( true );
				$query = array(
					'tag_name'    => $name,
					'tag_closers' => 'visit',
				);
				$end   = $edit->next_tag( $query ) && $edit->is_tag_closer() ? $edit->place( false ) : strlen( $html );
				return substr_replace( $html, $inner, $start, $end - $start );
			}
		}
		return $html;
	}

	/** WordPress's own method takes the braces of merge tags out of addresses. */
	public static function attribute( string $html, string $element, string $name, string $value ): string {
		$edit = new self( $html );
		if ( ! $edit->next_tag( array( 'tag_name' => $element ) ) ) {
			return $html;
		}
		$edit->remove_attribute( $name );
		$start = $edit->place( false ) + 1 + strlen( $element );
		return substr_replace( $edit->get_updated_html(), " $name=\"" . htmlspecialchars( $value, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8' ) . '"', $start, 0 );
	}

	/** Images lose the class that has their ID in the media library. */
	public static function without_image_ids( string $html ): string {
		$edit = new self( $html );
		while ( $edit->next_tag( array( 'tag_name' => 'IMG' ) ) ) {
			preg_match_all( '/(?<=\s|^)wp-image-\d+(?=\s|$)/D', (string) $edit->get_attribute( 'class' ), $found );
			array_map( $edit->remove_class( ... ), $found[0] );
		}
		return $edit->get_updated_html();
	}

	/** An image with a width of its own, as the editor saves it. */
	public static function narrowed( string $html, int $width ): string {
		$edit = new self( $html );
		if ( $edit->next_tag( array( 'tag_name' => 'FIGURE' ) ) ) {
			$html = self::attribute( $html, 'FIGURE', 'class', trim( (string) $edit->get_attribute( 'class' ) . ' is-resized' ) );
		}
		return self::attribute( $html, 'IMG', 'style', "width:{$width}px" );
	}

	/** Bytes before the tag, or up to its end. */
	private function place( bool $is_end ): int {
		$this->set_bookmark( 'here' );
		$span = $this->bookmarks['here'];
		return $span->start + ( $is_end ? $span->length : 0 );
	}
}
