<?php

declare( strict_types=1 );

namespace Svc\Users\Company;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\FailureKind;
use Svc\Kernel\Database\NetworkOption;
use Svc\Kernel\Database\QueryFailed;
use Svc\Kernel\Etag;
use Svc\Kernel\Failure;
use Svc\Kernel\Precondition;

/** Stores the company record in a network option. Fields with their default value are not stored. */
final class CompanyStore {

	public const OPTION = 'svc_company';

	public function __construct( private readonly Database $database ) {}

	/** @return array<string, mixed> */
	public static function stored(): array {
		return (array) get_network_option( get_main_network_id(), self::OPTION, array() );
	}

	/**
	 * Inside, reads return the last written record, and no other request writes.
	 *
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	public function exclusively( callable $work ): mixed {
		return $this->database->exclusively(
			'company',
			static function () use ( $work ): mixed {
				NetworkOption::forget( self::OPTION );
				return $work();
			}
		);
	}

	/**
	 * @param array<string, mixed> $input Parsed; null and "" restore the default.
	 * @throws Failure When the record is not the expected one.
	 */
	public function change( array $input, Precondition $precondition ): CompanyRecord {
		return $this->exclusively(
			function () use ( $input, $precondition ): CompanyRecord {
				$stored = self::stored();
				$old    = CompanyRecord::of( $stored );
				$precondition->require( Etag::of( $old->fields() ) );
				$changed = self::merged( $stored, $input, $old );
				if ( $changed === $stored ) {
					return $old;
				}
				$this->write( $changed );
				$new = CompanyRecord::of( $changed );
				$this->announce( $new, $old );
				return $new;
			}
		);
	}

	/**
	 * A default name that is sent back unchanged is not stored.
	 *
	 * @param array<string, mixed> $stored
	 * @param array<string, mixed> $input
	 * @return array<string, mixed> Sorted by key, so that equal records compare as equal.
	 */
	public static function merged( array $stored, array $input, CompanyRecord $shown ): array {
		if ( ( $input['name'] ?? null ) === $shown->name ) {
			unset( $input['name'] );
		}
		if ( true === ( $input['equal_housing'] ?? null ) ) {
			$input['equal_housing'] = null;
		}
		$merged = array_filter( array_merge( $stored, $input ), static fn ( mixed $value ): bool => null !== $value && '' !== $value );
		ksort( $merged );
		return $merged;
	}

	/** @param array<string, mixed> $changed */
	private function write( array $changed ): void {
		$this->database->afterwards( static fn () => NetworkOption::forget( self::OPTION ) );
		$this->database->watched( static fn () => NetworkOption::set( self::OPTION, $changed ) );
		if ( self::stored() !== $changed ) {
			throw new QueryFailed( 'The company record was not saved.', FailureKind::Refused );
		}
	}

	private function announce( CompanyRecord $new, CompanyRecord $old ): void {
		$this->database->after_commit(
			static function () use ( $new, $old ): void {
				/**
				 * Fires after the company record has been changed.
				 *
				 * @param CompanyRecord $new
				 * @param CompanyRecord $old
				 */
				do_action( 'svc_company_updated', $new, $old );
			}
		);
	}
}
