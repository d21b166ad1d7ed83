<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Company;

use PHPUnit\Framework\TestCase;
use Svc\Users\Company\CompanyFields;
use Svc\Users\Company\CompanyRecord;

final class CompanyRecordTest extends TestCase {

	public function test_has_the_fields_of_the_contract_in_their_order(): void {
		$names = array_keys( CompanyFields::output()->members );
		self::assertSame( $names, array_keys( CompanyRecord::of( array( 'name' => 'Larkfield' ) )->fields() ) );
		self::assertSame( $names, CompanyFields::output()->required );
		self::assertSame( $names, array_keys( CompanyFields::input()->members ) );
	}

	public function test_is_empty_text_and_an_equal_housing_lender_by_default(): void {
		$company = CompanyRecord::of( array( 'name' => '0' ) );
		self::assertSame( '0', $company->name );
		self::assertTrue( $company->equal_housing );
		self::assertSame( array( '' ), array_values( array_unique( array_diff_key( $company->fields(), array_flip( array( 'name', 'equal_housing' ) ) ) ) ) );
	}

	public function test_reads_what_is_no_text_as_empty(): void {
		$company = CompanyRecord::of(
			array(
				'name'          => 'Larkfield',
				'phone'         => array( '1' ),
				'nmls_id'       => 5,
				'equal_housing' => 'no',
			)
		);
		self::assertSame( array( '', '', true ), array( $company->phone, $company->nmls_id, $company->equal_housing ) );
	}
}
