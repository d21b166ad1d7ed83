<?php

declare( strict_types=1 );

namespace Svc\Tests\EmailTemplates;

use Svc\EmailTemplates\Fields\Purpose;
use Svc\EmailTemplates\Render\Renderer;
use Svc\EmailTemplates\Render\Source;
use Svc\EmailTemplates\Starters\Starters;

/** Whole messages: what is kept for html-validate and caniemail is what the renderer makes; and how large messages are. */
final class SamplesTest extends RenderTestCase {

	private const FOLDER = __DIR__ . '/../../cases/emails';

	public function test_the_kept_messages_are_those_of_the_renderer(): void {
		$messages = Samples::all();
		foreach ( $messages as $name => $rendered ) {
			self::assertSame( $rendered->html, (string) file_get_contents( self::FOLDER . "/$name.html" ), $name );
		}
		self::assertCount( count( $messages ), (array) glob( self::FOLDER . '/*.html' ) );
	}

	/** The card of the person begins with a line itself. */
	public function test_no_starter_has_two_lines_in_a_row(): void {
		foreach ( Starters::all() as $starter ) {
			self::assertDoesNotMatchRegularExpression( '~/wp:separator -->\s*<!-- wp:svc/mail-person \{"layout":"card"~', $starter->content, $starter->purpose->value );
		}
	}

	/** @return array<string, array{int, int}> Stories of ten blocks, most bytes. */
	public static function sizes(): array {
		return array(
			'30 blocks'  => array( 3, 11300 ),
			'210 blocks' => array( 21, 60500 ),
		);
	}

	/** @dataProvider sizes */
	public function test_messages_stay_small( int $stories, int $most ): void {
		$rendered = Renderer::render( new Source( 'News', 'What is new', str_repeat( Samples::story(), $stories ) ), Samples::situation( Purpose::Newsletter ) );
		self::assertSame( array(), $rendered->warnings );
		self::assertLessThanOrEqual( $most, strlen( $rendered->html ) );
	}
}
