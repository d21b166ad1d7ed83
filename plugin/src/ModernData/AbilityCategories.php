<?php

declare( strict_types=1 );

namespace Svc\ModernData;

use Svc\Kernel\Abilities\Category;

/** The categories of this component's abilities. */
final class AbilityCategories {

	public const DATA    = 'svc-data-management';
	public const CONTENT = 'svc-content-operations';
	public const BLOCKS  = 'pagebuilder-blocks';

	/** @return list<Category> */
	public static function all(): array {
		return array(
			new Category( self::DATA, __( 'Site data', 'svc' ), __( 'What this site is, which kinds of content and terms it has, and who the caller is on it.', 'svc' ), __( 'This site', 'svc' ) ),
			new Category( self::CONTENT, __( 'Content', 'svc' ), __( 'Finding, reading, drafting, changing and trashing posts, pages and other content of this site.', 'svc' ) ),
			new Category( self::BLOCKS, __( 'Blocks', 'svc' ), __( 'Making content of blocks: which there are, whether a tree of them is right, and putting them in place.', 'svc' ) ),
		);
	}
}
