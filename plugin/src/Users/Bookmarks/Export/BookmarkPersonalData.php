<?php

declare( strict_types=1 );

namespace Svc\Users\Bookmarks\Export;

use Svc\Users\Bookmarks\Posts\Posts;
use Svc\Users\Bookmarks\Storage\BookmarkList;
use Svc\Users\Bookmarks\Storage\BookmarkLists;
use Svc\Users\Bookmarks\Storage\BookmarkWriter;
use WP_User;

/** Bookmarks in WordPress's tools that export and erase personal data. */
final class BookmarkPersonalData {

	public function __construct(
		private readonly BookmarkLists $lists,
		private readonly BookmarkWriter $writer,
		private readonly Posts $posts,
	) {}

	/** @return array<string, array<string, mixed>> */
	public function exporters(): array {
		return array(
			'svc-bookmarks' => array(
				'exporter_friendly_name' => __( 'Bookmarks', 'svc' ),
				'callback'               => array( $this, 'export' ),
			),
		);
	}

	/** @return array<string, array<string, mixed>> */
	public function erasers(): array {
		return array(
			'svc-bookmarks' => array(
				'eraser_friendly_name' => __( 'Bookmarks', 'svc' ),
				'callback'             => array( $this, 'erase' ),
			),
		);
	}

	/** @return array{data: list<array<string, mixed>>, done: true} */
	public function export( string $email ): array {
		$user = get_user_by( 'email', $email );
		return array(
			'data' => $user instanceof WP_User ? $this->groups( $user->ID, $this->lists->of( $user->ID ) ?? new BookmarkList() ) : array(),
			'done' => true,
		);
	}

	/** @return array{items_removed: bool, items_retained: false, messages: list<string>, done: true} */
	public function erase( string $email ): array {
		$user = get_user_by( 'email', $email );
		$list = $user instanceof WP_User ? $this->lists->of( $user->ID ) : null;
		if ( $user instanceof WP_User && null !== $list ) {
			$this->writer->change( $user->ID, array_keys( $list->posts() ), static fn ( BookmarkList $now ): BookmarkList => new BookmarkList( next_id: $now->next_id ) );
		}
		return array(
			'items_removed'  => null !== $list && array() !== array( ...$list->bookmarks, ...$list->collections ),
			'items_retained' => false,
			'messages'       => array(),
			'done'           => true,
		);
	}

	/** @return list<array<string, mixed>> */
	private function groups( int $user_id, BookmarkList $list ): array {
		$cards = $this->posts->cards( $this->posts->readable( $user_id, $list->posts() ) );
		$items = array();
		foreach ( $list->bookmarks as $bookmark ) {
			$card    = $cards[ $bookmark->site_id ][ $bookmark->post_id ] ?? null;
			$items[] = array(
				'group_id'    => 'svc-bookmarks',
				'group_label' => __( 'Bookmarks', 'svc' ),
				'item_id'     => "svc-bookmark-$bookmark->id",
				'data'        => self::pairs(
					array(
						__( 'Title', 'svc' )      => null === $card ? '' : esc_html( $card->title ),
						__( 'Address', 'svc' )    => null === $card ? '' : $card->url,
						__( 'Post', 'svc' )       => (string) $bookmark->post_id,
						__( 'Site', 'svc' )       => (string) $bookmark->site_id,
						__( 'Collection', 'svc' ) => esc_html( $list->collection_name( $bookmark->collection_id ) ),
						__( 'Made', 'svc' )       => gmdate( 'Y-m-d\TH:i:s\Z', $bookmark->created_at ),
					)
				),
			);
		}
		return $items;
	}

	/**
	 * @param array<string, string> $values
	 * @return list<array{name: string, value: string}>
	 */
	private static function pairs( array $values ): array {
		return array_map(
			static fn ( string $name, string $value ): array => array(
				'name'  => $name,
				'value' => $value,
			),
			array_keys( $values ),
			$values
		);
	}
}
