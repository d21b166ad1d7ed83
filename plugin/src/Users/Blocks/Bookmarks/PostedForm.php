<?php

declare( strict_types=1 );

namespace Svc\Users\Blocks\Bookmarks;

use Svc\Kernel\Blocks\CurrentAddress;
use Svc\Kernel\Failure;
use Svc\Kernel\Operations;
use Svc\Users\Bookmarks\OwnBookmarks;

/** What pages without JavaScript send: a form to the page itself, done before the page is made. */
final class PostedForm {

	/** The field that says what to do. */
	public const MARK = 'svc_do';

	private const ACTION = 'svc_bookmarks';

	/** Why the last form was not done, and at which post. */
	private string $told    = '';
	private string $told_at = '';

	public function __construct(
		private readonly Operations $users,
		private readonly OwnBookmarks $own,
	) {}

	/** Done is shown by asking for the page again; not done, by the page with the reason. */
	public function take(): void {
		$action = BookmarkAction::tryFrom( self::field( self::MARK ) );
		if ( null === $action ) {
			return;
		}
		if ( ! is_user_logged_in() ) {
			wp_safe_redirect( wp_login_url( CurrentAddress::url() ), 303 );
			exit;
		}
		$this->told_at = self::field( 'svc_site' ) . '-' . self::field( 'svc_post' );
		if ( false === wp_verify_nonce( self::field( 'svc_nonce' ), self::ACTION ) ) {
			$this->told = __( 'This page was open for too long. Nothing was changed; try once more.', 'svc' );
			return;
		}
		$undo = BookmarkAction::Remove === $action && '' !== self::field( 'svc_undo' ) ? $this->undo() : array();
		try {
			$this->users->ask( $action->method(), $action->path(), $this->input( $action ), $action->names() ? array( 'id' => (int) self::field( 'svc_id' ) ) : array() );
		} catch ( Failure $failure ) {
			$this->told = $failure->getMessage();
			return;
		}
		wp_safe_redirect( add_query_arg( $undo, remove_query_arg( Undo::FIELD, CurrentAddress::path() ) ), 303 );
		exit;
	}

	/** Why nothing was changed; empty where nothing was to be, or all went well. */
	public function told(): string {
		return $this->told;
	}

	public function told_at( string $key ): string {
		return $key === $this->told_at ? $this->told : '';
	}

	/**
	 * Values come back exactly: esc_attr() would take a written `&amp;` for its own.
	 *
	 * @param array<string, string|int> $fields Names without `svc_`.
	 */
	public static function hidden( array $fields ): string {
		$html = '';
		foreach ( $fields + array( 'nonce' => wp_create_nonce( self::ACTION ) ) as $name => $value ) {
			$html .= sprintf( '<input type="hidden" name="svc_%s" value="%s">', esc_attr( $name ), esc_textarea( (string) $value ) );
		}
		return $html;
	}

	/** @return array<string, mixed> */
	private function input( BookmarkAction $action ): array {
		$input = array();
		foreach ( $action->fields() as $field => $name ) {
			$value = self::field( $name );
			if ( '' !== $value ) {
				$input[ $field ] = $value;
			}
		}
		return $input;
	}

	/** @return array<string, string> */
	private function undo(): array {
		$bookmark = $this->own->get( (int) self::field( 'svc_id' ) );
		return null === $bookmark ? array() : array( Undo::FIELD => rawurlencode( ( new Undo( $bookmark['site_id'], $bookmark['post_id'], $bookmark['collection'] ) )->text() ) );
	}

	private static function field( string $name ): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- the nonce is checked where something is done; operations check what they take.
		return isset( $_POST[ $name ] ) && is_string( $_POST[ $name ] ) ? wp_unslash( $_POST[ $name ] ) : '';
	}
}
