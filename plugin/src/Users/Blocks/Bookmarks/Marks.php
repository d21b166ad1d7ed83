<?php

declare( strict_types=1 );

namespace Svc\Users\Blocks\Bookmarks;

use Svc\Users\Bookmarks\OwnBookmarks;

/** The state that all bookmark blocks of a page share: one mark per post, for any number of blocks. */
final class Marks {

	public const STORE = 'svc/bookmarks';

	private bool $is_begun = false;

	public function __construct(
		private readonly OwnBookmarks $own,
		private readonly PostedForm $form,
	) {}

	/** Adds the post's mark to the shared state. Returns its key. */
	public function key( int $site_id, int $post_id, bool $is_counted = false ): string {
		$key  = "$site_id-$post_id";
		$mark = $this->own->find( $site_id, $post_id ) ?? array(
			'id'         => 0,
			'collection' => '',
		);
		$this->begin();
		wp_interactivity_state(
			self::STORE,
			array(
				'marks' => array( $key => $mark + ( $is_counted ? array( 'count' => $this->own->count( $site_id, $post_id ) ?? 0 ) : array() ) ),
				'told'  => array( $key => $this->form->told_at( $key ) ),
			)
		);
		return $key;
	}

	private function begin(): void {
		if ( $this->is_begun ) {
			return;
		}
		$this->is_begun = true;
		$here           = static fn (): array => self::here();
		wp_interactivity_state(
			self::STORE,
			array(
				'collections' => $this->own->collections(),
				'texts'       => self::texts(),
				'choices'     => array(),
				'pressed'     => static fn (): bool => $here()['id'] > 0,
				'action'        => static fn (): string => ( $here()['id'] > 0 ? BookmarkAction::Remove : BookmarkAction::Add )->value,
				'markId'      => static fn (): int => $here()['id'],
				'count'       => static fn (): string => (string) ( $here()['count'] ?? 0 ),
				'collection'  => static fn (): string => $here()['collection'],
				'filing'      => static fn (): string => self::filing( $here()['collection'] ),
				'message'     => static fn (): string => wp_interactivity_state( self::STORE )['told'][ self::key_here() ] ?? '',
			)
		);
	}

	/** @return array<string, string> */
	private static function texts(): array {
		return array(
			'failed'  => __( 'Not saved.', 'svc' ),
			'offline' => __( 'Not saved: the site cannot be reached. Try again when you are online.', 'svc' ),
			/* translators: %s: name of a collection. */
			'filed'   => __( 'Saved in %s.', 'svc' ),
			/* translators: %s: name of a collection. */
			'filing'  => __( 'Collection: %s', 'svc' ),
			'choose'  => __( 'Choose a collection', 'svc' ),
		);
	}

	private static function filing( string $collection ): string {
		$texts = self::texts();
		return '' === $collection ? $texts['choose'] : sprintf( $texts['filing'], $collection );
	}

	/** @return array{id: int, collection: string, count?: int} */
	private static function here(): array {
		return wp_interactivity_state( self::STORE )['marks'][ self::key_here() ] ?? array(
			'id'         => 0,
			'collection' => '',
		);
	}

	private static function key_here(): string {
		return (string) ( wp_interactivity_get_context( self::STORE )['key'] ?? '' );
	}
}
