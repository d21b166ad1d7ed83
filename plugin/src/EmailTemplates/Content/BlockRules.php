<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Content;

use Svc\EmailTemplates\Fields\Context;
use Svc\EmailTemplates\Fields\Purpose;
use Svc\EmailTemplates\Markup\Node;

/** Which blocks an e-mail may have, and where. Checked when a template is saved, and again when it is rendered. */
final class BlockRules {

	public const MAX_BLOCKS = 400;
	public const MAX_LEVELS = 6;

	private const HEADINGS = array( 1, 2, 3 );
	private const COLUMNS  = array(
		'min' => 2,
		'max' => 4,
	);
	private const LAYOUTS  = array( '', 'card', 'signature', 'line' );

	/** Tags and white space alone, as nearly all blocks have that hold blocks. */
	private const NO_TEXT = '~\A(?:\s|</?[a-z][^<>]*+>)*+\z~i';

	/** Blocks that stand among the others, at every level. */
	private const COMMON = array(
		'core/paragraph'    => true,
		'core/heading'      => true,
		'core/list'         => true,
		'core/quote'        => true,
		'core/image'        => true,
		'core/buttons'      => true,
		'core/columns'      => true,
		'core/group'        => true,
		'core/separator'    => true,
		'core/spacer'       => true,
		'core/table'        => true,
		'core/social-links' => true,
		'core/block'        => true,
		'svc/mail-person'   => true,
		'svc/mail-facts'    => true,
		'svc/mail-legal'    => true,
		'svc/mail-body'     => true,
	);

	/** Blocks that stand in one certain block only. */
	private const PARTS = array(
		'core/list-item'   => true,
		'core/button'      => true,
		'core/column'      => true,
		'core/social-link' => true,
	);

	/** What may stand inside of a block; null: the common blocks. Others have no blocks inside. */
	private const INSIDE = array(
		'core/list'         => array( 'core/list-item' => true ),
		'core/list-item'    => array( 'core/list' => true ),
		'core/quote'        => array(
			'core/paragraph' => true,
			'core/heading'   => true,
			'core/list'      => true,
		),
		'core/buttons'      => array( 'core/button' => true ),
		'core/columns'      => array( 'core/column' => true ),
		'core/column'       => null,
		'core/group'        => null,
		'core/social-links' => array( 'core/social-link' => true ),
	);

	/** @return list<string> Every block that a template may have. */
	public static function names(): array {
		return array_keys( self::COMMON + self::PARTS );
	}

	/**
	 * What admin/etb/editor/paste/fit.ts makes of blocks that are pasted.
	 *
	 * @param list<string> $names Of the blocks that the template may have.
	 * @return array{places: array<string, list<string>>, headings: list<int>, columns: array{min: int, max: int}, levels: int}
	 */
	public static function limits( array $names ): array {
		return array(
			'places'   => array_map(
				static fn ( ?array $inside ): array => array_values( array_intersect( $names, array_keys( $inside ?? self::COMMON ) ) ),
				array( '' => null ) + self::INSIDE
			),
			'headings' => self::HEADINGS,
			'columns'  => self::COLUMNS,
			'levels'   => self::MAX_LEVELS,
		);
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
		if ( ! isset( self::COMMON[ $name ] ) && ! isset( self::PARTS[ $name ] ) ) {
			/* translators: %s: name of a block. */
			return sprintf( __( 'The block %s cannot be sent by e-mail.', 'svc' ), $name );
		}
		return self::misplaced( $name, $ancestors, $purpose ) ?? self::malformed( $node ) ?? ( $node->has_attributes() ? Condition::problem( $node ) : null );
	}

	/** @return string|null A sentence where a block that holds blocks has text beside them. */
	public static function loose_text( Node $node ): ?string {
		$name = $node->name();
		if ( ! self::has_inside( $name ) || 'core/list-item' === $name || 1 === preg_match( self::NO_TEXT, $node->html() ) || '' === trim( wp_strip_all_tags( $node->html() ) ) ) {
			return null;
		}
		$has_text = 'core/quote' !== $name || $node->tokens()->without( 'CITE' )->has_text();
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
		if ( ! isset( $allowed[ $name ] ) ) {
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
		if ( 'core/columns' === $name && ! in_array( count( $node->children() ), range( ...array_values( self::COLUMNS ) ), true ) ) {
			return __( 'The block core/columns must have 2 to 4 columns.', 'svc' );
		}
		if ( 'core/heading' === $name && ! in_array( $node->number( 'level' ) ?? 2, self::HEADINGS, true ) ) {
			return __( 'The block core/heading must have level 1, 2 or 3.', 'svc' );
		}
		if ( 'svc/mail-facts' === $name && true !== Context::tryFrom( $node->text( 'source' ) )?->has_facts() ) {
			return __( 'The source of svc/mail-facts is lead, event, estimate or calculation.', 'svc' );
		}
		if ( 'svc/mail-person' === $name && ! in_array( $node->text( 'layout' ), self::LAYOUTS, true ) ) {
			return __( 'The layout of svc/mail-person is card, signature or line.', 'svc' );
		}
		return null;
	}
}
