<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Render;

use Closure;
use Svc\EmailTemplates\Blocks\BlockList;
use Svc\EmailTemplates\Content\BlockRules;
use Svc\EmailTemplates\Content\Condition;
use Svc\EmailTemplates\Markup\Node;
use Svc\EmailTemplates\Markup\Tokens;
use Svc\EmailTemplates\Tags\TagFiller;

/** Walks the blocks of one template and has each rendered by its class. */
final class Walk {

	private int $blocks = 0;

	public function __construct(
		public readonly Situation $situation,
		public readonly Warnings $warnings,
		/** Whether ContentCheck has found no problem. */
		private readonly bool $is_checked,
	) {}

	/** @param list<Node> $nodes */
	public function blocks( array $nodes, Place $place ): ?Fragment {
		return Fragment::joined( $this->parts( $nodes, $place ) );
	}

	/**
	 * @param list<Node> $nodes
	 * @return list<Fragment>
	 */
	public function parts( array $nodes, Place $place ): array {
		$parts = array();
		foreach ( $nodes as $node ) {
			$part = $this->is_shown( $node, $place ) ? BlockList::get( $node->name() )?->render( $node, $place, $this ) : null;
			if ( null !== $part ) {
				$parts[] = $part;
			}
		}
		return $parts;
	}

	/** One line of text; null where it has none, or where all of its merge tags are empty. */
	public function line( Node $node, Tokens $tokens, Place $place ): ?Fragment {
		$filler = $this->filler( $node );
		$line   = InlineWriter::write( $tokens, $filler, $place );
		return $this->kept( $line, $filler );
	}

	public function kept( Fragment $line, TagFiller $filler ): ?Fragment {
		if ( '' === $line->html || $filler->is_empty_line() ) {
			return null;
		}
		$filler->report_empty();
		return $line;
	}

	public function filler( Node $node ): TagFiller {
		return new TagFiller( $this->situation, $this->warnings, $node->path );
	}

	/** @param Closure(): string $reason */
	public function leave_out( Node $node, Closure $reason ): void {
		$this->warnings->add( WarningCode::BlockLeftOut, $node->path, $reason );
	}

	private function is_shown( Node $node, Place $place ): bool {
		if ( $this->is_checked && ! $node->has_attributes() ) {
			return true;
		}
		if ( $node->is_hidden() || ( ! $this->is_checked && ! $this->may_stand( $node, $place ) ) ) {
			return false;
		}
		if ( $node->has( 'metadata', 'blockVisibility', 'viewport' ) ) {
			$this->warnings->add( WarningCode::UnsupportedStyle, $node->path, 'blockVisibility.viewport' );
		}
		return $this->meets_condition( $node );
	}

	/** Reports what of the block is not sent. */
	private function may_stand( Node $node, Place $place ): bool {
		// Synced patterns in one another can come to any number of blocks.
		if ( ++$this->blocks > BlockRules::MAX_BLOCKS ) {
			/* translators: %d: largest allowed number of blocks. */
			$this->leave_out( $node, static fn (): string => sprintf( __( 'An e-mail has at most %d blocks.', 'svc' ), BlockRules::MAX_BLOCKS ) );
			return false;
		}
		if ( null !== BlockRules::problem( $node, $place->ancestors, $this->situation->purpose ) ) {
			$this->leave_out( $node, $this->problem( $node, $place->ancestors ) );
			return false;
		}
		if ( null !== BlockRules::loose_text( $node ) ) {
			$this->leave_out( $node, static fn (): string => (string) BlockRules::loose_text( $node ) );
		}
		foreach ( BlockRules::has_inside( $node->name() ) ? array() : $node->children() as $inner ) {
			$this->leave_out( $inner, $this->problem( $inner, array( ...$place->ancestors, $node->name() ) ) );
		}
		return true;
	}

	/**
	 * @param list<string> $ancestors
	 * @return Closure(): string
	 */
	private function problem( Node $node, array $ancestors ): Closure {
		return fn (): string => (string) BlockRules::problem( $node, $ancestors, $this->situation->purpose );
	}

	private function meets_condition( Node $node ): bool {
		$condition = Condition::of( $node );
		if ( null === $condition ) {
			return true;
		}
		if ( ! $this->situation->fields->is_known( $condition->key, $this->situation->purpose ) ) {
			$this->warnings->add( WarningCode::UnknownTag, $node->path, '{{' . $condition->key . '}}' );
		}
		return $this->situation->raw_tags || $condition->holds( $this->situation->values );
	}
}
