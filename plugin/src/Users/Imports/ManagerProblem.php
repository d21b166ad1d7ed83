<?php

declare( strict_types=1 );

namespace Svc\Users\Imports;

/** Why the manager of a row is not set. Each text has what stands in the cell. */
final class ManagerProblem {

	/** Number of people named who match a name. */
	private const NAMED = 5;

	public static function nobody( string $cell ): string {
		/* translators: %s: text of a cell. */
		return sprintf( __( 'No one matches "%s".', 'svc' ), $cell );
	}

	/** @param list<string> $people Names with e-mail addresses. */
	public static function several( string $cell, array $people ): string {
		$named = implode( ', ', array_slice( $people, 0, self::NAMED ) ) . ( count( $people ) > self::NAMED ? ', …' : '' );
		/* translators: 1: text of a cell, 2: names of people with their e-mail addresses. */
		return sprintf( __( 'Several people match "%1$s": %2$s. Write the e-mail address of the manager.', 'svc' ), $cell, $named );
	}

	public static function oneself( string $cell ): string {
		/* translators: %s: text of a cell. */
		return sprintf( __( '"%s" is the person of this row, and nobody can report to themselves.', 'svc' ), $cell );
	}

	public static function not_a_manager( string $cell ): string {
		/* translators: %s: text of a cell. */
		return sprintf( __( '"%s" has no profile or is a realtor partner, and cannot be a manager.', 'svc' ), $cell );
	}

	/** @param list<string> $names People of the loop; the first and the last are the same. */
	public static function loop( string $cell, array $names ): string {
		/* translators: 1: text of a cell, 2: names of people, each reporting to the next, such as "Ana → Bo → Ana". */
		return sprintf( __( '"%1$s" would make a loop: %2$s.', 'svc' ), $cell, implode( ' → ', $names ) );
	}

	/** @param string $reason A sentence. */
	public static function not_set( string $cell, string $reason ): string {
		/* translators: 1: text of a cell, 2: a sentence with the reason. */
		return sprintf( __( '"%1$s" was not set as the manager. %2$s', 'svc' ), $cell, $reason );
	}
}
