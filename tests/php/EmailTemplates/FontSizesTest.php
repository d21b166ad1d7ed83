<?php

declare( strict_types=1 );

namespace Svc\Tests\EmailTemplates;

/** Which text has the size of a block around it, as in the editor. */
final class FontSizesTest extends RenderTestCase {

	private const BUTTON = '<!-- wp:buttons --><div><!-- wp:button --><div><a href="/a">Button</a></div><!-- /wp:button --></div><!-- /wp:buttons -->';
	private const IMAGE  = '<!-- wp:image --><figure><img src="https://site.example/a.png" alt="x"/><figcaption>Caption</figcaption></figure><!-- /wp:image -->';
	private const TABLE  = '<figure><table><tbody><tr><td>Cell</td></tr></tbody></table><figcaption>Caption</figcaption></figure><!-- /wp:table -->';
	private const QUOTE  = '<blockquote><!-- wp:paragraph --><p>Quote</p><!-- /wp:paragraph --><cite>Cite</cite></blockquote><!-- /wp:quote -->';
	private const ITEM   = '<!-- wp:list-item --><li>Item</li><!-- /wp:list-item -->';

	/** @return array<string, array{string, list<int>}> Blocks; the sizes of their text in a group of 42 pixels. */
	public static function blocks(): array {
		return array(
			'paragraph'                 => array( self::p( 'x' ), array( 42 ) ),
			'paragraph of its own size' => array( self::p( 'x', '{"fontSize":"small"}' ), array( 13 ) ),
			'list'                      => array( '<!-- wp:list --><ul>' . self::ITEM . '</ul><!-- /wp:list -->', array( 42 ) ),
			'quote'                     => array( '<!-- wp:quote -->' . self::QUOTE, array( 42, 14 ) ),
			'quote of its own size'     => array( '<!-- wp:quote {"fontSize":"large"} -->' . self::QUOTE, array( 36, 14 ) ),
			'heading'                   => array( '<!-- wp:heading {"level":1} --><h1>x</h1><!-- /wp:heading -->', array( 28 ) ),
			'heading of its own size'   => array( '<!-- wp:heading {"level":1,"fontSize":"large"} --><h1>x</h1><!-- /wp:heading -->', array( 36 ) ),
			'image'                     => array( self::IMAGE, array( 14, 14 ) ),
			'table'                     => array( '<!-- wp:table -->' . self::TABLE, array( 15, 14 ) ),
			'table of its own size'     => array( '<!-- wp:table {"fontSize":"large"} -->' . self::TABLE, array( 36, 14 ) ),
			'buttons'                   => array( self::BUTTON, array( 16, 16 ) ),
			'buttons of a size'         => array( str_replace( 'wp:buttons -->', 'wp:buttons {"fontSize":"medium"} -->', self::BUTTON ), array( 20, 20 ) ),
			'button of its own size'    => array( str_replace( 'wp:button -->', 'wp:button {"fontSize":"small"} -->', self::BUTTON ), array( 16, 13 ) ),
			'person'                    => array( '<!-- wp:svc/mail-person /-->', array( 15 ) ),
			'legal'                     => array( '<!-- wp:svc/mail-legal /-->', array( 12 ) ),
			'group in the group'        => array( '<!-- wp:group {"fontSize":"small"} --><div>' . self::p( 'x' ) . '</div><!-- /wp:group -->', array( 13 ) ),
		);
	}

	/**
	 * @dataProvider blocks
	 * @param list<int> $sizes
	 */
	public function test_the_size_of_a_group_reaches_text_that_has_no_size( string $blocks, array $sizes ): void {
		$values = array(
			'person'  => array( 'name' => 'Jane' ),
			'company' => array(
				'name'           => 'Example',
				'postal_address' => 'Denver',
			),
		);
		self::assertSame( $sizes, self::sizes( "<!-- wp:group {\"fontSize\":\"x-large\"} --><div>$blocks</div><!-- /wp:group -->", $values ) );
	}

	public function test_items_and_inner_lists_have_their_own_size(): void {
		$list = static fn ( string $attributes, string $items ): string => "<!-- wp:list $attributes --><ul>$items</ul><!-- /wp:list -->";
		$item = static fn ( string $attributes, string $more = '' ): string => "<!-- wp:list-item $attributes --><li>Item$more</li><!-- /wp:list-item -->";
		self::assertSame( array( 16, 36 ), self::sizes( $list( '', $item( '{"fontSize":"large"}' ) . $item( '' ) ) ) );
		self::assertSame( array( 36, 13 ), self::sizes( $list( '{"fontSize":"large"}', $item( '{"fontSize":"large"}' ) . $item( '{"fontSize":"small"}' ) ) ) );
		self::assertSame( array( 16, 36, 16 ), self::sizes( $list( '', $item( '', $list( '{"fontSize":"large"}', $item( '' ) . $item( '{"style":{"typography":{"fontSize":"16px"}}}' ) ) ) ) ) );
		self::assertSame( array( 16, 36 ), self::sizes( $list( '', $item( '{"fontSize":"large"}', $list( '', $item( '' ) ) ) ) ) );
	}

	/** A nested list lost all of them. */
	public function test_inner_lists_have_their_own_colors(): void {
		$list     = static fn ( string $attributes, string $inner ): string => "<!-- wp:list $attributes --><ul>$inner</ul><!-- /wp:list -->";
		$rendered = fn ( string $attributes ): string => self::rows( $this->render( $list( '', '<!-- wp:list-item --><li>One' . $list( $attributes, self::ITEM ) . '</li><!-- /wp:list-item -->' ) ) );
		self::assertMatchesRegularExpression( '~One<ul class="t" style="[^"]*;font:36px/54px [^"]*;color:#cf2e2e"><li style="margin:0 0 4px">Item~', $rendered( '{"textColor":"vivid-red","fontSize":"large"}' ) );
		self::assertMatchesRegularExpression( '~One<ul style="[^"]*;color:#ffffff;background-color:#222222"><li style="margin:0 0 4px">Item~', $rendered( '{"style":{"color":{"text":"#ffffff","background":"#222222"}}}' ) );
	}

	/**
	 * @param array<string, array<string, string>> $values
	 * @return list<int> Pixels, in the order of the text.
	 */
	private function sizes( string $content, array $values = array() ): array {
		preg_match_all( '/[;"]font:(?:bold )?(\d+)px/', self::rows( $this->render( $content, $values ) ), $found );
		return array_map( 'intval', $found[1] );
	}
}
