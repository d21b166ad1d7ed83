<?php

declare( strict_types=1 );

namespace Svc\Tests\LeadPages\Intake;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Svc\LeadPages\Intake\SensitiveNumbers;

final class SensitiveNumbersTest extends TestCase {

	/** @return array<string, array{string}> */
	public static function refused(): array {
		return array(
			'a social security number'       => array( 'It is 078-05-1120, thanks' ),
			'with other hyphens'             => array( '078‑05–1120' ),
			'in full-width digits'           => array( '０７８-０５-１１２０' ),
			'a card'                         => array( 'Card 4111111111111111.' ),
			'with spaces'                    => array( '4111 1111 1111 1111' ),
			'with hyphens'                   => array( '4111-1111-1111-1111' ),
			'with several spaces'            => array( '4111  1111 - 1111  1111' ),
			'with spaces that do not break'  => array( "4111\u{00A0}1111\u{00A0}1111\u{00A0}1111" ),
			'of 13 digits'                   => array( '4222222222222' ),
			'of 15 digits'                   => array( '3782 822463 10005' ),
			'of 19 digits'                   => array( '6304000000000000000' ),
			'after another number'           => array( 'Unit 12 4111 1111 1111 1111' ),
			'before another number'          => array( '4111 1111 1111 1111 09 28' ),
		);
	}

	#[DataProvider( 'refused' )]
	public function test_it_is_refused( string $text ): void {
		self::assertNotNull( SensitiveNumbers::problem( $text ) );
	}

	/** @return array<string, array{string}> */
	public static function taken(): array {
		return array(
			'nothing'                                 => array( '' ),
			'a phone number'                          => array( '(303) 555-0100' ),
			'an amount'                               => array( '$1,250,000' ),
			'a ZIP code'                              => array( '80202-1234' ),
			'a number of another form'                => array( '078-051-120' ),
			'a longer number'                         => array( '1078-05-11203' ),
			'a wrong check digit'                     => array( '4111 1111 1111 1112' ),
			'of 12 digits'                            => array( '411111111117' ),
			'of 20 digits'                            => array( '41111111111111111111' ),
			'zeros'                                   => array( '0000 0000 0000 0000' ),
			'digits with other characters in between' => array( '4111/1111/1111/1111' ),
		);
	}

	#[DataProvider( 'taken' )]
	public function test_it_is_taken( string $text ): void {
		self::assertNull( SensitiveNumbers::problem( $text ) );
	}

	public function test_a_long_phone_number_is_no_card(): void {
		self::assertNotNull( SensitiveNumbers::problem( '4222222222222' ) );
		self::assertNull( SensitiveNumbers::problem( '+4222222222222', true ) );
		self::assertNotNull( SensitiveNumbers::problem( '4111111111111111', true ) );
	}
}
