<?php

declare( strict_types=1 );

namespace Svc\Tests\EmailTemplates;

use Svc\EmailTemplates\Content\BlockRules;
use Svc\EmailTemplates\Content\ContentCheck;
use Svc\EmailTemplates\Fields\Purpose;
use Svc\EmailTemplates\Fields\TagFields;
use Svc\EmailTemplates\Starters\Starter;
use Svc\EmailTemplates\Starters\Starters;
use Svc\EmailTemplates\Tags\Values;

/** What is refused when a template is stored, and left out where it comes in by another way. */
final class ContentCheckTest extends RenderTestCase {

	private const NESTED = '<!-- wp:group --><div>';
	private const ENDED  = '</div><!-- /wp:group -->';

	/** @return array<string, array{string, string}> Content, problem. */
	public static function refused(): array {
		$deep = str_repeat( self::NESTED, 6 ) . self::p( 'x' ) . str_repeat( self::ENDED, 6 );
		return array(
			'another block'          => array( self::p( 'x' ) . '<!-- wp:video --><figure></figure><!-- /wp:video -->', 'The block core/video cannot be sent by e-mail. (blocks.1)' ),
			'within a group'         => array( "\n\n" . self::NESTED . self::p( 'x' ) . "\n\n<!-- wp:html --><b>x</b><!-- /wp:html -->" . self::ENDED, 'The block core/html cannot be sent by e-mail. (blocks.0.innerBlocks.1)' ),
			'loose HTML'             => array( self::p( 'x' ) . '<p>loose</p>', 'HTML outside of blocks cannot be sent. Put the text into a paragraph. (blocks.1)' ),
			'text in a group'        => array( self::NESTED . 'loose' . self::p( 'x' ) . self::ENDED, 'The block core/group has text outside of the blocks in it. Put the text into a block. (blocks.0)' ),
			'no tag in a group'      => array( self::NESTED . '< >' . self::p( 'x' ) . self::ENDED, 'The block core/group has text outside of the blocks in it. Put the text into a block. (blocks.0)' ),
			'old quote'              => array( '<!-- wp:quote --><blockquote><p>x</p><cite>y</cite></blockquote><!-- /wp:quote -->', 'The block core/quote has text outside of the blocks in it. Put the text into a block. (blocks.0)' ),
			'a column alone'         => array( '<!-- wp:column --><div></div><!-- /wp:column -->', 'The block core/column cannot stand by itself. (blocks.0)' ),
			'a button in a group'    => array( self::NESTED . '<!-- wp:button --><div></div><!-- /wp:button -->' . self::ENDED, 'The block core/button cannot stand directly in core/group. (blocks.0.innerBlocks.0)' ),
			'blocks in a paragraph'  => array( '<!-- wp:paragraph --><p><!-- wp:spacer /--></p><!-- /wp:paragraph -->', 'The block core/spacer cannot stand directly in core/paragraph. (blocks.0.innerBlocks.0)' ),
			'columns in columns'     => array( self::columns( self::columns( self::p( 'x' ), 2 ), 2 ), 'The block core/columns cannot stand inside of a column. (blocks.0.innerBlocks.0.innerBlocks.0)' ),
			'one column'             => array( self::columns( self::p( 'x' ), 1 ), 'The block core/columns must have 2 to 4 columns. (blocks.0)' ),
			'five columns'           => array( self::columns( self::p( 'x' ), 5 ), 'The block core/columns must have 2 to 4 columns. (blocks.0)' ),
			'heading 4'              => array( '<!-- wp:heading {"level":4} --><h4>x</h4><!-- /wp:heading -->', 'The block core/heading must have level 1, 2 or 3. (blocks.0)' ),
			'too deep'               => array( $deep, 'The block core/paragraph is nested too deep: e-mails have 6 levels. (blocks.0' . str_repeat( '.innerBlocks.0', 6 ) . ')' ),
			'body'                   => array( '<!-- wp:svc/mail-body /-->', 'The block svc/mail-body belongs into templates for WordPress e-mails. (blocks.0)' ),
			'condition'              => array( self::p( 'x', '{"svcIf":"lead.phone == 1"}' ), 'svcIf must be a merge tag without braces, such as event.location or !event.location. (blocks.0)' ),
			'condition of a list'    => array( self::p( 'x', '{"svcIf":["lead.phone"]}' ), 'svcIf must be a merge tag without braces, such as event.location or !event.location. (blocks.0)' ),
			'condition of a flag'    => array( self::p( 'x', '{"svcIf":false}' ), 'svcIf must be a merge tag without braces, such as event.location or !event.location. (blocks.0)' ),
			'source'                 => array( '<!-- wp:svc/mail-facts {"source":"person"} /-->', 'The source of svc/mail-facts is lead, event, estimate or calculation. (blocks.0)' ),
			'no source'              => array( '<!-- wp:svc/mail-facts /-->', 'The source of svc/mail-facts is lead, event, estimate or calculation. (blocks.0)' ),
			'layout'                 => array( '<!-- wp:svc/mail-person {"layout":"big"} /-->', 'The layout of svc/mail-person is card, signature or line. (blocks.0)' ),
			'pattern that is gone'   => array( '<!-- wp:block {"ref":99} /-->', 'The synced pattern does not exist or is not published. (blocks.0)' ),
			'pattern in itself'      => array( '<!-- wp:block {"ref":1} /-->', 'The synced pattern contains itself. (blocks.0)' ),
			'pattern with a video'   => array( '<!-- wp:block {"ref":3} /-->', 'The block core/video cannot be sent by e-mail. (blocks.0)' ),
		);
	}

	/** @return array<string, array{string, string}> */
	public static function refused_when_stored(): array {
		return array(
			'default of address' => array( self::p( '<a href="{{lead.url|https://x.example}}">x</a>' ), 'The default of {{lead.url}} must not have a colon, because WordPress cuts such an address. Leave the default out. (blocks.0)' ),
			'encoded default'    => array( self::p( '<a href="%7B%7Blead.url%7Chttps%3A//x.example%7D%7D">x</a>' ), 'The default of {{lead.url}} must not have a colon, because WordPress cuts such an address. Leave the default out. (blocks.0)' ),
			'default in numbers' => array( self::p( '<a href="&#123;&#x7b;lead.url|https://x.example}}">x</a>' ), 'The default of {{lead.url}} must not have a colon, because WordPress cuts such an address. Leave the default out. (blocks.0)' ),
			'default in entities' => array( self::p( '<a href="&lcub;&lbrace;lead.url|https://x.example}}">x</a>' ), 'The default of {{lead.url}} must not have a colon, because WordPress cuts such an address. Leave the default out. (blocks.0)' ),
		);
	}

	protected function setUp(): void {
		parent::setUp();
		$this->patterns = array(
			1 => '<!-- wp:block {"ref":2} /-->',
			2 => '<!-- wp:block {"ref":1} /-->',
			3 => '<!-- wp:video --><figure></figure><!-- /wp:video -->',
		);
	}

	/**
	 * @dataProvider refused
	 * @dataProvider refused_when_stored
	 */
	public function test_a_problem_names_the_block_and_its_position( string $content, string $problem ): void {
		self::assertSame( array( $problem ), $this->check()->content( $content ) );
	}

	/** @dataProvider refused */
	public function test_what_comes_by_another_way_is_left_out( string $content, string $problem ): void {
		$rendered = $this->render( $content . self::p( 'After' ) );
		self::assertContains( 'block_left_out', self::codes( $rendered ) );
		self::assertStringEndsWith( 'After', $rendered->text );
		self::assertStringNotContainsString( '<figure', $rendered->html );
		self::assertStringNotContainsString( 'loose', $rendered->html );
	}

	/** @return array<string, array{string, string, string}> Content as it was, what it is changed to, reason. */
	public static function changes(): array {
		return array(
			'source' => array( '<!-- wp:svc/mail-facts {"source":"lead"} /-->', '<!-- wp:svc/mail-facts {"source":"person"} /-->', 'The source of svc/mail-facts is lead, event, estimate or calculation.' ),
			'layout' => array( '<!-- wp:svc/mail-person {"layout":"line"} /-->', '<!-- wp:svc/mail-person {"layout":"big"} /-->', 'The layout of svc/mail-person is card, signature or line.' ),
		);
	}

	/** @dataProvider changes */
	public function test_a_block_of_a_pattern_that_was_changed_later_is_left_out( string $before, string $after, string $reason ): void {
		$content  = '<!-- wp:block {"ref":4} /-->' . self::p( 'After' );
		$contexts = array( 'lead' => array( 'name' => 'Lee' ), 'person' => array( 'name' => 'Ann' ) );

		$this->patterns[4] = $before;
		self::assertSame( array(), $this->check()->content( $content ) );
		self::assertNotSame( 'After', $this->render( $content, $contexts )->text );
		$this->patterns[4] = $after;
		$rendered          = $this->render( $content, $contexts );
		self::assertSame( 'After', $rendered->text );
		self::assertSame( array( 'block_left_out' ), self::codes( $rendered ) );
		self::assertSame( array( "This was left out: $reason", 'blocks.0' ), array( $rendered->warnings[0]->message(), $rendered->warnings[0]->path ) );
	}

	public function test_limits(): void {
		self::assertSame( array(), $this->check()->content( str_repeat( self::p( 'x' ), 400 ) ) );
		self::assertSame( array( 'Send at most 400 blocks.' ), $this->check()->content( str_repeat( self::p( 'x' ), 401 ) ) );
		self::assertSame( array( 'This may have at most 100000 characters; it has 100001.' ), $this->check()->content( str_repeat( 'é', 100001 ) ) );
		self::assertSame( array(), $this->check()->content( str_repeat( self::NESTED, 5 ) . self::p( 'x' ) . str_repeat( self::ENDED, 5 ) ) );
	}

	public function test_patterns_that_multiply_end(): void {
		for ( $id = 1; $id <= 40; $id++ ) {
			$this->patterns[ $id ] = str_repeat( '<!-- wp:block {"ref":' . ( $id + 1 ) . '} /-->', 2 );
		}
		$this->patterns[41] = self::p( 'x' );
		self::assertSame( array( 'Send at most 400 blocks.' ), $this->check()->content( '<!-- wp:block {"ref":1} /-->' ) );
		$rendered = $this->render( '<!-- wp:block {"ref":1} /-->' );
		self::assertContains( 'block_left_out', self::codes( $rendered ) );
		self::assertGreaterThan( 100, substr_count( $rendered->text, 'x' ) );
		self::assertLessThan( 400, substr_count( $rendered->text, 'x' ) );
	}

	public function test_unknown_tags_are_refused_in_what_is_sent(): void {
		$content = self::p( '{{lead.shoe}} <a href="{{event.url}}">x</a>' ) . self::p( 'x', '{"svcIf":"!lead.shoe"}' ) . '<!-- wp:svc/mail-facts {"source":"lead","rows":["email","shoe"]} /-->';
		self::assertSame( array(), $this->check()->content( $content ) );
		self::assertSame(
			array(
				'There is no merge tag {{lead.shoe}} in e-mails of this purpose. (blocks.0)',
				'There is no merge tag {{event.url}} in e-mails of this purpose. (blocks.0)',
				'There is no merge tag {{lead.shoe}} in e-mails of this purpose. (blocks.1)',
				'There is no merge tag {{lead.shoe}} in e-mails of this purpose. (blocks.2)',
			),
			$this->check( is_active: true )->content( $content )
		);
		self::assertSame( array( 'There is no merge tag {{event.title}} in e-mails of this purpose.' ), $this->check( is_active: true )->line( 'On {{event.title}}' ) );
		self::assertSame( array(), $this->check()->line( 'On {{event.title}}' ) );
	}

	public function test_marketing_must_have_the_legal_block_once_active(): void {
		$problem = 'Marketing e-mails must have the block svc/mail-legal without a condition, with which recipients opt out.';
		$legal   = '<!-- wp:svc/mail-legal /-->';
		foreach ( array( '<!-- wp:svc/mail-legal {"svcIf":"person.twitter"} /-->', '<!-- wp:group {"svcIf":"person.twitter"} --><div>' . $legal . self::ENDED, '<!-- wp:block {"ref":4,"svcIf":"person.twitter"} /-->' ) as $conditional ) {
			$this->patterns[4] = $legal;
			self::assertSame( array( $problem ), $this->check( Purpose::Newsletter, true )->content( $conditional ) );
			self::assertSame( array(), $this->check( Purpose::Newsletter, true )->content( $conditional . $legal ) );
		}
		self::assertSame( array( $problem ), $this->check( Purpose::Newsletter, true )->content( self::p( 'x' ) ) );
		self::assertSame( array(), $this->check( Purpose::Newsletter, false )->content( self::p( 'x' ) ) );
		self::assertSame( array(), $this->check( Purpose::Newsletter, true )->content( self::NESTED . '<!-- wp:svc/mail-legal /-->' . self::ENDED ) );
	}

	public function test_the_frame_of_other_e_mails_must_have_their_text_once_active(): void {
		$problem = 'Templates for WordPress e-mails must have the block svc/mail-body without a condition, which is the text of the e-mail.';
		self::assertSame( array( $problem ), $this->check( Purpose::WordPress, true )->content( self::p( 'x' ) ) );
		self::assertSame( array( $problem ), $this->check( Purpose::WordPress, true )->content( '<!-- wp:svc/mail-body {"svcIf":"company.phone"} /-->' ) );
		self::assertSame( array(), $this->check( Purpose::WordPress, false )->content( self::p( 'x' ) ) );
		self::assertSame( array(), $this->check( Purpose::WordPress, true )->content( '<!-- wp:svc/mail-body /-->' ) );
	}

	/** @return array<string, array{Starter}> */
	public static function starters(): array {
		return array_combine(
			array_map( static fn ( Starter $starter ): string => $starter->purpose->value, Starters::all() ),
			array_map( static fn ( Starter $starter ): array => array( $starter ), Starters::all() )
		);
	}

	/** @dataProvider starters */
	public function test_every_starter_can_be_sent( Starter $starter ): void {
		$check = $this->check( $starter->purpose, true );
		self::assertSame( array(), $check->content( $starter->content ) );
		self::assertSame( array(), array( ...$check->line( $starter->subject ), ...$check->line( $starter->preheader ) ) );
		self::assertLessThanOrEqual( 150, mb_strlen( $starter->subject ) );
		self::assertSame( $starter->purpose->has_subject(), '' !== $starter->subject && '' !== $starter->preheader );
	}

	/** @dataProvider starters */
	public function test_every_starter_has_nothing_to_warn_of( Starter $starter ): void {
		$fields   = TagFields::all();
		$values   = Values::of( array( 'company' => array( 'name' => 'Example', 'postal_address' => '1 Main Street' ) ) )->with_samples( $fields );
		$rendered = $this->render( $starter->content, array(), array( 'purpose' => $starter->purpose, 'values' => $values, 'body' => 'Hello' ), $starter->subject, $starter->preheader );
		self::assertSame( array(), $rendered->warnings );
		self::assertStringNotContainsString( '{{', $rendered->html . $rendered->text );
	}

	public function test_the_editor_is_told_what_may_stand_where(): void {
		$limits = BlockRules::limits( array( 'core/paragraph', 'core/list', 'core/list-item', 'core/column', 'core/columns' ) );
		self::assertSame( array( 'core/paragraph', 'core/list', 'core/columns' ), $limits['places'][''] );
		self::assertSame( $limits['places'][''], $limits['places']['core/column'] );
		self::assertSame( array( 'core/paragraph', 'core/list' ), $limits['places']['core/quote'] );
		self::assertSame( array( 'core/list-item' ), $limits['places']['core/list'] );
		self::assertSame( array(), $limits['places']['core/buttons'] );
	}

	private function check( Purpose $purpose = Purpose::LeadConfirmation, bool $is_active = false ): ContentCheck {
		return new ContentCheck( $purpose, $is_active, TagFields::all(), fn ( int $id ): ?string => $this->patterns[ $id ] ?? null );
	}

	private static function columns( string $inner, int $number ): string {
		return '<!-- wp:columns --><div>' . "<!-- wp:column --><div>$inner</div><!-- /wp:column -->" . str_repeat( '<!-- wp:column --><div></div><!-- /wp:column -->', $number - 1 ) . '</div><!-- /wp:columns -->';
	}
}
