<?php

declare( strict_types=1 );

namespace Svc\Kernel\Database;

/** The effect of another plugin's statement on the open transaction. */
enum StatementKind {

	case Begins;
	case Commits;
	case RollsBack;

	/** Commits implicitly: statements that change tables, privileges or table locks. */
	case Ends;

	/** Does not affect the transaction. */
	case Other;

	/** White space and comments. The server executes the content of `/*!` comments. */
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
