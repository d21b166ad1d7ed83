<?php

declare( strict_types=1 );

namespace Svc\Tests\MortgageCalculator;

use PHPUnit\Framework\TestCase;
use ReflectionClass;
use Svc\Kernel\Database\Database;
use Svc\MortgageCalculator\Settings\Defaults;
use Svc\MortgageCalculator\Settings\SettingsStore;
use Svc\Tests\Filters;

final class SettingsFilterTest extends TestCase {

	protected function tearDown(): void {
		Filters::reset();
	}

	public function test_the_filter_changes_settings_that_stay_valid(): void {
		Filters::answer( 'option svc_mortgage_settings', array( 'stale_after_days' => 9 ) );
		self::assertSame( array_replace( Defaults::all(), array( 'stale_after_days' => 9 ) ), self::settings() );
		Filters::answer( 'svc_mortgage_settings', array_replace( Defaults::all(), array( 'stale_after_days' => 3 ) ) );
		self::assertSame( 3, self::settings()['stale_after_days'] );
		Filters::answer( 'svc_mortgage_settings', array( 'disclosure' => 'Ours.' ) );
		self::assertSame( array( 9, 'Ours.' ), array( self::settings()['stale_after_days'], self::settings()['disclosure'] ) );
	}

	public function test_settings_of_the_filter_that_are_not_valid_are_not_used(): void {
		$wrong = array(
			'text',
			null,
			array( 'stale_after_days' => 0 ),
			array( 'unknown' => 1 ),
			array( 'defaults' => array( 'price' => '1' ) ),
		);
		foreach ( $wrong as $filtered ) {
			Filters::answer( 'svc_mortgage_settings', $filtered );
			self::assertSame( Defaults::all(), self::settings() );
		}
	}

	/** @return array<string, mixed> */
	private static function settings(): array {
		return ( new SettingsStore( ( new ReflectionClass( Database::class ) )->newInstanceWithoutConstructor() ) )->current();
	}
}
