<?php

declare( strict_types=1 );

namespace Svc\Tests\Kernel;

use PHPUnit\Framework\TestCase;
use Svc\Kernel\Document;
use Svc\Kernel\Reply;

final class DocumentTest extends TestCase {

	public function test_is_loaded_once_and_not_before_it_is_asked_for(): void {
		$loads    = 0;
		$document = new Document(
			'application/json',
			static function () use ( &$loads ): string {
				++$loads;
				return '{"a":1}';
			}
		);
		self::assertSame( 0, $loads );
		self::assertSame( array( 'a' => 1 ), Reply::document( $document, 'W/"x"' )->content() );
		self::assertSame( '{"a":1}', $document->bytes() );
		self::assertSame( 1, $loads );
	}

	public function test_says_the_same_gzipped_however_long_it_is(): void {
		$text = implode( ',', range( 1, 100000 ) );
		foreach ( array( $text, '', 'x' ) as $one ) {
			$document = new Document( 'text/plain', static fn (): string => (string) gzencode( $one ) );
			self::assertSame( $one, $document->content() );
			self::assertSame( (string) gzencode( $one ), $document->bytes() );
		}
	}

	public function test_tells_whether_gzip_is_welcome(): void {
		$load = static fn ( bool $gzip_is_welcome ): string => $gzip_is_welcome ? (string) gzencode( '[1]' ) : '[1]';
		foreach ( array( true, false ) as $gzip_is_welcome ) {
			$document = new Document( 'application/json', $load );
			$document->load( $gzip_is_welcome );
			self::assertSame( $gzip_is_welcome, $document->is_gzipped() );
			self::assertSame( array( 1 ), $document->content() );
		}
	}

	public function test_is_text_where_it_is_not_json(): void {
		self::assertSame( '{}', ( new Document( 'text/html; charset=UTF-8', static fn (): string => '{}' ) )->content() );
		self::assertSame( array(), ( new Document( 'application/json; charset=UTF-8', static fn (): string => '{}' ) )->content() );
	}
}
