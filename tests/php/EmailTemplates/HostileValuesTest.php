<?php

declare( strict_types=1 );

namespace Svc\Tests\EmailTemplates;

use Svc\EmailTemplates\Fields\Purpose;
use WP_HTML_Tag_Processor;

/** No value breaks out of the place in which it stands. */
final class HostileValuesTest extends RenderTestCase {

	/** @return array<string, array{string}> */
	public static function values(): array {
		return array(
			'markup'                => array( '<script>alert(1)</script><img src=x onerror=alert(1)>' ),
			'end of an attribute'   => array( '" onmouseover="alert(1)' ),
			'single quotes'         => array( "O'Neil' onclick='alert(1)" ),
			'entities'              => array( '&lt;b&gt; &amp; &#x3C;' ),
			'a merge tag'           => array( '{{company.name}}' ),
			'an encoded merge tag'  => array( '%7B%7Bcompany.name%7D%7D' ),
			'half a merge tag'      => array( '}}{{company.name' ),
			'end of a comment'      => array( '--><!-- wp:html --><![endif]-->' ),
			'end of a style'        => array( '</style></title></head><body>' ),
			'a backslash'           => array( 'a\\"b\\\\' ),
			'replacement patterns'  => array( '$0 \\1 ${1}' ),
			'format'                => array( '%s %1$s %d' ),
			'right to left'         => array( "\u{202E}gnp.exe\u{202C}" ),
			'a zero'                => array( '0' ),
		);
	}

	/** @dataProvider values */
	public function test_a_value_is_shown_as_typed_in_text( string $value ): void {
		$rendered = $this->paragraph( 'Hi {{lead.name}}!', array( 'lead' => array( 'name' => $value ) ) );
		self::assertSame( "Hi $value!", $rendered->text );
		self::assertStringContainsString( "Hi $value!", self::texts( self::rows( $rendered ) ) );
		self::assertSame( $this->tags( $this->paragraph( 'Hi {{lead.name}}!', array( 'lead' => array( 'name' => 'Ann' ) ) )->html ), $this->tags( $rendered->html ) );
	}

	/** @dataProvider values */
	public function test_a_value_stays_in_its_attribute( string $value ): void {
		$image    = '<!-- wp:image --><figure><img src="https://site.example/a.png" alt="{{lead.name}}"/></figure><!-- /wp:image -->';
		$rendered = $this->render( $image, array( 'lead' => array( 'name' => $value ) ) );
		$reader   = new WP_HTML_Tag_Processor( self::rows( $rendered ) );
		self::assertTrue( $reader->next_tag( 'IMG' ) );
		self::assertSame( $value, $reader->get_attribute( 'alt' ) );
		self::assertSame( array( 'src', 'alt', 'width', 'class', 'style' ), $reader->get_attribute_names_with_prefix( '' ) );
		self::assertSame( "[$value]", $rendered->text );
	}

	/** @dataProvider values */
	public function test_a_value_within_an_address_is_encoded( string $value ): void {
		$rendered = $this->paragraph( '<a href="https://x.example/?q={{lead.name}}&amp;p=1">x</a>', array( 'lead' => array( 'name' => $value ) ) );
		$reader   = new WP_HTML_Tag_Processor( self::rows( $rendered ) );
		self::assertTrue( $reader->next_tag( 'A' ) );
		self::assertSame( 'https://x.example/?q=' . rawurlencode( $value ) . '&p=1', $reader->get_attribute( 'href' ) );
	}

	/** @dataProvider values */
	public function test_a_value_stays_in_the_subject( string $value ): void {
		$rendered = $this->render( self::p( 'x' ), array( 'lead' => array( 'name' => $value ) ), array(), 'For {{lead.name}}', 'See {{lead.name}}' );
		self::assertSame( "For $value", $rendered->subject );
		self::assertSame( "See $value", $rendered->preheader );
		self::assertSame( $this->tags( $this->render( self::p( 'x' ) )->html ), $this->tags( $rendered->html ) );
	}

	/** @return array<string, array{string, string}> */
	public static function directions(): array {
		return array(
			'override'                     => array( "\u{202E}gnp.exe", "\u{202C}" ),
			'isolate'                      => array( "a \u{2067}b", "\u{2069}" ),
			'both, in one another'         => array( "\u{202B}a\u{2066}b\u{202D}c", "\u{202C}\u{2069}\u{202C}" ),
			'end of another kind'          => array( "\u{2068}a\u{202C}", "\u{2069}" ),
			'isolate around an embedding'  => array( "\u{2066}\u{202A}a\u{2069}b", '' ),
			'ends alone'                   => array( "a\u{202C}\u{2069}", '' ),
			'marks of a single character'  => array( "\u{200F}a\u{200E}", '' ),
		);
	}

	/** @dataProvider directions */
	public function test_a_value_does_not_turn_the_text_after_it( string $value, string $ends ): void {
		$rendered = $this->render( self::p( 'Hi {{lead.name}}, call us' ), array( 'lead' => array( 'name' => $value ) ), array(), 'For {{lead.name}} today' );
		self::assertSame( "For $value$ends today", $rendered->subject );
		self::assertSame( "Hi $value$ends, call us", $rendered->text );
		self::assertStringContainsString( "Hi $value$ends, call us</td>", $rendered->html );
	}

	public function test_line_feeds_are_breaks_in_text_and_spaces_in_the_subject(): void {
		$rendered = $this->render( self::p( '{{lead.message}}' ), array( 'lead' => array( 'message' => "one\r\nBcc: x@example.com\rtwo\u{2028}three\0" ) ), array(), 'About {{lead.message}}' );
		self::assertSame( 'About one Bcc: x@example.com two three', $rendered->subject );
		self::assertStringContainsString( 'one<br>Bcc: x@example.com<br>two<br>three</td>', $rendered->html );
		self::assertSame( "one\nBcc: x@example.com\ntwo\nthree", $rendered->text );
	}

	public function test_invalid_utf8_becomes_valid(): void {
		$rendered = $this->render( self::p( "bad \xC3( {{lead.name}}" ), array( 'lead' => array( 'name' => "also \xFF" ) ) );
		self::assertTrue( mb_check_encoding( $rendered->html . $rendered->text, 'UTF-8' ) );
		self::assertSame( 'bad ?( also ?', $rendered->text );
	}

	/** @return array<string, array{string}> */
	public static function unsafe_addresses(): array {
		return array(
			'script'                  => array( 'javascript:alert(1)' ),
			'script in capitals'      => array( ' JaVaScRiPt:alert(1)' ),
			'script with a tab'       => array( "java\tscript:alert(1)" ),
			'script after a line'     => array( "https://x.example/\njavascript:alert(1)" ),
			'data'                    => array( 'data:text/html,<script>alert(1)</script>' ),
			'VBScript'                => array( 'vbscript:x' ),
			'file'                    => array( 'file:///etc/passwd' ),
			'no scheme'               => array( 'x.example' ),
			'anchor'                  => array( '#top' ),
			'user info'               => array( 'https://bank.example@evil.example/' ),
			'no host'                 => array( 'https:///x' ),
			'telephone with a script' => array( 'tel:"onclick=alert(1)' ),
		);
	}

	/** @dataProvider unsafe_addresses */
	public function test_an_unsafe_address_leaves_the_text_without_a_link( string $url ): void {
		foreach ( array( htmlspecialchars( $url, ENT_QUOTES ), '{{lead.url}}', 'http://{{lead.url}}', '%7B%7Blead.url%7D%7D' ) as $href ) {
			$rendered = $this->paragraph( "Go <a href=\"$href\">there</a>", array( 'lead' => array( 'url' => $url ) ) );
			self::assertStringNotContainsString( '<a ', $rendered->html );
			self::assertSame( 'Go there', $rendered->text );
			self::assertSame( array( 'unsafe_url' ), self::codes( $rendered ) );
		}
	}

	public function test_a_value_is_no_path_of_the_site(): void {
		foreach ( array( '/wp-admin/', '//evil.example/' ) as $url ) {
			$rendered = $this->paragraph( '<a href="{{lead.url}}">x</a>', array( 'lead' => array( 'url' => $url ) ) );
			self::assertSame( 'x', $rendered->text );
			self::assertSame( array( 'unsafe_url' ), self::codes( $rendered ) );
		}
		self::assertSame( 'x (https://site.example/contact)', $this->paragraph( '<a href="{{lead.url|/contact}}">x</a>' )->text );
	}

	public function test_a_value_adds_no_domain_to_a_host(): void {
		foreach ( array( 'https://good.example{{lead.name}}/x', '//good.example{{lead.name}}', 'https://{{lead.name}}.good.example/x', 'https://a{{lead.phone}}{{lead.name}}/x' ) as $href ) {
			$rendered = $this->paragraph( "<a href=\"$href\">x</a>", array( 'lead' => array( 'name' => '.evil.example', 'phone' => '1' ) ) );
			self::assertSame( 'x', $rendered->text );
			self::assertSame( array( 'unsafe_url' ), self::codes( $rendered ) );
		}
		self::assertSame( 'x (https://acme.good.example/a.b)', $this->paragraph( '<a href="https://{{lead.name}}.good.example/{{lead.message}}">x</a>', array( 'lead' => array( 'name' => 'acme', 'message' => 'a.b' ) ) )->text );
	}

	public function test_a_warning_does_not_quote_without_end(): void {
		$rendered = $this->paragraph( '{{lead.' . str_repeat( 'x', 5000 ) . '}}' );
		self::assertSame( array( 'unknown_tag' ), self::codes( $rendered ) );
		self::assertSame( 1000, mb_strlen( $rendered->warnings[0]->message() ) );
	}

	/** @dataProvider unsafe_addresses */
	public function test_an_unsafe_address_is_no_image( string $url ): void {
		$rendered = $this->render( '<!-- wp:image --><figure><img src="' . htmlspecialchars( $url, ENT_QUOTES ) . '" alt="x"/></figure><!-- /wp:image -->' );
		self::assertSame( '', $rendered->text );
		self::assertContains( 'missing_image', self::codes( $rendered ) );
	}

	/** @return array<string, array{string, string}> */
	public static function markup_of_writers(): array {
		return array(
			'script'            => array( 'a<script>alert(1)</script>b', 'ab' ),
			'style'             => array( 'a<style>*{display:none}</style>b', 'ab' ),
			'other elements'    => array( '<div>a</div><table><td>b</td></table><blink>c</blink>', "a\nb\nc" ),
			'event'             => array( '<strong onclick="alert(1)">a</strong>', 'a' ),
			'image'             => array( 'a<img src="x" onerror="alert(1)">b', 'ab' ),
			'text area'         => array( 'a<textarea>b</textarea>', 'ab' ),
			'conditional'       => array( 'a<!--[if mso]>b<![endif]-->c', 'ac' ),
			'unclosed'          => array( '<strong>a <em>b', 'a b' ),
			'closed wrongly'    => array( '<strong>a<em>b</strong>c</em></a>', 'abc' ),
			'frame'             => array( 'a<iframe src="https://x.example">b</iframe>', 'a' ),
		);
	}

	/** @dataProvider markup_of_writers */
	public function test_only_the_allowed_elements_stay( string $markup, string $text ): void {
		$rendered = $this->paragraph( $markup );
		self::assertSame( $text, $rendered->text );
		self::assertDoesNotMatchRegularExpression( '/<(script|textarea|iframe|blink|div)|onclick|onerror|display:none}/', self::rows( $rendered ) );
		foreach ( array( 'strong', 'em' ) as $name ) {
			self::assertSame( substr_count( $rendered->html, "<$name>" ), substr_count( $rendered->html, "</$name>" ) );
		}
	}

	/** @return array<string, array{string, string}> Markup; the HTML of a paragraph of it, in which each line feed of its text is a break. */
	public static function lines(): array {
		return array(
			'elements in a paragraph' => array( '<p>one<div>two</div><div>three</div>', 'one<br>two<br>three' ),
			'white space between'     => array( "<p>one</p>\n\n<p>two</p>\n", 'one<br>two' ),
			'a list'                  => array( 'a<ul><li>x</li><li></li><li>y</li></ul>b', 'a<br>x<br>y<br>b' ),
			'a table'                 => array( '<table><tr><td>a</td><td>b</td></tr><tr><th>c</th></tr></table>', 'a<br>b<br>c' ),
			'a break already'         => array( '<p>one<br></p><p>two</p><br><p>three</p>', 'one<br>two<br>three' ),
			'inside of an element'    => array( '<div>one</div><strong>two</strong><em><p>three</p></em>', 'one<br><strong>two</strong><em><br>three</em>' ),
			'nothing around it'       => array( ' <div> <p>one</p> </div> ', 'one' ),
		);
	}

	/** @dataProvider lines */
	public function test_elements_that_are_dropped_keep_their_lines_apart( string $markup, string $html ): void {
		$rendered = $this->paragraph( $markup );
		self::assertStringContainsString( ";color:#1f2933\">$html</td>", $rendered->html );
		self::assertSame( strip_tags( str_replace( '<br>', "\n", $html ) ), $rendered->text );
	}

	public function test_cells_and_links_keep_their_lines_apart(): void {
		$table = $this->render( '<!-- wp:table --><figure><table><tbody><tr><td><p>one</p><p>two</p></td><td>a<ul><li>x</li><li>y</li></ul></td></tr></tbody></table></figure><!-- /wp:table -->' );
		self::assertSame( 'one two | a x y', $table->text );
		self::assertStringContainsString( '>one<br>two</td>', $table->html );
		self::assertStringContainsString( '>a<br>x<br>y</td>', $table->html );
		self::assertSame( "one\ntwo (https://site.example/a)\nthree", $this->paragraph( '<div>one</div><a href="/a">two</a><div>three</div>' )->text );
	}

	public function test_attributes_are_read_as_wordpress_filters_them(): void {
		$link     = static fn ( string $url, string $label ): string => '<!-- wp:social-links --><ul><!-- wp:social-link ' . wp_json_encode( array( 'url' => $url, 'service' => 'x', 'label' => $label ) ) . ' /--></ul><!-- /wp:social-links -->';
		$rendered = $this->render( $link( 'https://x.example/?a=1&amp;b=2', 'A &lt; B &amp; C' ) );
		self::assertSame( 'A < B & C (https://x.example/?a=1&b=2)', $rendered->text );
		self::assertStringContainsString( 'href="https://x.example/?a=1&amp;b=2"', $rendered->html );
		self::assertStringContainsString( '>A &lt; B &amp; C</a>', $rendered->html );
		self::assertSame( '', $this->render( $link( 'javascript&#58;alert(1)', 'x' ) )->text );
	}

	public function test_a_link_in_a_link_ends_the_first(): void {
		$rendered = $this->paragraph( '<a href="/a">one <a href="/b">two</a> three</a>' );
		self::assertSame( 'one (https://site.example/a) two (https://site.example/b) three', $rendered->text );
		self::assertMatchesRegularExpression( '~one </a><a href="https://site.example/b"[^>]*>two</a> three</td>~', $rendered->html );
	}

	public function test_the_text_of_an_email_of_wordpress_is_never_searched_for_tags(): void {
		$rendered = $this->render( '<!-- wp:svc/mail-body /-->', array( 'company' => array( 'name' => 'X' ) ), array( 'purpose' => Purpose::WordPress, 'body' => 'a {{company.name}} <b> javascript:alert(1)' ) );
		self::assertSame( 'a {{company.name}} <b> javascript:alert(1)', $rendered->text );
		self::assertStringContainsString( 'a {{company.name}} &lt;b&gt; javascript:alert(1)', $rendered->html );
	}

	/** The decoded text of the rows. */
	private static function texts( string $html ): string {
		$texts  = '';
		$reader = new WP_HTML_Tag_Processor( $html );
		while ( $reader->next_token() ) {
			$texts .= '#text' === $reader->get_token_type() ? $reader->get_modifiable_text() : '';
		}
		return $texts;
	}

	/** @return list<string> The elements of a document, in their order, with the names of their attributes. */
	private function tags( string $html ): array {
		$tags   = array();
		$reader = new WP_HTML_Tag_Processor( $html );
		while ( $reader->next_token() ) {
			if ( '#text' !== $reader->get_token_type() ) {
				$tags[] = ( $reader->is_tag_closer() ? '/' : '' ) . $reader->get_token_name() . ' ' . implode( ' ', $reader->get_attribute_names_with_prefix( '' ) ?? array() );
			}
		}
		return $tags;
	}
}
