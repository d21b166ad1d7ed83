<?php

declare( strict_types=1 );

namespace Svc\Tests\EmailTemplates;

use Svc\EmailTemplates\Blocks\BlockList;
use Svc\EmailTemplates\Content\BlockRules;
use Svc\EmailTemplates\Fields\Purpose;
use Svc\EmailTemplates\Render\Rendered;

/** Each block has exactly the HTML and the plain text of its golden file. */
final class GoldenTest extends RenderTestCase {

	private const CONTEXTS = array(
		'lead'    => array(
			'first_name' => 'Ann & Bob',
			'name'       => 'Ann <b>Lee</b>',
			'email'      => 'ann@example.com',
			'message'    => "First line\nSecond {{company.name}}",
			'url'        => 'https://site.example/leads/1?a=1&b=2',
		),
		'person'  => array(
			'name'       => 'Jane Cooper',
			'title'      => 'Loan Officer',
			'phone'      => '+1 (303) 555-0142',
			'email'      => 'jane@example.com',
			'nmls_id'    => '654321',
			'avatar_url' => 'https://site.example/photos/1.jpg',
		),
		'company' => array(
			'name'           => 'Example Mortgage',
			'nmls_id'        => '123456',
			'postal_address' => "100 Main Street\nDenver, CO 80202",
			'disclosure'     => 'This is not a commitment to lend.',
		),
	);

	protected function setUp(): void {
		parent::setUp();
		$this->patterns = array( 12 => self::p( 'From the pattern' ) );
		$this->images   = array( 7 => array( 1200, 800 ) );
	}

	/** @dataProvider files */
	public function test_blocks_are_rendered_as_in_their_file( GoldenFile $file ): void {
		$rendered = $this->rendered( $file );
		self::assertSame( $file->html, self::rows( $rendered ) );
		self::assertSame( $file->text, $rendered->text );
	}

	/** @return array<string, array{GoldenFile}> */
	public static function files(): array {
		return GoldenFile::all();
	}

	public function test_every_block_has_a_golden_file(): void {
		$contents = implode( '', array_map( static fn ( array $row ): string => $row[0]->content, GoldenFile::all() ) );
		foreach ( BlockRules::names() as $name ) {
			self::assertStringContainsString( '<!-- wp:' . preg_replace( '~^core/~', '', $name ) . ' ', $contents );
			self::assertNotNull( BlockList::get( $name ), $name );
		}
	}

	public function rendered( GoldenFile $file ): Rendered {
		$this->setUp();
		$more = array(
			'purpose'                 => str_contains( $file->content, 'svc/mail-body' ) ? Purpose::WordPress : Purpose::LeadConfirmation,
			'unsubscribe_url'         => 'https://site.example/unsubscribe/x',
			'is_equal_housing_lender' => true,
			'body'                    => "Hello,\n\nset your password: <https://site.example/?key=a&login=b>.\n{{company.name}} is no tag here.",
		);
		return $this->render( $file->content, self::CONTEXTS, $more );
	}

	public static function rows_of( Rendered $rendered ): string {
		return self::rows( $rendered );
	}
}
