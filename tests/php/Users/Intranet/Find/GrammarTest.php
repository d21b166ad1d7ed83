<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Intranet\Find;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Svc\Users\Intranet\Find\Filler;
use Svc\Users\Intranet\Find\Grammar;
use Svc\Users\Intranet\Find\Question;
use Svc\Users\Intranet\Find\RelationKind;
use Svc\Users\Intranet\Find\Synonyms;
use Svc\Users\Intranet\Find\Token;

final class GrammarTest extends TestCase {

	private static function read( string $text ): Question {
		return ( new Grammar( new Filler(), new Synonyms(), People::TODAY ) )->read( $text );
	}

	/** @return iterable<array{string, RelationKind, string, int}> */
	public static function relations(): iterable {
		yield array( "Priya's manager", RelationKind::Manager, 'priya', 1 );
		yield array( 'James’ boss', RelationKind::Manager, 'james', 1 );
		yield array( "Emi's boss's boss", RelationKind::Manager, 'emi', 2 );
		yield array( "who is the CTO's direct manager", RelationKind::Manager, 'who is the cto', 1 );
		yield array( 'who does Taylor Hill report to?', RelationKind::Manager, 'taylor hill', 1 );
		yield array( 'Taylor reports to whom', RelationKind::Manager, 'taylor', 1 );
		yield array( 'my manager', RelationKind::Manager, 'me', 1 );
		yield array( 'manager of Layla', RelationKind::Lead, 'layla', 1 );
		yield array( 'who manages Brian White', RelationKind::Lead, 'brian white', 1 );
		yield array( 'head of marketing', RelationKind::Lead, 'marketing', 1 );
		yield array( 'who is in charge of the Austin branch', RelationKind::Lead, 'austin branch', 1 );
		yield array( 'who reports to Dana', RelationKind::Reports, 'dana', 1 );
		yield array( 'underwriters who report to Maria in Austin', RelationKind::Reports, 'maria', 1 );
		yield array( "Dana's team", RelationKind::Team, 'dana', 1 );
		yield array( 'to whom does Dana report', RelationKind::Manager, 'dana', 1 );
		yield array( 'the person Dana reports to', RelationKind::Manager, 'the person dana', 1 );
		yield array( 'manager of the manager of Dana', RelationKind::Manager, 'dana', 2 );
		yield array( "the boss of Dana's boss", RelationKind::Manager, 'dana', 2 );
		yield array( 'whose boss is Dana', RelationKind::Reports, 'dana', 1 );
		yield array( 'who does Dana manage', RelationKind::Reports, 'dana', 1 );
		yield array( "who else reports to Dana's manager", RelationKind::Peers, 'dana', 1 );
		yield array( "everyone in Dana's reporting line", RelationKind::EverybodyUnder, 'dana', 1 );
		yield array( "who keeps Dana's calendar", RelationKind::Assistant, 'dana', 1 );
		yield array( 'I need ten minutes with Dana on Friday', RelationKind::Appointment, 'dana', 1 );
		yield array( 'is Dana free on Tuesday', RelationKind::Appointment, 'dana', 1 );
		yield array( 'Dana is double-booked on Monday', RelationKind::Appointment, 'dana', 1 );
		yield array( "who books Lieke van den Broek's trains", RelationKind::Errand, 'lieke van den broek', 1 );
		yield array( 'who prepares the slides for the sales director', RelationKind::Errand, 'sales director', 1 );
		yield array( 'who helps Dana', RelationKind::Errand, 'dana', 1 );
		yield array( 'who chases my clients for their pay stubs', RelationKind::Errand, 'me', 1 );
		yield array( "I need a slot in Dana's diary for a client, who books that for her", RelationKind::Errand, 'dana', 1 );
		yield array( "who can put my borrower in Dana's calendar", RelationKind::Errand, 'dana', 1 );
		yield array( 'a client wants to meet Dana on Friday, who arranges the meeting', RelationKind::Errand, 'dana', 1 );
		yield array( "a client of Dana's still has not sent her papers, who is going to remind her", RelationKind::Errand, 'dana', 1 );
		yield array( 'a borrower of Dana owes us two pay stubs', RelationKind::Errand, 'dana', 1 );
		yield array( "one of Dana's clients never sent the tax returns", RelationKind::Errand, 'dana', 1 );
		yield array( "who is chasing the bank statements of Dana's borrower", RelationKind::Errand, 'dana', 1 );
		yield array( 'Dana is on leave, who gathers the paperwork from her families', RelationKind::StandIn, 'dana', 1 );
		yield array( "who approves Dana's expenses", RelationKind::Manager, 'dana', 1 );
		yield array( 'the manager of the person who bakes rolls', RelationKind::Manager, 'bakes rolls', 1 );
		yield array( 'everyone under Betty', RelationKind::EverybodyUnder, 'betty', 1 );
		yield array( "Dana's assistant", RelationKind::Assistant, 'dana', 1 );
		yield array( 'peers of Meera', RelationKind::Peers, 'meera', 1 );
		yield array( 'who is my boss again', RelationKind::Manager, 'who is me', 1 );
		yield array( 'my bosses boss', RelationKind::Manager, 'me', 2 );
		yield array( "hi, could you tell me who Dana's supervisor is? thanks", RelationKind::Manager, 'who is dana', 1 );
		yield array( 'who am I supposed to report to', RelationKind::Manager, 'i', 1 );
		yield array( "who's directly above Dana", RelationKind::Manager, 'dana', 1 );
		yield array( "I had words with Dana, who's her boss", RelationKind::Manager, 'dana', 1 );
		yield array( 'who authorises leave for Dana', RelationKind::Manager, 'dana', 1 );
		yield array( 'who does Dana support', RelationKind::Manager, 'dana', 1 );
		yield array( 'everyone above Dana', RelationKind::Chain, 'dana', 1 );
		yield array( "who's between Dana and the CEO", RelationKind::Chain, 'dana', 1 );
		yield array( "Dana's chain of command", RelationKind::Chain, 'dana', 1 );
		yield array( 'who covers for Dana while she is away', RelationKind::Cover, 'dana', 1 );
		yield array( 'who keeps the diary of our CFO', RelationKind::Assistant, 'cfo', 1 );
		yield array( 'does Dana have an assistant', RelationKind::Assistant, 'dana', 1 );
		yield array( 'who does Dana have under her', RelationKind::Reports, 'dana', 1 );
		yield array( 'who works directly under Dana', RelationKind::Reports, 'dana', 1 );
		yield array( 'who reports to Dana, directly or indirectly', RelationKind::EverybodyUnder, 'dana', 1 );
		yield array( "Dana's skip levels", RelationKind::LevelsBelow, 'dana', 2 );
		yield array( 'marketing head', RelationKind::Lead, 'marketing', 1 );
		yield array( 'which person is my boss', RelationKind::Manager, 'who is me', 1 );
		yield array( 'who is Dana supervised by', RelationKind::Manager, 'dana', 1 );
		yield array( "Dana was rude to me. Who's her manager?", RelationKind::Manager, 'dana', 1 );
		yield array( 'two up from Dana', RelationKind::Manager, 'dana', 2 );
		yield array( 'second-line manager of Dana', RelationKind::Manager, 'dana', 2 );
		yield array( 'danas bosses boss', RelationKind::Manager, 'danas', 2 );
		yield array( 'the others on my team', RelationKind::Peers, 'me', 1 );
		yield array( 'who rolls up to Dana', RelationKind::EverybodyUnder, 'dana', 1 );
		yield array( "Dana's direct and indirect reports", RelationKind::EverybodyUnder, 'dana', 1 );
		yield array( 'who is Dana the boss of', RelationKind::Reports, 'dana', 1 );
		yield array( 'who reports to my reports', RelationKind::LevelsBelow, 'me', 2 );
		yield array( "who's Dana's backup", RelationKind::Cover, 'dana', 1 );
		yield array( 'who takes calls for Dana', RelationKind::Errand, 'dana', 1 );
		yield array( 'who schedules for Dana', RelationKind::Assistant, 'dana', 1 );
	}

	#[DataProvider( 'relations' )]
	public function test_finds_the_relation( string $text, RelationKind $kind, string $about, int $steps ): void {
		$relation = self::read( $text )->relation;
		self::assertSame( array( $kind, $about, $steps ), array( $relation?->kind, implode( ' ', $relation->about ?? array() ), $relation?->steps ) );
	}

	#[DataProvider( 'plain' )]
	public function test_finds_none_where_there_is_none( string $text ): void {
		self::assertNull( self::read( $text )->relation );
	}

	/** @return iterable<array{string}> */
	public static function plain(): iterable {
		yield array( 'branch manager in Charlotte' );
		yield array( "who's our CTO" );
		yield array( 'loan officer assistant in Denver' );
		yield array( 'a firm sells rye bread under our name' );
		yield array( "a client of Dana's wants to thank her" );
		yield array( 'I want to meet Dana on Friday' );
		yield array( '' );
	}

	/** Only the company can tell whether "marketing" is a person. */
	public function test_takes_a_word_before_manager_for_a_name_only(): void {
		self::assertTrue( self::read( 'marketing manager' )->relation?->is_of_name );
		self::assertFalse( self::read( "marketing's manager" )->relation?->is_of_name );
	}

	public function test_finds_a_relation_in_a_relation(): void {
		$relation = self::read( "Dana's manager's assistant" )->relation;
		self::assertSame( array( RelationKind::Assistant, RelationKind::Manager, array( 'dana' ) ), array( $relation?->kind, $relation?->of?->kind, $relation?->of?->about ) );
	}

	/** @return iterable<array{string, string, bool}> */
	public static function days(): iterable {
		yield array( 'joined in 2024', '2024-12-31', true );
		yield array( 'joined in 2024', '2025-01-01', false );
		yield array( 'joined in November 2025', '2025-11-30', true );
		yield array( 'joined in November 2025', '2025-10-31', false );
		yield array( 'since before 2017', '2016-12-31', true );
		yield array( 'since before 2017', '2017-01-01', false );
		yield array( 'started after 2023', '2023-12-31', false );
		yield array( 'started after June 2023', '2023-07-01', true );
		yield array( 'here since 2020', '2020-01-01', true );
		yield array( '2024 hires', '2024-06-01', true );
		yield array( 'joined this year', '2026-01-01', true );
		yield array( 'joined last year', '2026-01-01', false );
		yield array( 'joined last month', '2026-02-28', true );
		yield array( 'joined this month', '2026-02-28', false );
		yield array( 'joined in 2024', '', false );
	}

	#[DataProvider( 'days' )]
	public function test_finds_when( string $text, string $day, bool $is_in ): void {
		$periods = self::read( $text )->periods;
		self::assertCount( 1, $periods );
		self::assertSame( $is_in, $periods[0]->has( $day ) );
	}

	/** @return iterable<array{string, int}> How many periods a question has. */
	public static function years(): iterable {
		yield array( 'they want to sell us a loan from 2023', 0 );
		yield array( 'the invoices from 2022 are missing', 0 );
		yield array( 'I would like to hire two more in 2027', 0 );
		yield array( 'the landlord wants to renew for five years', 0 );
		yield array( 'I want the underwriters from 2019', 1 );
		yield array( 'he was hired in 2021', 1 );
		yield array( 'we need everybody who joined in 2020', 1 );
		yield array( 'she has been here for 12 years', 1 );
	}

	#[DataProvider( 'years' )]
	public function test_years_of_a_thing_are_no_starts( string $text, int $count ): void {
		self::assertCount( $count, self::read( $text )->periods );
	}

	public function test_a_paper_that_somebody_lacks_corrects_nothing(): void {
		self::assertSame( 'borrower', self::read( 'borrower has only 1099s, no W-2, wants a house' )->tokens[0]->word );
		self::assertSame( 'walt', self::read( 'call Bill in Closing, no Walt' )->tokens[0]->word );
	}

	public function test_finds_the_order_by_time(): void {
		self::assertTrue( self::read( 'newest people in marketing' )->is_newest_first );
		self::assertTrue( self::read( 'who joined last in Oslo' )->is_newest_first );
		self::assertFalse( self::read( 'who has been here the longest' )->is_newest_first );
		self::assertNull( self::read( 'who works in Oslo' )->is_newest_first );
		self::assertNull( self::read( 'who joined last month' )->is_newest_first );
	}

	public function test_sees_what_stands_around_a_word(): void {
		$tokens = array();
		foreach ( self::read( 'HR people in Oslo or Lyon who speak French, not in sales' )->tokens as $token ) {
			$tokens[ $token->word ] = $token;
		}
		self::assertTrue( $tokens['hr']->is_acronym );
		self::assertTrue( $tokens['oslo']->is_place );
		self::assertTrue( $tokens['lyon']->is_alternative );
		self::assertTrue( $tokens['french']->is_language );
		self::assertTrue( $tokens['sales']->is_unwanted );
		self::assertFalse( $tokens['french']->is_unwanted );
	}

	public function test_a_question_in_capitals_has_no_acronyms(): void {
		self::assertSame( array(), array_filter( self::read( 'WHO IS IT' )->tokens, static fn ( Token $token ): bool => $token->is_acronym ) );
	}

	public function test_reads_sixty_words_at_most(): void {
		self::assertCount( 60, self::read( str_repeat( 'bread ', 200 ) )->tokens );
	}
}
