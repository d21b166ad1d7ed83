<?php

declare( strict_types=1 );

namespace Svc\Users;

use Svc\Kernel\Abilities\Category;

/** The categories of this component's abilities. */
final class AbilityCategories {

	public const USERS    = 'user-management';
	public const PROFILES = 'profile-management';
	public const INTRANET = 'intranet';

	/** @return list<Category> */
	public static function all(): array {
		return array(
			new Category( self::USERS, __( 'User management', 'svc' ), __( 'Finding and reading the profiles that the company shows of its people.', 'svc' ), __( 'Profiles', 'svc' ) ),
			new Category( self::PROFILES, __( 'Profile management', 'svc' ), __( 'Making, changing and deleting those profiles.', 'svc' ), __( 'Profiles', 'svc' ) ),
			new Category( self::INTRANET, __( 'Intranet', 'svc' ), __( 'Colleagues, departments and who reports to whom; and the caller\'s own bookmarks.', 'svc' ), __( 'Directory and org chart', 'svc' ) ),
		);
	}
}
