<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Bookmarks\Export;

use PHPUnit\Framework\TestCase;
use Svc\Users\Bookmarks\Export\NetscapeFile;

final class NetscapeFileTest extends TestCase {

	/** @return array<string, mixed> */
	private static function bookmark( string $title, string $collection = 'General', string $url = 'https://example.com/?a=1&b=2' ): array {
		return array(
			'post_title' => $title,
			'post_url'   => $url,
			'collection' => $collection,
			'created_at' => '2026-11-21T12:00:00Z',
		);
	}

	public function test_is_the_file_that_browsers_import(): void {
		$html = NetscapeFile::of( array( 'General', 'Ideas' ), array( self::bookmark( 'One' ) ) );
		self::assertStringStartsWith( "<!DOCTYPE NETSCAPE-Bookmark-file-1>\n", $html );
		self::assertStringContainsString( '<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">', $html );
		self::assertStringContainsString( "<DT><H3>General</H3>\n    <DL><p>\n        <DT><A HREF=\"https://example.com/?a=1&amp;b=2\" ADD_DATE=\"1795262400\">One</A>\n    </DL><p>\n", $html );
		self::assertStringContainsString( "<DT><H3>Ideas</H3>\n    <DL><p>\n    </DL><p>\n", $html );
	}

	public function test_escapes_every_byte_that_could_be_markup(): void {
		$nasty = '"><script>alert(\'1\')</script>&amp;</A></H3>';
		$html  = NetscapeFile::of( array( $nasty ), array( self::bookmark( $nasty, $nasty, "https://example.com/\"onclick='x'" ), self::bookmark( "a\xFFb", $nasty ) ) );
		self::assertStringNotContainsString( '<script', $html );
		self::assertSame( 2, substr_count( $html, '</A>' ) );
		self::assertSame( 1, substr_count( $html, '</H3>' ) );
		self::assertStringNotContainsString( '"onclick', $html );
		self::assertSame( 1, preg_match( '//u', $html ) );
	}

	public function test_keeps_folders_named_like_numbers_and_untitled_posts(): void {
		$html = NetscapeFile::of( array( 'General', '0', '7' ), array( self::bookmark( '', '7' ) ) );
		self::assertStringContainsString( '<H3>0</H3>', $html );
		self::assertStringContainsString( '<H3>7</H3>', $html );
		self::assertStringContainsString( '>https://example.com/?a=1&amp;b=2</A>', $html );
	}

	public function test_is_one_line_an_entry(): void {
		self::assertStringContainsString( '>One two</A>', NetscapeFile::of( array( 'General' ), array( self::bookmark( "One\n\ttwo" ) ) ) );
	}
}
