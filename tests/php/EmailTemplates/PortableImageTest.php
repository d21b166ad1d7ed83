<?php

declare( strict_types=1 );

namespace Svc\Tests\EmailTemplates;

use PHPUnit\Framework\Attributes\DataProvider;
use Svc\EmailTemplates\Templates\PortableImage;

final class PortableImageTest extends RenderTestCase {

	/** @return array<string, array{string, string, string}> Attributes, markup, markup for other sites. */
	public static function images(): array {
		$figure = static fn ( string $class, string $image ): string => "<figure class=\"wp-block-image$class\">$image</figure>";
		return array(
			'a wide image'      => array( '{"id":7}', $figure( '', '<img src="https://site.example/a.png" alt="" class="wp-image-7"/>' ), $figure( '', '<img src="https://site.example/a.png" alt="" />' ) ),
			'a narrow image'    => array( '{"id":8}', $figure( ' size-full', '<img src="https://site.example/a.png" alt="" class="wp-image-8"/>' ), '<figure class="wp-block-image size-full is-resized" ><img style="width:80px" src="https://site.example/a.png" alt="" /></figure>' ),
			'a width of its own' => array( '{"id":8,"width":"120px"}', $figure( ' is-resized', '<img src="https://site.example/a.png" alt="" class="wp-image-8" style="width:120px"/>' ), $figure( ' is-resized', '<img src="https://site.example/a.png" alt=""  style="width:120px"/>' ) ),
			'a path'            => array( '{}', $figure( '', '<img src="/a.png?x=1&amp;y=2" alt=""/>' ), $figure( '', '<img src="https://site.example/a.png?x=1&amp;y=2"  alt=""/>' ) ),
			'a tag'             => array( '{}', $figure( '', '<img src="{{person.avatar_url}}" alt=""/>' ), $figure( '', '<img src="{{person.avatar_url}}" alt=""/>' ) ),
		);
	}

	#[DataProvider( 'images' )]
	public function test_an_image_has_no_number( string $attributes, string $html, string $expected ): void {
		$block = parse_blocks( "<!-- wp:image $attributes -->$html<!-- /wp:image -->" )[0];
		$sizes = static fn ( int $id ): array => array( 8 === $id ? 80 : 1200, 80 );
		$image = PortableImage::of( $block, $sizes, 'https://site.example/blog/' );
		self::assertSame( $expected, $image['innerHTML'] );
		self::assertSame( array( $expected ), $image['innerContent'] );
		self::assertArrayNotHasKey( 'id', $image['attrs'] );
	}

	public function test_images_inside_of_text_have_none(): void {
		$block = parse_blocks( self::p( 'a <img class="wp-image-7" src="https://site.example/a.png"/> wp-image-9' ) )[0];
		self::assertSame( '<p>a <img  src="https://site.example/a.png"/> wp-image-9</p>', PortableImage::of( $block, static fn () => null, '' )['innerHTML'] );
	}
}
