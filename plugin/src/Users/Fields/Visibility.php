<?php

declare( strict_types=1 );

namespace Svc\Users\Fields;

/** Who sees a custom field of a profile that they may see. */
enum Visibility: string {
	case Public   = 'public';
	/** Those who may view the intranet. */
	case Intranet = 'intranet';
	/** The owner, and those who may manage profiles. */
	case Private  = 'private';

	/** For the help of a form. */
	public function audience(): string {
		return match ( $this ) {
			self::Public   => __( 'Visible to everyone who can see the profile.', 'svc' ),
			self::Intranet => __( 'Visible to colleagues.', 'svc' ),
			self::Private  => __( 'Visible to the person and administrators only.', 'svc' ),
		};
	}
}
