<?php

declare( strict_types=1 );

namespace Svc\Tests\Kernel;

use Closure;
use LogicException;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Svc\Kernel\Feature;
use Svc\Kernel\LazyFeature;
use Svc\Kernel\Rest\Route;

final class LazyFeatureTest extends TestCase {

	/** @return array<string, array{string, bool}> */
	public static function paths(): array {
		return array(
			'its path'                => array( '/profiles', true ),
			'below it'                => array( '/profiles/7/photo', true ),
			'as a route has it'       => array( '/profiles/{id}', true ),
			'in other case'           => array( '/Profiles/7', true ),
			'another that begins so'  => array( '/profiles-of-old', false ),
			'within another'          => array( '/old/profiles', false ),
			'below an id'             => array( '/people/7/history', true ),
			'below an id, negative'   => array( '/people/-7/history/2', true ),
			'the id alone'            => array( '/people/7', false ),
			'below something deeper'  => array( '/people/7/more/history', false ),
		);
	}

	#[DataProvider( 'paths' )]
	public function test_it_knows_its_paths( string $path, bool $is_its ): void {
		$feature = new LazyFeature( self::fail_to_make(), '/profiles', '/people/*/history' );
		self::assertSame( $is_its, $feature->has( $path ) );
	}

	public function test_without_paths_it_has_none(): void {
		self::assertFalse( ( new LazyFeature( self::fail_to_make() ) )->has( '/' ) );
	}

	public function test_a_feature_is_made_once(): void {
		$feature = new LazyFeature( self::with_route( '/profiles' ), '/profiles' );
		self::assertSame( $feature->feature(), $feature->feature() );
		self::assertCount( 1, $feature->routes() );
	}

	public function test_a_route_that_no_request_would_find_is_named(): void {
		$this->expectException( LogicException::class );
		$this->expectExceptionMessage( '/people/{id}' );
		( new LazyFeature( self::with_route( '/people/{id}' ), '/profiles' ) )->routes();
	}

	private static function with_route( string $path ): Closure {
		return static fn (): Feature => new class( $path ) implements Feature {
			public function __construct( private readonly string $path ) {}

			public function routes(): array {
				return array( Route::get( $this->path, static fn () => throw new LogicException( 'Nothing asks for it.' ) ) );
			}
		};
	}

	private static function fail_to_make(): Closure {
		return static fn (): never => throw new LogicException( 'Nothing asks for it.' );
	}
}
