<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Storage;

use PHPUnit\Framework\TestCase;
use Svc\Users\Storage\GroupKey;

final class GroupKeyTest extends TestCase {

	public function test_is_the_same_for_spellings_that_fold_alike(): void {
		self::assertSame( GroupKey::of( 'Développement' ), GroupKey::of( 'DEVELOPPEMENT' ) );
		self::assertSame( 'strasse', GroupKey::of( 'Straße' ) );
	}

	public function test_tells_long_texts_apart_that_begin_alike(): void {
		$one = str_repeat( 'æ', 99 ) . 'a';
		$two = str_repeat( 'æ', 99 ) . 'b';
		self::assertNotSame( GroupKey::of( $one ), GroupKey::of( $two ) );
		self::assertSame( 100, mb_strlen( GroupKey::of( $one ) ) );
		self::assertSame( GroupKey::of( $one ), GroupKey::of( mb_strtoupper( $one ) ) );
	}

	public function test_of_nothing_is_nothing(): void {
		self::assertSame( '', GroupKey::of( '' ) );
	}
}
