<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Profiles\Lists;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Svc\Users\Profiles\Lists\SortKey;

final class SortKeyTest extends TestCase {

	/** @return iterable<string, array{SortKey}> */
	public static function keys(): iterable {
		foreach ( SortKey::cases() as $key ) {
			yield $key->value => array( $key );
		}
	}

	#[DataProvider( 'keys' )]
	public function test_ends_with_what_no_two_profiles_share( SortKey $key ): void {
		$columns = $key->columns();
		self::assertContains( end( $columns ), array( 'id', 'user_id' ) );
	}

	#[DataProvider( 'keys' )]
	public function test_names_columns_and_nothing_else( SortKey $key ): void {
		foreach ( $key->columns() as $column ) {
			self::assertMatchesRegularExpression( '/^[a-z_]+$/', $column );
		}
	}

	public function test_sorts_names_by_their_folded_keys(): void {
		self::assertSame( array( 'last_key', 'first_key', 'id' ), SortKey::LastName->columns() );
		self::assertSame( array( 'first_key', 'last_key', 'id' ), SortKey::FirstName->columns() );
	}
}
