<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Intranet\Find;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Svc\Users\Fields\Role;
use Svc\Users\Intranet\Find\Colleague;
use Svc\Users\Intranet\Find\Company;
use Svc\Users\Intranet\Find\FactKind;
use Svc\Users\Intranet\Find\Finder;

/** Only people of a position that a question asks for by its name come first. */
final class WantedPositionTest extends TestCase {

	/** @return iterable<string, array{string, int|null}> The person who comes first. */
	public static function questions(): iterable {
		$questions = array(
			'rural loan in Tennessee, no money down, which of the processors takes those' => 2,
			'rural loan in Tennessee, no money down, which processor can take it' => 2,
			'rural loan in Tennessee, no money down, which of our loan officers takes those' => 1,
			// What all underwriters do tells nothing of one of them.
			'which underwriter takes self employed borrowers' => 5,
			'is there enough left over each month after all her bills, an underwriter has to tell me' => 4,
			'one of the underwriters must look at his tax returns' => 5,
			'we need a processor who does VA files' => 3,
			// Nobody of the position is known for it.
			'the dashboards are all wrong, which underwriter can help me' => 4,
			'which of the underwriters speaks Icelandic' => null,
			// A thing that a skill names is no calling.
			'which analyst fixes printers'               => 6,
			// A position that is only told of, and words for more than one.
			'rural loan in Tennessee, no money down, the processor asked for a map' => 1,
			'an underwriter must have deleted the dashboards' => 6,
			'the dashboards of the underwriters are wrong' => 6,
			'which specialist builds the dashboards'     => 6,
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

	private static function company(): Company {
		$person  = static fn ( int $id, string $name, string $title, string $department ): Colleague => new Colleague( $id, $name, "{$name}sen", strtolower( $name ) . '@x.example', 1 === $id ? Role::LoanOfficer : Role::Staff, $title, $department, 'Nashville', '2015-06-20' );
		$company = new Company(
			array(
				$person( 1, 'Ada', 'Loan Officer', 'Production' ),
				$person( 2, 'Nils', 'Loan Processor', 'Processing' ),
				$person( 3, 'Anke', 'Senior Loan Processor', 'Processing' ),
				$person( 4, 'Paula', 'Underwriter', 'Underwriting' ),
				$person( 5, 'Rosa', 'Senior Underwriter', 'Underwriting' ),
				$person( 6, 'Otto', 'Data Analyst', 'Information Technology' ),
				$person( 7, 'Uwe', 'Closing Specialist', 'Closing' ),
			)
		);
		$skills  = array(
			1 => array( 'USDA rural loans' ),
			2 => array( 'USDA files' ),
			3 => array( 'VA files' ),
			4 => array( 'Residual income' ),
			5 => array( 'Self-employed income', 'Tax return analysis' ),
			6 => array( 'Dashboards', 'Printers' ),
		);
		foreach ( $skills as $id => $own ) {
			foreach ( $own as $skill ) {
				$company->learn( $id, FactKind::Skill, $skill );
			}
		}
		return $company;
	}
}
