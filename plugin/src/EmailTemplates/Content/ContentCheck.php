<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Content;

use Closure;
use Svc\EmailTemplates\Fields\Category;
use Svc\EmailTemplates\Fields\Purpose;
use Svc\EmailTemplates\Fields\TagFields;
use Svc\EmailTemplates\Markup\Node;
use Svc\EmailTemplates\Tags\Tag;

/**
 * What must be right before the content of a template is stored. Each problem names the block and where it stands:
 *
 *     The block core/video cannot be sent by e-mail. (blocks.2.innerBlocks.0)
 */
final class ContentCheck {

	public const MAX_LENGTH = 100000;

	/** @var array<string, true> */
	private array $problems = array();

	private int $blocks = 0;

	/** @var array<string, true> Names of the blocks that are in every e-mail: neither they nor a block around them have a condition. */
	private array $certain = array();

	/** @param Closure(int): ?string $pattern Content of a published synced pattern. */
	public function __construct(
		private readonly Purpose $purpose,
		private readonly bool $is_active,
		private readonly TagFields $fields,
		private readonly Closure $pattern,
	) {}

	/** @return list<string> */
	public function content( string $content ): array {
		if ( mb_strlen( $content, 'UTF-8' ) > self::MAX_LENGTH ) {
			/* translators: 1: largest allowed number of characters, 2: number of characters sent. */
			return array( sprintf( __( 'This may have at most %1$d characters; it has %2$d.', 'svc' ), self::MAX_LENGTH, mb_strlen( $content, 'UTF-8' ) ) );
		}
		return $this->blocks( Node::parse( $content ) );
	}

	/**
	 * @param list<Node> $nodes Of content that is not too long.
	 * @return list<string>
	 */
	public function blocks( array $nodes ): array {
		$this->problems = array();
		$this->blocks   = 0;
		$this->certain  = array();
		$this->level( $nodes, array(), array(), true );
		if ( $this->blocks > BlockRules::MAX_BLOCKS ) {
			/* translators: %d: largest allowed number of blocks. */
			$this->problems[ sprintf( __( 'Send at most %d blocks.', 'svc' ), BlockRules::MAX_BLOCKS ) ] = true;
		}
		if ( $this->is_active ) {
			$this->require_blocks();
		}
		return array_map( 'strval', array_keys( $this->problems ) );
	}

	/** @return list<string> Problems of the subject or preheader. */
	public function line( string $text ): array {
		$this->problems = array();
		$this->check_tags( Tags::in_text( $text ), '' );
		return array_map( 'strval', array_keys( $this->problems ) );
	}

	/** A block that is hidden or has a condition, or is inside of one, is not there in every e-mail. */
	private function require_blocks(): void {
		if ( Category::Marketing === $this->purpose->category() && ! isset( $this->certain['svc/mail-legal'] ) ) {
			$this->problems[ __( 'Marketing e-mails must have the block svc/mail-legal without a condition, with which recipients opt out.', 'svc' ) ] = true;
		}
		if ( Purpose::WordPress === $this->purpose && ! isset( $this->certain['svc/mail-body'] ) ) {
			$this->problems[ __( 'Templates for WordPress e-mails must have the block svc/mail-body without a condition, which is the text of the e-mail.', 'svc' ) ] = true;
		}
	}

	/**
	 * @param list<Node>   $nodes
	 * @param list<string> $ancestors
	 * @param list<int>    $patterns   IDs of the patterns around them.
	 * @param bool         $is_certain Whether no block around them has a condition.
	 */
	private function level( array $nodes, array $ancestors, array $patterns, bool $is_certain ): void {
		foreach ( $nodes as $node ) {
			if ( ++$this->blocks > BlockRules::MAX_BLOCKS ) {
				return;
			}
			$problem = BlockRules::problem( $node, $ancestors, $this->purpose ) ?? BlockRules::loose_text( $node );
			if ( null !== $problem ) {
				$this->add( $problem, $node->path );
				continue;
			}
			$this->block( $node );
			$is_shown = $is_certain && ( ! $node->has_attributes() || ( null === Condition::of( $node ) && ! $node->is_hidden() ) );
			if ( $is_shown ) {
				$this->certain[ $node->name() ] = true;
			}
			if ( 'core/block' === $node->name() ) {
				$this->pattern( $node, $ancestors, $patterns, $is_shown );
			}
			$inner = $node->children();
			if ( array() !== $inner ) {
				$this->level( $inner, array( ...$ancestors, $node->name() ), $patterns, $is_shown );
			}
		}
	}

	private function block( Node $node ): void {
		$condition = Condition::of( $node );
		if ( null !== $condition ) {
			$this->check_tags( array( new Tag( $condition->key, '', '' ) ), $node->path );
		}
		if ( 'svc/mail-facts' === $node->name() ) {
			$this->facts( $node );
		}
		if ( ! Tags::may_be_in( $node ) ) {
			return;
		}
		[ $texts, $urls ] = Tags::of( $node );
		$this->check_tags( array( ...$texts, ...$urls ), $node->path );
		foreach ( $urls as $tag ) {
			if ( str_contains( $tag->default, ':' ) ) {
				/* translators: %s: merge tag. */
				$this->add( sprintf( __( 'The default of %s must not have a colon, because WordPress cuts such an address. Leave the default out.', 'svc' ), '{{' . $tag->key . '}}' ), $node->path );
			}
		}
	}

	private function facts( Node $node ): void {
		$source = $node->text( 'source' );
		$rows   = $node->texts( 'rows' );
		if ( array() === $rows ) {
			$rows = array( $this->fields->of_context( $source )[0]->name ?? '' );
		}
		$this->check_tags( array_map( static fn ( string $row ): Tag => new Tag( "$source.$row", '', '' ), $rows ), $node->path );
	}

	/**
	 * @param list<string> $ancestors
	 * @param list<int>    $patterns
	 */
	private function pattern( Node $node, array $ancestors, array $patterns, bool $is_certain ): void {
		$id = $node->number( 'ref' ) ?? 0;
		if ( in_array( $id, $patterns, true ) ) {
			$this->add( __( 'The synced pattern contains itself.', 'svc' ), $node->path );
			return;
		}
		$content = ( $this->pattern )( $id );
		if ( null === $content ) {
			$this->add( __( 'The synced pattern does not exist or is not published.', 'svc' ), $node->path );
			return;
		}
		$this->level( $node->of_pattern( $content ), $ancestors, array( ...$patterns, $id ), $is_certain );
	}

	/**
	 * Drafts may have tags that are not there; what is sent may not.
	 *
	 * @param list<Tag> $tags
	 */
	private function check_tags( array $tags, string $path ): void {
		foreach ( $this->is_active ? $tags : array() as $tag ) {
			if ( ! $this->fields->is_known( $tag->key, $this->purpose ) ) {
				/* translators: %s: merge tag. */
				$this->add( sprintf( __( 'There is no merge tag %s in e-mails of this purpose.', 'svc' ), '{{' . $tag->key . '}}' ), $path );
			}
		}
	}

	private function add( string $problem, string $path ): void {
		$this->problems[ '' === $path ? $problem : "$problem ($path)" ] = true;
	}
}
