<?php

declare( strict_types=1 );

namespace Svc\ModernData\Mcp;

use Svc\Kernel\Abilities\Execution;
use Svc\Kernel\CommonError;
use Svc\Kernel\Exposure;
use Svc\ModernData\Mcp\Switches\Switches;
use Throwable;
use WP_Ability;
use WP_Error;

/** Runs abilities for this endpoint: the caller sees refusals, but no internal errors. */
final class AbilityRunner {

	/** Errors of core's own runner that may quote code or paths. */
	private const INSIDE = array( 'ability_callback_exception', 'ability_invalid_output', 'ability_invalid_execute_callback', 'ability_invalid_permission_callback' );

	/** Errors of core's runner about the input, before the ability runs. */
	private const REFUSED_INPUT = array( 'ability_invalid_input', 'ability_missing_input_schema' );

	public static function allows( WP_Ability $ability ): bool {
		try {
			return true === $ability->check_permissions( array() );
		} catch ( Throwable $error ) {
			self::log( $ability, $error->getMessage() );
			return false;
		}
	}

	/**
	 * @param array<array-key, mixed> $input
	 * @return array<array-key, mixed>|WP_Error The error's data has an HTTP status.
	 */
	public static function run( WP_Ability $ability, array $input ): array|WP_Error {
		try {
			$answer = self::checked( $ability, $input ) ?? self::execute( $ability, $input );
		} catch ( Throwable $error ) {
			self::log( $ability, (string) $error );
			return self::internal();
		}
		if ( is_wp_error( $answer ) ) {
			return self::told( $ability, $answer );
		}
		return is_array( $answer ) || is_object( $answer ) ? (array) $answer : array( 'result' => $answer );
	}

	/**
	 * Reads by an ability's name: null where it is missing, switched off or refused.
	 *
	 * @param array<string, mixed> $input
	 * @return array<array-key, mixed>|null
	 */
	public static function read( Switches $switches, string $name, array $input ): ?array {
		$ability = $switches->is_on( $name ) && wp_has_ability( $name ) ? wp_get_ability( $name ) : null;
		$answer  = null === $ability ? null : self::run( $ability, $input );
		return is_array( $answer ) ? $answer : null;
	}

	/**
	 * Checks input and permission first, because core's runner reports refusals as programming errors.
	 *
	 * @param array<array-key, mixed> $input
	 */
	private static function checked( WP_Ability $ability, array $input ): ?WP_Error {
		$valid = $ability->validate_input( $ability->normalize_input( $input ) );
		if ( is_wp_error( $valid ) ) {
			return $valid;
		}
		return true === $ability->check_permissions( $input ) ? null : self::forbidden();
	}

	/** @param array<array-key, mixed> $input */
	private static function execute( WP_Ability $ability, array $input ): mixed {
		$exposure = static fn (): Exposure => Exposure::Mcp;
		add_filter( Execution::EXPOSURE, $exposure );
		try {
			return $ability->execute( $input );
		} finally {
			remove_filter( Execution::EXPOSURE, $exposure );
		}
	}

	private static function told( WP_Ability $ability, WP_Error $error ): WP_Error {
		$code = (string) $error->get_error_code();
		if ( in_array( $code, self::REFUSED_INPUT, true ) ) {
			return new WP_Error( $code, $error->get_error_message(), array( 'status' => 400 ) );
		}
		if ( CommonError::Busy->value === $code ) {
			return $error;
		}
		if ( 'rest_internal_error' === $code ) {
			return self::internal();
		}
		$data = (array) $error->get_error_data();
		if ( in_array( $code, self::INSIDE, true ) || (int) ( $data['status'] ?? 500 ) >= 500 ) {
			self::log( $ability, $error->get_error_message() );
			return self::internal();
		}
		return $error;
	}

	private static function forbidden(): WP_Error {
		return new WP_Error( 'rest_forbidden', __( 'Sorry, you are not allowed to do that.', 'svc' ), array( 'status' => 403 ) );
	}

	private static function internal(): WP_Error {
		return new WP_Error( 'rest_internal_error', __( 'Something went wrong on the server. Its log says what.', 'svc' ), array( 'status' => 500 ) );
	}

	private static function log( WP_Ability $ability, string $text ): void {
		// phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- the caller sees no internal errors.
		error_log( "svc mcp {$ability->get_name()}: $text" );
	}
}
