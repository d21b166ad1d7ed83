<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Intranet\Find;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Svc\Users\Fields\Role;
use Svc\Users\Intranet\Find\Answer;
use Svc\Users\Intranet\Find\Colleague;
use Svc\Users\Intranet\Find\Company;
use Svc\Users\Intranet\Find\FactKind;
use Svc\Users\Intranet\Find\Finder;

/** Departments whose names contain each other, the managers above a person, languages and hobbies in bios. */
final class GroupsAndLinesTest extends TestCase {

	/** @return iterable<string, array{string, list<int>}> All of the people, in any order. */
	public static function questions(): iterable {
		$questions = array(
			// A department is not another one whose name contains its name, nor those who know its work.
			'everyone in the Marketing department'        => array( 5, 6 ),
			'list all marketing employees'                => array( 5, 6 ),
			'who works in Marketing in Reno?'             => array( 6 ),
			'marketing people who are not in Reno'        => array( 5 ),
			'who joined Marketing in 2021?'               => array( 6 ),
			'everybody in IT'                             => array( 9, 10 ),
			'Dora in marketing'                           => array( 5 ),
			'people in IT who have nothing to do with security' => array( 9 ),
			// Which people, by time.
			'Which people joined in 2021?'                => array( 6, 10 ),
			'which people started before 2010'            => array( 1 ),
			// Managers above the person who asks, at any level.
			'my branch manager'                           => array( 3 ),
			'who is my regional manager?'                 => array( 2 ),
			'who runs my branch'                          => array( 3 ),
			'the manager of my branch'                    => array( 3 ),
			'Which director does the branch manager report to?' => array( 2 ),
			'skip-level manager of Jean-Luc De La Rue'    => array( 2 ),
			'boss of my branch manager'                   => array( 2 ),
			'who is over the branch manager'              => array( 2 ),
			'boss of the loan officers in Tulsa'          => array( 3 ),
			'marketing team'                              => array( 5, 6 ),
			'what was my boss\'s name again?'             => array( 3 ),
			'my managers manager'                         => array( 2 ),
			'my boss is out, who is next in line'         => array( 2 ),
			'who leads my team'                           => array( 3 ),
			'who sits between me and the CEO'             => array( 2, 3 ),
			'people between Ada Quill and Gil Pratt'      => array( 2, 3 ),
			'what does my chain of command look like'     => array( 1, 2, 3 ),
			'all the bosses of Gil Pratt'                 => array( 1, 2, 3 ),
			'who should I go to above Bert Vance'         => array( 1 ),
			'Cleo Marsh\'s boss in Tulsa'                 => array( 2 ),
			'who does the CEO report to'                  => array(),
			'how many people report to Cleo Marsh'        => array( 4, 8 ),
			// Who does somebody's work meanwhile, or keeps somebody's calendar.
			'who covers for Gil Pratt when he is on leave' => array( 4 ),
			'Hal Iverson is out sick, who can I ask instead' => array( 10 ),
			'who keeps the diary of our CEO'              => array( 11 ),
			'I need half an hour with the CEO, who do I ask' => array( 11 ),
			'I need half an hour with Ada'                => array( 11 ),
			'who can squeeze me into Ada Quill\'s diary' => array( 11 ),
			'who booked Ada\'s hotel'                    => array( 11 ),
			'who took notes at the CEO\'s meeting'       => array( 11 ),
			'Ada is on a plane, who can take in a borrower\'s pay stubs' => array( 11 ),
			'Ada\'s client has papers to drop off'       => array( 11 ),
			// Nobody assists these: whoever works beside them, or they themselves.
			'Gil is in a meeting, can anyone at his desk help' => array( 4 ),
			'I need half an hour with Gil'                => array( 8 ),
			'a word with Gil please'                      => array( 8 ),
			'I need to talk to Ada'                       => array( 1 ),
			'I want a word with the person who manages Gil' => array( 3 ),
			// Heads of departments and offices.
			'Tulsa office head'                           => array( 3 ),
			'who runs Tulsa'                              => array( 3 ),
			'who is the head honcho in Tulsa'             => array( 3 ),
			'who is the head of my department'            => array( 2 ),
			'the person at the very top of marketing'     => array( 5 ),
			'highest ranking person in Marketing'         => array( 5 ),
			'who runs the Tulsa branch?'                  => array( 3 ),
			'head of the Tulsa office'                    => array( 3 ),
			// Whoever is above the person in a story, or gives that person work and days off.
			'a loan officer in Tulsa never calls back, who is over him' => array( 3 ),
			'the security analyst was rude to me, who does she report to' => array( 9 ),
			'Gil and Jean-Luc are both out, who reassigns their loans' => array( 3 ),
			'a loan officer quit, who there decides who gets his customers' => array( 3 ),
			'who hands out the new files to the loan officers' => array( 3 ),
			'who hands out the walk-in customers in Tulsa' => array( 3 ),
			'who can give a loan officer the day off'     => array( 3 ),
			'who approves time off for the loan officers in Tulsa' => array( 3 ),
			'a client insists on speaking to whoever is in charge of all the loan officers in Tulsa' => array( 3 ),
			'who has to answer for what the loan officers in Tulsa do' => array( 3 ),
			'another scanner for the Tulsa branch, who approves that?' => array( 3 ),
			'nobody in marketing answers my question, who can I escalate to' => array( 5 ),
			'a flyer for the loan officers, who prints it' => array( 6 ),
			// Above all.
			'who runs marketing for all branches'         => array( 5 ),
			'who has the last word in this company'       => array( 1 ),
			'board member for marketing'                  => array( 5 ),
			'executive responsible for the loan officers' => array( 2 ),
			'Gil Pratt and Bert Vance argue, who is above both' => array( 1 ),
			// Titles that nobody here has.
			'chief marketing officer'                     => array( 5 ),
			'marketing supervisor in Tulsa'               => array( 5 ),
			'marketing supervisor in Reno'                => array(),
			'head loan officer'                           => array( 3 ),
			'district manager'                            => array( 2 ),
			'area director in Tulsa'                      => array( 2 ),
			'Chief Executive Officer'                     => array( 1 ),
			// A title that reads like a question for a leader.
			'Director of IT Operations'                   => array( 9 ),
			'a director of IT operations in Reno'         => array(),
			// Nobody assists those who have no assistant.
			'who assists Dora Finch'                      => array(),
			'who assists the CEO'                         => array( 11 ),
			// What a bio says its person speaks.
			'Who speaks German?'                          => array( 9 ),
			'loan officer who speaks French'              => array( 4 ),
			'qui parle français'                          => array( 4 ),
			// Skills of words that say nothing elsewhere.
			'who handles mail'                            => array( 12 ),
			'job offers'                                  => array( 11 ),
			'I need an expert in conference room booking' => array( 12 ),
			'who knows about new hire training'           => array( 7 ),
			// Names in stories: one who is spoken to, and one who is no colleague.
			'I need to speak to Mrs. Hollis about my graphic design course' => array( 7 ),
			// Those of a trade, not those who know a thing about it.
			'all loan officers'                           => array( 4, 8 ),
			// First names that are English words, too.
			'Fay the head of secondary marketing'         => array( 7 ),
			'who is responsible for the IT department'    => array( 9 ),
			// A trade that nobody here has.
			'who is our helicopter mechanic'              => array(),
			'which of us is the in-house veterinarian'    => array(),
			'licensed astronaut'                          => array(),
			'opera singer'                                => array(),
			'best recipe for banana bread'                => array(),
			'lyrics of happy birthday'                    => array(),
			// In a hurry.
			'cleos people'                                => array( 4, 8 ),
			'who does Gil work 4'                         => array( 3 ),
			"Ada's right hand"                            => array( 11 ),
			'ada PA'                                      => array( 11 ),
			'top dog in marketing'                        => array( 5 ),
			'head honcho of Secondary Marketing'          => array( 7 ),
			'marketing chief'                             => array( 5 ),
			'manager Gil Pratt'                           => array( 3 ),
			'manager Cleo Marsh'                          => array( 3 ),
			'which chief is over me'                      => array( 1 ),
			'does Gil report to Cleo or Bert'             => array( 3 ),
			'who does Gil report to and who does she report to' => array( 3 ),
			'how many levels are between Gil Pratt and the CEO' => array( 2, 3 ),
			'whos in charge when Gil is off'              => array( 4 ),
			'everyone under Cleo but not in Cork'         => array( 4, 8 ),
			'gang around Cleo'                            => array( 4, 8 ),
			'cleo reports in Tulsa'                       => array( 4, 8 ),
			'loan officers besides me'                    => array( 8 ),
			'boss of the Tulsa lending officers'          => array( 3 ),
			'gils boss boss'                              => array( 2 ),
			'my skip'                                     => array( 2 ),
			'whos at the very top'                        => array( 1 ),
			'who are the CEOs directs'                    => array( 2, 5, 7, 9, 11, 12 ),
			'how many reports does Cleo have'             => array( 4, 8 ),
			'does Gil work under Cleo?'                   => array( 3 ),
			'Kit is assistant to who'                     => array( 1 ),
			'who can sign for Gil while he is on holiday' => array( 4 ),
			'cleo team in Tulsa'                          => array( 4, 8 ),
			'bosses in production'                        => array( 2, 3 ),
			'reno lot'                                    => array( 6, 10 ),
			'marketing ppl w/o Reno'                      => array( 5 ),
			'who else is a loan officer like Gil'         => array( 4 ),
			'whole org of Cleo'                           => array( 4, 8 ),
			'my boss is out this week, who do i ask'      => array( 2 ),
			'IT, not the boss'                            => array( 10 ),
			'executive, w/o assistants'                   => array( 1 ),
			'bosses of Gil Pratt all the way up'          => array( 1, 2, 3 ),
			'everyone reporting up to Cleo'               => array( 4, 8 ),
			'same boss as Gil'                            => array( 4 ),
			'gils counterpart'                            => array( 4 ),
			'who calls the shots in marketing'            => array( 5 ),
			'who is in charge in Tulsa'                   => array( 3 ),
			'gils manager n his'                          => array( 3 ),
			'cleos loan officers'                         => array( 4, 8 ),
			'boss of the loan officers in Tulsa, please'  => array( 3 ),
			'yo, whos the CEO'                            => array( 1 ),
			// Several departments.
			'IT + marketing, Reno'                        => array( 6, 10 ),
			'IT + facilities in Tulsa'                    => array( 9, 12 ),
			'everyone in Marketing or IT'                 => array( 5, 6, 9, 10 ),
			'marketing, IT and facilities people'         => array( 5, 6, 9, 10, 12 ),
			'secondary marketing n IT people not in Reno' => array( 7, 9 ),
			// Other languages.
			"responsable de l'agence de Tulsa"            => array( 3 ),
			'Wer leitet die Filiale in Tulsa?'            => array( 3 ),
			'Filialleiter in Tulsa'                       => array( 3 ),
			'Wer ist die Assistentin der Chefin, also von Ada Quill?' => array( 11 ),
			// A name of nobody.
			'do you know a Mr. Oyelowo in marketing'      => array(),
		);
		foreach ( $questions as $question => $found ) {
			yield $question => array( $question, $found );
		}
	}

	/** @param list<int> $expected */
	#[DataProvider( 'questions' )]
	public function test_finds_just_these( string $question, array $expected ): void {
		$found = array_map( static fn ( Answer $answer ): int => $answer->id, self::finder()->find( $question )->people );
		sort( $found );
		self::assertSame( $expected, $found );
	}

	public function test_a_chain_begins_with_the_nearest(): void {
		$found = self::finder()->find( 'chain of command for Gil Pratt' )->people;
		self::assertSame( array( 3, 2, 1 ), array_map( static fn ( Answer $answer ): int => $answer->id, $found ) );
	}

	public function test_orders_a_department_by_time(): void {
		self::assertSame( 6, self::finder()->find( 'who joined Marketing last?' )->people[0]->id );
		self::assertSame( 5, self::finder()->find( 'longest-serving member of the marketing team' )->people[0]->id );
	}

	/** Jean-Luc De La Rue asks. */
	private static function finder(): Finder {
		return new Finder( self::company(), '2026-06-15', 4 );
	}

	private static function company(): Company {
		$company = new Company(
			array(
				new Colleague( 1, 'Ada', 'Quill', 'a@x.example', Role::Leadership, 'Chief Executive Officer', 'Executive', 'Tulsa', '2001-01-01' ),
				new Colleague( 2, 'Bert', 'Vance', 'b@x.example', Role::Leadership, 'Regional Manager', 'Production', 'Tulsa', '2012-01-01', 1 ),
				new Colleague( 3, 'Cleo', 'Marsh', 'c@x.example', Role::Leadership, 'Branch Manager', 'Production', 'Tulsa', '2013-01-01', 2 ),
				new Colleague( 4, 'Jean-Luc', 'De La Rue', 'd@x.example', Role::LoanOfficer, 'Loan Officer', 'Production', 'Tulsa', '2014-01-01', 3 ),
				new Colleague( 5, 'Dora', 'Finch', 'e@x.example', Role::Leadership, 'Director of Marketing', 'Marketing', 'Tulsa', '2015-01-01', 1 ),
				new Colleague( 6, 'Emil', 'Stroud', 'f@x.example', Role::Staff, 'Graphic Designer', 'Marketing', 'Reno', '2021-03-01', 5 ),
				new Colleague( 7, 'Fay', 'Hollis', 'g@x.example', Role::Leadership, 'Head of Secondary Marketing', 'Secondary Marketing', 'Tulsa', '2011-01-01', 1 ),
				new Colleague( 8, 'Gil', 'Pratt', 'h@x.example', Role::LoanOfficer, 'Loan Officer', 'Production', 'Tulsa', '2016-01-01', 3 ),
				new Colleague( 9, 'Hal', 'Iverson', 'i@x.example', Role::Leadership, 'Director of IT Operations', 'Information Technology', 'Tulsa', '2017-01-01', 1 ),
				new Colleague( 10, 'Ida', 'Jute', 'j@x.example', Role::Staff, 'Security Analyst', 'Information Technology', 'Reno', '2021-01-01', 9 ),
				new Colleague( 11, 'Kit', 'Lowell', 'k@x.example', Role::Assistant, 'Executive Assistant', 'Executive', 'Tulsa', '2018-01-01', 1 ),
				new Colleague( 12, 'Liv', 'Moran', 'l@x.example', Role::Staff, 'Office Manager', 'Facilities', 'Tulsa', '2019-01-01', 1 ),
			)
		);
		$company->learn( 7, FactKind::Skill, 'Marketing' );
		$company->learn( 7, FactKind::Skill, 'New hire training' );
		$company->learn( 11, FactKind::Skill, 'Job offers' );
		$company->learn( 11, FactKind::Skill, 'Loan officer recruiting' );
		$company->learn( 10, FactKind::Skill, 'License renewals' );
		$company->learn( 12, FactKind::Skill, 'Building maintenance' );
		$company->learn( 12, FactKind::Skill, 'Mail' );
		$company->learn( 12, FactKind::Skill, 'Conference room booking' );
		$company->learn_bio( 4, 'Grew up in Lyon and speaks French at home.' );
		$company->learn_bio( 9, 'Collects German clocks; speaks some German' );
		$company->learn_bio( 12, 'Restores German cars.' );
		return $company;
	}
}
