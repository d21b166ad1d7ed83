<?php

declare( strict_types=1 );

namespace Svc\Users\Blocks\MyBookmarks;

/** The form that filters by words of the title and by post type. */
final class SearchForm {

	/** @param list<string> $types */
	public static function html( BookmarkAddress $address, array $types ): string {
		$id     = wp_unique_id( 'svc-marks-' );
		$hidden = $address->others() + array( BookmarkAddress::FIELDS['collection'] => $address->get( 'collection' ) );
		return sprintf(
			'<form class="svc-marks__search" role="search" method="get" action="%1$s" data-wp-on--submit="actions.search" data-wp-on--input="actions.type">%2$s<p class="svc-marks__field"><label for="%3$s">%4$s</label><input id="%3$s" type="search" name="%5$s" value="%6$s" maxlength="100" autocomplete="off"></p>%7$s<button type="submit" class="svc-marks__button">%8$s</button></form>',
			esc_url( (string) strtok( $address->bare(), '?' ) ),
			self::hidden( $hidden ),
			esc_attr( $id ),
			esc_html__( 'Search your bookmarks', 'svc' ),
			esc_attr( BookmarkAddress::FIELDS['search'] ),
			esc_textarea( $address->get( 'search' ) ),
			count( $types ) > 1 || '' !== $address->get( 'post_type' ) ? self::types( "$id-type", $types, $address->get( 'post_type' ) ) : '',
			esc_html__( 'Search', 'svc' )
		);
	}

	/** @param array<string, string> $fields */
	private static function hidden( array $fields ): string {
		$html = '';
		foreach ( $fields as $name => $value ) {
			$html .= sprintf( '<input type="hidden" name="%s" value="%s">', esc_attr( $name ), esc_textarea( $value ) );
		}
		return $html;
	}

	/** @param list<string> $types */
	private static function types( string $id, array $types, string $chosen ): string {
		$options = sprintf( '<option value="">%s</option>', esc_html__( 'All types', 'svc' ) );
		foreach ( array_unique( array_filter( array( ...$types, $chosen ) ) ) as $type ) {
			$options .= sprintf( '<option value="%s"%s>%s</option>', esc_attr( $type ), selected( $type, $chosen, false ), esc_html( TypeName::of( $type ) ) );
		}
		return sprintf( '<p class="svc-marks__field"><label for="%1$s">%2$s</label><select id="%1$s" name="%3$s">%4$s</select></p>', esc_attr( $id ), esc_html__( 'Type', 'svc' ), esc_attr( BookmarkAddress::FIELDS['post_type'] ), $options );
	}
}
