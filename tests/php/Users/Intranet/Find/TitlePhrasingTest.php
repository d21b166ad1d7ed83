<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Intranet\Find;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Svc\Users\Fields\Role;
use Svc\Users\Intranet\Find\Colleague;
use Svc\Users\Intranet\Find\Company;
use Svc\Users\Intranet\Find\TitlePhrasing;

final class TitlePhrasingTest extends TestCase {

	private static function company(): Company {
		$people = array(
			array( 'Processing Team Lead', 'Processing', 'Oslo' ),
			array( 'Junior Loan Processor', 'Processing', 'Oslo' ),
			array( 'Loan Processor', 'Processing', 'Lyon' ),
			array( 'Senior Vice President of Marketing', 'Marketing', 'Lyon' ),
			array( 'Marketing Manager', 'Marketing', 'Oslo' ),
			array( 'Paralegal', 'Legal', 'Lyon' ),
			array( 'Associate Counsel', 'Legal', 'Lyon' ),
			array( 'General Counsel', 'Legal', 'Lyon' ),
			array( 'Senior Underwriter', 'Underwriting', 'Lyon' ),
			array( 'Underwriter', 'Underwriting', 'Oslo' ),
			array( 'Sales Manager', 'Sales', 'Lyon' ),
			array( 'Director of Sales', 'Sales', 'Oslo' ),
			array( 'Sales Representative', 'Sales', 'Oslo' ),
			array( 'Post-Closing Manager', 'Closing', 'Lyon' ),
			array( 'Accountant', 'Accounting', 'Lyon' ),
			array( 'Auszubildende', 'Accounting', 'Lyon' ),
			array( 'Payroll Specialist', 'Human Resources', 'Lyon' ),
		);
		return new Company( array_map( static fn ( int $index, array $one ): Colleague => new Colleague( $index + 1, "Anna$index", "Lee$index", '', Role::Staff, $one[0], $one[1], $one[2], '' ), array_keys( $people ), $people ) );
	}

	/** @return iterable<string, array{string, string}> */
	public static function titles(): iterable {
		$titles = array(
			'who is the processing supervisor' => 'who is the processing team lead',
			'post-closing supervisor in Lyon'  => 'post closing manager in Lyon',
			'junior processor in Oslo'         => 'junior loan processor in Oslo',
			'trainee processor'                => 'junior loan processor',
			'trainee in processing'            => 'junior in processing',
			'trainee in the accounting department' => 'apprentice in the accounting department',
			'marketing director'               => 'senior vice president marketing',
			'legal assistant'                  => 'paralegal',
			'deputy general counsel'           => 'associate counsel',
			'lead underwriter in Lyon'         => 'senior underwriter in Lyon',
			'sales manager in Oslo'            => 'director sales in Oslo',
			'sales adviser in Oslo'            => 'sales representative in Oslo',
			'chief accountant'                 => 'head of accounting',
			'chief sales officer'              => 'head of sales',
			'wages clerk'                      => 'payroll specialist',
		);
		foreach ( $titles as $question => $plain ) {
			yield $question => array( $question, $plain );
		}
	}

	#[DataProvider( 'titles' )]
	public function test_says_a_title_as_the_company_does( string $question, string $plain ): void {
		self::assertSame( $plain, ( new TitlePhrasing( self::company() ) )->plain( $question ) );
	}

	/** @return iterable<array{string}> */
	public static function others(): iterable {
		yield array( 'sales manager in Lyon' );
		yield array( 'marketing manager' );
		yield array( 'general counsel' );
		yield array( 'underwriter' );
		yield array( 'my manager shouts at me' );
		yield array( 'the lead paint in the hall' );
		yield array( 'head nurse' );
		yield array( 'office assistant' );
		yield array( 'trainee at the bank' );
		yield array( 'sales are going up, who can help the customer' );
	}

	#[DataProvider( 'others' )]
	public function test_leaves_other_questions_alone( string $question ): void {
		self::assertSame( $question, ( new TitlePhrasing( self::company() ) )->plain( $question ) );
	}
}
