<?php

declare( strict_types=1 );

namespace Svc\Tests\EmailTemplates;

use Svc\EmailTemplates\Fields\Purpose;

/** The text of an e-mail of WordPress or of another plugin. */
final class MailBodyTest extends RenderTestCase {

	/** @return array<string, array{string, list<string>}> Text, addresses of its links. */
	public static function addresses(): array {
		return array(
			'before a full stop'          => array( 'Go to https://x.example/a.', array( 'https://x.example/a' ) ),
			'in angle brackets'           => array( '<https://x.example/?key=a&login=b>', array( 'https://x.example/?key=a&login=b' ) ),
			'in brackets'                 => array( '(see https://x.example/a)', array( 'https://x.example/a' ) ),
			'with brackets'               => array( 'https://en.wikipedia.org/wiki/Foo_(bar)', array( 'https://en.wikipedia.org/wiki/Foo_(bar)' ) ),
			'with brackets, in brackets'  => array( '(https://x.example/Foo_(bar))', array( 'https://x.example/Foo_(bar)' ) ),
			'before a Japanese full stop' => array( 'URL：https://x.example/?k=abc。', array( 'https://x.example/?k=abc' ) ),
			'in wide brackets'            => array( 'full（https://x.example/d）', array( 'https://x.example/d' ) ),
			'in quotes of Chinese'        => array( '「https://x.example/d」', array( 'https://x.example/d' ) ),
			'in letters of another script' => array( 'https://пример.example/путь, и', array( 'https://пример.example/путь' ) ),
			'two'                         => array( "http://x.example/?a=1\nHTTPS://y.example/", array( 'http://x.example/?a=1', 'HTTPS://y.example/' ) ),
			'very long ones'              => array( 'https://x.example/?a=' . str_repeat( 'a.', 20000 ) . 'b https://y.example/c.', array( 'https://x.example/?a=' . str_repeat( 'a.', 20000 ) . 'b', 'https://y.example/c' ) ),
			'before several marks'        => array( 'https://x.example/a?!.', array( 'https://x.example/a' ) ),
			'none'                        => array( 'https:// and https://)', array() ),
		);
	}

	/**
	 * @dataProvider addresses
	 *
	 * @param list<string> $urls
	 */
	public function test_addresses_become_links( string $body, array $urls ): void {
		preg_match_all( '/<a href="([^"]*)"/', $this->body( $body ), $found );
		self::assertSame( $urls, array_map( 'htmlspecialchars_decode', $found[1] ) );
	}

	public function test_indentation_and_columns_stay(): void {
		$html = $this->body( "Widget   2 \$10\n  indented\n\ttab\n - https://x.example/ x" );
		self::assertStringContainsString( "Widget\u{A0}\u{A0} 2 \$10<br>\u{A0} indented<br>\u{A0}\u{A0}\u{A0} tab<br>\u{A0}- <a", $html );
		self::assertStringContainsString( '</a> x', $html );
	}

	private function body( string $body ): string {
		return $this->render( '<!-- wp:svc/mail-body /-->', array(), array( 'purpose' => Purpose::WordPress, 'body' => $body ) )->html;
	}
}
