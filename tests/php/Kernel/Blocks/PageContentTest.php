<?php

declare( strict_types=1 );

namespace {
	if ( ! class_exists( 'WP_Query' ) ) {
		class WP_Query {
			/** @var mixed */
			public $posts;
		}
	}
}

namespace Svc\Kernel\Blocks {

	use Svc\Tests\Filters;

	// These stand in for WordPress's functions in this namespace.
	function wp_get_sidebars_widgets(): mixed {
		return Filters::apply( 'sidebars_widgets', array() );
	}

	function current_theme_supports( string $feature ): bool {
		return true;
	}

	/** @param array<string, mixed> $query */
	function get_block_templates( array $query, string $type ): mixed {
		return Filters::apply( 'get_block_templates', array() );
	}
}

namespace Svc\Tests\Kernel\Blocks {

	use PHPUnit\Framework\Attributes\TestWith;
	use PHPUnit\Framework\TestCase;
	use Svc\Kernel\Blocks\PageContent;
	use Svc\Tests\Filters;
	use WP_Post;
	use WP_Query;

	/** Where other plugins make of a page what WordPress does not. */
	final class PageContentTest extends TestCase {

		protected function setUp(): void {
			$GLOBALS['wp_query'] = new WP_Query();
		}

		protected function tearDown(): void {
			Filters::reset();
			unset( $GLOBALS['wp_query'] );
		}

		public function test_a_post_without_content_has_no_blocks_and_hides_none(): void {
			$empty               = new WP_Post( 'page', 'publish', '' );
			$empty->post_content = null;
			$full                = new WP_Post( 'page', 'publish', '' );
			$full->post_content  = '<!-- wp:svc/my-bookmarks /-->';

			$GLOBALS['wp_query']->posts = array( $empty );
			self::assertFalse( ( new PageContent() )->has_blocks() );
			$GLOBALS['wp_query']->posts = array( $empty, $full );
			self::assertTrue( ( new PageContent() )->has_blocks() );
		}

		#[TestWith( array( 'sidebars_widgets', false ) )]
		#[TestWith( array( 'sidebars_widgets', 'none' ) )]
		#[TestWith( array( 'sidebars_widgets', array( 'side' => null ) ) )]
		#[TestWith( array( 'get_block_templates', false ) )]
		#[TestWith( array( 'get_block_templates', array( null, 'part' ) ) )]
		public function test_lists_that_are_none_have_no_blocks( string $filter, mixed $list ): void {
			Filters::answer( $filter, $list );
			self::assertFalse( ( new PageContent() )->has_blocks() );
		}
	}
}
