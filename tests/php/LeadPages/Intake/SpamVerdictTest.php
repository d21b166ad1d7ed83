<?php

declare( strict_types=1 );

namespace Svc\Tests\LeadPages\Intake;

use PHPUnit\Framework\TestCase;
use Svc\LeadPages\Fields\SpamReason;
use Svc\LeadPages\Intake\SpamVerdict;

final class SpamVerdictTest extends TestCase {

	public function test_one_reason_is_enough(): void {
		self::assertFalse( SpamVerdict::because( array() )->is_spam() );
		$spam = SpamVerdict::because( array( SpamReason::Links ) );
		self::assertTrue( $spam->is_spam() );
		self::assertSame( array( 'links', 'challenge' ), $spam->and( SpamReason::Challenge )->words() );
	}

	public function test_another_plugin_has_the_last_word(): void {
		self::assertFalse( SpamVerdict::because( array() )->scored( 49 )->is_spam() );
		$taken = SpamVerdict::because( array() )->scored( 50 );
		self::assertSame( array( true, array( 'filter' ) ), array( $taken->is_spam(), $taken->words() ) );
		self::assertFalse( SpamVerdict::because( array( SpamReason::Links ) )->scored( 0 )->is_spam() );
		self::assertSame( 100, SpamVerdict::because( array() )->scored( 1000 )->score );
	}
}
