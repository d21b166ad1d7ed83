<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Theme;

/** Fonts that computers and phones have: e-mail programs do not load others reliably. */
enum Font: string {
	case Arial     = 'arial';
	case Georgia   = 'georgia';
	case Tahoma    = 'tahoma';
	case Trebuchet = 'trebuchet';
	case Verdana   = 'verdana';

	/** Without quotes, so that it stands in an attribute as it is. */
	public function family(): string {
		return match ( $this ) {
			self::Arial     => 'Arial,Helvetica,sans-serif',
			self::Georgia   => 'Georgia,Times New Roman,serif',
			self::Tahoma    => 'Tahoma,Geneva,sans-serif',
			self::Trebuchet => 'Trebuchet MS,Arial,sans-serif',
			self::Verdana   => 'Verdana,Geneva,sans-serif',
		};
	}
}
