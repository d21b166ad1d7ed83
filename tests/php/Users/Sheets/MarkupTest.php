<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Sheets;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Svc\Users\Sheets\Markup;

final class MarkupTest extends TestCase {

	/** @return iterable<array{string, string}> */
	public static function single_lines(): iterable {
		yield array( '**Head** of [Sales](https://example.com) &amp; <i>Service</i>', 'Head of Sales & Service' );
		yield array( '__Head__ *of* _Sales_ ~~and~~ `IT`', 'Head of Sales and IT' );
		yield array( '# Director', 'Director' );
		yield array( '<p>Director</p>', 'Director' );
		yield array( '<p>One</p><p>Two</p>', 'One Two' );
		yield array( 'One<br/>Two', 'One Two' );
		yield array( 'A<script>alert(1)</script>B<!-- x -->', 'AB' );
		yield array( 'R&amp;D&nbsp;1', 'R&D 1' );
		yield array( '![logo](https://example.com/a.png "A") Roe', 'logo Roe' );
		yield array( '<b class="x">O’Brien</b>', 'O’Brien' );
		yield array( '<a href="https://x.com/_a_/">Jane</a> *Roe*', 'Jane Roe' );
		yield array( '**see** https://x.com/_a_/', 'see https://x.com/_a_/' );
		yield array( 'https://x.com/*a*/ and *b*', 'https://x.com/*a*/ and b' );
		yield array( '[_x_](https://x.com/_a_)', 'x' );
		yield array( '<b>Engineer</b> <Platform>', 'Engineer <Platform>' );
		yield array( 'See <https://x.com/_a_/>', 'See https://x.com/_a_/' );
	}

	#[DataProvider( 'single_lines' )]
	public function test_takes_markup_out_of_a_line( string $cell, string $text ): void {
		self::assertSame( $text, Markup::line( $cell ) );
	}

	/** @return iterable<array{string}> */
	public static function plain(): iterable {
		foreach ( array( '5 * 3 * 2', 'snake_case_name', 'a < b > c', 'AT&T', '#1 seller', 'C#', '[sic]', '* footnote', 'f(x)[1]', '2**3**4', '😀 שלום', '%s \\ \' "', 'Jane_', '<3', 'Engineer <Platform>', 'a*b*c', 'see https://x.com/_a_/', 'www.x.com/*a*/' ) as $text ) {
			yield array( $text );
		}
	}

	#[DataProvider( 'plain' )]
	public function test_leaves_other_text_as_it_is( string $text ): void {
		self::assertSame( $text, Markup::line( $text ) );
		self::assertSame( $text, Markup::lines( $text ) );
		self::assertSame( $text, Markup::html( $text ) );
	}

	public function test_keeps_the_lines_of_longer_text(): void {
		self::assertSame( "One\nTwo\n- three", Markup::lines( "<p>One</p><p>**Two**</p>- three" ) );
		self::assertSame( "A\n\nB", Markup::lines( "A\n\n<b>B</b>" ) );
	}

	/** @return iterable<array{string, string}> */
	public static function addresses(): iterable {
		yield array( 'jane@example.com', 'jane@example.com' );
		yield array( 'Jane Roe <jane@example.com>', 'jane@example.com' );
		yield array( '<mailto:jane@example.com>', 'jane@example.com' );
		yield array( '[jane@example.com](mailto:jane@example.com)', 'jane@example.com' );
		yield array( '<a href="mailto:jane@example.com">Jane</a>', 'jane@example.com' );
		yield array( '[LinkedIn](https://www.linkedin.com/in/jane_roe_)', 'https://www.linkedin.com/in/jane_roe_' );
		yield array( '<https://example.com>', 'https://example.com' );
	}

	#[DataProvider( 'addresses' )]
	public function test_finds_the_address_of_a_link( string $cell, string $address ): void {
		self::assertSame( $address, Markup::address( $cell ) );
	}

	public function test_keeps_addresses_with_marks_in_them(): void {
		self::assertSame( 'https://example.com/__a__/_b_?c=1&d=2', Markup::address( 'https://example.com/__a__/_b_?c=1&d=2' ) );
	}

	/** @return iterable<array{string, string}> */
	public static function html(): iterable {
		yield array( '<a href="https://x.com/_a_/">_Jane_</a>', '<a href="https://x.com/_a_/"><em>Jane</em></a>' );
		yield array( '<img alt="*a*" src="/_b_/"> **c**', '<img alt="*a*" src="/_b_/"> <strong>c</strong>' );
		yield array( 'see https://x.com/_a_/ _now_', 'see https://x.com/_a_/ <em>now</em>' );
		yield array( '[x](https://x.com/_a_)', '<a href="https://x.com/_a_">x</a>' );
		yield array( '[*x*](https://x.com/*a*/)', '<a href="https://x.com/*a*/"><em>x</em></a>' );
		yield array( '**a <i class="_b_">c</i> d**', '<strong>a <i class="_b_">c</i> d</strong>' );
		yield array( '<a href="[x](https://x.com)">y</a>', '<a href="[x](https://x.com)">y</a>' );
		yield array( 'snake_case_name a*b*c', 'snake_case_name a*b*c' );
		yield array( '**Visit https://x.com**', '<strong>Visit https://x.com</strong>' );
	}

	#[DataProvider( 'html' )]
	public function test_leaves_tags_and_addresses_alone_where_a_field_has_html( string $cell, string $html ): void {
		self::assertSame( $html, Markup::html( $cell ) );
	}

	public function test_makes_html_of_markdown_where_a_field_has_html(): void {
		self::assertSame( '<strong>Jane</strong> <em>sells</em> <a href="https://example.com">houses</a>.<br>', Markup::html( '**Jane** *sells* [houses](https://example.com).<br>' ) );
	}
}
