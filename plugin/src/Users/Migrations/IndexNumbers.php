<?php

declare( strict_types=1 );

namespace Svc\Users\Migrations;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\Migration;
use Svc\Users\Fields\SearchField;
use Svc\Users\Storage\ProfileStore;
use Svc\Users\Storage\SearchIndex;

/** Enters phone numbers, extensions and NMLS numbers of existing profiles in the search index. */
final class IndexNumbers implements Migration {

	private const STEP = 500;

	public function __construct(
		private readonly SearchIndex $index,
		private readonly ProfileStore $store,
	) {}

	public function run( Database $database ): void {
		$last = (int) ( $database->row( 'SELECT MAX(id) AS id FROM %i', $database->table( 'profiles' ) )['id'] ?? 0 );
		for ( $after = 0; $after < $last; $after += self::STEP ) {
			// Between reading and adding, a writer could replace a number or delete a profile, and the old entry would stay.
			$database->exclusively( 'profiles', fn () => $this->index->add( $this->store->between( $after, $after + self::STEP ), SearchField::NUMBERS ) );
		}
	}

	/** The entries are removed with their table. */
	public function revert( Database $database ): void {}
}
