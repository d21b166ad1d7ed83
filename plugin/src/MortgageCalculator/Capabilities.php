<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator;

use Svc\Kernel\Access\Capability;

/** The capability of this component. A role or account can also grant or deny it explicitly. */
final class Capabilities {

	/** Administrators of the site. */
	public const MANAGE = 'svc_manage_calculator';

	/** @return list<Capability> */
	public static function all(): array {
		return array(
			new Capability( self::MANAGE, static fn ( array $granted ): bool => (bool) ( $granted[ self::MANAGE ] ?? $granted['manage_options'] ?? false ) ),
		);
	}
}
