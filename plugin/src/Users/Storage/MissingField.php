<?php

declare( strict_types=1 );

namespace Svc\Users\Storage;

/** Fields by whose absence lists can be filtered. */
enum MissingField: string {
	case Manager    = 'manager';
	case Photo      = 'photo';
	case Department = 'department';

	public function label(): string {
		return match ( $this ) {
			self::Manager    => __( 'No manager', 'svc' ),
			self::Photo      => __( 'No photo', 'svc' ),
			self::Department => __( 'No department', 'svc' ),
		};
	}

	/** @return literal-string Condition on profiles, aliased p. Realtor partners never have a manager, so theirs is not missing. */
	public function condition(): string {
		return match ( $this ) {
			self::Manager    => 'p.is_person = 1 AND p.has_manager = 0',
			self::Photo      => 'p.avatar_id IS NULL',
			self::Department => "p.department_key = ''",
		};
	}
}
