<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Content;

/**
 * Takes out of block markup what no post may have, such as scripts.
 *
 * E-mails never have it, but the editor shows the markup in the dashboard, and it may come from a model that followed injected
 * instructions. Attributes of blocks stay as they are: WordPress's own filter writes `&` in them as an entity.
 */
final class SafeMarkup {

	public static function of( string $markup ): string {
		$blocks = parse_blocks( $markup );
		$safe   = self::level( $blocks );
		return $safe === $blocks ? $markup : serialize_blocks( $safe );
	}

	/**
	 * @param array<array-key, array{blockName: string|null, attrs: array<array-key, mixed>, innerBlocks: array<array-key, mixed>, innerHTML: string, innerContent: array<array-key, string|null>}> $blocks
	 * @return array<array-key, array{blockName: string|null, attrs: array<array-key, mixed>, innerBlocks: array<array-key, mixed>, innerHTML: string, innerContent: array<array-key, string|null>}>
	 */
	private static function level( array $blocks ): array {
		return array_map(
			static fn ( array $block ): array => array_replace(
				$block,
				array(
					'innerContent' => array_map( self::piece( ... ), $block['innerContent'] ),
					'innerBlocks'  => self::level( $block['innerBlocks'] ),
				)
			),
			$blocks
		);
	}

	/** Stays as it is where the filter would only write it in another way. */
	private static function piece( ?string $html ): ?string {
		if ( null === $html ) {
			return null;
		}
		$safe = wp_kses_post( $html );
		return str_replace( ' />', '/>', $safe ) === str_replace( ' />', '/>', wp_kses_normalize_entities( $html ) ) ? $html : $safe;
	}
}
