<?php

declare( strict_types=1 );

namespace Svc\Users\Sheets;

use Svc\Kernel\Text\Text;

/** Which columns the headers of a file mean. */
final class HeaderGuess {

	/** @var array<string, string> Bare word => name of the column. */
	private readonly array $known;

	/** @param array<string, Column> $columns */
	public function __construct( array $columns ) {
		$known = array();
		// What a column is really called goes before what others call it.
		foreach ( $columns as $column ) {
			$known += array(
				self::bare( $column->name )  => $column->name,
				self::bare( $column->label ) => $column->name,
			);
		}
		foreach ( $columns as $column ) {
			$known += array_fill_keys( array_map( array( self::class, 'bare' ), $column->aliases ), $column->name );
		}
		$this->known = $known;
	}

	/**
	 * @param list<string> $headers
	 * @return list<string> Names of columns; "" for what is not known.
	 */
	public function of( array $headers ): array {
		return array_map( fn ( string $header ): string => $this->known[ self::bare( $header ) ] ?? '', $headers );
	}

	/** Letters and digits alone. */
	private static function bare( string $text ): string {
		return (string) preg_replace( '/[^\p{L}\p{N}]+/u', '', Text::folded( $text ) );
	}
}
