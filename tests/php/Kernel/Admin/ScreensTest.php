<?php

declare( strict_types=1 );

namespace Svc\Tests\Kernel\Admin;

use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;
use Svc\Kernel\Admin\Screens;

final class ScreensTest extends TestCase {

	#[TestWith( array( null ) )]
	#[TestWith( array( 5 ) )]
	#[TestWith( array( array() ) )]
	public function test_other_plugins_enqueue_for_a_screen_without_a_name( mixed $name ): void {
		$this->expectNotToPerformAssertions();
		( new Screens( '', array(), array() ) )->enqueue( $name );
	}
}
