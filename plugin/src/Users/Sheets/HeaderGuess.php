<?php

declare( strict_types=1 );

namespace Svc\Users\Sheets;

use Svc\Kernel\Text\Text;

/** Matches the headers of a file to columns. */
final class HeaderGuess {

	/** Beginnings of words that in brackets tell a private matter, as in "Phone (home)". */
	private const PRIVATE = '/\b(?:home|personal|privat|prive|particular|emergency|notfall|emergencia|urgence|spouse|family|kin\b|recovery|secondary|alternate|former|old\b)/u';

	/** @var array<string, string> Normalised header => column name. */
	private readonly array $known;

	/** @param array<string, Column> $columns */
	public function __construct( array $columns ) {
		$known = array();
		// Column names and labels take precedence over aliases.
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
	 * @return list<string> Column names; "" for unknown headers.
	 */
	public function of( array $headers ): array {
		return array_map( fn ( string $header ): string => $this->known[ self::bare( $header ) ] ?? $this->known[ self::bare( self::without_notes( $header ) ) ] ?? '', $headers );
	}

	/** Other programs add notes in brackets, as in "Email Address [Required]". What is private stays. */
	private static function without_notes( string $header ): string {
		return (string) preg_replace_callback(
			'/\[[^\]]*\]|\([^)]*\)/u',
			static fn ( array $note ): string => 1 === preg_match( self::PRIVATE, Text::folded( $note[0] ) ) ? $note[0] : '',
			$header
		);
	}

	/** Keeps only letters and digits. */
	private static function bare( string $text ): string {
		return (string) preg_replace( '/[^\p{L}\p{N}]+/u', '', Text::folded( $text ) );
	}
}
