<?php

declare( strict_types=1 );

namespace Svc\Kernel\Text;

use Generator;
use SplFileObject;

/** Reads the records of a spreadsheet file one at a time: in UTF-8, separated by commas, semicolons or tabs. */
final class CsvReader {

	/** The one that texts have least first. */
	private const DELIMITERS = array( "\t", ';', ',' );

	/**
	 * @return Generator<int, list<string>> By record number, from 1; empty records are skipped.
	 * @throws UnreadableCsv
	 */
	public static function records( SplFileObject $file ): Generator {
		$head = (string) $file->fread( 65536 );
		self::require_utf8( $head );
		$delimiter = self::delimiter( $head );
		$file->fseek( str_starts_with( $head, Csv::BOM ) ? strlen( Csv::BOM ) : 0 );
		for ( $number = 1; true; $number++ ) {
			$cells = $file->fgetcsv( $delimiter, '"', '' );
			if ( ! is_array( $cells ) ) {
				return;
			}
			$cells = array_map( 'strval', $cells );
			foreach ( $cells as $cell ) {
				if ( ! Text::is_utf8( $cell ) ) {
					/* translators: %d: number of a row. */
					throw new UnreadableCsv( sprintf( __( 'Row %d is not in UTF-8. Save the file as “CSV UTF-8”.', 'svc' ), $number ) );
				}
			}
			if ( '' !== implode( '', $cells ) ) {
				yield $number => $cells;
			}
		}
	}

	/** The separator of which most of the first ten lines have the same number, outside of quotes. */
	private static function delimiter( string $head ): string {
		preg_match_all( '/[^\r\n]+/', (string) preg_replace( '/"(?:[^"]|"")*"/', '', $head ), $lines );
		$best  = array( 0, 0 );
		$found = ',';
		foreach ( self::DELIMITERS as $delimiter ) {
			$numbers = array_filter( array_map( static fn ( string $line ): int => substr_count( $line, $delimiter ), array_slice( $lines[0], 0, 10 ) ) );
			foreach ( array_count_values( $numbers ) as $number => $rows ) {
				if ( array( $rows, $number ) > $best ) {
					$best  = array( $rows, $number );
					$found = $delimiter;
				}
			}
		}
		return $found;
	}

	private static function require_utf8( string $head ): void {
		if ( 1 === preg_match( '/^(?:\xFF\xFE|\xFE\xFF)|\x00/', $head ) ) {
			throw new UnreadableCsv( __( 'This file is in UTF-16, or no text at all. Save it as “CSV UTF-8”.', 'svc' ) );
		}
	}
}
