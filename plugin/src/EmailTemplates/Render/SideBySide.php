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
	 * @param list<string>                 $aligns  middle or bottom; others stand at the top.
	 * @param bool                         $stacks  Whether they stack on narrow screens.
	 */
	public static function html( array $columns, array $widths, int $gap, Place $place, array $aligns = array(), bool $stacks = true ): string {
		$aligns = array_map( static fn ( int $index ): string => $aligns[ $index ] ?? 'top', array_keys( $widths ) );
		return match ( true ) {
			$place->is_bare => self::cells( $columns, array_map( static fn ( int $width ): string => "{$width}px", $widths ), $aligns, $gap, $place, '' ),
			! $stacks       => self::cells( $columns, self::shares( array_keys( $columns ), $widths ), $aligns, $gap, $place, ' width="100%"' ),
			default         => self::hybrid( $columns, $widths, $aligns, $gap, $place ),
		};
	}

	/**
	 * @param list<int> $shown  Indexes of the columns that are there.
	 * @param list<int> $widths
	 * @return array<int, string> Per cent.
	 */
	private static function shares( array $shown, array $widths ): array {
		$widths = array_intersect_key( $widths, array_flip( $shown ) );
		return array_map( static fn ( int $width ): string => round( 100 * $width / max( 1, array_sum( $widths ) ), 2 ) . '%', $widths );
	}

	/**
	 * @param non-empty-array<int, string> $columns
	 * @param list<int>                    $widths
	 * @param list<string>                 $aligns
	 */
	private static function hybrid( array $columns, array $widths, array $aligns, int $gap, Place $place ): string {
		$html = '';
		$last = array_key_last( $columns );
		foreach ( $columns as $index => $rows ) {
			$after = $index === $last ? 0 : $gap;
			$width = $widths[ $index ] + $after;
			$html .= Html::outlook( ( '' === $html ? Html::outlook_table( '' ) . '<tr>' : '</td>' ) . "<td width=\"$width\" valign=\"{$aligns[ $index ]}\">" )
				. "<div class=\"k\" style=\"display:inline-block;width:100%;max-width:{$width}px;vertical-align:{$aligns[ $index ]}\">"
				. ( 0 === $after ? Html::table( $rows ) : Html::table( Html::row( Html::table( $rows ), array( 'padding' => $place->side_padding( $after, false ) ), 'g' ) ) )
				. '</div>';
		}
		return $html . Html::outlook( '</td></tr></table>' );
	}

	/**
	 * @param non-empty-array<int, string> $columns
	 * @param array<int, string>           $widths
	 * @param list<string>                 $aligns
	 * @param string                       $attributes Of the table, beginning with a space.
	 */
	private static function cells( array $columns, array $widths, array $aligns, int $gap, Place $place, string $attributes ): string {
		$cells = '';
		$last  = array_key_last( $columns );
		foreach ( $columns as $index => $rows ) {
			$style  = array(
				'width'          => $widths[ $index ],
				'vertical-align' => $aligns[ $index ],
				'padding'        => $index === $last ? '0' : $place->side_padding( $gap, false ),
			);
			$cells .= '<td' . Html::style( $style ) . '>' . Html::table( $rows ) . '</td>';
		}
		return Html::table( "<tr>$cells</tr>", $attributes );
	}
}
