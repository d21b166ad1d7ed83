<?php

declare( strict_types=1 );

namespace Svc\Users\Blocks\MyBookmarks;

use Svc\Users\Blocks\Bookmarks\BookmarkAction;
use Svc\Users\Blocks\Bookmarks\PostedForm;
use Svc\Users\Bookmarks\Storage\Collection;

/** Forms to create, rename and delete collections. General cannot be renamed or deleted. */
final class CollectionForms {

	/** @param list<array{id: int, name: string, count: int}> $collections */
	public static function html( array $collections, BookmarkAddress $address ): string {
		$rows = '';
		foreach ( $collections as $collection ) {
			$rows .= Collection::GENERAL_ID === $collection['id'] ? '' : self::row( $collection, $address );
		}
		return sprintf(
			'<details class="svc-marks__manage"><summary>%s</summary>%s%s</details>',
			esc_html__( 'Manage collections', 'svc' ),
			'' === $rows ? '' : "<ul>$rows</ul>",
			self::named( '', __( 'New collection', 'svc' ), __( 'Create', 'svc' ), BookmarkAction::NewCollection, array(), '' )
		);
	}

	/** @param array{id: int, name: string, count: int} $collection */
	private static function row( array $collection, BookmarkAddress $address ): string {
		// A list filtered by the old name would be empty.
		$after  = $address->get( 'collection' ) === $collection['name'] ? $address->with( array( 'collection' => '' ) ) : '';
		$fields = array( 'id' => $collection['id'] );
		/* translators: %s: name of a collection. */
		$label = sprintf( __( 'Name of %s', 'svc' ), $collection['name'] );
		return sprintf(
			'<li data-wp-key="svc-collection-%d">%s%s</li>',
			$collection['id'],
			self::named( $collection['name'], $label, __( 'Rename', 'svc' ), BookmarkAction::RenameCollection, $fields, $after ),
			self::deletion( $collection, $fields, $after )
		);
	}

	/** @param array<string, int> $fields */
	private static function named( string $name, string $label, string $button, BookmarkAction $action, array $fields, string $after ): string {
		return sprintf(
			'<form class="svc-marks__naming" method="post"%1$s data-wp-on--submit="actions.manage">%2$s<label>%3$s<input type="text" name="svc_collection" value="%4$s" maxlength="%5$d" required autocomplete="off"></label><button type="submit" class="svc-marks__button" name="svc_do" value="%6$s">%7$s</button></form>',
			self::action( $after ),
			PostedForm::hidden( $fields ),
			esc_html( $label ),
			esc_textarea( $name ),
			Collection::LONGEST_NAME,
			$action->value,
			esc_html( $button )
		);
	}

	/**
	 * @param array{id: int, name: string, count: int} $collection
	 * @param array<string, int>                       $fields
	 */
	private static function deletion( array $collection, array $fields, string $after ): string {
		$what = 0 === $collection['count']
			? __( 'It is empty.', 'svc' )
			/* translators: %s: number of bookmarks. */
			: sprintf( _n( 'Its %s bookmark goes to General.', 'Its %s bookmarks go to General.', $collection['count'], 'svc' ), number_format_i18n( $collection['count'] ) );
		return sprintf(
			'<details class="svc-marks__deletion"><summary>%1$s<span class="svc-bookmark__hidden"> %2$s</span></summary><form method="post"%3$s data-wp-on--submit="actions.manage">%4$s<span>%5$s</span> <button type="submit" class="svc-marks__button" name="svc_do" value="%6$s">%7$s</button></form></details>',
			esc_html__( 'Delete', 'svc' ),
			esc_html( $collection['name'] ),
			self::action( $after ),
			PostedForm::hidden( $fields ),
			esc_html( $what ),
			BookmarkAction::DeleteCollection->value,
			/* translators: %s: name of a collection. */
			esc_html( sprintf( __( 'Delete %s', 'svc' ), $collection['name'] ) )
		);
	}

	private static function action( string $after ): string {
		return '' === $after ? '' : sprintf( ' action="%s"', esc_url( $after ) );
	}
}
