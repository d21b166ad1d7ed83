<?php

declare( strict_types=1 );

namespace Svc\Tests\Kernel;

use PHPUnit\Framework\TestCase;
use Svc\Kernel\CommonError;
use Svc\Kernel\Effect;
use Svc\Users\PeopleError;

/** Written out on purpose: a change here breaks other code and needs a line in the changelog. */
final class VocabularyTest extends TestCase {

	public function test_pins_error_codes_and_their_statuses(): void {
		$statuses = array();
		foreach ( array( ...CommonError::cases(), ...PeopleError::cases() ) as $code ) {
			$statuses[ $code->value ] = $code->status();
		}
		self::assertSame(
			array(
				'rest_forbidden'            => 403,
				'rest_invalid_param'        => 400,
				'rest_precondition_failed'  => 412,
				'rest_busy'                 => 503,
				'rest_internal_error'       => 500,
				'rest_profile_not_found'    => 404,
				'rest_profile_exists'       => 409,
				'rest_bookmark_not_found'   => 404,
				'rest_collection_not_found' => 404,
				'rest_collection_exists'    => 409,
				'rest_position_not_found'   => 404,
				'rest_import_not_found'     => 404,
				'rest_import_conflict'      => 409,
				'rest_open_manager_not_found' => 404,
				'rest_delivery_not_found' => 404,
				'rest_delivery_done' => 409,
			),
			$statuses
		);
	}

	public function test_pins_what_effects_mean(): void {
		$meanings = array();
		foreach ( Effect::cases() as $effect ) {
			$meanings[ $effect->name ] = array( $effect->is_readonly(), $effect->is_destructive(), $effect->is_idempotent() );
		}
		self::assertSame(
			array(
				'Read'   => array( true, false, true ),
				'Create' => array( false, false, false ),
				'Update' => array( false, false, true ),
				'Extend' => array( false, false, false ),
				'Delete' => array( false, true, true ),
			),
			$meanings
		);
	}
}
