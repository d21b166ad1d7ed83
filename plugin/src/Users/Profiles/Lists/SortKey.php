<?php

declare( strict_types=1 );

namespace Svc\Users\Profiles\Lists;

/** Sort keys of lists of profiles. */
enum SortKey: string {
	case LastName   = 'last_name';
	case FirstName  = 'first_name';
	case Email      = 'email';
	case Role       = 'role';
	case JobTitle   = 'job_title';
	case Id         = 'id';
	case UserId     = 'user_id';
	/** Only for callers who may view the intranet. */
	case Department = 'department';

	/** @return non-empty-list<literal-string> Each list is a prefix of an index, so that a page is read in order; the last one is unique. */
	public function columns(): array {
		return match ( $this ) {
			self::LastName   => array( 'last_key', 'first_key', 'id' ),
			self::FirstName  => array( 'first_key', 'last_key', 'id' ),
			self::Email      => array( 'email_key', 'id' ),
			self::Role       => array( 'role', 'last_key', 'first_key', 'id' ),
			self::JobTitle   => array( 'title_key', 'id' ),
			self::Id         => array( 'id' ),
			self::UserId     => array( 'user_id' ),
			self::Department => array( 'department_key', 'last_key', 'first_key', 'id' ),
		};
	}

	/** @return literal-string The index with these columns in order, after the role column if the list has one role. */
	public function index( bool $is_of_one_role ): string {
		return match ( $this ) {
			self::LastName   => $is_of_one_role ? 'by_role_last' : 'by_last',
			self::FirstName  => $is_of_one_role ? 'by_role_first' : 'by_first',
			self::Email      => $is_of_one_role ? 'by_role_email' : 'by_email',
			self::Role       => 'by_role_last',
			self::JobTitle   => $is_of_one_role ? 'by_role_title' : 'by_title',
			self::Id         => $is_of_one_role ? 'by_role' : 'PRIMARY',
			self::UserId     => $is_of_one_role ? 'by_role_user' : 'user_id',
			self::Department => $is_of_one_role ? 'by_role_department' : 'by_every_department',
		};
	}

	/** @return list<string> */
	public static function names(): array {
		return array_column( self::cases(), 'value' );
	}
}
