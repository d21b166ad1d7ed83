<?php

declare( strict_types=1 );

namespace Svc\Tests\EmailTemplates;

use PHPUnit\Framework\Attributes\DataProvider;
use Svc\EmailTemplates\Content\ContentCheck;
use Svc\EmailTemplates\Fields\Purpose;
use Svc\EmailTemplates\Fields\TagFields;
use Svc\EmailTemplates\Markup\Node;

/** What marketing staff sees in the editor, and what is sent. */
final class HiddenBlocksTest extends RenderTestCase {

	private const HIDDEN = '{"metadata":{"blockVisibility":false}}';

	public function test_hidden_blocks_are_not_sent(): void {
		$rendered = $this->render( self::p( 'old rates', self::HIDDEN ) . self::p( 'new rates' ) . '<!-- wp:group ' . self::HIDDEN . ' --><div>' . self::p( 'within' ) . '</div><!-- /wp:group -->' );
		self::assertSame( 'new rates', $rendered->text );
		self::assertStringNotContainsString( 'old rates', $rendered->html );
		self::assertStringNotContainsString( 'within', $rendered->html );
		self::assertSame( array(), self::codes( $rendered ) );
	}

	public function test_hiding_on_some_screens_is_warned_of(): void {
		$rendered = $this->render( self::p( 'text', '{"metadata":{"blockVisibility":{"viewport":{"mobile":false}}}}' ) );
		self::assertSame( 'text', $rendered->text );
		self::assertSame( array( 'unsupported_style' ), self::codes( $rendered ) );
	}

	public function test_marketing_needs_a_block_that_is_not_hidden_to_opt_out(): void {
		$check = new ContentCheck( Purpose::Newsletter, true, TagFields::all(), static fn (): ?string => null );
		self::assertSame( array(), $check->blocks( Node::parse( '<!-- wp:svc/mail-legal /-->' ) ) );
		self::assertCount( 1, $check->blocks( Node::parse( '<!-- wp:svc/mail-legal ' . self::HIDDEN . ' /-->' ) ) );
	}

	#[DataProvider( 'images_inside_text' )]
	public function test_images_inside_text_are_warned_of( string $content, string $text ): void {
		$rendered = $this->render( $content );
		self::assertSame( $text, $rendered->text );
		self::assertStringNotContainsString( '<img', $rendered->html );
		self::assertSame( array( 'block_left_out' ), self::codes( $rendered ) );
		self::assertSame( 'blocks.0', $rendered->warnings[0]->path );
		self::assertStringContainsString( 'Image block', $rendered->warnings[0]->message() );
	}

	/** @return array<string, array{string, string}> */
	public static function images_inside_text(): array {
		$image = '<img class="wp-image-7" style="width:20px" src="https://site.example/a.png" alt="Logo"/>';
		return array(
			'a paragraph'            => array( self::p( "one $image two $image" ), 'one  two' ),
			'nothing but an image'   => array( self::p( $image ), '' ),
			'a link'                 => array( self::p( "one <a href=\"https://site.example/\">{$image}two</a>" ), 'one two (https://site.example/)' ),
			'a heading'              => array( "<!-- wp:heading --><h2 class=\"wp-block-heading\">one $image</h2><!-- /wp:heading -->", 'one' ),
			'a cell of a table'      => array( "<!-- wp:table --><figure class=\"wp-block-table\"><table><tbody><tr><td>one</td><td>$image</td></tr></tbody></table></figure><!-- /wp:table -->", 'one |' ),
			'the caption of a table' => array( "<!-- wp:table --><figure class=\"wp-block-table\"><table><tbody><tr><td>one</td></tr></tbody></table><figcaption class=\"wp-element-caption\">two $image</figcaption></figure><!-- /wp:table -->", "one\ntwo" ),
		);
	}

	public function test_a_signature_of_a_loan_officer_without_a_number_is_warned_of_once(): void {
		$more = array( 'purpose' => Purpose::Signature, 'needs_nmls' => true );
		foreach ( array( self::p( '{{person.name}}' ), '<!-- wp:svc/mail-person {"layout":"signature"} /-->' ) as $content ) {
			self::assertSame( array( 'missing_nmls' ), self::codes( $this->render( $content, array( 'person' => array( 'name' => 'Ana' ) ), $more ) ) );
		}
		self::assertSame( array(), self::codes( $this->render( self::p( '{{person.name}}' ), array( 'person' => array( 'name' => 'Ana', 'nmls_id' => '1' ) ), $more ) ) );
	}
}
