<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Company;

use PHPUnit\Framework\TestCase;
use Svc\Users\Company\CompanyRecord;
use Svc\Users\Company\CompanyStore;

final class CompanyStoreTest extends TestCase {

	/**
	 * @param array<string, mixed> $stored
	 * @param array<string, mixed> $input
	 * @param array<string, mixed> $merged
	 * @dataProvider changes
	 */
	public function test_keeps_only_what_is_not_the_default( array $stored, array $input, array $merged ): void {
		$shown = CompanyRecord::of( $stored + array( 'name' => 'Title of the site' ) );
		self::assertSame( $merged, CompanyStore::merged( $stored, $input, $shown ) );
	}

	/** @return array<string, array{array<string, mixed>, array<string, mixed>, array<string, mixed>}> */
	public static function changes(): array {
		$name  = array( 'name' => 'Larkfield' );
		$false = array( 'equal_housing' => false );
		return array(
			'absent keeps'                     => array( $name, array(), $name ),
			'null clears'                      => array( $name, array( 'name' => null ), array() ),
			'empty text clears'                => array( $name, array( 'name' => '' ), array() ),
			'zero is text'                     => array( array(), array( 'nmls_id' => '0' ), array( 'nmls_id' => '0' ) ),
			'the default name stays default'   => array( array(), array( 'name' => 'Title of the site' ), array() ),
			'the name that is set stays set'   => array( $name, $name, $name ),
			'false is not the default'         => array( array(), $false, $false ),
			'true is the default'              => array( $false, array( 'equal_housing' => true ), array() ),
			'null is the default'              => array( $false, array( 'equal_housing' => null ), array() ),
			'fields have one order'            => array( array( 'phone' => '1' ), $false, array( ...$false, 'phone' => '1' ) ),
		);
	}
}
