<?php

declare( strict_types=1 );

namespace Svc\Tests\EmailTemplates;

use PHPUnit\Framework\Attributes\DataProvider;
use Svc\EmailTemplates\Content\ContentCheck;
use Svc\EmailTemplates\Fields\Purpose;
use Svc\EmailTemplates\Fields\TagFields;
use Svc\EmailTemplates\Markup\Node;

/** What one e-mail changes of a synced pattern. */
final class PatternOverridesTest extends RenderTestCase {

	private const OPEN = '{"metadata":{"name":"It","bindings":{"__default":{"source":"core/pattern-overrides"}}}}';

	private const PARAGRAPH = '<!-- wp:paragraph ' . self::OPEN . ' --><p class="has-text-align-center">default</p><!-- /wp:paragraph -->';
	private const BUTTON    = '<!-- wp:buttons --><div><!-- wp:button ' . self::OPEN . ' --><div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="https://site.example/old">Old</a></div><!-- /wp:button --></div><!-- /wp:buttons -->';
	private const IMAGE     = '<!-- wp:image ' . self::OPEN . ' --><figure class="wp-block-image"><img alt=""/><figcaption class="wp-element-caption"></figcaption></figure><!-- /wp:image -->';

	/** @return array<string, array{string, array<string, mixed>, string, string}> The pattern, what is changed, HTML that is sent, text. */
	public static function changes(): array {
		$heading = '<!-- wp:heading ' . self::OPEN . ' --><h2 class="wp-block-heading">default</h2><!-- /wp:heading -->';
		$list    = '<!-- wp:list --><ul><!-- wp:list-item ' . self::OPEN . ' --><li>default<!-- wp:list --><ul><!-- wp:list-item --><li>below</li><!-- /wp:list-item --></ul><!-- /wp:list --></li><!-- /wp:list-item --></ul><!-- /wp:list -->';
		$named   = str_replace( '"__default"', '"content"', self::PARAGRAPH );
		return array(
			'a paragraph'                => array( self::PARAGRAPH, array( 'content' => 'now <strong>6.25%</strong>' ), '>now <strong>6.25%</strong></td>', 'now 6.25%' ),
			'one attribute alone'        => array( $named, array( 'content' => 'now' ), '>now</td>', 'now' ),
			'the form of WordPress 6.5'  => array( self::PARAGRAPH, array( 'values' => array( 'content' => 'now' ) ), '>now</td>', 'now' ),
			'a heading'                  => array( $heading, array( 'content' => 'A &amp; B' ), '>A &amp; B</h2>', 'A & B' ),
			'a list item'                => array( $list, array( 'content' => 'now' ), '>now<ul', "- now\n  - below" ),
			'a button'                   => array( self::BUTTON, array( 'text' => 'New', 'url' => 'https://site.example/?a=1&b=2' ), ' href="https://site.example/?a=1&amp;b=2"', 'New: https://site.example/?a=1&b=2' ),
			'an address with an entity'  => array( self::BUTTON, array( 'url' => 'https://site.example/?a=1&amp;b=2' ), ' href="https://site.example/?a=1&amp;b=2"', 'Old: https://site.example/?a=1&b=2' ),
			'an address that is a tag'   => array( self::BUTTON, array( 'url' => '{{lead.url}}' ), ' href="https://site.example/lead"', 'Old: https://site.example/lead' ),
			'a tag in text'              => array( self::PARAGRAPH, array( 'content' => 'Hi {{lead.first_name|there}}' ), '>Hi there</td>', 'Hi there' ),
			'an image'                   => array( self::IMAGE, array( 'url' => 'https://site.example/b.png', 'alt' => 'A "B"', 'caption' => 'C', 'id' => 9 ), '<img src="https://site.example/b.png" alt="A &quot;B&quot;" width="300"', "[A \"B\"]\nC" ),
			'an empty text'              => array( self::PARAGRAPH, array( 'content' => '' ), '>after</td>', '' ),
		);
	}

	/** @param array<string, mixed> $values */
	#[DataProvider( 'changes' )]
	public function test_what_is_changed_is_sent( string $pattern, array $values, string $html, string $text ): void {
		$this->patterns[1] = $pattern;
		$this->images[9]   = array( 300, 200 );
		$rendered          = $this->render( self::used( array( 'It' => $values ) ) . self::p( 'after' ), array( 'lead' => array( 'url' => 'https://site.example/lead' ) ) );
		self::assertStringContainsString( $html, self::rows( $rendered ) );
		self::assertSame( trim( "$text\n\nafter" ), $rendered->text );
		self::assertSame( array(), self::codes( $rendered ) );
	}

	/** @return array<string, array{string, array<string, mixed>}> */
	public static function not_open(): array {
		$unbound = str_replace( ',"bindings":{"__default":{"source":"core/pattern-overrides"}}', '', self::PARAGRAPH );
		return array(
			'another name'        => array( self::PARAGRAPH, array( 'Other' => array( 'content' => 'now' ) ) ),
			'a block that is not open' => array( $unbound, array( 'It' => array( 'content' => 'now' ) ) ),
			'another source'      => array( str_replace( 'core/pattern-overrides', 'core/post-meta', self::PARAGRAPH ), array( 'It' => array( 'content' => 'now' ) ) ),
			'another attribute'   => array( self::PARAGRAPH, array( 'It' => array( 'level' => '1', 'style' => 'x', 'metadata' => array() ) ) ),
			'no text'             => array( self::PARAGRAPH, array( 'It' => array( 'content' => array( 'now' ) ) ) ),
			'nothing'             => array( self::PARAGRAPH, array( 'It' => 'now' ) ),
		);
	}

	/** @param array<string, mixed> $content */
	#[DataProvider( 'not_open' )]
	public function test_what_the_pattern_does_not_open_stays( string $pattern, array $content ): void {
		$this->patterns[1] = $pattern;
		self::assertSame( 'default', $this->render( self::used( $content ) )->text );
	}

	public function test_a_pattern_inside_of_one_has_changes_of_its_own(): void {
		$this->patterns = array(
			1 => self::PARAGRAPH . '<!-- wp:block {"ref":2} /--><!-- wp:block {"ref":2,"content":{"It":{"content":"inner"}}} /-->',
			2 => self::PARAGRAPH,
		);
		self::assertSame( "outer\n\ndefault\n\ninner", $this->render( self::used( array( 'It' => array( 'content' => 'outer' ) ) ) )->text );
	}

	/** @return array<string, array{string, array<string, string>, string}> The pattern, what is changed, text that is sent. */
	public static function hostile(): array {
		$text = 'x</p><script>alert(1)</script><img src=x onerror=alert(1)><!-- /wp:paragraph --><!-- wp:html --><iframe></iframe></strong>';
		return array(
			'text'                => array( self::PARAGRAPH, array( 'content' => $text . '<strong>y' ), 'xy' ),
			'text of a button'    => array( self::BUTTON, array( 'text' => '</a><a href="https://evil.example/">x' ), 'x: https://site.example/old' ),
			'address of a button' => array( self::BUTTON, array( 'url' => 'https://site.example/"onclick="x' ), 'Old: https://site.example/%22onclick=%22x' ),
			'script address'      => array( self::BUTTON, array( 'url' => 'javascript:alert(1)' ), 'Old' ),
			'encoded address'     => array( self::BUTTON, array( 'url' => '&#106;avascript:alert(1)' ), 'Old' ),
			'address of an image' => array( self::IMAGE, array( 'url' => 'https://site.example/a.png" onerror="x', 'alt' => 'x"><script>' ), '[x"><script>]' ),
			'caption'             => array( self::IMAGE, array( 'url' => 'https://site.example/a.png', 'alt' => 'a', 'caption' => '</figcaption><style>x{}</style>b' ), "[a]\nb" ),
		);
	}

	/** @param array<string, string> $values */
	#[DataProvider( 'hostile' )]
	public function test_a_value_cannot_leave_its_place( string $pattern, array $values, string $text ): void {
		$this->patterns[1] = $pattern;
		$rendered          = $this->render( self::used( array( 'It' => $values ) ) );
		self::assertSame( $text, $rendered->text );
		self::assertDoesNotMatchRegularExpression( '~<(?:script|style|iframe)|<[a-z][^>]*\son[a-z]+=|javascript:|evil~i', self::rows( $rendered ) );
		self::assertSame( substr_count( $rendered->html, '<td' ), substr_count( $rendered->html, '</td>' ) );
	}

	public function test_tags_of_changes_are_checked(): void {
		$check = new ContentCheck( Purpose::Newsletter, true, TagFields::all(), static fn (): string => self::PARAGRAPH . '<!-- wp:svc/mail-legal /-->' );
		self::assertSame( array(), $check->blocks( Node::parse( self::used( array( 'It' => array( 'content' => '{{person.name}}' ) ) ) ) ) );
		self::assertSame(
			array( 'There is no merge tag {{person.shoe}} in e-mails of this purpose. (blocks.0)' ),
			$check->blocks( Node::parse( self::used( array( 'It' => array( 'content' => '{{person.shoe}}' ) ) ) ) )
		);
	}

	/** @param array<string, mixed> $content */
	private static function used( array $content ): string {
		return '<!-- wp:block ' . json_encode( array( 'ref' => 1, 'content' => $content ), JSON_THROW_ON_ERROR | JSON_HEX_TAG | JSON_HEX_QUOT | JSON_HEX_AMP ) . ' /-->';
	}
}
