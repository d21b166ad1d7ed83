<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Intranet\Find;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Svc\Users\Intranet\Find\Filler;
use Svc\Users\Intranet\Find\NamePhrasing;
use Svc\Users\Intranet\Find\Nicknames;

final class NamePhrasingTest extends TestCase {

	/** @return iterable<string, array{string, list<int>}> */
	public static function names(): iterable {
		$questions = array(
			'I think her name is Crumb'              => array( 1 ),
			'her last name is something like Krumb'  => array( 1 ),
			'Agatha Crumb is her name, I think'      => array( 1 ),
			'something like Groessling'              => array( 3 ),
			'sounds like Groesling'                  => array( 3 ),
			'someone by the name of Yeast'           => array( 4 ),
			'surname Crumb, in Lyon'                 => array( 1 ),
			"what is Agatha's last name"             => array( 1 ),
			'how do you spell Crumb'                 => array( 1 ),
			'is there an Agatha working here'        => array( 1 ),
			'Crumb or something like that'           => array( 1 ),
			'his name starts with Wi'                => array( 8, 2 ),
			'her name starts with Qu'                => array(),
			'Agatha Loaf, or whatever she is called since the wedding' => array( 1 ),
			'Agatha Crumb, she got married in May'   => array( 1 ),
			'Hedwig, or whatever she is called now'  => array(),
			'Agatha Crumb, née Loaf'                 => array( 1 ),
			'Dana, sorry, I mean the bookkeeper'     => array( 7 ),
			'Dana Rue... no wait, Rye'               => array( 6 ),
			'Bob, no sorry, Bill'                    => array( 2 ),
			'not the Dana in baking, the other one'  => array( 7 ),
			'not dana rye, the other dana'           => array( 7 ),
			'Dana, not baking, the other one'        => array( 7 ),
			'dana but not spelt'                     => array( 6 ),
			'Zoë not Zoey'                           => array( 3 ),
			'Mr. Baker'                              => array(),
			'a lady called Baker in Lyon'            => array(),
			'can you connect me with mr groessling please' => array( 3 ),
			'who was the Yeast woman again'          => array( 4 ),
			'Agatha, or was it Agrippina'            => array( 1 ),
			'emailed by a certain Crumb'             => array( 1 ),
			"Agatha, I can't remember her surname"   => array( 1 ),
			'I forgot his name, Odough with a D'     => array( 2 ),
			'sorry for butchering the name: Groesling' => array( 3 ),
			"Agatha what's-her-name"                 => array( 1 ),
			'Zoë (pronounced zo-ee)'                 => array( 3 ),
			'Grö-something'                          => array( 3 ),
			'@agatha'                                => array( 1 ),
			'Agatha? Agathe? in Lyon'                => array( 1 ),
			'I meant Zoë, not Agatha'                => array( 3 ),
			'not Agatha but Zoë'                     => array( 3 ),
			'Zoë rather than Agatha'                 => array( 3 ),
			'Agatha no sorry I meant Zoë'            => array( 3 ),
			'Zoë. No wait. Agatha.'                  => array( 1 ),
			'baker assistant but not Dana Spelt'     => array( 6 ),
			'Rye like the bread, not the town'       => array( 6 ),
			'Crumb, spelled with a C'                => array( 1 ),
			'Agatha Crumb, the English spelling'     => array( 1 ),
			'Agatha with the short surname'          => array( 1 ),
			'Crumb, I never get the spelling right'  => array( 1 ),
			'Mary Ann Yeast, without the hyphen'     => array( 4 ),
			'Mary with the double name'              => array( 4 ),
			'the hyphenated Mary'                    => array( 4 ),
			'Cru... no idea how it goes on'          => array( 1 ),
			'Agatha Krum... can\'t spell the rest'   => array( 1 ),
			'surname ends with ugh'                  => array( 2 ),
			'William May, everybody says Will'       => array( 8 ),
			'Sarah Crumb, known as Agatha'           => array( 1 ),
			'Dana Yeast, or Mary-Ann'                => array( 4 ),
			'Agatha van de Crumb'                    => array( 1 ),
			'Mrs Crumb from Lyon, I think she got married' => array( 1 ),
			'Spelt, not one of the two Agathas'      => array( 7 ),
			'the French lady called Crumb'           => array( 1 ),
			'I believe it was a Mrs Crumb'           => array( 1 ),
			'Mr Mai'                                 => array( 8 ),
			'Marian Yeast'                           => array( 4 ),
		);
		foreach ( $questions as $question => $found ) {
			yield $question => array( $question, $found );
		}
	}

	/** @param list<int> $expected */
	#[DataProvider( 'names' )]
	public function test_finds_by_a_name_in_other_words( string $question, array $expected ): void {
		self::assertSame( $expected, People::found( $question ) );
	}

	/** @return iterable<array{string}> */
	public static function others(): iterable {
		yield array( 'my last name changed after the wedding, who updates payroll' );
		yield array( 'her name is still on the loan' );
		yield array( 'the furnace sounds like a jet engine' );
		yield array( 'last name change on my badge' );
		yield array( 'Agatha got married, who changes her name in payroll' );
		yield array( 'Dana from the wedding team' );
		yield array( 'the process starts with a search' );
		yield array( 'who used to be a nurse' );
		yield array( 'is there a leak in the kitchen' );
		yield array( 'how do you spell Worcestershire' );
		yield array( 'someone called about a wire' );
		yield array( 'not the bakers, the cashiers' );
		yield array( 'somebody like Dana' );
		yield array( 'flour with an hour to go' );
		yield array( 'something with cars' );
		yield array( 'everybody says the oven is cold' );
		yield array( 'the oven... no idea what is wrong with it' );
		yield array( 'Dana or Agatha' );
		yield array( 'bread with the long name' );
	}

	#[DataProvider( 'others' )]
	public function test_leaves_other_questions_alone( string $question ): void {
		self::assertSame( $question, ( new NamePhrasing( People::company(), new Nicknames(), new Filler() ) )->plain( $question ) );
	}
}
