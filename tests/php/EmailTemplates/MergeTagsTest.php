<?php

declare( strict_types=1 );

namespace Svc\Tests\EmailTemplates;

use Svc\EmailTemplates\Fields\Purpose;
use Svc\EmailTemplates\Fields\TagField;
use Svc\EmailTemplates\Fields\TagFields;
use Svc\EmailTemplates\Fields\TagType;
use Svc\EmailTemplates\Render\Rendered;
use Svc\EmailTemplates\Render\Warning;
use Svc\EmailTemplates\Tags\Values;
use Svc\Tests\Filters;

final class MergeTagsTest extends RenderTestCase {

	protected function tearDown(): void {
		Filters::reset();
	}

	/** @return array<string, array{string, string, list<string>}> Template, text, warnings. */
	public static function templates(): array {
		return array(
			'a value'                      => array( 'Hi {{lead.last_name}}', 'Hi Lee', array() ),
			'white space'                  => array( 'Hi {{ lead.last_name | there }}', 'Hi Lee', array() ),
			'fixed white space'            => array( "Hi {{\u{A0}lead.last_name\u{A0}}}", 'Hi Lee', array() ),
			'a default'                    => array( 'Hi {{lead.first_name|there}}', 'Hi there', array() ),
			'a default with a pipe'        => array( 'Hi {{lead.first_name|a|b}}', 'Hi a|b', array() ),
			'empty among others'           => array( '{{lead.last_name}} {{lead.first_name}}', 'Lee', array( 'empty_tag' ) ),
			'unknown among others'         => array( 'a {{lead.shoe}} {{lead.last_name}}', 'a  Lee', array( 'unknown_tag' ) ),
			'of another purpose'           => array( '{{event.title}} {{lead.last_name}}', 'Lee', array( 'unknown_tag' ) ),
			'not closed'                   => array( 'a {{lead.last_name', 'a {{lead.last_name', array( 'broken_tag' ) ),
			'no field'                     => array( 'a {{lead}}', 'a {{lead}}', array( 'broken_tag' ) ),
			'capitals'                     => array( 'a {{Lead.Name}}', 'a {{Lead.Name}}', array( 'broken_tag' ) ),
			'divided by markup'            => array( 'a {{lead.<em>last_name</em>}}', 'a {{lead.last_name}}', array( 'broken_tag', 'broken_tag' ) ),
			'three braces'                 => array( 'a {{{lead.last_name}}}', 'a {Lee}', array() ),
			'markup in a default'          => array( '{{lead.first_name|&lt;b&gt;}}', '<b>', array() ),
			'encoded braces in text stay'  => array( 'a %7B%7Blead.last_name%7D%7D', 'a %7B%7Blead.last_name%7D%7D', array() ),
		);
	}

	/**
	 * @dataProvider templates
	 * @param list<string> $codes
	 */
	public function test_tags_stand_for_values( string $template, string $text, array $codes ): void {
		$rendered = $this->paragraph( $template, array( 'lead' => array( 'last_name' => 'Lee' ) ) );
		self::assertSame( $text, $rendered->text );
		self::assertSame( $codes, self::codes( $rendered ) );
	}

	/** @return array<string, array{string, string|null}> Saved address, address in the message. */
	public static function addresses(): array {
		return array(
			'one tag'                  => array( '{{lead.url}}', 'https://site.example/?a=1&b=2' ),
			'with http'                => array( 'http://{{lead.url}}', 'https://site.example/?a=1&b=2' ),
			'with https and a slash'   => array( 'https://{{lead.url}}/', 'https://site.example/?a=1&b=2' ),
			'encoded'                  => array( '%7B%7Blead.url%7D%7D', 'https://site.example/?a=1&b=2' ),
			'encoded with http'        => array( 'http://%7b%7blead.url%7d%7d', 'https://site.example/?a=1&b=2' ),
			'encoded default'          => array( '%7B%7Blead.first_name%7C/about%7D%7D', 'https://site.example/about' ),
			'e-mail'                   => array( 'mailto:{{lead.email}}?subject={{lead.last_name}}', 'mailto:ann@example.com?subject=Lee%20%26%20Co' ),
			'telephone'                => array( 'tel:{{lead.phone}}', 'tel:+13035550100' ),
			'telephone as typed'       => array( 'tel:+1 (303) 555-0100', 'tel:+1(303)555-0100' ),
			'with a query behind'      => array( '{{lead.url}}?utm_source=x&amp;n={{lead.last_name}}', 'https://site.example/?a=1&b=2&utm_source=x&n=Lee%20%26%20Co' ),
			'with https and a query'   => array( 'https://{{lead.url}}?utm_source=x', 'https://site.example/?a=1&b=2&utm_source=x' ),
			'encoded with an anchor'   => array( 'http://%7B%7Blead.url%7D%7D/#top', 'https://site.example/?a=1&b=2#top' ),
			'with an anchor behind'    => array( '{{lead.url}}#top', 'https://site.example/?a=1&b=2#top' ),
			'within a path'            => array( 'https://site.example/{{lead.last_name}}/x', 'https://site.example/Lee%20%26%20Co/x' ),
			'a path of the site'       => array( '/contact', 'https://site.example/contact' ),
			'without scheme'           => array( '//x.example/a', 'https://x.example/a' ),
			'with spaces and quotes'   => array( "https://x.example/a b'c", 'https://x.example/a%20b%27c' ),
		);
	}

	/** @dataProvider addresses */
	public function test_tags_of_addresses( string $saved, string $url ): void {
		$lead     = array(
			'url'       => 'https://site.example/?a=1&b=2',
			'email'     => 'ann@example.com',
			'phone'     => '+1 303-555-0100 ext. 7',
			'last_name' => 'Lee & Co',
		);
		$rendered = $this->paragraph( "<a href=\"$saved\">x</a>", array( 'lead' => $lead ) );
		self::assertStringContainsString( '<a href="' . htmlspecialchars( $url, ENT_QUOTES ) . '"', $rendered->html );
		self::assertSame( "x ($url)", $rendered->text );
		self::assertSame( array(), $rendered->warnings );
	}

	/** @return array<string, array{string, string|null}> Typed number, number that is dialled; null for no link. */
	public static function telephones(): array {
		return array(
			'a trunk prefix'     => array( '+44 (0)20 7946 0018', '+442079460018' ),
			'an area in round'   => array( '(303) 555-0100', '3035550100' ),
			'an extension'       => array( '(303) 555-0100 ext 12', '3035550100' ),
			'letters'            => array( '1-800-MORTGAGE', null ),
			'other hyphens'      => array( "303\u{2011}555\u{2011}0100", '3035550100' ),
			'fixed white space'  => array( "303\u{A0}555\u{A0}0100", '3035550100' ),
			'two numbers'        => array( '303-555-0100 / 303-555-0199', '3035550100' ),
			'a slash inside'     => array( '030/5550100', '0305550100' ),
			'an emergency call'  => array( '911', '911' ),
		);
	}

	/** @dataProvider telephones */
	public function test_numbers_to_dial( string $typed, ?string $dialled ): void {
		$html = $this->paragraph( '<a href="tel:{{person.phone}}">x</a>', array( 'person' => array( 'phone' => $typed ) ) )->html;
		self::assertSame( null === $dialled ? 0 : 1, preg_match( '/href="tel:([^"]*)"/', $html, $found ) );
		self::assertSame( $dialled, $found[1] ?? null );
	}

	/** @return array<string, array{string, string}> Value that the link shows and leads to, text. */
	public static function shown_addresses(): array {
		return array(
			'an e-mail address with plus'         => array( 'mailto:', 'alex+loans@example.com' ),
			'an e-mail address with apostrophe'   => array( 'mailto:', "o'brien@example.com" ),
			'a number with an extension'          => array( 'TEL:', '(303) 555-0100 ext 12' ),
			'a web address with an apostrophe'    => array( '', "https://x.example/it's" ),
		);
	}

	/** @dataProvider shown_addresses */
	public function test_a_text_that_is_the_address_has_it_once( string $scheme, string $value ): void {
		self::assertSame( $value, $this->paragraph( "<a href=\"$scheme{{lead.url}}\">{{lead.url}}</a>", array( 'lead' => array( 'url' => $value ) ) )->text );
	}

	/** @return array<string, array{string, string}> Saved address; that in the message, "" for none. */
	public static function addresses_without_a_value(): array {
		return array(
			'before a query'     => array( '{{person.nmls_id}}?utm_source=x', '' ),
			'a parameter'        => array( 'https://x.example/apply?officer={{person.nmls_id}}', 'https://x.example/apply?officer=' ),
			'a part of the path' => array( '/team/{{person.nmls_id}}', 'https://site.example/team/' ),
			'a subject'          => array( 'mailto:a@x.example?subject={{person.nmls_id}}', 'mailto:a@x.example?subject=' ),
			'the mailbox'        => array( 'mailto:{{person.nmls_id}}', '' ),
			'the number'         => array( 'tel:{{person.nmls_id}}', '' ),
			'a part of the host' => array( 'https://{{person.nmls_id}}.x.example/', '' ),
			'the host'           => array( '//{{person.nmls_id}}/', '' ),
			'all of it'          => array( '{{person.nmls_id}}', '' ),
		);
	}

	/**
	 * Tags before and after the address make no difference.
	 *
	 * @dataProvider addresses_without_a_value
	 */
	public function test_an_address_stays_without_a_value_that_it_does_not_need( string $saved, string $url ): void {
		$link = "<a href=\"$saved\">go</a>";
		$text = '' === $url ? 'go' : "go ($url)";
		$ann  = array( 'person' => array( 'first_name' => 'Ann' ) );
		foreach ( array( "{{person.first_name}} $link" => "Ann $text", "$link {{person.first_name}}" => "$text Ann" ) as $content => $expected ) {
			$rendered = $this->paragraph( $content, $ann );
			self::assertSame( $expected, $rendered->text );
			self::assertSame( array( 'empty_tag' ), self::codes( $rendered ) );
		}
	}

	public function test_an_image_needs_a_value_of_its_address(): void {
		$image = '<!-- wp:image --><figure><img src="https://x.example/{{person.nmls_id}}.png" alt="x"/></figure><!-- /wp:image -->';
		self::assertSame( array( 'missing_image' ), self::codes( $this->render( $image ) ) );
		self::assertSame( array(), self::codes( $this->render( $image, array( 'person' => array( 'nmls_id' => '1' ) ) ) ) );
	}

	/** @return array<string, array{string}> */
	public static function empty_lines(): array {
		return array(
			'paragraph'   => array( self::p( 'Phone: {{person.phone}}' ) ),
			'with a link' => array( self::p( 'Phone: <a href="tel:{{person.phone}}">{{person.phone}}</a>' ) ),
			'heading'     => array( '<!-- wp:heading --><h2>{{person.phone}}</h2><!-- /wp:heading -->' ),
			'list'        => array( '<!-- wp:list --><ul><!-- wp:list-item --><li>Phone {{person.phone}}</li><!-- /wp:list-item --></ul><!-- /wp:list -->' ),
			'button'      => array( '<!-- wp:buttons --><div><!-- wp:button --><div><a href="tel:{{person.phone}}">Call us</a></div><!-- /wp:button --></div><!-- /wp:buttons -->' ),
			'table'       => array( '<!-- wp:table --><figure><table><tbody><tr><td>Phone</td><td>{{person.phone}}</td></tr></tbody></table></figure><!-- /wp:table -->' ),
			'columns'     => array( '<!-- wp:columns --><div><!-- wp:column --><div>' . self::p( '{{person.phone}}' ) . '</div><!-- /wp:column --><!-- wp:column --><div>' . self::p( '{{person.email}}' ) . '</div><!-- /wp:column --></div><!-- /wp:columns -->' ),
			'facts'       => array( '<!-- wp:svc/mail-facts {"source":"lead"} /-->' ),
			'person'      => array( '<!-- wp:svc/mail-person /-->' ),
			'condition'   => array( self::p( 'Static', '{"svcIf":"person.phone"}' ) ),
			'group'       => array( '<!-- wp:group {"backgroundColor":"black","textColor":"white"} --><div>' . self::p( '{{person.phone}}' ) . '</div><!-- /wp:group -->' ),
		);
	}

	/** @dataProvider empty_lines */
	public function test_lines_whose_tags_are_all_empty_vanish( string $content ): void {
		$rendered = $this->render( $content . self::p( 'After' ) );
		self::assertSame( 'After', $rendered->text );
		self::assertSame( self::rows( $this->paragraph( 'After' ) ), self::rows( $rendered ) );
		self::assertSame( array(), $rendered->warnings );
	}

	/** @dataProvider empty_lines */
	public function test_they_stay_where_there_is_a_value( string $content ): void {
		$rendered = $this->render( $content, array( 'person' => array( 'phone' => '303 555 0100' ), 'lead' => array( 'phone' => '303 555 0100' ) ) );
		self::assertNotSame( '', $rendered->text );
	}

	public function test_conditions(): void {
		$content = self::p( 'Where', '{"svcIf":"lead.phone"}' ) . self::p( 'Where not', '{"svcIf":"!lead.phone"}' );
		self::assertSame( 'Where', $this->render( $content, array( 'lead' => array( 'phone' => '0' ) ) )->text );
		self::assertSame( 'Where not', $this->render( $content )->text );
		self::assertSame( "Where\n\nWhere not", $this->render( $content, array(), array( 'raw_tags' => true ) )->text );
	}

	public function test_a_condition_on_an_unknown_tag_is_warned_of(): void {
		foreach ( array( 'lead.shoe', 'event.title' ) as $tag ) {
			$rendered = $this->render( self::p( 'Where', "{\"svcIf\":\"$tag\"}" ) . self::p( 'Where not', "{\"svcIf\":\"!$tag\"}" ) );
			self::assertSame( 'Where not', $rendered->text );
			self::assertSame( array( self::unknown( $tag, 'blocks.0' ), self::unknown( $tag, 'blocks.1' ) ), self::answers( $rendered ) );
		}
	}

	/** @return array<string, array{string, string, string, list<string>}> Source and rows of the block, text, unknown tags. */
	public static function facts(): array {
		return array(
			'a row that is there'   => array( 'lead', '"last_name"', 'Last name: Lee', array() ),
			'one that is not'       => array( 'lead', '"shoe","last_name","hat","shoe"', 'Last name: Lee', array( 'lead.shoe', 'lead.hat' ) ),
			'none that is there'    => array( 'lead', '"shoe"', '', array( 'lead.shoe' ) ),
			'of another purpose'    => array( 'event', '"title","url"', '', array( 'event.title', 'event.url' ) ),
			'there without a value' => array( 'lead', '"last_name","email"', 'Last name: Lee', array() ),
		);
	}

	/**
	 * @dataProvider facts
	 * @param list<string> $unknown
	 */
	public function test_unknown_rows_of_facts_are_warned_of( string $source, string $rows, string $text, array $unknown ): void {
		$rendered = $this->render( "<!-- wp:svc/mail-facts {\"source\":\"$source\",\"rows\":[$rows]} /-->", array( 'lead' => array( 'last_name' => 'Lee' ) ) );
		self::assertSame( $text, $rendered->text );
		self::assertSame( array_map( static fn ( string $tag ): array => self::unknown( $tag, 'blocks.0' ), $unknown ), self::answers( $rendered ) );
	}

	public function test_raw_tags_are_kept_for_other_senders(): void {
		$content  = self::p( 'Hi {{lead.first_name|there}} <a href="http://%7B%7Blead.url%7D%7D">go</a> <a href="https://x.example/?q={{lead.name}}">q</a> <a href="javascript:{{lead.name}}">no</a>' );
		$rendered = $this->render( $content, array( 'lead' => array( 'first_name' => 'Ann' ) ), array( 'raw_tags' => true ), 'For {{lead.name}}' );
		self::assertSame( 'For {{lead.name}}', $rendered->subject );
		self::assertSame( 'Hi {{lead.first_name|there}} go ({{lead.url}}) q (https://x.example/?q={{lead.name}}) no', $rendered->text );
		self::assertStringContainsString( '<a href="{{lead.url}}"', $rendered->html );
		self::assertSame( array( 'unsafe_url' ), self::codes( $rendered ) );
	}

	public function test_raw_addresses_with_an_unknown_tag_are_no_links(): void {
		$rendered = $this->render( self::p( '<a href="https://x.example/{{lead.shoe}}">go</a> {{lead.name}}' ), array(), array( 'raw_tags' => true ) );
		self::assertSame( 'go {{lead.name}}', $rendered->text );
		self::assertSame( array( 'unknown_tag' ), self::codes( $rendered ) );
	}

	/** WordPress's filter makes the second of `{{lead.url|https://x.example}}`. */
	public function test_addresses_with_half_a_tag_are_no_links(): void {
		foreach ( array( '{{lead.url', '//x.example}}', 'https://x.example/?q={{lead}}' ) as $href ) {
			$rendered = $this->paragraph( "<a href=\"$href\">go</a>" );
			self::assertSame( 'go', $rendered->text );
			self::assertSame( array( 'broken_tag' ), self::codes( $rendered ) );
		}
	}

	public function test_samples_fill_contexts_that_were_not_given(): void {
		$values = Values::of( array( 'lead' => array( 'first_name' => 'Zoe' ), 'person' => array( 'name' => '' ) ) )->with_samples( TagFields::all() );
		self::assertSame( 'Zoe', $values->get( 'lead.first_name' ) );
		self::assertSame( '', $values->get( 'lead.last_name' ) );
		self::assertSame( 'Jane Cooper', $values->get( 'person.name' ) );
		self::assertSame( '', $values->get( 'company.name' ) );
	}

	public function test_other_plugins_add_tags(): void {
		Filters::answer( 'svc_mail_tags', array( new TagField( 'tour', 'date', 'Date', TagType::Text, 'May 1' ), 'no field', new TagField( 'Bad', 'x', '', TagType::Text, '' ) ) );
		self::assertSame( 'On May 2', $this->paragraph( 'On {{tour.date}}', array( 'tour' => array( 'date' => 'May 2' ) ) )->text );
		self::assertCount( 1, TagFields::all()->of() );
	}

	public function test_a_tag_has_one_context_and_one_field(): void {
		self::assertSame( 'email', TagFields::all()->get( 'lead.email' )?->name );
		foreach ( array( 'lead.email.x', 'lead.email.', 'lead.', 'lead', '.email', '' ) as $key ) {
			self::assertNull( TagFields::all()->get( $key ), $key );
		}
	}

	public function test_a_purpose_has_the_tags_of_its_contexts(): void {
		$contexts = array_values( array_unique( array_map( static fn ( TagField $field ): string => $field->context, TagFields::all()->of( Purpose::EventUpdate ) ) ) );
		self::assertSame( array( 'recipient', 'company', 'person', 'event' ), $contexts );
	}

	/** @return array{code: string, message: string, path: string} */
	private static function unknown( string $tag, string $path ): array {
		return array(
			'code'    => 'unknown_tag',
			'message' => "There is no merge tag {{{$tag}}} in e-mails of this purpose.",
			'path'    => $path,
		);
	}

	/** @return list<array{code: string, message: string, path: string}> */
	private static function answers( Rendered $rendered ): array {
		return array_map( static fn ( Warning $warning ): array => $warning->answer(), $rendered->warnings );
	}
}
