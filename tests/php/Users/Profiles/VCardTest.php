<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Profiles;

use PHPUnit\Framework\TestCase;
use Svc\Users\Fields\Role;
use Svc\Users\Profiles\VCard;
use Svc\Users\Storage\Profile;

final class VCardTest extends TestCase {

	private static function card( array $change = array(), string $version = VCard::OLD, bool $is_inside = true ): string {
		$kim = new Profile( 7, 3, 'Kim', 'Vale', 'kim@example.com', Role::Staff );
		return VCard::of( $kim->with( $change ), $version, 'https://example.com/?svc-profile=7', 'https://example.com/kim.jpg', $is_inside );
	}

	public function test_has_everything_in_the_form_that_outlook_reads(): void {
		$full = array(
			'job_title'       => 'Senior Loan Officer',
			'company'         => 'Example Home Loans',
			'phone'           => '+1 303 555 0100',
			'nmls_id'         => '123456',
			'department'      => 'Lending',
			'office_location' => 'Denver HQ',
			'social'          => array( 'linkedin' => 'https://www.linkedin.com/in/kim' ),
		);
		$this->assertSame(
			implode(
				"\r\n",
				array(
					'BEGIN:VCARD',
					'VERSION:3.0',
					'PRODID:-//svc//People//EN',
					'UID:https://example.com/?svc-profile=7',
					'N:Vale;Kim;;;',
					'FN:Kim Vale',
					'ORG:Example Home Loans;Lending',
					'TITLE:Senior Loan Officer',
					'EMAIL;TYPE=INTERNET:kim@example.com',
					'TEL;TYPE=WORK,VOICE:+1 303 555 0100',
					'ADR;TYPE=WORK:;Denver HQ;;;;;',
					'NOTE:NMLS #123456',
					'PHOTO;VALUE=uri:https://example.com/kim.jpg',
					'URL;TYPE=linkedin:https://www.linkedin.com/in/kim',
					'END:VCARD',
					'',
				)
			),
			self::card( $full )
		);
		$new = self::card( $full, VCard::NEW );
		$this->assertStringContainsString( "\r\nVERSION:4.0\r\n", $new );
		$this->assertStringContainsString( "\r\nTEL;TYPE=\"work,voice\":+1 303 555 0100\r\n", $new );
		$this->assertStringContainsString( "\r\nSOCIALPROFILE;SERVICE-TYPE=linkedin:https://www.linkedin.com/in/kim\r\n", $new );
	}

	public function test_keeps_what_is_of_the_intranet_inside(): void {
		$card = self::card(
			array(
				'company'         => 'Example',
				'department'      => 'Secret works',
				'office_location' => 'Bunker',
			),
			is_inside: false
		);
		$this->assertStringContainsString( "\r\nORG:Example\r\n", $card );
		$this->assertStringNotContainsString( 'Secret', $card );
		$this->assertStringNotContainsString( 'Bunker', $card );
	}

	public function test_leaves_out_what_is_empty(): void {
		$this->assertDoesNotMatchRegularExpression( '/^(ORG|TITLE|TEL|ADR|NOTE|URL)/m', self::card() );
	}

	public function test_escapes_text(): void {
		$this->assertStringContainsString( "\r\nTITLE:a\\\\b\\;c\\,d\\ne f\r\n", self::card( array( 'job_title' => "a\\b;c,d\r\ne\0f" ) ) );
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function injections(): iterable {
		foreach ( array( "\r\n", "\n", "\r", "\u{85}", "\u{2028}", "\v" ) as $break ) {
			$end = bin2hex( $break );
			yield "text with $end" => array( array( 'company' => "x{$break}NOTE:evil" ) );
			yield "address with $end" => array( array( 'social' => array( 'facebook' => "https://x.example/{$break}NOTE:evil" ) ) );
		}
	}

	/**
	 * @dataProvider injections
	 * @param array<string, mixed> $change
	 */
	public function test_lets_nobody_add_a_line( array $change ): void {
		$this->assertDoesNotMatchRegularExpression( '/(?:^|[\r\n\v\x{85}\x{2028}])NOTE/u', self::card( $change ) );
	}

	public function test_folds_at_75_octets_between_characters(): void {
		$title = str_repeat( 'é😀', 40 );
		$card  = self::card( array( 'job_title' => $title ) );
		foreach ( explode( "\r\n", $card ) as $line ) {
			$this->assertLessThanOrEqual( 75, strlen( $line ) );
			$this->assertTrue( mb_check_encoding( $line, 'UTF-8' ) );
		}
		$this->assertStringContainsString( "\r\nTITLE:$title\r\n", str_replace( "\r\n ", '', $card ) );
		$this->assertStringNotContainsString( "\n", str_replace( "\r\n", '', $card ) );
	}
}
