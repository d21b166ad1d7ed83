<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Storage\History;

use PHPUnit\Framework\TestCase;
use Svc\Kernel\Exposure;
use Svc\Users\Storage\History\Way;

final class VocabularyTest extends TestCase {

	public function test_pins_the_ways(): void {
		self::assertSame( array( 'rest', 'import', 'ability', 'mcp', 'cli', 'wordpress', 'repair' ), Way::words() );
	}

	public function test_every_exposure_is_a_way(): void {
		foreach ( Exposure::cases() as $exposure ) {
			self::assertSame( $exposure->value, Way::from( $exposure->value )->value );
		}
	}
}
