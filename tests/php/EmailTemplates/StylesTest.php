<?php

declare( strict_types=1 );

namespace Svc\Tests\EmailTemplates;

use Svc\EmailTemplates\Blocks\Columns;
use Svc\EmailTemplates\Fields\Purpose;
use Svc\EmailTemplates\Render\Renderer;
use Svc\EmailTemplates\Render\Source;
use Svc\EmailTemplates\Theme\Brand;
use Svc\EmailTemplates\Theme\Color;
use Svc\EmailTemplates\Theme\Colors;
use Svc\EmailTemplates\Theme\Font;
use Svc\EmailTemplates\Theme\Logo;

final class StylesTest extends RenderTestCase {

	/** @return array<string, array{string, string|null}> */
	public static function colors(): array {
		return array(
			'six digits'    => array( '#1A2b3C', '#1a2b3c' ),
			'three digits'  => array( '#abc', '#aabbcc' ),
			'rgb'           => array( 'rgb(1, 20, 255)', '#0114ff' ),
			'opaque rgba'   => array( 'rgba(0,0,0,1)', '#000000' ),
			'translucent'   => array( 'rgba(0,0,0,0.5)', null ),
			'too large'     => array( 'rgb(0,0,256)', null ),
			'eight digits'  => array( '#11223344', null ),
			'word'          => array( 'red', null ),
			'end of style'  => array( '#fff;background:url(x)', null ),
			'line feed'     => array( "#ffffff\n;", null ),
			'variable'      => array( 'var(--wp--preset--color--x)', null ),
		);
	}

	/** @dataProvider colors */
	public function test_colors_have_one_form( string $written, ?string $color ): void {
		self::assertSame( $color, Color::parse( $written ) );
	}

	/** @return array<string, array{string, list<string>}> */
	public static function paragraphs(): array {
		return array(
			'readable'               => array( '{"style":{"color":{"text":"#767676"}}}', array() ),
			'hard to read'           => array( '{"style":{"color":{"text":"#777777"}}}', array( 'low_contrast' ) ),
			'inherited text'         => array( '{"style":{"color":{"background":"#222222"}}}', array( 'low_contrast' ) ),
			'links hard to read'     => array( '{"style":{"elements":{"link":{"color":{"text":"#ffff00"}}}}}', array( 'low_contrast' ) ),
			'preset of the brand'    => array( '{"textColor":"link"}', array() ),
			'unknown preset'         => array( '{"textColor":"sunset"}', array( 'unsupported_style' ) ),
			'gradient'               => array( '{"gradient":"sunset"}', array( 'unsupported_style' ) ),
			'shadow'                 => array( '{"style":{"shadow":"x"}}', array( 'unsupported_style' ) ),
			'padding of a paragraph' => array( '{"style":{"spacing":{"padding":{"top":"8px"}}}}', array( 'unsupported_style' ) ),
			'letter spacing'         => array( '{"style":{"typography":{"letterSpacing":"2px"}}}', array( 'unsupported_style' ) ),
			'variant'                => array( '{"className":"is-style-fancy"}', array( 'unsupported_style' ) ),
			'drop cap'               => array( '{"dropCap":true}', array( 'unsupported_style' ) ),
			'no drop cap'            => array( '{"dropCap":false}', array() ),
			'direction'              => array( '{"direction":"rtl"}', array() ),
			'style of another type'  => array( '{"style":"color:red","textColor":["x"],"align":{"a":1}}', array() ),
		);
	}

	/**
	 * @dataProvider paragraphs
	 * @param list<string> $codes
	 */
	public function test_styles_are_checked( string $attributes, array $codes ): void {
		$rendered = $this->render( self::p( 'Text', $attributes ) );
		self::assertSame( $codes, self::codes( $rendered ) );
		self::assertSame( array_fill( 0, count( $codes ), 'blocks.0' ), array_map( static fn ( $warning ): string => $warning->path, $rendered->warnings ) );
	}

	public function test_widths_of_buttons_are_reported(): void {
		$button = static fn ( string $attributes ): string => "<!-- wp:buttons --><div><!-- wp:button $attributes --><div><a href=\"/a\">A</a></div><!-- /wp:button --></div><!-- /wp:buttons -->";
		self::assertSame( array( 'unsupported_style' ), self::codes( $this->render( $button( '{"width":100}' ) ) ) );
		self::assertSame( array( 'unsupported_style' ), self::codes( $this->render( $button( '{"style":{"dimensions":{"width":"100%"}}}' ) ) ) );
	}

	/** @return array<string, array{string, list<string>}> */
	public static function separators(): array {
		return array(
			'dots'           => array( '{"className":"is-style-dots"}', array( 'unsupported_style' ) ),
			'wide'           => array( '{"className":"is-style-wide","opacity":"css"}', array() ),
			'color of lines' => array( '{"backgroundColor":"line"}', array() ),
			'unknown color'  => array( '{"backgroundColor":"sunset"}', array( 'unsupported_style' ) ),
			'margin'         => array( '{"style":{"spacing":{"margin":{"top":"8px"}}}}', array( 'unsupported_style' ) ),
		);
	}

	/**
	 * @dataProvider separators
	 * @param list<string> $codes
	 */
	public function test_separators_are_checked_but_are_no_text( string $attributes, array $codes ): void {
		self::assertSame( $codes, self::codes( $this->render( "<!-- wp:separator $attributes --><hr/><!-- /wp:separator -->" ) ) );
	}

	public function test_a_padding_that_cannot_be_read_is_reported(): void {
		$group = static fn ( string $top ): string => "<!-- wp:group {\"style\":{\"spacing\":{\"padding\":{\"top\":\"$top\"}}}} --><div>" . self::p( 'x' ) . '</div><!-- /wp:group -->';
		self::assertSame( array(), self::codes( $this->render( $group( '0' ) . $group( '8px' ) . $group( 'var:preset|spacing|40' ) ) ) );
		self::assertSame( array( 'unsupported_style' ), self::codes( $this->render( $group( '5%' ) ) ) );
		self::assertSame( array( 'unsupported_style' ), self::codes( $this->render( $group( 'var:preset|spacing|x' ) ) ) );
	}

	/** @return array<string, array{string}> */
	public static function alignments(): array {
		return array(
			'WordPress 6.9' => array( '{"align":"right"}' ),
			'WordPress 7.1' => array( '{"style":{"typography":{"textAlign":"right"}}}' ),
			'heading'       => array( '{"textAlign":"right"}' ),
		);
	}

	/** @dataProvider alignments */
	public function test_alignment_counts_in_both_forms( string $attributes ): void {
		self::assertStringContainsString( ';text-align:right">Text', $this->render( self::p( 'Text', $attributes ) )->html );
	}

	public function test_buttons_are_aligned_in_outlook_too(): void {
		$buttons = static fn ( string $attributes ): string => "<!-- wp:buttons $attributes --><div><!-- wp:button --><div><a href=\"/a\">A</a></div><!-- /wp:button --></div><!-- /wp:buttons -->";
		$before  = '<!--[if mso]><table role="presentation" cellpadding="0" cellspacing="0" border="0"';
		foreach ( array( 'center', 'right' ) as $side ) {
			$rows = self::rows( $this->render( $buttons( "{\"layout\":{\"type\":\"flex\",\"justifyContent\":\"$side\"}}" ) ) );
			self::assertStringContainsString( "text-align:$side\">$before align=\"$side\"><tr><td><![endif]--><div", $rows );
		}
		self::assertStringNotContainsString( '<!--', self::rows( $this->render( $buttons( '' ) ) ) );
	}

	public function test_a_value_of_a_style_cannot_leave_it(): void {
		$rendered = $this->render( self::p( 'Text', '{"style":{"color":{"text":"#fff\";x:y","background":"red;url(x)"},"typography":{"fontSize":"9px;x","textAlign":"a\"b"}}}' ) );
		self::assertSame( self::rows( $this->paragraph( 'Text' ) ), self::rows( $rendered ) );
		self::assertSame( array( 'unsupported_style' ), self::codes( $rendered ) );
	}

	public function test_columns_share_the_width(): void {
		self::assertSame( array( 260, 260 ), Columns::widths( array( '', '' ), 536 ) );
		self::assertSame( array( 168, 168, 168 ), Columns::widths( array( '', '', '' ), 536 ) );
		self::assertSame( array( 346, 173 ), Columns::widths( array( '66.66%', '' ), 536 ) );
		self::assertSame( array( 260, 260 ), Columns::widths( array( '300%', '300%' ), 536 ) );
		self::assertSame( array( 260, 260 ), Columns::widths( array( '0%', '10px;x' ), 536 ) );
		self::assertSame( array( 472, 47 ), Columns::widths( array( '100%', '' ), 536 ) );
		self::assertSame( array( 130, 390 ), Columns::widths( array( '130px', '' ), 536 ) );
	}

	public function test_images_are_no_wider_than_their_column(): void {
		$image = '<!-- wp:image {"width":"2000px"} --><figure><img src="https://site.example/a.png" alt="x"/></figure><!-- /wp:image -->';
		self::assertStringContainsString( ' width="536"', $this->render( $image )->html );
		$columns = "<!-- wp:columns --><div><!-- wp:column --><div>$image</div><!-- /wp:column --><!-- wp:column --><div>" . self::p( 'x' ) . '</div><!-- /wp:column --></div><!-- /wp:columns -->';
		self::assertStringContainsString( ' width="260"', $this->render( $columns )->html );
	}

	/** @return array<string, array{string, list<string>}> */
	public static function images(): array {
		return array(
			'http'        => array( '<img src="http://site.example/a.png" alt="x">', array( 'http_image' ) ),
			'WebP'        => array( '<img src="https://site.example/a.WEBP?w=1" alt="x">', array( 'missing_image' ) ),
			'AVIF'        => array( '<img src="http://site.example/a.avif" alt="x">', array( 'http_image', 'missing_image' ) ),
			'HEIC'        => array( '<img src="https://site.example/a.heic#x" alt="x">', array( 'missing_image' ) ),
			'a folder'    => array( '<img src="https://site.example/a.webp/a.png" alt="x">', array() ),
			'no text'     => array( '<img src="https://site.example/a.png">', array( 'missing_alt' ) ),
			'no address'  => array( '<img alt="x">', array( 'missing_image' ) ),
			'drawing'     => array( '<img src="https://site.example/a.svg?x" alt="x">', array( 'missing_image' ) ),
			'empty tag'   => array( '<img src="{{person.avatar_url}}" alt="x">', array( 'missing_image' ) ),
			'no image'    => array( '', array( 'missing_image' ) ),
			'e-mail'      => array( '<img src="mailto:a@example.com" alt="x">', array( 'missing_image' ) ),
		);
	}

	/**
	 * @dataProvider images
	 * @param list<string> $codes
	 */
	public function test_images_are_checked( string $image, array $codes ): void {
		self::assertSame( $codes, self::codes( $this->render( "<!-- wp:image --><figure>$image</figure><!-- /wp:image -->" ) ) );
	}

	public function test_an_image_that_outlook_does_not_show_stays_and_is_named(): void {
		$rendered = $this->render( '<!-- wp:image --><figure><img src="https://site.example/the%20house.webp?w=1" alt="x"/></figure><!-- /wp:image -->' );
		self::assertStringContainsString( '<img src="https://site.example/the%20house.webp?w=1"', $rendered->html );
		self::assertSame( 'Outlook for Windows does not show the house.webp. Use a JPEG, PNG or GIF file.', $rendered->warnings[0]->message() );
		self::assertSame( 'This image was left out: it needs the address of a JPEG, PNG or GIF file.', $this->render( '<!-- wp:image --><figure></figure><!-- /wp:image -->' )->warnings[0]->message() );
	}

	public function test_logo_and_photo_are_checked_as_images(): void {
		$brand    = new Brand( Colors::light(), Colors::dark(), Font::Arial, new Logo( 'http://site.example/l.webp', '', 180, 'Example' ) );
		$person   = array( 'person' => array( 'name' => 'Jane', 'avatar_url' => 'http://site.example/p.avif' ) );
		$found    = fn ( string $purpose ): array => array_map( static fn ( $warning ): string => "{$warning->code->value} $warning->path", $this->render( '<!-- wp:svc/mail-person /-->', $person, array( 'brand' => $brand, 'purpose' => Purpose::from( $purpose ) ), 'S', 'P' )->warnings );
		$of_photo = array( 'http_image blocks.0', 'missing_image blocks.0' );
		self::assertSame( array( 'http_image ', 'missing_image ', ...$of_photo ), $found( 'lead_confirmation' ) );
		self::assertSame( $of_photo, $found( 'signature' ) );
	}

	/** Black text stayed black on a dark background. */
	public function test_items_and_alternative_texts_follow_dark_mode(): void {
		$item  = static fn ( string $attributes ): string => "<!-- wp:list --><ul><!-- wp:list-item $attributes --><li>x</li><!-- /wp:list-item --></ul><!-- /wp:list -->";
		$image = '<!-- wp:image --><figure><img src="https://site.example/a.png" alt="x"/></figure><!-- /wp:image -->';
		$box   = static fn ( string $inner ): string => "<!-- wp:group {\"style\":{\"color\":{\"background\":\"#ffffff\"}}} --><div>$inner</div><!-- /wp:group -->";
		$rows  = fn ( string $content ): string => self::rows( $this->render( $content ) );
		$black = '{"style":{"color":{"text":"#000000"}}}';
		self::assertStringContainsString( '<li class="t" style="margin:0 0 4px;color:#000000">', $rows( $item( $black ) ) );
		self::assertStringContainsString( '<li style="margin:0 0 4px">', $rows( $item( '' ) ) );
		self::assertStringContainsString( '<li style="margin:0 0 4px;color:#000000">', $rows( $box( $item( $black ) ) ) );
		self::assertStringContainsString( '<li style="margin:0 0 4px;color:#000000;background-color:#ffffff">', $rows( $item( '{"style":{"color":{"text":"#000000","background":"#ffffff"}}}' ) ) );
		self::assertStringContainsString( ' width="536" class="t" style="', $rows( $image ) );
		self::assertStringContainsString( ' width="488" style="', $rows( $box( $image ) ) );
	}

	public function test_a_theme_overrides_colours_of_the_brand(): void {
		$rendered = Renderer::render( new Source( 'S', 'P', self::p( 'x' ), array( 'text' => '#330000', 'outer' => 'no colour', 'x' => '#000000' ) ), $this->situation() );
		self::assertStringContainsString( ';color:#330000">x', $rendered->html );
		self::assertStringContainsString( 'background-color:#f3f4f6', $rendered->html );
	}

	public function test_logo_font_direction_and_hard_colours(): void {
		$brand    = new Brand( Colors::light()->with( array( 'text' => '#cccccc' ) ), Colors::dark(), Font::Georgia, new Logo( 'https://site.example/l.png', 'https://site.example/d.png', 180, 'Example "M"' ) );
		$rendered = $this->render( self::p( 'x' ), array(), array( 'brand' => $brand, 'is_rtl' => true, 'language' => 'he-IL' ) );
		self::assertStringContainsString( '<html lang="he-IL" dir="rtl">', $rendered->html );
		self::assertStringContainsString( 'text-align:right', $rendered->html );
		self::assertStringContainsString( 'Georgia,Times New Roman,serif', $rendered->html );
		self::assertStringContainsString( '<img src="https://site.example/l.png" alt="Example &quot;M&quot;" width="180" class="li"', $rendered->html );
		self::assertStringContainsString( '.ld{display:block!important}', $rendered->html );
		self::assertSame( array( 'low_contrast' ), self::codes( $rendered ) );
	}

	public function test_the_style_element_is_small(): void {
		$brand = new Brand( Colors::light(), Colors::dark(), Font::Arial, new Logo( 'https://site.example/l.png', 'https://site.example/d.png', 180, 'x' ) );
		self::assertSame( 1, preg_match( '~<style>(.*?)</style>~s', $this->render( self::p( 'x' ), array(), array( 'brand' => $brand ) )->html, $found ) );
		self::assertLessThanOrEqual( 2048, strlen( $found[1] ) );
	}

	public function test_a_signature_is_a_bare_fragment(): void {
		$content  = '<!-- wp:svc/mail-person {"layout":"signature"} /--><!-- wp:columns --><div><!-- wp:column --><div>' . self::p( '<a href="/x">a</a>' ) . '</div><!-- /wp:column --><!-- wp:column --><div>' . self::p( 'b' )
			. '</div><!-- /wp:column --></div><!-- /wp:columns --><!-- wp:buttons --><div><!-- wp:button --><div><a href="/a">A</a></div><!-- /wp:button --><!-- wp:button --><div><a href="/b">B</a></div><!-- /wp:button --></div><!-- /wp:buttons --><!-- wp:separator --><hr/><!-- /wp:separator --><!-- wp:table --><figure><table><tbody><tr><td>1</td></tr></tbody></table></figure><!-- /wp:table --><!-- wp:quote --><blockquote>' . self::p( 'q' ) . '</blockquote><!-- /wp:quote -->';
		$rendered = $this->render( $content, array( 'person' => array( 'name' => 'Jane', 'avatar_url' => 'https://site.example/p.jpg' ) ), array( 'purpose' => Purpose::Signature ), '', '' );
		self::assertStringStartsWith( '<table ', $rendered->html );
		self::assertStringEndsWith( '</table>', $rendered->html );
		self::assertDoesNotMatchRegularExpression( '/<style|class=|<!--|<body|mso-/', $rendered->html );
		self::assertStringContainsString( 'width="80"', $rendered->html );
		self::assertSame( array(), $rendered->warnings );
	}

	/** @return array<string, array{string, int, list<string>}> */
	public static function sizes(): array {
		return array(
			'usual'          => array( 'lead_confirmation', 60000, array() ),
			'near the limit' => array( 'lead_confirmation', 92000, array( 'size_near_limit' ) ),
			'over the limit' => array( 'lead_confirmation', 103000, array( 'size_over_limit' ) ),
			'long signature' => array( 'signature', 10000, array( 'signature_too_long' ) ),
		);
	}

	/**
	 * @dataProvider sizes
	 * @param list<string> $codes
	 */
	public function test_sizes_are_reported( string $purpose, int $size, array $codes ): void {
		self::assertSame( $codes, self::codes( $this->render( self::p( str_repeat( 'x', $size ) ), array(), array( 'purpose' => Purpose::from( $purpose ) ) ) ) );
	}

	public function test_a_message_without_preheader_is_reported(): void {
		self::assertSame( array( 'no_preheader' ), self::codes( $this->render( self::p( 'x' ), array(), array(), 'S', '' ) ) );
		self::assertSame( array(), self::codes( $this->render( self::p( 'x' ), array(), array( 'purpose' => Purpose::WordPress ), 'S', '' ) ) );
	}

	public function test_the_person_and_the_company_are_checked(): void {
		$content = '<!-- wp:svc/mail-person /--><!-- wp:svc/mail-legal /-->';
		$person  = array( 'person' => array( 'name' => 'Jane' ) );
		self::assertSame( array( 'missing_nmls', 'no_postal_address' ), self::codes( $this->render( $content, $person, array( 'needs_nmls' => true ) ) ) );
		self::assertSame( array(), self::codes( $this->render( $content, array( 'person' => array( 'name' => 'Jane', 'nmls_id' => '1' ), 'company' => array( 'postal_address' => 'x' ) ), array( 'needs_nmls' => true ) ) ) );
	}
}
