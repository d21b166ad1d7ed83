<?php

declare( strict_types=1 );

namespace Svc\Users\Blocks\Bookmarks;

use Svc\Kernel\Blocks\CurrentAddress;
use Svc\Kernel\Failure;
use Svc\Kernel\Operations;
use Svc\Users\Bookmarks\OwnBookmarks;

/** Handles forms sent without JavaScript, before the page is rendered. */
final class PostedForm {

	/** The form field with the action. */
	public const MARK = 'svc_do';

	private const ACTION = 'svc_bookmarks';

	/** Error message of the sent form, and the key of its post. */
	private string $told    = '';
	private string $told_at = '';

	public function __construct(
		private readonly Operations $users,
		private readonly OwnBookmarks $own,
	) {}

	/** Redirects to the page on success. On failure the page is rendered with the message. */
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

	/** Error message of the sent form; empty on success or without a form. */
	public function told(): string {
		return $this->told;
	}

	public function told_at( string $key ): string {
		return $key === $this->told_at ? $this->told : '';
	}

	/**
	 * Uses esc_textarea() for values, because esc_attr() would not escape `&amp;` again.
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
		// phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- take() checks the nonce, and operations validate their input.
		return isset( $_POST[ $name ] ) && is_string( $_POST[ $name ] ) ? wp_unslash( $_POST[ $name ] ) : '';
	}
}
