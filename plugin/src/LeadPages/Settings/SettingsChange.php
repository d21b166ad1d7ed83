<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Settings;

use Svc\Kernel\Caller;
use Svc\Kernel\Database\Database;
use Svc\Kernel\Etag;
use Svc\Kernel\Failure;
use Svc\Kernel\Precondition;
use Svc\LeadPages\Pages\Addresses\PageBase;
use Svc\Users\Capabilities;
use Svc\Users\Company\CompanyRecord;
use Svc\Users\Company\CompanyStore;
use Svc\Users\PersonPages\BaseCheck;

/** Changes the settings, the first part of the pages' addresses, and the company record together. */
final class SettingsChange {

	/** Fields of the company record, by those of the settings. */
	private const COMPANY = array(
		'company_name' => 'name',
		'company_nmls' => 'nmls_id',
	);

	private readonly SettingsStore $settings;
	private readonly CompanyStore $company;

	public function __construct( private readonly Database $database ) {
		$this->settings = new SettingsStore( $database );
		$this->company  = new CompanyStore( $database );
	}

	/**
	 * @param array<string, mixed> $input Parsed.
	 * @return array<string, mixed> As they are answered after the change.
	 * @throws Failure
	 */
	public function make( array $input, Caller $caller, Precondition $precondition ): array {
		return $this->company->exclusively(
			fn (): array => $this->settings->exclusively(
				function () use ( $input, $caller, $precondition ): array {
					$old = $this->settings->current();
					$precondition->require( Etag::of( self::answer( $old ) ) );
					$this->change_company( array_intersect_key( $input, self::COMPANY ), $caller );
					$this->change_base( $input['base'] ?? $old->base, $old->base );
					$this->settings->merge( array_diff_key( $input, self::COMPANY ) );
					return self::answer( $this->settings->current() );
				}
			)
		);
	}

	/** @return array<string, mixed> */
	public static function answer( LeadSettings $settings ): array {
		$company = CompanyRecord::current();
		return array(
			'company_name' => $company->name,
			'company_nmls' => $company->nmls_id,
		) + $settings->all();
	}

	/**
	 * Fields that are sent back unchanged need no right to change them.
	 *
	 * @param array<string, mixed> $input
	 */
	private function change_company( array $input, Caller $caller ): void {
		$now     = self::answer( $this->settings->current() );
		$changed = array_filter( $input, static fn ( mixed $value, string $field ): bool => $now[ $field ] !== $value, ARRAY_FILTER_USE_BOTH );
		if ( array() === $changed ) {
			return;
		}
		if ( ! $caller->can( Capabilities::MANAGE ) ) {
			throw Failure::forbidden( array_keys( $changed ) );
		}
		$this->company->change( array_combine( array_map( static fn ( string $field ): string => self::COMPANY[ $field ], array_keys( $changed ) ), $changed ), Precondition::none() );
	}

	private function change_base( string $base, string $old ): void {
		if ( $base === $old ) {
			return;
		}
		$objection = BaseCheck::objection( $base ) ?? ( null === get_page_by_path( $base ) ? null : __( 'A page of this site has this address. Choose another word.', 'svc' ) );
		if ( null !== $objection ) {
			throw Failure::invalid( array( 'base' => $objection ) );
		}
		PageBase::current()->change( $base, $this->database );
	}
}
