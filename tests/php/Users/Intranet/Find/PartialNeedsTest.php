<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Intranet\Find;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Svc\Users\Intranet\Find\Answer;
use Svc\Users\Intranet\Find\Colleague;
use Svc\Users\Intranet\Find\Company;
use Svc\Users\Intranet\Find\Finder;
use Svc\Users\Intranet\Find\Knowledge;

/** Needs of which a question has only some words. */
final class PartialNeedsTest extends TestCase {

	private static function company(): Company {
		$people = array(
			new Colleague( 1, 'Ada', 'Boss', 'ada@x.example', title: 'Chief Executive Officer', department: 'Board', office: 'Oslo', start_date: '2001-06-03' ),
			new Colleague( 2, 'Rita', 'Quill', 'rita@x.example', title: 'Vault Keeper', department: 'Treasures', office: 'Oslo', start_date: '2015-06-20', manager_id: 1 ),
			new Colleague( 3, 'Ned', 'Lamp', 'ned@x.example', title: 'Lamplighter', department: 'Streets', office: 'Lyon', start_date: '2016-06-20', manager_id: 1 ),
		);
		return new Company( $people, Knowledge::shipped( array( 'vault keeper < zorbin frobnic polished, vandal zorbin, grumish frobnic', 'lamplighter < quorbic dim, wick quorbic trimmed' ) ) );
	}

	/** @return iterable<string, array{string, list<int>}> */
	public static function questions(): iterable {
		$questions = array(
			'she says that our zorbin fell off the frobnic last night' => array( 2 ),
			'is there by any chance somebody with a zorbin for my frobnic' => array(),
			'she says that our zorbin fell off the house last night' => array(),
			'she says that our zorbin fell off the quorbic last night' => array(),
			'a zorbin for the frobnic'              => array(),
			'she says that our zorbin fell off the frobnic in Lyon' => array(),
			'she says that our zorbin fell off the frobnic, Ada' => array(),
		);
		foreach ( $questions as $question => $ids ) {
			yield $question => array( $question, $ids );
		}
	}

	/** @param list<int> $ids */
	#[DataProvider( 'questions' )]
	public function test_two_words_of_one_trade_are_enough_in_a_story( string $question, array $ids ): void {
		$answers = ( new Finder( self::company(), '2026-06-15' ) )->find( $question );
		$this->assertSame( $ids, array_map( static fn ( Answer $answer ): int => $answer->id, $answers->people ) );
	}
}
