<?php

declare( strict_types=1 );

namespace Svc\Tests\EmailTemplates;

/** Blocks that need room, where there is little. */
final class NarrowPlacesTest extends RenderTestCase {

	private const PERSON = '<!-- wp:svc/mail-person /-->';

	/** The lines had 80 pixels, one word each. */
	public function test_a_person_in_a_narrow_column_stands_below_the_photo(): void {
		foreach ( array( 2 => true, 3 => false, 4 => false ) as $columns => $is_beside ) {
			$rows = self::rows( $this->render( self::columns( array( self::PERSON, ...array_fill( 0, $columns - 1, self::p( 'x' ) ) ) ), array( 'person' => array( 'name' => 'Jane Cooper', 'avatar_url' => 'https://site.example/p.jpg' ) ) ) );
			self::assertSame( $is_beside, str_contains( $rows, 'max-width:96px' ), "$columns columns" );
			self::assertStringContainsString( 'width="80"', $rows );
		}
	}

	/** @param list<string> $contents */
	private static function columns( array $contents ): string {
		return '<!-- wp:columns --><div>' . implode( '', array_map( static fn ( string $content ): string => "<!-- wp:column --><div>$content</div><!-- /wp:column -->", $contents ) ) . '</div><!-- /wp:columns -->';
	}
}
