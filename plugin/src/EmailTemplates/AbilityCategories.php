<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates;

use Svc\Kernel\Abilities\Category;

/** The category of this component's abilities. */
final class AbilityCategories {

	public const TEMPLATES = 'email-templates';

	/** @return list<Category> */
	public static function all(): array {
		return array(
			new Category( self::TEMPLATES, __( 'E-mail templates', 'svc' ), __( 'Templates of the company’s e-mails and signatures: reading, writing, rendering, and sending a test.', 'svc' ) ),
		);
	}
}
