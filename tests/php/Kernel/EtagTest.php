<?php

declare( strict_types=1 );

namespace Svc\Tests\Kernel;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Svc\Kernel\Etag;

final class EtagTest extends TestCase {

	public function test_is_weak_and_short(): void {
		self::assertMatchesRegularExpression( '~^W/"[0-9a-f]{27}"$~', Etag::of( array( 'id' => 1 ) ) );
	}

	public function test_is_the_same_for_the_same_body_only(): void {
		self::assertSame( Etag::of( array( 'id' => 1 ) ), Etag::of( array( 'id' => 1 ) ) );
		self::assertNotSame( Etag::of( array( 'id' => 1 ) ), Etag::of( array( 'id' => '1' ) ) );
		self::assertNotSame( Etag::of( array() ), Etag::of( (object) array() ) );
	}

	/** @return array<string, array{string}> */
	public static function matching_headers(): array {
		return array(
			'the same'             => array( 'W/"abc"' ),
			'strong'               => array( '"abc"' ),
			'anything'             => array( '*' ),
			'anything, spaced'     => array( ' * ' ),
			'one of several'       => array( '"x", W/"abc" , "y"' ),
			'compressed by gzip'   => array( 'W/"abc-gzip"' ),
			'compressed by brotli' => array( '"abc-br"' ),
			'several, no spaces'   => array( '"x","abc"' ),
		);
	}

	#[DataProvider( 'matching_headers' )]
	public function test_is_matched_by( string $header ): void {
		self::assertTrue( Etag::matches( $header, 'W/"abc"' ) );
	}

	/** @return array<string, array{string}> */
	public static function other_headers(): array {
		return array(
			'nothing'          => array( '' ),
			'another'          => array( 'W/"abd"' ),
			'a longer one'     => array( '"abcd"' ),
			'the start of it'  => array( '"ab"' ),
			'no quotes'        => array( 'abc' ),
			'a quoted star'    => array( '"*"' ),
			'another case'     => array( '"ABC"' ),
			'an unknown coder' => array( '"abc-zip"' ),
			'an empty one'     => array( '""' ),
		);
	}

	#[DataProvider( 'other_headers' )]
	public function test_is_not_matched_by( string $header ): void {
		self::assertFalse( Etag::matches( $header, 'W/"abc"' ) );
	}
}
