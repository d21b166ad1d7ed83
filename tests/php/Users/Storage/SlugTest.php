<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Storage;

use PHPUnit\Framework\TestCase;
use Svc\Users\Storage\Slug;

final class SlugTest extends TestCase {

	/** @return array<string, array{string, string}> */
	public static function names(): array {
		return array(
			'two words'           => array( 'Jane Doe', 'jane-doe' ),
			'accents'             => array( 'José Núñez', 'jose-nunez' ),
			'other scripts'       => array( 'И Б', '%d0%b8-%d0%b1' ),
			'no letter'           => array( '! ?', 'person' ),
			'markup'              => array( '<script>x</script> Doe', 'x-doe' ),
			'a path'              => array( '../etc /passwd', 'etc-passwd' ),
			'a percent sign'      => array( 'A%2fB Doe', 'a2fb-doe' ),
			'a feed'              => array( 'Feed !', 'person-feed' ),
			'a further page'      => array( 'Comment Page-2', 'person-comment-page-2' ),
			'digits'              => array( '10 !', 'person-10' ),
			'digits in two words' => array( '10 20', '10-20' ),
		);
	}

	/** @dataProvider names */
	public function test_is_made_from_a_name( string $name, string $slug ): void {
		self::assertSame( $slug, Slug::of( $name ) );
	}

	/** @dataProvider names */
	public function test_is_asked_for_in_any_form( string $name, string $slug ): void {
		self::assertSame( $slug, Slug::asked( $slug ) );
		self::assertSame( $slug, Slug::asked( strtoupper( $slug ) ) );
		self::assertSame( $slug, Slug::asked( rawurldecode( $slug ) ) );
	}

	public function test_people_of_one_name_are_numbered_in_their_order(): void {
		self::assertSame(
			array(
				7 => 'jane-doe',
				3 => 'jane-doe-2',
				9 => 'kim',
				4 => 'jane-doe-3',
			),
			Slug::numbered(
				array(
					7 => 'jane-doe',
					3 => 'jane-doe',
					9 => 'kim',
					4 => 'jane-doe',
				),
				array()
			)
		);
	}

	public function test_numbers_that_are_taken_are_left_out(): void {
		$taken = array_fill_keys( array( 'jane-doe', 'jane-doe-3' ), true );
		self::assertSame( array( 1 => 'jane-doe-2', 2 => 'jane-doe-4' ), Slug::numbered( array( 1 => 'jane-doe', 2 => 'jane-doe' ), $taken ) );
	}

	public function test_a_number_may_be_a_part_of_another_name(): void {
		self::assertSame(
			array( 1 => 'jane-doe-2', 2 => 'jane-doe', 3 => 'jane-doe-3' ),
			Slug::numbered( array( 1 => 'jane-doe-2', 2 => 'jane-doe', 3 => 'jane-doe' ), array() )
		);
	}

	public function test_an_address_may_come_from_a_name_with_or_without_its_number(): void {
		self::assertSame( array( 'jane-doe' ), Slug::bases( 'jane-doe' ) );
		self::assertSame( array( 'jane-doe-2', 'jane-doe' ), Slug::bases( 'jane-doe-2' ) );
		self::assertSame( array( '-2' ), Slug::bases( '-2' ) );
	}
}
