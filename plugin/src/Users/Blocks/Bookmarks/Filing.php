<?php

declare( strict_types=1 );

namespace Svc\Users\Blocks\Bookmarks;

use Svc\Users\Bookmarks\OwnBookmarks;
use Svc\Users\Bookmarks\Storage\Collection;

/**
 * The menu to choose an existing collection or create one.
 *
 * With JavaScript the list is rendered on opening; without, a text field suggests existing collections.
 */
final class Filing {

	private const SUGGESTIONS = 'svc-collections';

	private bool $has_suggestions = false;

	public function __construct( private readonly OwnBookmarks $own ) {}

	/** @param string $summary HTML of the element that opens the menu. */
	public function menu( int $site_id, int $post_id, string $summary ): string {
		$fields = array(
			'site' => $site_id,
			'post' => $post_id,
		);
		return sprintf(
			'<details class="svc-filing" data-wp-on--toggle="actions.openMenu" data-wp-on--keydown="actions.closeOnEscape"><summary class="svc-filing__summary">%s</summary><div class="svc-filing__menu">%s%s%s</div></details>',
			$summary,
			self::choices(),
			self::form( wp_unique_id( 'svc-filing-' ), PostedForm::hidden( $fields ) ),
			$this->suggestions()
		);
	}

	private static function choices(): string {
		return '<ul class="svc-filing__choices"><template data-wp-each="state.choices"><li><button type="button" data-wp-on--click="actions.fileHere" data-wp-bind--aria-pressed="state.isChosen" data-wp-text="context.item"></button></li></template></ul>';
	}

	private static function form( string $id, string $hidden ): string {
		return sprintf(
			'<form class="svc-filing__form" method="post" action="#%1$s" data-wp-on--submit="actions.fileAnew">%2$s<label for="%1$s">%3$s</label><input id="%1$s" name="svc_collection" type="text" maxlength="%4$d" required autocomplete="off" list="%5$s"><button type="submit" name="svc_do" value="%6$s">%7$s</button></form>',
			esc_attr( $id ),
			$hidden,
			esc_html__( 'New collection', 'svc' ),
			Collection::LONGEST_NAME,
			self::SUGGESTIONS,
			BookmarkAction::Add->value,
			esc_html__( 'Save', 'svc' )
		);
	}

	/** The datalist of existing collections, rendered once per page. */
	private function suggestions(): string {
		if ( $this->has_suggestions ) {
			return '';
		}
		$this->has_suggestions = true;
		$options               = array_map( static fn ( string $name ): string => sprintf( '<option value="%s"></option>', esc_textarea( $name ) ), $this->own->collections() );
		return sprintf( '<noscript><p>%s</p><datalist id="%s">%s</datalist></noscript>', esc_html__( 'The name of one that you have is understood, too.', 'svc' ), self::SUGGESTIONS, implode( '', $options ) );
	}
}
