<?php

declare( strict_types=1 );

namespace Svc\Users\Company;

/**
 * The company's data for public pages and e-mails: one record per network.
 *
 * Other components read it by `CompanyRecord::current()` and keep no copy. All values are plain text
 * that has to be escaped; the postal address and the disclosure may have line feeds.
 *
 *     $company = CompanyRecord::current();
 *     echo esc_html( "$company->name, NMLS #$company->nmls_id" );
 */
final class CompanyRecord {

	private function __construct(
		/** Never empty: defaults to the title of the network or site. */
		public readonly string $name,
		public readonly string $legal_name,
		/** Up to 12 digits, or empty. */
		public readonly string $nmls_id,
		public readonly string $postal_address,
		public readonly string $phone,
		/** Starts with http:// or https://, or is empty. */
		public readonly string $url,
		public readonly string $disclosure,
		/** Whether pages show the statement of an Equal Housing Lender. */
		public readonly bool $equal_housing,
	) {}

	public static function current(): self {
		return self::of( CompanyStore::stored() );
	}

	/** @param array<string, mixed> $stored Fields that are not the default. */
	public static function of( array $stored ): self {
		$text = static fn ( string $field ): string => is_string( $stored[ $field ] ?? null ) ? $stored[ $field ] : '';
		return new self(
			'' === $text( 'name' ) ? OrganisationName::up_to( CompanyFields::NAME_LENGTH ) : $text( 'name' ),
			$text( 'legal_name' ),
			$text( 'nmls_id' ),
			$text( 'postal_address' ),
			$text( 'phone' ),
			$text( 'url' ),
			$text( 'disclosure' ),
			false !== ( $stored['equal_housing'] ?? true ),
		);
	}

	/** @return array<string, string|bool> By field name, in the order of the field table. */
	public function fields(): array {
		return get_object_vars( $this );
	}
}
