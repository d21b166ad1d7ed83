<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Blocks;

use Svc\Users\Company\CompanyRecord;
use Svc\Users\Contact;

/** What the law asks of advertisements for loans: who lends, under which licences, where to look these up, equal housing. */
final class Disclosure {

	private const REGISTER = 'https://www.nmlsconsumeraccess.org/';

	public static function markup( ?Contact $owner ): string {
		$company = CompanyRecord::current();
		$lines   = array(
			null === $owner ? '' : self::licensed( $owner->name(), $owner->nmls_id, 'INDIVIDUAL' ),
			self::licensed( '' === $company->legal_name ? $company->name : $company->legal_name, $company->nmls_id, 'COMPANY' ),
			sprintf( '<a href="%s" target="_blank" rel="noopener">%s</a>', esc_url( self::REGISTER ), esc_html__( 'NMLS Consumer Access', 'svc' ) ),
		);
		return sprintf(
			'<p class="svc-lead-disclosure__lines">%s</p>%s%s',
			implode( ' <span aria-hidden="true">·</span> ', array_filter( $lines ) ),
			'' === $company->disclosure ? '' : '<p>' . nl2br( esc_html( $company->disclosure ) ) . '</p>',
			$company->equal_housing ? self::equal_housing() : ''
		);
	}

	private static function licensed( string $name, string $nmls_id, string $kind ): string {
		if ( '' === $nmls_id ) {
			return 'COMPANY' === $kind ? '<span>' . esc_html( $name ) . '</span>' : '';
		}
		$url = self::REGISTER . "EntityDetails.aspx/$kind/$nmls_id";
		return sprintf(
			'<span>%s</span>',
			sprintf(
				/* translators: 1: name of a company or person, 2: link with the licence number of the Nationwide Multistate Licensing System. */
				esc_html__( '%1$s, %2$s', 'svc' ),
				esc_html( $name ),
				/* translators: %s: number in the register of mortgage lenders. */
				sprintf( '<a href="%s" target="_blank" rel="noopener">%s</a>', esc_url( $url ), esc_html( sprintf( __( 'NMLS #%s', 'svc' ), $nmls_id ) ) )
			)
		);
	}

	private static function equal_housing(): string {
		return sprintf(
			'<p class="svc-lead-disclosure__housing"><svg aria-hidden="true" viewBox="0 0 24 24" width="28" height="28"><path d="M12 2 1 8.5V12h2v10h18V12h2V8.5ZM5 20v-9l7-4.2 7 4.2v9Zm3-8v2.5h8V12Zm0 4v2.5h8V16Z"/></svg>%s</p>',
			esc_html__( 'Equal Housing Lender', 'svc' )
		);
	}
}
