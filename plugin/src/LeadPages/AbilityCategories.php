<?php

declare( strict_types=1 );

namespace Svc\LeadPages;

use Svc\Kernel\Abilities\Category;

/** The category of this component's abilities. */
final class AbilityCategories {

	public const LEADS = 'lead-management';

	/** @return list<Category> */
	public static function all(): array {
		return array(
			new Category( self::LEADS, __( 'Lead management', 'svc' ), __( 'Lead pages with their figures, and the enquiries that came in: reading, changing, notes.', 'svc' ) ),
		);
	}
}
