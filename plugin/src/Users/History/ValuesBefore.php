<?php

declare( strict_types=1 );

namespace Svc\Users\History;

use SplTempFileObject;

/** Values of accounts before a write. One write may be of all accounts, so values above a megabyte are kept in a temporary file. */
final class ValuesBefore {

	private const IN_MEMORY = 1_048_576;

	private readonly SplTempFileObject $file;

	/** @var list<int> Length of each text in the file. */
	private array $lengths = array();

	public function __construct() {
		$this->file = new SplTempFileObject( self::IN_MEMORY );
	}

	/** @param array<int, array<string, mixed>> $values By user ID and field; no objects. */
	public function add( array $values ): void {
		$text            = serialize( $values ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- JSON does not keep all values as they are, and only this object reads the file.
		$this->lengths[] = strlen( $text );
		$this->file->fwrite( $text );
	}

	/** @return iterable<array<int, array<string, mixed>>> As they were added. */
	public function all(): iterable {
		$this->file->fseek( 0 );
		foreach ( $this->lengths as $length ) {
			yield (array) unserialize( (string) $this->file->fread( $length ), array( 'allowed_classes' => false ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- as written above.
		}
	}
}
