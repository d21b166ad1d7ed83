<?php

declare( strict_types=1 );

namespace Svc\Tests\EmailTemplates;

use Svc\EmailTemplates\Fields\Purpose;

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

	public function test_lists_begin_with_a_number_that_can_be_counted_on_from(): void {
		foreach ( array( PHP_INT_MAX => 9999, PHP_INT_MIN => -9999, 7 => 7 ) as $start => $first ) {
			$rendered = $this->render( '<!-- wp:list {"ordered":true,"start":' . $start . '} --><ol><!-- wp:list-item --><li>One</li><!-- /wp:list-item --><!-- wp:list-item --><li>Two</li><!-- /wp:list-item --></ol><!-- /wp:list -->' );
			self::assertStringContainsString( "start=\"$first\"", $rendered->html );
			self::assertSame( "$first. One\n" . ( $first + 1 ) . '. Two', $rendered->text );
		}
	}

	/** @return array<string, array{list<string>, string}> Words of the cells; attributes of the table. */
	public static function tables(): array {
		return array(
			'two columns'         => array( array( 'Term', '$1,944.36' ), ' style="border-collapse:collapse;word-break:normal"' ),
			'six columns'         => array( array( 'Principal', 'Property tax', 'Homeowner’s insurance', 'Mortgage insurance', 'Association', '$2,514.36' ), ' class="b" style="border-collapse:collapse;word-break:normal"' ),
			'a word without end'  => array( array( 'Term', str_repeat( 'x', 80 ) ), ' style="border-collapse:collapse"' ),
			'a long address'      => array( array( 'Page', '<a href="https://x.example/' . str_repeat( 'x', 80 ) . '">short</a>' ), ' style="border-collapse:collapse;word-break:normal"' ),
			'words with a hyphen' => array( array( 'Term', str_repeat( 'no-', 40 ) ), ' style="border-collapse:collapse;word-break:normal"' ),
		);
	}

	/**
	 * @dataProvider tables
	 * @param list<string> $cells
	 */
	public function test_words_of_tables_are_whole_where_there_is_room( array $cells, string $attributes ): void {
		$table = '<!-- wp:table --><figure><table><thead><tr><th>' . implode( '</th><th>', $cells ) . '</th></tr></thead></table></figure><!-- /wp:table -->';
		$html  = $this->render( $table )->html;
		self::assertStringContainsString( "border=\"0\"$attributes><tr><th", $html );
		self::assertStringContainsString( '@media (max-width:599px){.p{padding:24px 20px 8px!important}.k{max-width:100%!important}.g{padding:0!important}.b{word-break:break-word!important}.b th,.b td{font-size:12px!important;padding:8px 2px!important}}', $html );
		self::assertStringNotContainsString( 'word-break:normal', $this->render( $table, array(), array( 'purpose' => Purpose::Signature ), '', '' )->html );
	}

	public function test_cells_of_several_columns_make_none_wider(): void {
		$table = '<!-- wp:table --><figure><table><tbody><tr><td colspan="2">' . str_repeat( 'x', 80 ) . '</td></tr><tr><td>a</td><td>b</td></tr></tbody></table></figure><!-- /wp:table -->';
		self::assertStringContainsString( 'word-break:normal', self::rows( $this->render( $table ) ) );
	}

	/** @param list<string> $contents */
	private static function columns( array $contents ): string {
		return '<!-- wp:columns --><div>' . implode( '', array_map( static fn ( string $content ): string => "<!-- wp:column --><div>$content</div><!-- /wp:column -->", $contents ) ) . '</div><!-- /wp:columns -->';
	}
}
