<?php

declare( strict_types=1 );

namespace Svc\Users\Blocks;

use Closure;
use Svc\Kernel\Blocks\Block;
use Svc\Kernel\Blocks\Caching;
use Svc\Kernel\Operations;
use Svc\Users\Blocks\BookmarkButton\BookmarkButtonBlock;
use Svc\Users\Blocks\Bookmarks\Filing;
use Svc\Users\Blocks\Bookmarks\Marks;
use Svc\Users\Blocks\Bookmarks\PostedForm;
use Svc\Users\Blocks\MyBookmarks\MyBookmarksBlock;
use Svc\Users\Blocks\OrgChart\OrgChartBlock;
use Svc\Users\Blocks\PersonCard\PersonCardBlock;
use Svc\Users\Blocks\PersonCard\ProfileBinding;
use Svc\Users\Blocks\StaffDirectory\StaffDirectoryBlock;
use Svc\Users\Bookmarks\OwnBookmarks;
use WP_Block;

/** The blocks component: what editors insert, and who renders it. */
final class Blocks {

	private const CATEGORY = 'svc';

	/** @var array<string, Closure(): Block> By the folder that has its block.json. A block is made when a page has it. */
	private readonly array $blocks;
	private readonly Caching $caching;
	private readonly PostedForm $form;
	private readonly ProfileBinding $binding;

	/** @param string $folder Where the build leaves the blocks. */
	public function __construct( private readonly string $folder, Operations $users, OwnBookmarks $own ) {
		$this->binding = new ProfileBinding( $users );
		$this->caching = new Caching();
		$this->form    = new PostedForm( $users, $own );
		$marks         = new Marks( $own, $this->form );
		$filing        = new Filing( $own );
		$this->blocks  = array(
			'bookmark-button' => static fn (): Block => new BookmarkButtonBlock( $own, $marks, $filing ),
			'my-bookmarks'    => fn (): Block => new MyBookmarksBlock( $users, $own, $marks, $filing, $this->form ),
			'org-chart'       => static fn (): Block => new OrgChartBlock( $users ),
			'person-card'     => static fn (): Block => new PersonCardBlock( $users ),
			'staff-directory' => static fn (): Block => new StaffDirectoryBlock( $users ),
		);
	}

	public function register(): void {
		$this->caching->register();
		$this->form->register();
		add_action( 'init', array( $this, 'register_types' ) );
		add_action( 'init', array( $this->binding, 'register' ) );
		add_action( 'init', array( new Patterns( dirname( $this->folder, 2 ) . '/patterns' ), 'register' ) );
		add_filter( 'block_categories_all', array( $this, 'add_category' ) );
	}

	/** A checkout that was not built has no blocks. */
	public function register_types(): void {
		$manifest = $this->folder . '/blocks-manifest.php';
		if ( ! is_file( $manifest ) ) {
			return;
		}
		wp_register_block_metadata_collection( $this->folder, $manifest );
		foreach ( $this->blocks as $name => $make ) {
			register_block_type_from_metadata(
				"$this->folder/$name",
				array( 'render_callback' => fn ( array $attributes, string $content, WP_Block $block ): string => $this->rendered( $make(), $attributes, $content, $block ) )
			);
		}
	}

	/** @param array<string, mixed> $attributes */
	private function rendered( Block $made, array $attributes, string $content, WP_Block $block ): string {
		$this->caching->keep_private();
		return $made->render( $attributes, $content, $block );
	}

	/**
	 * @param list<array<string, mixed>> $categories
	 * @return list<array<string, mixed>>
	 */
	public function add_category( array $categories ): array {
		$ours = array(
			'slug'  => self::CATEGORY,
			'title' => __( 'People', 'svc' ),
		);
		return array( ...$categories, $ours );
	}
}
