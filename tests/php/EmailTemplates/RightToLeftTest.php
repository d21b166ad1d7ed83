<?php

declare( strict_types=1 );

namespace Svc\Tests\EmailTemplates;

use Svc\EmailTemplates\Fields\Purpose;

/** What stands at the other side in languages that are written from the right. */
final class RightToLeftTest extends RenderTestCase {

	private const PERSON = array(
		'person' => array(
			'name'       => 'נועה',
			'phone'      => '+972 3 555 0142',
			'avatar_url' => 'https://site.example/p.jpg',
		),
	);

	/** Gmail keeps no attribute of html and body. */
	public function test_the_outermost_table_says_so(): void {
		self::assertStringContainsString( '<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" dir="rtl" class="o"', $this->html( self::p( 'x' ), true ) );
		self::assertStringNotContainsString( '<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" dir', $this->html( self::p( 'x' ), false ) );
	}

	public function test_a_signature_says_so_itself(): void {
		$html = fn ( bool $is_rtl ): string => $this->render( '<!-- wp:svc/mail-person {"layout":"signature"} /-->', self::PERSON, array( 'purpose' => Purpose::Signature, 'is_rtl' => $is_rtl ), '', '' )->html;
		self::assertStringStartsWith( '<table role="presentation" cellpadding="0" cellspacing="0" border="0" dir="rtl">', $html( true ) );
		self::assertStringNotContainsString( 'dir=', $html( false ) );
	}

	public function test_a_telephone_number_keeps_its_order(): void {
		$content = '<!-- wp:svc/mail-person /-->' . self::p( '<a href="https://site.example/">x</a>' );
		self::assertSame( 1, preg_match_all( '~<a href="(\S+)" dir="ltr"~', $this->html( $content, true ), $found ) );
		self::assertSame( array( 'tel:+97235550142' ), $found[1] );
		self::assertStringNotContainsString( 'dir="ltr" class', $this->html( $content, false ) );
	}

	public function test_the_gap_beside_a_button_is_at_its_end(): void {
		$content = '<!-- wp:buttons --><div><!-- wp:button --><div><a href="/a">A</a></div><!-- /wp:button --></div><!-- /wp:buttons -->';
		self::assertStringContainsString( 'padding:0 0 8px 8px">', $this->html( $content, true ) );
		self::assertStringContainsString( 'padding:0 8px 8px 0">', $this->html( $content, false ) );
	}

	/** Outlook with Word's engine knows padding of cells only. */
	public function test_the_gap_between_buttons_is_also_one_of_cells(): void {
		$button  = '<!-- wp:button --><div><a href="/a">A</a></div><!-- /wp:button -->';
		$content = "<!-- wp:buttons --><div>$button$button</div><!-- /wp:buttons -->";
		self::assertStringContainsString( '<!--[if mso]></td><td style="padding-right:8px"><![endif]-->', $this->html( $content, true ) );
		self::assertStringContainsString( '<!--[if mso]></td><td style="padding-left:8px"><![endif]-->', $this->html( $content, false ) );
	}

	/** Outlook with Word's engine knows padding of cells only. */
	public function test_lists_are_indented_by_a_margin_at_their_start(): void {
		$list    = static fn ( string $attributes, string $more ): string => "<!-- wp:list $attributes --><ul><!-- wp:list-item --><li>x$more</li><!-- /wp:list-item --></ul><!-- /wp:list -->";
		$content = $list( '', $list( '', '' ) );
		self::assertSame( 2, substr_count( $this->html( $content, false ), '<ul style="margin:0 0 0 24px;padding:0">' ) );
		self::assertSame( 2, substr_count( $this->html( $content, true ), '<ul style="margin:0 24px 0 0;padding:0">' ) );
		// The marks stand on the background of the list.
		$boxed = $list( '', $list( '{"style":{"color":{"background":"#eeeeee"}}}', '' ) );
		self::assertStringContainsString( '<ul style="margin:0;padding:0 0 0 24px;color:#1f2933;background-color:#eeeeee">', $this->html( $boxed, false ) );
	}

	public function test_a_paragraph_has_its_own_direction(): void {
		$phone = '<a href="tel:+97235550142">+972 3 555 0142</a>';
		self::assertStringContainsString( ';text-align:right"><div dir="rtl"><a href="tel:+97235550142" dir="ltr"', $this->html( self::p( $phone, '{"direction":"rtl"}' ), false ) );
		self::assertStringContainsString( ';text-align:left"><div dir="ltr"><a href="tel:+97235550142" class', $this->html( self::p( $phone, '{"direction":"ltr"}' ), true ) );
		self::assertStringContainsString( ';text-align:center"><div dir="rtl">x</div>', $this->html( self::p( 'x', '{"direction":"rtl","align":"center"}' ), false ) );
		self::assertStringNotContainsString( '<div dir', $this->html( self::p( 'x', '{"direction":"rtl"}' ), true ) );
	}

	/** As in the editor, where left is the side at which lines begin. */
	public function test_rows_of_links_and_buttons_stand_at_the_other_side(): void {
		$links   = '<ul><!-- wp:social-link {"url":"/a","service":"x"} /--></ul><!-- /wp:social-links -->';
		$buttons = '<div><!-- wp:button --><div><a href="/a">A</a></div><!-- /wp:button --></div><!-- /wp:buttons -->';
		foreach ( array( 'left' => 'right', 'right' => 'left', 'center' => 'center' ) as $side => $other ) {
			$layout = "{\"layout\":{\"type\":\"flex\",\"justifyContent\":\"$side\"}} -->";
			foreach ( array( "<!-- wp:social-links $layout$links", "<!-- wp:buttons $layout$buttons" ) as $content ) {
				self::assertStringContainsString( ";color:#1f2933;text-align:$other\">", $this->html( $content, true ) );
				self::assertStringContainsString( ";color:#1f2933;text-align:$side\">", $this->html( $content, false ) );
			}
		}
	}

	public function test_stacked_columns_have_no_gap_beside_them_on_either_side(): void {
		self::assertStringContainsString( '.g{padding:0!important}', $this->html( self::p( 'x' ), true ) );
	}

	private function html( string $content, bool $is_rtl ): string {
		return $this->render( $content, self::PERSON, array( 'is_rtl' => $is_rtl ) )->html;
	}
}
