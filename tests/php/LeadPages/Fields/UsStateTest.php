<?php

declare( strict_types=1 );

namespace Svc\Tests\LeadPages\Fields;

use PHPUnit\Framework\TestCase;
use Svc\LeadPages\Fields\UsState;

final class UsStateTest extends TestCase {

	public function test_names_each_code_once(): void {
		$this->assertEqualsCanonicalizing( UsState::CODES, array_keys( UsState::names() ) );
		$this->assertSame( UsState::names(), array_unique( UsState::names() ) );
	}
}
