<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Intranet\Find;

use PHPUnit\Framework\Attributes\DataProviderExternal;
use PHPUnit\Framework\TestCase;
use Svc\Users\Fields\Role;
use Svc\Users\Intranet\Find\Answer;
use Svc\Users\Intranet\Find\Answers;
use Svc\Users\Intranet\Find\Colleague;
use Svc\Users\Intranet\Find\Company;
use Svc\Users\Intranet\Find\FactKind;
use Svc\Users\Intranet\Find\Finder;
use Svc\Users\Intranet\Find\KeptBios;
use Svc\Users\Intranet\Find\KeptCompany;

final class KeptCompanyTest extends TestCase {

	/** @param list<int> $expected */
	#[DataProviderExternal( FinderTest::class, 'questions' )]
	public function test_answers_as_the_people_themselves( string $question, array $expected ): void {
		$answers = self::answers( People::with_bios( self::kept( People::without_bios() ) ), $question );
		self::assertEquals( self::answers( People::company(), $question ), $answers );
		self::assertSame( $expected, array_map( static fn ( Answer $answer ): int => $answer->id, $answers->people ) );
	}

	public function test_finds_numbers_and_addresses(): void {
		$company = static fn (): Company => new Company(
			array(
				new Colleague( 7, 'Ann', 'Ash', 'ann.ash@x.example', phone: '303-555-0101', extension: '404', nmls: '123456' ),
				new Colleague( 9, 'Оля', 'Дуб', 'olya.dub@x.example', phone: '', extension: '', nmls: '' ),
			)
		);
		foreach ( array( 'extension 404' => 7, 'NMLS 123456' => 7, 'who calls from (303) 555-0101' => 7, 'olya.dub@x.example' => 9, 'Olya Dub' => 9, 'Olia Dub' => 9 ) as $question => $id ) {
			self::assertSame( array( $id ), array_map( static fn ( Answer $answer ): int => $answer->id, self::answers( self::kept( $company() ), $question )->people ), $question );
			self::assertEquals( self::answers( $company(), $question ), self::answers( self::kept( $company() ), $question ), $question );
		}
	}

	public function test_keeps_nobody(): void {
		self::assertSame( array(), self::answers( self::kept( new Company( array() ) ), 'newest baker in Lyon' )->people );
	}

	public function test_keeps_neither_the_words_nor_the_people_of_role_labels_apart_from_the_role(): void {
		$company = new Company( array( new Colleague( 1, 'Staff', 'Ash', '', Role::Staff ), new Colleague( 2, 'Bo', 'Elm', '', Role::LoanOfficer, 'Officer' ) ) );
		$text    = KeptCompany::of( $company );
		self::assertStringNotContainsString( 'Loan Officer', $text );
		self::assertStringNotContainsString( 'loanofficer', $text );
		$kept = new Company( KeptCompany::read( $text ) );
		self::assertEquals( self::sorted( $company->words ), self::sorted( $kept->words ) );
		self::assertEquals( self::sorted( $company->stems ), self::sorted( $kept->stems ) );
		self::assertEquals( self::sorted( $company->joined ), self::sorted( $kept->joined ) );
		self::assertSame( array( 2 ), $kept->facts[ (int) array_key_first( $kept->words['loan'] ) ]->people );
	}

	public function test_a_manager_who_is_nobody_of_the_company_is_kept_as_none(): void {
		$company = new Company( array( new Colleague( 1, 'Ann', 'Ash', manager_id: 2 ** 32 + 2 ), new Colleague( 2, 'Bo', 'Elm', manager_id: 1 ) ) );
		$kept    = self::kept( $company );
		self::assertNull( $kept->manager_of( 1 ) );
		self::assertSame( array( 2 ), $kept->reports_of( 1 ) );
		self::assertSame( array(), $kept->reports_of( 2 ) );
	}

	public function test_learns_as_the_company_does(): void {
		$kept = self::kept( People::without_bios() );
		$fact = $kept->learn( 1, FactKind::Skill, 'Sourdough' );
		self::assertSame( array( 3, 1 ), $fact?->people );
		self::assertSame( array( 7 ), $kept->learn( 7, FactKind::Skill, 'Juggling' )?->people );
		self::assertNull( $kept->learn( 99, FactKind::Skill, 'Juggling' ) );
		self::assertTrue( $kept->has( FactKind::Skill, 'Juggling' ) );
	}

	/** A request that still runs the code of before an update must not write for the code after it. */
	public function test_the_number_of_the_format_is_that_of_the_format(): void {
		$company = new Company( array( new Colleague( 1, 'Ann', 'Ash', 'ann.ash@x.example', title: 'Baker', department: 'Bread' ), new Colleague( 2, 'Zoë', 'Elm', role: Role::LoanOfficer, manager_id: 1 ) ) );
		$company->learn( 1, FactKind::Skill, 'Rye and oats' );
		$bios = new KeptBios();
		$bios->add( 1, 'Bakes.' );
		$kept = hash( 'xxh3', KeptCompany::of( $company ) . KeptCompany::contacts_of( $company ) . $bios->text() );
		self::assertSame( array( 3, 3, 'd1d701397c110241' ), array( KeptCompany::FORMAT, KeptBios::FORMAT, $kept ), 'Raise FORMAT of what has changed, then enter the new values here.' );
	}

	private static function kept( Company $company ): Company {
		return new Company( KeptCompany::read( KeptCompany::of( $company ), KeptCompany::contacts_of( $company ) ) );
	}

	private static function answers( Company $company, string $question ): Answers {
		return ( new Finder( $company, People::TODAY ) )->find( $question );
	}

	/**
	 * @param array<array-key, array<array-key, mixed>> $index
	 * @return array<array-key, array<array-key, mixed>>
	 */
	private static function sorted( array $index ): array {
		ksort( $index, SORT_STRING );
		return $index;
	}
}
