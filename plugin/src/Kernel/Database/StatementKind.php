<?php

declare( strict_types=1 );

namespace Svc\Kernel\Database;

/** What a statement of another plugin would do to the transaction that it runs in. */
enum StatementKind {

	case Begins;
	case Commits;
	case RollsBack;

	/** Commits unasked, as whatever changes tables, rights or locks of tables does. */
	case Ends;

	/** Nothing. */
	case Other;

	/** White space and comments; what `/*!` begins is run all the same. */
	private const LEAD = '~^(?:\s+|/\*M?!\d*|/\*.*?\*/|--[^\n]*(?:\n|$)|\#[^\n]*(?:\n|$))+~s';

	private const AUTOCOMMIT = '~^SET\b.*\bautocommit`?\s*:?=\s*[\'"]?(\w+)~is';

	private const BEGINS = '~^(?:START\s+TRANSACTION\b|BEGIN(?:\s+WORK)?[\s;]*$)~i';

	private const COMMITS = '~^COMMIT\b~i';

	private const ROLLS_BACK = '~^ROLLBACK\b(?!(?:\s+WORK)?\s+TO\b)~i';

	private const ENDS = '~^(?:(?:CREATE|DROP)\b(?!\s+(?:OR\s+REPLACE\s+)?TEMPORARY\b)|BEGIN\b|(?:ALTER|RENAME|TRUNCATE|GRANT|REVOKE|LOCK|OPTIMIZE|REPAIR|CHECK|FLUSH|RESET|INSTALL|UNINSTALL|XA|CACHE|CHANGE|START|STOP|IMPORT)\b|ANALYZE\s+(?:\w+\s+)?TABLE\b|LOAD\s+INDEX\b|SET\s+PASSWORD\b)~i';

	public static function of( string $sql ): self {
		$sql = (string) preg_replace( self::LEAD, '', $sql );
		if ( 1 === preg_match( self::AUTOCOMMIT, $sql, $found ) ) {
			return in_array( strtolower( $found[1] ), array( '0', 'off', 'false' ), true ) ? self::Begins : self::Commits;
		}
		return match ( 1 ) {
			preg_match( self::BEGINS, $sql )     => self::Begins,
			preg_match( self::COMMITS, $sql )    => self::Commits,
			preg_match( self::ROLLS_BACK, $sql ) => self::RollsBack,
			preg_match( self::ENDS, $sql )       => self::Ends,
			default                              => self::Other,
		};
	}
}
