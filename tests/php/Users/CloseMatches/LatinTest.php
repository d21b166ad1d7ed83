<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\CloseMatches;

use PHPUnit\Framework\TestCase;
use Svc\Kernel\Text\Text;
use Svc\Users\CloseMatches\Latin;

final class LatinTest extends TestCase {

	public function test_writes_cyrillic_and_greek_as_names_are_written_in_english(): void {
		foreach ( array(
			'Юлия'          => 'yuliya',
			'Ковальчук'     => 'kovalchuk',
			'Жуков'         => 'zhukov',
			'Παπαδόπουλος'  => 'papadopoylos',
			'Łukasz'        => 'lukasz',
			'שלום'          => 'שלום',
		) as $name => $latin ) {
			self::assertSame( $latin, Latin::of( Text::folded( $name ) ) );
		}
	}
}
