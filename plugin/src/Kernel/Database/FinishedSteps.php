<?php

declare( strict_types=1 );

namespace Svc\Kernel\Database;

use Closure;

/**
 * Which steps have run on this network: a set of names such as `users/create-profiles`.
 *
 * Versions up to 2.2 kept a counter of one list that all components shared. Steps were inserted into that list, so the
 * counter does not tell which have run; on such a site every step runs once more.
 */
final class FinishedSteps {

	private const OPTION  = 'svc_migrations';
	private const COUNTER = 'svc_schema';

	/** @param array<non-empty-string, Closure(): Migration> $steps By full name, in order. */
	public function __construct( private readonly array $steps ) {}

	/** @return list<string> */
	public function names(): array {
		$stored = get_network_option( get_main_network_id(), self::OPTION, array() );
		return array_values( array_filter( is_array( $stored ) ? $stored : array(), 'is_string' ) );
	}

	/** @return array<non-empty-string, Closure(): Migration> */
	public function missing(): array {
		return array_diff_key( $this->steps, array_flip( $this->names() ) );
	}

	public function add( string $name ): void {
		NetworkOption::set( self::OPTION, array_values( array_unique( array( ...$this->names(), $name ) ) ) );
	}

	public function clear(): void {
		NetworkOption::set( self::OPTION, array() );
	}

	public function forget_counter(): void {
		delete_network_option( get_main_network_id(), self::COUNTER );
	}

	/** Reads the steps again, because another process may have finished some. */
	public function read_again(): void {
		NetworkOption::forget( self::OPTION );
	}

	/** Those of a single site that became a network. */
	public static function delete_former(): void {
		FormerOptions::delete( self::OPTION );
		FormerOptions::delete( self::COUNTER );
	}

	public static function uninstall(): void {
		NetworkOption::delete( self::OPTION, self::COUNTER );
	}
}
