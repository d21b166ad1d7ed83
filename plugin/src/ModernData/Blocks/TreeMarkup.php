<?php

declare( strict_types=1 );

namespace Svc\ModernData\Blocks;

use Svc\Kernel\Failure;

/** Writes a tree of blocks as markup. Other components take trees by it. */
final class TreeMarkup {

	/**
	 * @param list<mixed> $tree Of BlockTree, parsed.
	 * @throws Failure When it cannot be written; names each problem by its path.
	 */
	public static function of( array $tree ): string {
		$kinds    = new BlockKinds();
		$checker  = new BlockChecker( $kinds );
		$blocks   = $checker->check( $tree );
		$problems = $checker->problems();
		return array() === $problems ? ( new BlockWriter( $kinds ) )->markup( $blocks ) : throw Failure::invalid( $problems );
	}
}
