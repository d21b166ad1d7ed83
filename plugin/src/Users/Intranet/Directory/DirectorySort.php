<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Directory;

/** Sort fields of the directory. */
enum DirectorySort: string {
	case LastName   = 'last_name';
	case FirstName  = 'first_name';
	case Title      = 'title';
	case Department = 'department';
	case StartDate  = 'start_date';

	/** @return non-empty-list<literal-string> Ends with a unique column. */
	public function columns(): array {
		return match ( $this ) {
			self::LastName   => array( 'last_key', 'first_key', 'id' ),
			self::FirstName  => array( 'first_key', 'last_key', 'id' ),
			self::Title      => array( 'title_key', 'last_key', 'id' ),
			self::Department => array( 'department_key', 'last_key', 'first_key', 'id' ),
			self::StartDate  => array( 'start_date', 'last_key', 'first_key', 'id' ),
		};
	}

	/** @return literal-string The index that has all people in this order. */
	public function index(): string {
		return match ( $this ) {
			self::LastName   => 'by_person_last',
			self::FirstName  => 'by_person_first',
			self::Title      => 'by_person_title',
			self::Department => 'by_department',
			self::StartDate  => 'by_person_start',
		};
	}
}
