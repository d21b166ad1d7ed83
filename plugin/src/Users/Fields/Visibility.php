<?php

declare( strict_types=1 );

namespace Svc\Users\Fields;

/** Who sees a custom field, among the callers who may see the profile. */
enum Visibility: string {
	case Public   = 'public';
	/** Those who may view the intranet. */
	case Intranet = 'intranet';
	/** The owner and administrators. */
	case Private  = 'private';

	/** Help text for forms. */
	public function audience(): string {
		return match ( $this ) {
			self::Public   => __( 'Visible to everyone who can see the profile.', 'svc' ),
			self::Intranet => __( 'Visible to colleagues.', 'svc' ),
			self::Private  => __( 'Visible to the person and administrators only.', 'svc' ),
		};
	}
}
