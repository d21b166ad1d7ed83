<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Content;

use Svc\EmailTemplates\Fields\Purpose;
use Svc\EmailTemplates\Markup\Node;
use Svc\EmailTemplates\Markup\Tokens;

/** Which blocks an e-mail may have, and where. Checked when a template is saved, and again when it is rendered. */
final class BlockRules {

	public const MAX_BLOCKS = 400;
	public const MAX_LEVELS = 6;

	/** Blocks that stand among the others, at every level. */
	private const COMMON = array(
		'core/paragraph',
		'core/heading',
		'core/list',
		'core/quote',
		'core/image',
		'core/buttons',
		'core/columns',
		'core/group',
		'core/separator',
		'core/spacer',
		'core/table',
		'core/social-links',
		'core/block',
		'svc/mail-person',
		'svc/mail-facts',
		'svc/mail-legal',
		'svc/mail-body',
	);

	/** What may stand inside of a block; null: the common blocks. Others have no blocks inside. */
	private const INSIDE = array(
		'core/list'         => array( 'core/list-item' ),
		'core/list-item'    => array( 'core/list' ),
		'core/quote'        => array( 'core/paragraph', 'core/heading', 'core/list' ),
		'core/buttons'      => array( 'core/button' ),
		'core/columns'      => array( 'core/column' ),
		'core/column'       => null,
		'core/group'        => null,
		'core/social-links' => array( 'core/social-link' ),
	);

	/** @return list<string> Every block that a template may have. */
	public static function names(): array {
		return array( ...self::COMMON, 'core/list-item', 'core/button', 'core/column', 'core/social-link' );
	}

	/** Whether blocks may stand inside of it. */
	public static function has_inside( string $name ): bool {
		return array_key_exists( $name, self::INSIDE );
	}

	/**
	 * @param list<string> $ancestors Names of the blocks around it, outermost first.
	 * @return string|null Why the block cannot stand there, in one sentence that names it.
	 */
	public static function problem( Node $node, array $ancestors, Purpose $purpose ): ?string {
		$name = $node->name();
		if ( '' === $name ) {
			return __( 'HTML outside of blocks cannot be sent. Put the text into a paragraph.', 'svc' );
		}
		if ( ! in_array( $name, self::names(), true ) ) {
			/* translators: %s: name of a block. */
			return sprintf( __( 'The block %s cannot be sent by e-mail.', 'svc' ), $name );
		}
		return self::misplaced( $name, $ancestors, $purpose ) ?? self::malformed( $node ) ?? Condition::problem( $node );
	}

	/** @return string|null A sentence where a block that holds blocks has text beside them. */
	public static function loose_text( Node $node ): ?string {
		$name = $node->name();
		if ( ! self::has_inside( $name ) || 'core/list-item' === $name || '' === trim( wp_strip_all_tags( $node->html() ) ) ) {
			return null;
		}
		$has_text = 'core/quote' !== $name || Tokens::of( $node->html() )->without( 'CITE' )->has_text();
		/* translators: %s: name of a block. */
		return $has_text ? sprintf( __( 'The block %s has text outside of the blocks in it. Put the text into a block.', 'svc' ), $name ) : null;
	}

	/** @param list<string> $ancestors */
	private static function misplaced( string $name, array $ancestors, Purpose $purpose ): ?string {
		if ( count( $ancestors ) >= self::MAX_LEVELS ) {
			/* translators: 1: name of a block, 2: largest allowed number of levels. */
			return sprintf( __( 'The block %1$s is nested too deep: e-mails have %2$d levels.', 'svc' ), $name, self::MAX_LEVELS );
		}
		$parent  = $ancestors[ count( $ancestors ) - 1 ] ?? '';
		$allowed = '' === $parent ? self::COMMON : ( self::has_inside( $parent ) ? self::INSIDE[ $parent ] ?? self::COMMON : array() );
		if ( ! in_array( $name, $allowed, true ) ) {
			return '' === $parent
				/* translators: %s: name of a block. */
				? sprintf( __( 'The block %s cannot stand by itself.', 'svc' ), $name )
				/* translators: 1: name of a block, 2: name of the block around it. */
				: sprintf( __( 'The block %1$s cannot stand directly in %2$s.', 'svc' ), $name, $parent );
		}
		if ( 'core/columns' === $name && in_array( 'core/column', $ancestors, true ) ) {
			return __( 'The block core/columns cannot stand inside of a column.', 'svc' );
		}
		if ( 'svc/mail-body' === $name && Purpose::WordPress !== $purpose ) {
			return __( 'The block svc/mail-body belongs into templates for WordPress e-mails.', 'svc' );
		}
		return null;
	}

	private static function malformed( Node $node ): ?string {
		$name = $node->name();
		if ( 'core/columns' === $name && ! in_array( count( $node->children() ), array( 2, 3, 4 ), true ) ) {
			return __( 'The block core/columns must have 2 to 4 columns.', 'svc' );
		}
		if ( 'core/heading' === $name && ! in_array( $node->number( 'level' ) ?? 2, array( 1, 2, 3 ), true ) ) {
			return __( 'The block core/heading must have level 1, 2 or 3.', 'svc' );
		}
		return null;
	}
}
