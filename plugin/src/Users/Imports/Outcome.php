<?php

declare( strict_types=1 );

namespace Svc\Users\Imports;

/** The outcome of a row. */
enum Outcome: string {
	case Created   = 'created';
	case Changed   = 'changed';
	case Unchanged = 'unchanged';
	case Refused   = 'refused';

	public function label(): string {
		return match ( $this ) {
			self::Created   => __( 'Created', 'svc' ),
			self::Changed   => __( 'Changed', 'svc' ),
			self::Unchanged => __( 'Unchanged', 'svc' ),
			self::Refused   => __( 'Refused', 'svc' ),
		};
	}
}
