<?php

declare( strict_types=1 );

namespace Svc\Users\Blocks\MyBookmarks;

use Svc\Users\Blocks\Bookmarks\BookmarkAction;
use Svc\Users\Blocks\Bookmarks\PostedForm;
use Svc\Users\Blocks\Bookmarks\Undo;

/** The initial state of the block's script, and the bar for its messages. */
final class Script {

	public const STORE = 'svc/my-bookmarks';

	public function __construct( private readonly PostedForm $form ) {}

	public function begin(): void {
		$undo = $this->undo();
		wp_interactivity_state(
			self::STORE,
			array(
				'said'  => null === $undo ? $this->form->told() : self::texts()['removed'],
				'undo'  => null === $undo ? null : array(
					'site_id'    => $undo->site_id,
					'post_id'    => $undo->post_id,
					'collection' => $undo->collection,
				),
				'texts' => self::texts(),
			)
		);
	}

	public static function bar(): string {
		return sprintf(
			'<div class="svc-marks__bar"><p class="svc-marks__said" role="status" data-wp-text="state.said"></p><form method="post" data-wp-on--submit="actions.undo" data-wp-bind--hidden="!state.undo">%s<input type="hidden" name="svc_site" data-wp-bind--value="state.undo.site_id"><input type="hidden" name="svc_post" data-wp-bind--value="state.undo.post_id"><input type="hidden" name="svc_collection" data-wp-bind--value="state.undo.collection"><button type="submit" class="svc-marks__button" name="svc_do" value="%s">%s</button></form></div>',
			PostedForm::hidden( array() ),
			BookmarkAction::Add->value,
			esc_html__( 'Undo', 'svc' )
		);
	}

	private function undo(): ?Undo {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- Undo::of() checks its nonce.
		$asked = isset( $_GET[ Undo::FIELD ] ) && is_string( $_GET[ Undo::FIELD ] ) ? wp_unslash( $_GET[ Undo::FIELD ] ) : '';
		return '' === $this->form->told() ? Undo::of( $asked ) : null;
	}

	/** @return array<string, string> */
	private static function texts(): array {
		return array(
			'removed'  => __( 'Bookmark removed.', 'svc' ),
			/* translators: %s: name of a collection. */
			'restored' => __( 'The bookmark is back in %s.', 'svc' ),
			'created'  => __( 'Collection created.', 'svc' ),
			'renamed'  => __( 'Collection renamed.', 'svc' ),
			'deleted'  => __( 'Collection deleted.', 'svc' ),
			'failed'   => __( 'Not done.', 'svc' ),
			'offline'  => __( 'The site cannot be reached. Nothing was changed; try again when you are online.', 'svc' ),
		);
	}
}
