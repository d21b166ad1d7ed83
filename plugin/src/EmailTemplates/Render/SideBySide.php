<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Render;

/**
 * Columns that stand side by side where there is room and stack where there is none, without media queries.
 *
 * Outlook with Word's engine knows no inline blocks and gets a table instead; so does a bare fragment.
 */
final class SideBySide {

	/**
	 * @param non-empty-array<int, string> $columns Table rows; columns that have nothing to show are missing.
	 * @param list<int>                    $widths  Pixels, without the gaps between them.
	 */
	public static function html( array $columns, array $widths, int $gap, Place $place ): string {
		return $place->is_bare ? self::cells( $columns, $widths, $gap, $place ) : self::hybrid( $columns, $widths, $gap, $place );
	}

	/**
	 * @param non-empty-array<int, string> $columns
	 * @param list<int>                    $widths
	 */
	private static function hybrid( array $columns, array $widths, int $gap, Place $place ): string {
		$html = '';
		$last = array_key_last( $columns );
		foreach ( $columns as $index => $rows ) {
			$after = $index === $last ? 0 : $gap;
			$width = $widths[ $index ] + $after;
			$html .= Html::outlook( ( '' === $html ? Html::outlook_table( '' ) . '<tr>' : '</td>' ) . "<td width=\"$width\" valign=\"top\">" )
				. "<div class=\"k\" style=\"display:inline-block;width:100%;max-width:{$width}px;vertical-align:top\">"
				. ( 0 === $after ? Html::table( $rows ) : Html::table( Html::row( Html::table( $rows ), array( 'padding' => $place->side_padding( $after, false ) ), 'g' ) ) )
				. '</div>';
		}
		return $html . Html::outlook( '</td></tr></table>' );
	}

	/**
	 * @param non-empty-array<int, string> $columns
	 * @param list<int>                    $widths
	 */
	private static function cells( array $columns, array $widths, int $gap, Place $place ): string {
		$cells = '';
		$last  = array_key_last( $columns );
		foreach ( $columns as $index => $rows ) {
			$style  = array(
				'width'          => $widths[ $index ] . 'px',
				'vertical-align' => 'top',
				'padding'        => $index === $last ? '0' : $place->side_padding( $gap, false ),
			);
			$cells .= '<td' . Html::style( $style ) . '>' . Html::table( $rows ) . '</td>';
		}
		return Html::table( "<tr>$cells</tr>", '' );
	}
}
