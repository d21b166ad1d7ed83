<?php

declare( strict_types=1 );

namespace Svc\Users\Fields;

/** A person's role in the company. Not a WordPress role. */
enum Role: string {
	case LoanOfficer    = 'loan_officer';
	case RealtorPartner = 'realtor_partner';
	case Staff          = 'staff';
	case Leadership     = 'leadership';
	case Assistant      = 'assistant';

	/** Whether people of this role are in the directory and the org chart, and may see both: all but realtor partners. */
	public function is_person(): bool {
		return self::RealtorPartner !== $this;
	}

	/** The site's own label, or the default one: what people read. Plain text that has to be escaped. */
	public function label(): string {
		$own = RoleSettings::own_label( $this );
		return '' === $own ? $this->default_label() : $own;
	}

	/** The label where the settings have none. */
	public function default_label(): string {
		return match ( $this ) {
			self::LoanOfficer    => __( 'Loan Officer', 'svc' ),
			self::RealtorPartner => __( 'Realtor Partner', 'svc' ),
			self::Staff          => __( 'Staff', 'svc' ),
			self::Leadership     => __( 'Leadership', 'svc' ),
			self::Assistant      => __( 'Assistant', 'svc' ),
		};
	}

	/** @return list<string> */
	public static function slugs(): array {
		return array_column( self::cases(), 'value' );
	}

	/** @return array<string, string> Slug => label. */
	public static function labels(): array {
		return array_combine( self::slugs(), array_map( static fn ( self $role ): string => $role->label(), self::cases() ) );
	}

	/** @return list<self> */
	public static function of_people(): array {
		return array_values( array_filter( self::cases(), static fn ( self $role ): bool => $role->is_person() ) );
	}
}
