<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Intranet\Find;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Svc\Users\Fields\Role;
use Svc\Users\Intranet\Find\Colleague;
use Svc\Users\Intranet\Find\Company;
use Svc\Users\Intranet\Find\FactKind;
use Svc\Users\Intranet\Find\Filler;
use Svc\Users\Intranet\Find\Finder;

/** Questions for what bios say of people's lives. */
final class LivesTest extends TestCase {

	/** @return iterable<string, array{string, int|null}> The person who comes first. */
	public static function questions(): iterable {
		$questions = array(
			'the guy with the goats'                 => 2,
			'Who does stand-up comedy?'              => 3,
			'Somebody here does stand up comedy, who was it?' => 3,
			"we need a piper for the anniversary party, doesn't somebody here play the bagpipes" => 4,
			'Welcher Kollege ist Imker?'             => 5,
			'who used to be a nurse'                 => 3,
			'the woman who restores old boats'       => 4,
			'who is a pilot in their spare time'     => 5,
			'who grew up in Hamburg'                 => 4,
			'who served in the navy'                 => 2,
			// Work, not life.
			'who keeps the minutes of the board'     => 1,
			'borrower keeps goats and needs a farm loan' => 1,
			'who is from Reno'                       => 1,
			'piano tuner'                            => null,
		);
		foreach ( $questions as $question => $first ) {
			yield $question => array( $question, $first );
		}
	}

	#[DataProvider( 'questions' )]
	public function test_comes_first( string $question, ?int $first ): void {
		$people = ( new Finder( self::company(), '2026-06-15' ) )->find( $question )->people;
		self::assertSame( $first, $people[0]->id ?? null );
	}

	public function test_bios_are_looked_for_by_other_words_of_a_hobby_too(): void {
		self::assertContains( 'beehiv', Filler::telling( 'is there a beekeeper' ) );
	}

	private static function company(): Company {
		$company = new Company(
			array(
				new Colleague( 1, 'Ada', 'Quill', 'a@x.example', Role::LoanOfficer, 'Loan Officer', 'Lending', 'Reno', '2001-01-01' ),
				new Colleague( 2, 'Bert', 'Vance', 'b@x.example', Role::Staff, 'Closer', 'Closing', 'Tulsa', '2012-01-01', 1 ),
				new Colleague( 3, 'Cleo', 'Marsh', 'c@x.example', Role::Staff, 'Funder', 'Funding', 'Tulsa', '2013-01-01', 1 ),
				new Colleague( 4, 'Dora', 'Finch', 'd@x.example', Role::Staff, 'Underwriter', 'Underwriting', 'Tulsa', '2014-01-01', 1 ),
				new Colleague( 5, 'Emil', 'Stroud', 'e@x.example', Role::Staff, 'Processor', 'Processing', 'Tulsa', '2015-01-01', 1 ),
			)
		);
		$company->learn( 1, FactKind::Skill, 'Farm loans' );
		$company->learn( 1, FactKind::Skill, 'Board minutes' );
		$company->learn_bio( 2, 'Keeps goats on a small farm; served in the Navy' );
		$company->learn_bio( 3, 'Stand-up comedian; spent eight years as a hospital nurse' );
		$company->learn_bio( 4, 'Plays the bagpipes, restores wooden sailboats. Grew up in Hamburg.' );
		$company->learn_bio( 5, 'Keeps forty beehives and flies a small plane. Pianist, snowboard instructor.' );
		return $company;
	}
}
