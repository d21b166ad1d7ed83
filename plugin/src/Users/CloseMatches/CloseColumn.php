<?php

declare( strict_types=1 );

namespace Svc\Users\CloseMatches;

use Svc\Users\Intranet\Find\FactKind;

/** A column of profiles with folded text that is compared with a search. */
enum CloseColumn {
	case FirstName;
	case LastName;
	case Title;
	case Department;
	case Office;

	/** @return literal-string */
	public function name(): string {
		return match ( $this ) {
			self::FirstName  => 'first_key',
			self::LastName   => 'last_key',
			self::Title      => 'title_key',
			self::Department => 'department_key',
			self::Office     => 'office_key',
		};
	}

	/** @return literal-string The index that begins with the column; of names and titles also one that begins with the role. */
	public function index(): string {
		return match ( $this ) {
			self::FirstName  => 'by_first',
			self::LastName   => 'by_last',
			self::Title      => 'by_title',
			self::Department => 'by_every_department',
			self::Office     => 'by_every_office',
		};
	}

	/** @return literal-string */
	public function index_by_role(): string {
		return match ( $this ) {
			self::FirstName => 'by_role_first',
			self::LastName  => 'by_role_last',
			default         => 'by_role_title',
		};
	}

	public function kind(): FactKind {
		return match ( $this ) {
			self::FirstName, self::LastName => FactKind::Name,
			self::Title                     => FactKind::Title,
			self::Department                => FactKind::Department,
			self::Office                    => FactKind::Office,
		};
	}

	/** Whether only those who may view the intranet see it. */
	public function is_of_intranet(): bool {
		return self::Department === $this || self::Office === $this;
	}
}
