<?php

declare( strict_types=1 );

namespace Svc\ModernData\Blocks;

use Svc\Kernel\Abilities\Ability;
use Svc\Kernel\Abilities\OffersAbilities;
use Svc\Kernel\Abilities\Target;
use Svc\Kernel\Feature;
use Svc\ModernData\AbilityCategories;
use Svc\ModernData\Content\PostWriter;

/** Lets assistants read and write block content. */
final class BlockFeature implements Feature, OffersAbilities {

	public function __construct( private readonly PostWriter $writer ) {}

	public function routes(): array {
		return array();
	}

	public function abilities(): array {
		$blocks   = new BlockOperations( new Blocks( $this->writer ) );
		$category = AbilityCategories::BLOCKS;
		return array(
			new Ability( 'svc-blocks/list-block-types', $category, __( 'List blocks', 'svc' ), __( 'Choose it, with `can_be_made` true, before writing a tree of blocks.', 'svc' ), $blocks->types( ... ), summary: __( 'Lists the blocks that this site has.', 'svc' ) ),
			new Ability( 'svc-blocks/validate-blocks', $category, __( 'Check blocks', 'svc' ), __( 'Choose it before svc-blocks/create-pattern and svc-blocks/insert-blocks.', 'svc' ), $blocks->validate( ... ), summary: __( 'Checks a layout of blocks for errors and saves nothing.', 'svc' ) ),
			new Ability( 'svc-blocks/create-pattern', $category, __( 'Draft a pattern', 'svc' ), __( 'Tell the person the `edit_url`, where they look it over and publish it.', 'svc' ), $blocks->create_pattern( ... ), summary: __( 'Saves a layout of blocks as a draft of a pattern, which a person publishes.', 'svc' ) ),
			new Ability( 'svc-blocks/insert-blocks', $category, __( 'Add blocks to a post or page', 'svc' ), __( 'Read the post first with svc-content/get-post, and send its `etag` as `if_match`.', 'svc' ), $blocks->insert( ... ), new Target( 'id', __( 'Post ID, from svc-content/find-posts', 'svc' ) ), summary: __( 'Adds blocks to a post or page and keeps what is there.', 'svc' ) ),
		);
	}
}
