<?php

declare( strict_types=1 );

namespace Svc\Tests\EmailTemplates;

use PHPUnit\Framework\Attributes\DataProvider;
use Svc\EmailTemplates\Fields\Purpose;

/** What the editor offers is sent, or warned of. */
final class EditorSettingsTest extends RenderTestCase {

	private static function columns( string $attributes, string $first, string $second = '' ): string {
		$column = static fn ( string $own, string $text ): string => "<!-- wp:column $own --><div>" . self::p( $text ) . '</div><!-- /wp:column -->';
		return "<!-- wp:columns $attributes --><div>" . $column( $first, 'a' ) . $column( $second, 'b' ) . '</div><!-- /wp:columns -->';
	}

	public function test_columns_are_aligned_as_they_or_all_say(): void {
		$rendered = $this->render( self::columns( '{"verticalAlignment":"center"}', '', '{"verticalAlignment":"bottom"}' ) );
		self::assertMatchesRegularExpression( '~<td width="276" valign="middle"><!\[endif\]--><div class="k" style="[^"]*;vertical-align:middle".*<td width="260" valign="bottom"><!\[endif\]--><div class="k" style="[^"]*;vertical-align:bottom"~', $rendered->html );
		self::assertSame( array(), self::codes( $rendered ) );
		self::assertSame( array( 'unsupported_style' ), self::codes( $this->render( self::columns( '', '{"verticalAlignment":"stretch"}' ) ) ) );
		$signature = $this->render( self::columns( '{"verticalAlignment":"bottom"}', '' ), array(), array( 'purpose' => Purpose::Signature ), '', '' );
		self::assertSame( 2, substr_count( $signature->html, 'vertical-align:bottom' ) );
	}

	public function test_columns_that_do_not_stack_are_a_table(): void {
		$rows = self::rows( $this->render( self::columns( '{"isStackedOnMobile":false}', '{"width":"25%"}' ) ) );
		self::assertStringContainsString( ' width="100%"><tr><td style="width:25%;vertical-align:top;padding:0 16px 0 0">', $rows );
		self::assertStringContainsString( '<td style="width:75%;vertical-align:top;padding:0">', $rows );
		self::assertStringNotContainsString( 'class="k"', $rows );
	}

	public function test_buttons_stand_below_one_another(): void {
		$button  = '<!-- wp:button --><div><a href="https://site.example/">A</a></div><!-- /wp:button -->';
		$buttons = "<!-- wp:buttons {\"layout\":{\"type\":\"flex\",\"orientation\":\"vertical\"}} --><div>$button$button</div><!-- /wp:buttons -->";
		self::assertStringContainsString( '</div><!--[if !mso]><!--><br><!--<![endif]--><!--[if mso]></td></tr><tr><td style="padding-top:8px"><![endif]--><div', self::rows( $this->render( $buttons ) ) );
		self::assertStringContainsString( '</div><br><div', $this->render( $buttons, array(), array( 'purpose' => Purpose::Signature ), '', '' )->html );
	}

	/** @return array<string, array{string, string, string}> Attributes, HTML, text. */
	public static function lists(): array {
		return array(
			'letters'          => array( '{"ordered":true,"type":"upper-alpha"}', '<ol type="A" style', "A. x\nB. x" ),
			'from a later one' => array( '{"ordered":true,"type":"lower-alpha","start":26}', '<ol type="a" start="26" style', "z. x\naa. x" ),
			'Roman'            => array( '{"ordered":true,"type":"upper-roman","start":8}', '<ol type="I" start="8" style', "VIII. x\nIX. x" ),
			'earlier versions' => array( '{"ordered":true,"type":"i"}', '<ol type="i" style', "i. x\nii. x" ),
			'numbers'          => array( '{"ordered":true,"type":"decimal"}', '<ol style', "1. x\n2. x" ),
			'another value'    => array( '{"ordered":true,"type":"A\" onclick=\"x"}', '<ol style', "1. x\n2. x" ),
			'bullets'          => array( '{"type":"upper-alpha"}', '<ul style', "- x\n- x" ),
		);
	}

	#[DataProvider( 'lists' )]
	public function test_lists_have_their_marks( string $attributes, string $html, string $text ): void {
		$item     = '<!-- wp:list-item --><li>x</li><!-- /wp:list-item -->';
		$rendered = $this->render( "<!-- wp:list $attributes --><ol>$item$item</ol><!-- /wp:list -->" );
		self::assertStringContainsString( $html, $rendered->html );
		self::assertSame( $text, $rendered->text );
	}

	public function test_cells_of_a_table_share_its_width(): void {
		$table = '<!-- wp:table --><figure><table class="has-fixed-layout"><tbody><tr><td>1</td><td>2</td><td>3</td></tr><tr><td colspan="2">1</td><td>3</td></tr></tbody></table></figure><!-- /wp:table -->';
		$rows  = self::rows( $this->render( $table ) );
		self::assertSame( 4, substr_count( $rows, ' width="33%"' ) );
		self::assertSame( 1, substr_count( $rows, ' colspan="2"' ) );
		self::assertStringContainsString( ' width="66%"', $rows );
		self::assertStringNotContainsString( '3%"', self::rows( $this->render( str_replace( ' class="has-fixed-layout"', '', $table ) ) ) );
	}

	public function test_an_image_that_decorates_needs_no_text(): void {
		$image = '<!-- wp:image {"isDecorative":true} --><figure><img src="https://site.example/a.png" alt=""/></figure><!-- /wp:image -->';
		self::assertSame( array(), self::codes( $this->render( $image ) ) );
		self::assertSame( array( 'missing_alt' ), self::codes( $this->render( str_replace( ' {"isDecorative":true}', '', $image ) ) ) );
	}

	/** @return array<string, array{string, string}> Block with its attributes, markup. */
	public static function not_sent(): array {
		$image = '<figure><img src="https://site.example/a.png" alt="a"/></figure>';
		$list  = '<ol><!-- wp:list-item --><li>x</li><!-- /wp:list-item --></ol>';
		$links = '<ul><!-- wp:social-link {"url":"https://x.com/a","service":"x"} /--></ul>';
		return array(
			'shape of an image'   => array( 'image {"aspectRatio":"1","scale":"cover"}', $image ),
			'height of an image'  => array( 'image {"width":"90px","height":"90px"}', $image ),
			'numbers downwards'   => array( 'list {"ordered":true,"reversed":true}', $list ),
			'text that fits'      => array( 'paragraph {"fitText":true}', '<p>x</p>' ),
			'indent of lines'     => array( 'paragraph {"style":{"typography":{"textIndent":"2em"}}}', '<p>x</p>' ),
			'space between'       => array( 'social-links {"layout":{"type":"flex","justifyContent":"space-between"}}', $links ),
			'one line'            => array( 'social-links {"layout":{"type":"flex","flexWrap":"nowrap"}}', $links ),
			'other heights'       => array( 'social-links {"layout":{"type":"flex","verticalAlignment":"bottom"}}', $links ),
		);
	}

	#[DataProvider( 'not_sent' )]
	public function test_what_is_not_sent_is_warned_of( string $opening, string $html ): void {
		self::assertSame( array( 'unsupported_style' ), self::codes( $this->render( "<!-- wp:$opening -->$html<!-- /wp:" . strtok( $opening, ' ' ) . ' -->' ) ) );
		self::assertSame( array(), self::codes( $this->render( '<!-- wp:image {"width":"90px","height":"auto"} --><figure><img src="https://site.example/a.png" alt="a"/></figure><!-- /wp:image -->' ) ) );
	}
}
