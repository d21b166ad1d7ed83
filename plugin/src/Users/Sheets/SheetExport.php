<?php

declare( strict_types=1 );

namespace Svc\Users\Sheets;

use Svc\Kernel\Reply;
use Svc\Kernel\Text\Csv;
use Svc\Users\Profiles\Lists\ListQuery;
use Svc\Users\Profiles\VCard;

/** Exports people as comma-separated values or vCards. */
final class SheetExport {

	public function __construct(
		private readonly Columns $columns,
		private readonly SheetReader $reader,
	) {}

	/** @param list<string> $names Column names; empty for all that can be imported. */
	public function sheet( ListQuery $query, array $names, bool $has_bom ): Reply {
		return Reply::lines( 'text/csv; charset=utf-8', $this->lines( $query, $names, $has_bom ), self::file_name( 'csv' ) );
	}

	public function cards( ListQuery $query ): Reply {
		return Reply::lines( 'text/vcard; charset=utf-8', $this->each_card( $query ), self::file_name( 'vcf' ) );
	}

	/**
	 * @param list<string> $names
	 * @return iterable<string>
	 */
	private function lines( ListQuery $query, array $names, bool $has_bom ): iterable {
		$all    = $this->columns->all();
		$chosen = array_map( static fn ( string $name ): Column => $all[ $name ], array() === $names ? array_keys( $this->columns->imported() ) : $names );
		yield ( $has_bom ? Csv::BOM : '' ) . Csv::line( array_map( static fn ( Column $column ): string => $column->label, $chosen ) );
		foreach ( $this->reader->people( $query ) as $person ) {
			yield Csv::line( array_values( $person->cells( $chosen ) ) );
		}
	}

	/** @return iterable<string> vCards in version 3.0, which every address book reads, with all data that administrators see. */
	private function each_card( ListQuery $query ): iterable {
		foreach ( $this->reader->people( $query ) as $person ) {
			$profile = $person->profile;
			yield VCard::of( $profile, VCard::OLD, VCard::uid( $profile ), $person->avatar_url(), true );
		}
	}

	private static function file_name( string $extension ): string {
		return 'people-' . wp_date( 'Y-m-d' ) . ".$extension";
	}
}
