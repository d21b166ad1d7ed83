<?php

declare( strict_types=1 );

namespace Svc\Tests\EmailTemplates;

use PHPUnit\Framework\TestCase;
use Svc\EmailTemplates\Markup\PlainMarkup;
use Svc\EmailTemplates\Markup\Tokens;
use Svc\Tests\WordPressFiles;

/** What the quick reader reads is what WordPress's reader reads; what it does not know it leaves to that one. */
final class PlainMarkupTest extends TestCase {

	/** Pieces of markup, of the editor and of others. */
	private const PIECES = array(
		'<p>', '</p>', '<p class="has-text-color" style="color:#123456">', '<h2>', '</h2>', '<ul class="x">', '<li>', '</li>', '</ul>', '<strong>', '</strong>', '<em>', '</em>', '<s>', '</s>',
		'<a href="https://x.example/?a=1&amp;b=2">', '<a class="" href="x" href="y">', "<a href='x'>", '<a href=x>', '<a href>', '<A HREF="x">', '<a href="x"title="y">', '<a title=" href=" class="x">', '<a href="{{lead.url}}" >', "<a\nhref=\"x\">", '</a>', '</a href="x">', '</A>',
		'<img src="https://x.example/a.jpg" alt="A &quot;house&quot; > 1"/>', '<img src="a" alt="" width="10" />', '</img>', '<br>', '<br/>', '<br />', '</br>', '<hr>', '</hr>', '<mark style="background-color:rgba(0, 0, 0, 0)">', '</mark>', '<span>', '</span>', '<code>', '</code>', '<sub>', '</sub>',
		'<table><tbody><tr><td class="has-text-align-right" colspan="2">', '</td></tr></tbody></table>', '<figure>', '<figcaption>', '</figcaption>', '</figure>', '<cite>', '</cite>',
		'words', ' ', "\n", "\t", "\r\n", "\r", "\0", "\u{A0}", 'é', '&amp;', '&lt;b&gt;', '&copy', '&notit;', '&#123;&#123;', '{{lead.name}}', '>', '<', '< p>', '</ p>', '<p', '"', "'", '=', '/',
		'<!-- x -->', '<!doctype html>', '<![CDATA[ x ]]>', '<?php x ?>', '</>', '</%x>', '<x-y>', '<b>', '</b>', '<svg>', '<math>', '<image>',
		'<script>a < b</script>', '<style>p{}</style>', '<textarea>', '</textarea>', '<title>', '</title>', "<pre>\n", '</pre>', "<listing>\n", '<xmp>', '<iframe>', '<noembed>', '<noframes>', '<plaintext>', '<p =a>', '<p a=>', '<p a="<b>">', '<p/a="x">', '<p a="x"b="y">', '<p data-x="1" DATA-Y="2">',
	);

	protected function setUp(): void {
		WordPressFiles::load_markup();
	}

	public function test_it_reads_most_of_what_the_editor_writes(): void {
		$markups = array();
		foreach ( GoldenFile::all() as [ $file ] ) {
			array_push( $markups, ...self::markups( parse_blocks( $file->content ) ) );
		}
		$read = 0;
		foreach ( $markups as $markup ) {
			$tokens = PlainMarkup::tokens( $markup );
			$read  += null === $tokens ? 0 : 1;
			self::assertEquals( Tokens::read( $markup ), $tokens ?? Tokens::read( $markup ), $markup );
		}
		self::assertGreaterThan( 0.9 * count( $markups ), $read );
	}

	public function test_it_agrees_with_the_reader_of_wordpress(): void {
		mt_srand( 1 );
		$read = 0;
		for ( $round = 0; $round < 20000; $round++ ) {
			$markup = '';
			for ( $pieces = mt_rand( 1, 5 ); $pieces > 0; $pieces-- ) {
				$markup .= self::PIECES[ mt_rand( 0, count( self::PIECES ) - 1 ) ];
			}
			$tokens = PlainMarkup::tokens( $markup );
			if ( null !== $tokens ) {
				++$read;
				self::assertEquals( Tokens::read( $markup ), $tokens, $markup );
			}
		}
		self::assertGreaterThan( 2000, $read );
	}

	public function test_it_leaves_other_markup_to_the_reader_of_wordpress(): void {
		foreach ( array( '<script>x</script>', '<p', '<a href=x>', "<p>a\r\nb</p>", '</br>', '<!-- x -->', '<svg>', "<pre>\nx</pre>" ) as $markup ) {
			self::assertNull( PlainMarkup::tokens( $markup ), $markup );
		}
	}

	/**
	 * @param array<array-key, array<string, mixed>> $blocks
	 * @return list<string>
	 */
	private static function markups( array $blocks ): array {
		$markups = array();
		foreach ( $blocks as $block ) {
			array_push( $markups, $block['innerHTML'], ...self::markups( $block['innerBlocks'] ) );
		}
		return $markups;
	}
}
