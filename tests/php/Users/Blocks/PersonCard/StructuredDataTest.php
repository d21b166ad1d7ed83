<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Blocks\PersonCard;

use PHPUnit\Framework\TestCase;
use Svc\Users\Blocks\PersonCard\CardChoices;
use Svc\Users\Blocks\PersonCard\StructuredData;

final class StructuredDataTest extends TestCase {

	private const KIM = array(
		'first_name' => 'Kim',
		'last_name'  => 'Vale',
		'email'      => 'kim@example.com',
		'nmls_id'    => '123456',
		'job_title'  => 'Loan Officer',
		'phone'      => '+1 303',
		'company'    => '</script><script>alert(1)//',
		'bio'        => 'First <b>homes</b> &amp; more',
		'avatar_url' => 'https://example.com/kim.jpg',
		'social'     => array( 'linkedin' => 'https://linkedin.com/in/kim' ),
	);

	public function test_is_a_person_of_schema_org(): void {
		self::assertSame(
			array(
				'@context'    => 'https://schema.org',
				'@type'       => 'Person',
				'name'        => 'Kim Vale',
				'givenName'   => 'Kim',
				'familyName'  => 'Vale',
				'url'         => 'https://example.com/kim/',
				'image'       => 'https://example.com/kim.jpg',
				'jobTitle'    => 'Loan Officer',
				'worksFor'    => array(
					'@type' => 'Organization',
					'name'  => '</script><script>alert(1)//',
				),
				'identifier'  => array(
					'@type'      => 'PropertyValue',
					'propertyID' => 'NMLS',
					'value'      => '123456',
				),
				'email'       => 'kim@example.com',
				'telephone'   => '+1 303',
				'sameAs'      => array( 'https://linkedin.com/in/kim' ),
				'description' => 'First homes & more',
			),
			StructuredData::of( self::KIM, CardChoices::FIELDS, 'https://example.com/kim/' )
		);
	}

	public function test_says_no_more_than_the_card_shows(): void {
		self::assertSame(
			array( '@context', '@type', 'name', 'givenName', 'familyName', 'url', 'email' ),
			array_keys( StructuredData::of( self::KIM, array( 'email' ), 'https://example.com/kim/' ) )
		);
	}

	public function test_cannot_be_left(): void {
		$script = StructuredData::script( self::KIM, CardChoices::FIELDS, 'https://example.com/?a=<!--' );
		self::assertSame( 1, substr_count( strtolower( $script ), '</script' ) );
		self::assertSame( 1, substr_count( strtolower( $script ), '<script' ) );
		self::assertStringNotContainsString( '<!--', $script );
		self::assertStringNotContainsString( '&', $script );
	}
}
