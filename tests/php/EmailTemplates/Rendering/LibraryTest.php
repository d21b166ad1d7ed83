<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Rendering {

	use Svc\Tests\EmailTemplates\Rendering\LibraryTest;
	use WP_Post;

	function wp_get_attachment_metadata( int $id ): array|false {
		return LibraryTest::METADATA[ $id ] ?? false;
	}

	function wp_basename( string $path ): string {
		return basename( $path );
	}

	function get_post( int $id ): ?WP_Post {
		return isset( LibraryTest::POSTS[ $id ] ) ? new WP_Post( ...LibraryTest::POSTS[ $id ] ) : null;
	}
}

namespace Svc\Tests\EmailTemplates\Rendering {

	use PHPUnit\Framework\TestCase;
	use Svc\EmailTemplates\Rendering\Library;

	final class LibraryTest extends TestCase {

		public const METADATA = array(
			1 => array(
				'width'  => 1600,
				'height' => 900,
				'file'   => '2026/11/house.jpg',
				'sizes'  => array(
					'medium' => array(
						'file'   => 'house-300x169.jpg',
						'width'  => 300,
						'height' => 169,
					),
				),
			),
			2 => array( 'file' => '2026/11/drawing.svg' ),
		);

		/** Type, status, password. */
		public const POSTS = array(
			1 => array( 'wp_block', 'publish', '' ),
			2 => array( 'wp_block', 'draft', '' ),
			3 => array( 'wp_block', 'private', '' ),
			4 => array( 'wp_block', 'trash', '' ),
			5 => array( 'wp_block', 'publish', 'secret' ),
			6 => array( 'page', 'publish', '' ),
		);

		/** @return array<string, array{int, string, array{int, int}|null}> */
		public static function files(): array {
			return array(
				'the whole image'     => array( 1, 'https://site.example/2026/11/house.jpg', array( 1600, 900 ) ),
				'a smaller size'      => array( 1, 'https://site.example/2026/11/house-300x169.jpg', array( 300, 169 ) ),
				'with a query'        => array( 1, 'https://site.example/2026/11/house-300x169.jpg?v=2#a', array( 300, 169 ) ),
				'another name'        => array( 1, 'https://cdn.example/house.webp', array( 1600, 900 ) ),
				'without a size'      => array( 2, 'https://site.example/2026/11/drawing.svg', null ),
				'of no attachment'    => array( 3, 'https://site.example/2026/11/house.jpg', null ),
				'without an ID'       => array( 0, 'https://site.example/2026/11/house.jpg', null ),
			);
		}

		/**
		 * @dataProvider files
		 * @param array{int, int}|null $size
		 */
		public function test_the_size_is_that_of_the_file_that_is_shown( int $id, string $source, ?array $size ): void {
			self::assertSame( $size, Library::image_size( $id, $source ) );
		}

		public function test_a_pattern_is_read_where_it_is_published_without_a_password(): void {
			$read = array_map( Library::pattern( ... ), array_combine( range( 0, 7 ), range( 0, 7 ) ) );
			self::assertSame( array( 1 => 'The content' ), array_filter( $read, 'is_string' ) );
		}
	}
}
