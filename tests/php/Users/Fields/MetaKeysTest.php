<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Fields;

use PHPUnit\Framework\TestCase;
use Svc\Tests\Filters;
use Svc\Users\Fields\MetaKeys;

final class MetaKeysTest extends TestCase {

	protected function tearDown(): void {
		Filters::reset();
	}

	public function test_has_two_keys_of_its_own(): void {
		self::assertSame( array( 'svc_department', 'svc_reports_to' ), array_keys( ( new MetaKeys() )->output()->members ) );
	}

	public function test_adds_what_a_site_registers(): void {
		Filters::answer( 'svc_profile_meta_keys', array( 'badge' => array( 'label' => 'Badge' ) ) );
		$keys = new MetaKeys();
		self::assertSame( array( 'badge' ), array_keys( $keys->custom() ) );
		self::assertSame( 'Badge', $keys->input()->json()['properties']['badge']['description'] );
	}

	public function test_passes_over_what_is_no_key(): void {
		Filters::answer(
			'svc_profile_meta_keys',
			array(
				'Badge'          => array(),
				'9lives'         => array(),
				'a b'            => array(),
				"badge\n"        => array(),
				'text'           => 'string',
				0                => array(),
				'svc_reports_to' => array( 'visibility' => 'public' ),
				'svc_department' => array( 'visibility' => 'public' ),
				'fine_1'         => array(),
			)
		);
		self::assertSame( array( 'fine_1' ), array_keys( ( new MetaKeys() )->custom() ) );
	}

	public function test_lives_with_a_filter_that_answers_nonsense(): void {
		Filters::answer( 'svc_profile_meta_keys', 'nonsense' );
		self::assertSame( array(), ( new MetaKeys() )->custom() );
	}
}
