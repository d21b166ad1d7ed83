<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Editor;

use Svc\EmailTemplates\Render\BlockStyle;
use Svc\EmailTemplates\Theme\Colors;

/** Settings of the block editor with which it offers what `BlockStyle` reads, and nothing else. */
final class EditorSettings {

	/**
	 * @param array<string, mixed> $settings WordPress's.
	 * @return array<string, mixed>
	 */
	public static function limited( array $settings, Colors $colors ): array {
		return array_replace(
			$settings,
			array(
				// Those of the theme, which e-mails do not have.
				'styles'                        => array(),
				'alignWide'                     => false,
				'supportsLayout'                => false,
				'codeEditingEnabled'            => false,
				'canLockBlocks'                 => false,
				'enableOpenverseMediaCategory'  => false,
				'colors'                        => self::palette( $colors ),
				'gradients'                     => array(),
				'disableCustomGradients'        => true,
				'fontSizes'                     => self::font_sizes(),
				'titlePlaceholder'              => __( 'Name of the template', 'svc' ),
			)
		);
	}

	/**
	 * What blocks may be given; what is missing, they may not. WordPress merges the theme's over those of the editor, so
	 * admin/etb/editor/features.ts answers with these.
	 *
	 * @return array<string, mixed> In the form of theme.json.
	 */
	public static function features( Colors $colors ): array {
		return array(
			'color'      => array(
				'text'       => true,
				'background' => true,
				'link'       => true,
				'custom'     => true,
				'palette'    => array( 'theme' => self::palette( $colors ) ),
			),
			'typography' => array(
				'customFontSize' => true,
				'fontSizes'      => array( 'theme' => self::font_sizes() ),
				'textAlign'      => true,
				// Paragraphs have it where nothing is said.
				'textIndent'     => false,
			),
			'spacing'    => array(
				'customSpacingSize' => true,
				'units'             => array( 'px' ),
			),
			'blocks'     => array(
				'core/group'        => array( 'spacing' => array( 'padding' => true ) ),
				'core/column'       => array(
					'spacing' => array(
						'padding' => true,
						// The width is a share of the columns.
						'units'   => array( '%', 'px' ),
					),
				),
				'core/button'       => array( 'border' => array( 'radius' => true ) ),
				// Colours of icons, for which e-mails have names.
				'core/social-links' => array(
					'color' => array(
						'custom'  => false,
						'palette' => array( 'theme' => array() ),
					),
				),
			),
		);
	}

	/** @return list<array{slug: string, name: string, color: string}> */
	public static function palette( Colors $colors ): array {
		$names = array(
			'text'        => __( 'Text', 'svc' ),
			'background'  => __( 'Background', 'svc' ),
			'outer'       => __( 'Around the letter', 'svc' ),
			'line'        => __( 'Lines', 'svc' ),
			'link'        => __( 'Links', 'svc' ),
			'button'      => __( 'Buttons', 'svc' ),
			'button_text' => __( 'Text of buttons', 'svc' ),
		);
		$all   = $colors->all();
		return array_map(
			static fn ( string $name ): array => array(
				'slug'  => str_replace( '_', '-', $name ),
				'name'  => $names[ $name ],
				'color' => $all[ $name ],
			),
			array_keys( $names )
		);
	}

	/** @return list<array{slug: string, name: string, size: string}> */
	public static function font_sizes(): array {
		$names = array(
			'small'   => __( 'Small', 'svc' ),
			'medium'  => __( 'Medium', 'svc' ),
			'large'   => __( 'Large', 'svc' ),
			'x-large' => __( 'Extra large', 'svc' ),
		);
		return array_map(
			static fn ( string $slug ): array => array(
				'slug' => $slug,
				'name' => $names[ $slug ],
				'size' => BlockStyle::FONT_SIZES[ $slug ] . 'px',
			),
			array_keys( $names )
		);
	}
}
