<?php

declare( strict_types=1 );

namespace Svc\Kernel;

use RuntimeException;
use Svc\Kernel\Database\FailureKind;
use Svc\Kernel\Database\QueryFailed;

/** Thrown by an operation to refuse a call. REST, abilities and the console convert it to their own errors. */
final class Failure extends RuntimeException {

	/** @param array<string, mixed> $data Further members of the error's `data`, beside `status`. */
	public function __construct(
		public readonly ErrorCode $error,
		string $message,
		public readonly array $data = array(),
	) {
		parent::__construct( $message );
	}

	/** @param array<string, string> $params Dotted field name => text a person can act on. */
	public static function invalid( array $params ): self {
		$message = sprintf(
			/* translators: %s: comma-separated field names. */
			__( 'Invalid parameter(s): %s.', 'svc' ),
			implode( ', ', array_keys( $params ) )
		);
		return new self( CommonError::InvalidParam, $message . ' ' . implode( ' ', array_unique( $params ) ), array( 'params' => $params ) );
	}

	/** @param list<string> $fields Fields that this caller may not change; empty when the whole operation is refused. */
	public static function forbidden( array $fields = array() ): self {
		if ( array() === $fields ) {
			return new self( CommonError::Forbidden, __( 'Sorry, you are not allowed to do that.', 'svc' ) );
		}
		$text = __( 'You may not change this field. Leave it out or send it back unchanged.', 'svc' );
		return new self(
			CommonError::Forbidden,
			/* translators: %s: comma-separated field names. */
			sprintf( __( 'You may not change: %s. Leave these fields out or send them back unchanged.', 'svc' ), implode( ', ', $fields ) ),
			array( 'params' => array_fill_keys( $fields, $text ) )
		);
	}

	/** Other writers held a lock for longer than the time limit. */
	public static function busy(): self {
		return new self( CommonError::Busy, __( 'Another change is being made at the moment. Nothing was changed; try again in a few seconds.', 'svc' ) );
	}

	/** WordPress has refused to send text to a table whose character set is older than utf8mb4. */
	public static function unstorable(): self {
		return new self( CommonError::InvalidParam, __( 'The database of this site cannot store some of the characters, such as emoji. Nothing was changed; leave them out.', 'svc' ), array( 'params' => array() ) );
	}

	/** @return self|null Null where the caller cannot do anything about it. */
	public static function of_database( QueryFailed $failed ): ?self {
		return match ( true ) {
			$failed->kind->is_busy()                  => self::busy(),
			FailureKind::Unstorable === $failed->kind => self::unstorable(),
			default                                   => null,
		};
	}

	public static function precondition(): self {
		return new self( CommonError::PreconditionFailed, __( 'This has been changed since you read it. Read it again, then repeat your change with the new ETag.', 'svc' ) );
	}
}
