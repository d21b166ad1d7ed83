<?php

declare( strict_types=1 );

namespace Svc\Kernel\Database;

/** Why a statement failed, as far as it matters for its transaction. */
enum FailureKind {

	/** The statement itself is invalid. */
	case Refused;

	/** WordPress has not sent the statement, because a column cannot store some of the characters. */
	case Unstorable;

	/** The whole transaction has been rolled back in favour of another one. */
	case Deadlock;

	/** Another connection holds a lock for longer than this one may wait. */
	case LockWait;

	/** The server has rolled back what was not committed. */
	case ConnectionLost;

	/** Error codes of MySQL and MariaDB: gone away, lost, lost with details, server shutdown, killed, idle for too long. */
	private const LOST = array( 2006, 2013, 2055, 1053, 1927, 4031 );

	public static function of( int $code, string $message ): self {
		return match ( true ) {
			1213 === $code                                                    => self::Deadlock,
			1205 === $code || str_contains( $message, 'database is locked' ) => self::LockWait,
			in_array( $code, self::LOST, true )                               => self::ConnectionLost,
			default                                                           => self::Refused,
		};
	}

	/** Whether the transaction has ended or may be incomplete, so that the same work may succeed in a new one. */
	public function is_transient(): bool {
		return ! in_array( $this, array( self::Refused, self::Unstorable ), true );
	}

	/** Whether other writers caused the failure. */
	public function is_busy(): bool {
		return in_array( $this, array( self::Deadlock, self::LockWait ), true );
	}
}
