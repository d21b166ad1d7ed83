<?php

declare( strict_types=1 );

namespace Svc\Users\Sheets;

use RuntimeException;
use Svc\Kernel\Document;
use Svc\Kernel\Etag;
use Svc\Kernel\Reply;
use Svc\Kernel\Text\Csv;
use Svc\Users\Profiles\ListQuery;
use Svc\Users\Profiles\MetaKeys;

/** People as a file of comma-separated values. */
final class SheetExport {

	/** What is more goes to a file that the system takes away again. */
	private const IN_MEMORY = 2 * 1024 * 1024;

	public function __construct(
		private readonly Columns $columns,
		private readonly SheetReader $reader,
		private readonly MetaKeys $meta_keys,
	) {}

	/** @param list<string> $names Of columns; none for all that can be imported. */
	public function reply( ListQuery $query, array $names, bool $has_bom ): Reply {
		$stream = fopen( 'php://temp/maxmemory:' . self::IN_MEMORY, 'w+b' ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_read_fopen -- memory, with the system's own spill.
		if ( false === $stream ) {
			throw new RuntimeException( 'No room for an export.' );
		}
		$hash = hash_init( 'sha256' );
		foreach ( $this->lines( $query, $names, $has_bom ) as $line ) {
			hash_update( $hash, $line );
			fwrite( $stream, $line ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_read_fwrite -- memory.
		}
		$name = 'people-' . wp_date( 'Y-m-d' ) . '.csv';
		return Reply::document( new Document( 'text/csv; charset=utf-8', static fn () => $stream, $name ), Etag::of( hash_final( $hash ) ) );
	}

	/**
	 * @param list<string> $names
	 * @return iterable<string>
	 */
	public function lines( ListQuery $query, array $names, bool $has_bom ): iterable {
		$all    = $this->columns->all();
		$chosen = array_map( static fn ( string $name ): Column => $all[ $name ], array() === $names ? array_keys( $this->columns->imported() ) : $names );
		yield ( $has_bom ? Csv::BOM : '' ) . Csv::line( array_map( static fn ( Column $column ): string => $column->label, $chosen ) );
		foreach ( $this->reader->people( $query ) as $person ) {
			$cells = $person->cells( $this->meta_keys );
			yield Csv::line( array_map( static fn ( Column $column ): string => $cells[ $column->name ], $chosen ) );
		}
	}
}
