<?php

declare( strict_types=1 );

namespace Svc\Tests\Kernel\Schema;

use PHPUnit\Framework\Attributes\DataProvider;
use stdClass;
use Svc\Kernel\Schema\ListOf;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Source;
use Svc\Kernel\Schema\Text;
use Svc\Kernel\Schema\Whole;

final class RecordTest extends SchemaTestCase {

	private static function type(): Record {
		return new Record(
			array(
				'name'  => new Text( 5, 1 ),
				'page'  => ( new Whole( 1 ) )->or( 1 ),
				'phone' => ( new Text( 5 ) )->nullable(),
				'links' => new Record( array( 'home' => new Text( 5 ) ) ),
			),
			array( 'name' )
		);
	}

	public function test_has_what_was_sent_and_the_defaults_of_what_was_not(): void {
		self::assertSame(
			array(
				'name' => 'Ana',
				'page' => 1,
			),
			self::from_json( self::type(), '{"name":" Ana "}' )
		);
	}

	public function test_tells_a_null_from_an_absent_member(): void {
		self::assertSame( array( 'name', 'page', 'phone' ), array_keys( (array) self::from_json( self::type(), '{"name":"A","phone":null}' ) ) );
	}

	public function test_says_which_member_is_missing(): void {
		self::assertSame( array( 'name' => 'This is required.' ), self::problems( self::type(), new stdClass() ) );
	}

	public function test_refuses_members_it_does_not_know(): void {
		$problems = self::problems( self::type(), json_decode( '{"name":"A","nmae":1,"0":2}' ) );
		self::assertSame( array( 'nmae', 0 ), array_keys( $problems ) );
		self::assertSame( array( 'There is no such field. Leave it out.' ), array_unique( array_values( $problems ) ) );
	}

	public function test_names_members_of_members_with_dots(): void {
		self::assertSame(
			array( 'links.home' => 'This must be text.' ),
			self::problems( self::type(), json_decode( '{"name":"A","links":{"home":5}}' ) )
		);
	}

	public function test_names_members_whose_names_are_numbers(): void {
		self::assertSame(
			array( 'links.0' => 'There is no such field. Leave it out.' ),
			self::problems( self::type(), json_decode( '{"name":"A","links":{"0":5}}' ) )
		);
	}

	public function test_names_items_of_a_list_by_their_place(): void {
		$type = new Record( array( 'words' => new ListOf( new Text( 5 ), 3 ) ) );
		self::assertSame( array( 'words.1' => 'This must be text.' ), self::problems( $type, json_decode( '{"words":["a",5]}' ) ) );
	}

	public function test_names_all_that_is_wrong_at_once(): void {
		$value = json_decode( '{"page":0,"phone":"123456","other":1}' );
		self::assertEqualsCanonicalizing( array( 'other', 'name', 'page', 'phone' ), array_keys( self::problems( self::type(), $value ) ) );
	}

	/** @return array<string, array{mixed, Source}> */
	public static function no_objects(): array {
		return array(
			'a list in JSON'    => array( array(), Source::Json ),
			'an array in JSON'  => array( array( 'name' => 'A' ), Source::Json ),
			'text in JSON'      => array( 'name', Source::Json ),
			'text in a query'   => array( 'name', Source::Query ),
			'object in a query' => array( new stdClass(), Source::Query ),
		);
	}

	#[DataProvider( 'no_objects' )]
	public function test_refuses_what_is_no_object( mixed $value, Source $source ): void {
		self::assertRefused( 'This must be an object.', self::type(), $value, $source );
	}

	public function test_reads_a_query(): void {
		self::assertSame(
			array(
				'name' => '0',
				'page' => 2,
			),
			self::from_query(
				self::type(),
				array(
					'name' => '0',
					'page' => '2',
				)
			)
		);
	}

	public function test_tells_its_members_and_that_there_are_no_others(): void {
		$json = self::type()->json();
		self::assertSame( array( 'name', 'page', 'phone', 'links' ), array_keys( $json['properties'] ) );
		self::assertFalse( $json['additionalProperties'] );
		self::assertSame( array( 'name' ), $json['required'] );
	}

	public function test_is_an_object_in_json_when_it_has_no_members(): void {
		self::assertSame( '{"type":"object","properties":{},"additionalProperties":false}', json_encode( ( new Record( array() ) )->json() ) );
	}
}
