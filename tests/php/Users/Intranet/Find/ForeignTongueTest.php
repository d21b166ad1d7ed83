<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Intranet\Find;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Svc\Users\Fields\Role;
use Svc\Users\Intranet\Find\Colleague;
use Svc\Users\Intranet\Find\Company;
use Svc\Users\Intranet\Find\FactKind;
use Svc\Users\Intranet\Find\ForeignTongue;
use Svc\Users\Intranet\Find\Synonyms;

/** The languages of people from elsewhere. */
final class ForeignTongueTest extends TestCase {

	/** @return iterable<string, array{string, string}> A question, and with the language. */
	public static function questions(): iterable {
		$questions = array(
			'a driver from Morocco, nobody understands him' => 'man,  , speaks arabic',
			'does anyone in Tampa speak the language of a client from São Paulo' => 'does anyone in Tampa speaks portuguese  client',
			'a Syrian driver does not speak English'        => 'a man  , speaks arabic',
			'the trucker only speaks Arabic'                => 'the trucker  speaks Arabic',
			'seller speaks no English, only Portuguese'     => 'seller  ,  speaks Portuguese',
			'family from Port-au-Prince, first house'       => 'family haitian creole, first house',
			'Brazilian couple, first house'                 => 'couple portuguese, first house',
			'a couple who lives in Toronto wants a condo'   => 'couple foreign national wants a condo',
			'family in Rio wants a condo and keeps living in Brazil' => 'family foreign national wants a condo and ',
		);
		foreach ( $questions as $question => $plain ) {
			yield $question => array( $question, $plain );
		}
	}

	#[DataProvider( 'questions' )]
	public function test_has_the_language( string $question, string $plain ): void {
		self::assertSame( $plain, ( new ForeignTongue( self::company(), new Synonyms() ) )->plain( $question ) );
	}

	/** @return iterable<array{string}> */
	public static function others(): iterable {
		yield array( 'fruit from Morocco is too green' );
		yield array( 'family from Tampa, first house' );
		yield array( 'customer in Tampa wants a condo' );
		yield array( 'a client from Hanoi, nobody understands him' );
		yield array( 'the borrower only speaks Vietnamese' );
		yield array( 'who does not speak English' );
		yield array( 'nobody understands me' );
		yield array( 'a gift from her mother in China' );
		yield array( 'a couple in Denver wants a condo' );
		yield array( 'Portuguese speaking processor' );
	}

	#[DataProvider( 'others' )]
	public function test_leaves_others_alone( string $question ): void {
		self::assertSame( $question, ( new ForeignTongue( self::company(), new Synonyms() ) )->plain( $question ) );
	}

	private static function company(): Company {
		$company = new Company( array( new Colleague( 1, 'Ada', 'Quill', 'a@x.example', Role::LoanOfficer, 'Loan Officer', 'Lending', 'Tampa', '2001-01-01' ) ) );
		foreach ( array( 'Arabic', 'Portuguese', 'Haitian Creole', 'Foreign nationals' ) as $skill ) {
			$company->learn( 1, FactKind::Skill, $skill );
		}
		return $company;
	}
}
