<?php

declare( strict_types=1 );

namespace Svc\ModernData\Blocks;

use Svc\Kernel\Call;
use Svc\Kernel\Caller;
use Svc\Kernel\Effect;
use Svc\Kernel\Operation;
use Svc\Kernel\Reply;
use Svc\ModernData\Content\PostFields;
use Svc\ModernData\Content\PostOperations;
use Svc\ModernData\Content\PostTypes;

/** The block operations. */
final class BlockOperations {

	public function __construct( private readonly Blocks $blocks ) {}

	public function types(): Operation {
		return new Operation(
			'list-block-types',
			__( 'The blocks of this site, and how those are written that can be made from a tree.', 'svc' ),
			Effect::Read,
			BlockFields::query(),
			BlockFields::listing( ... ),
			PostTypes::may_create_some( ... ),
			fn ( Call $call ): Reply => Reply::page( $this->blocks->types( $call ) ),
		);
	}

	public function validate(): Operation {
		return new Operation(
			'validate-blocks',
			__( 'Says whether a tree of blocks can be written, and everything that is wrong with it. Nothing is stored.', 'svc' ),
			Effect::Read,
			BlockFields::tree(),
			BlockFields::verdict( ... ),
			PostTypes::may_create_some( ... ),
			fn ( Call $call ): Reply => Reply::one( $this->blocks->validate( $call ) ),
		);
	}

	public function create_pattern(): Operation {
		return new Operation(
			'create-pattern',
			__( 'Keeps a tree of blocks as a pattern, as a draft that a person publishes.', 'svc' ),
			Effect::Create,
			BlockFields::pattern(),
			PostFields::done( ... ),
			self::may_create_patterns( ... ),
			fn ( Call $call ): Reply => Reply::one( PostOperations::done( $this->blocks->create_pattern( $call ), __( 'Pattern drafted.', 'svc' ) ) ),
		);
	}

	public function insert(): Operation {
		return new Operation(
			'insert-blocks',
			__( 'Puts a tree of blocks into a post that the caller may edit, at its end or between its own blocks. What is there stays.', 'svc' ),
			Effect::Extend,
			BlockFields::insertion(),
			PostFields::done( ... ),
			PostTypes::may_create_some( ... ),
			fn ( Call $call ): Reply => Reply::one( PostOperations::done( $this->blocks->insert( $call ), __( 'Blocks inserted.', 'svc' ) ) ),
			array( 'id' ),
		);
	}

	private static function may_create_patterns( Caller $caller ): bool {
		$type = PostTypes::get( PostTypes::PATTERN );
		return null !== $type && PostTypes::may_create( $caller, $type );
	}
}
