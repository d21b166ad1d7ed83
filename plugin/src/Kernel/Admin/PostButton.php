<?php

declare( strict_types=1 );

namespace Svc\Kernel\Admin;

use Closure;

/** A button on a page of the dashboard: its form, and who has pressed it. */
final class PostButton {

	/**
	 * @param non-empty-string $action     What its presses are called, and its nonces.
	 * @param non-empty-string $capability Who may press it.
	 */
	public function __construct(
		private readonly string $action,
		private readonly string $capability,
	) {}

	/** @param Closure( array<string, string> ): string $action Is given the form's fields; says where to go then. */
	public function register( Closure $action ): void {
		add_action( "admin_post_$this->action", fn () => $this->press( $action ) );
	}

	/**
	 * @param array<string, string|int> $fields
	 * @return string HTML; empty for who may not press it.
	 */
	public function form( string $label, array $fields ): string {
		if ( ! current_user_can( $this->capability ) ) {
			return '';
		}
		$inputs = '';
		foreach ( array( 'action' => $this->action ) + $fields as $name => $value ) {
			$inputs .= sprintf( '<input type="hidden" name="%s" value="%s">', esc_attr( $name ), esc_attr( (string) $value ) );
		}
		return sprintf(
			'<form method="post" action="%1$s">%2$s%3$s<button type="submit" class="button button-primary">%4$s</button></form>',
			esc_url( admin_url( 'admin-post.php' ) ),
			$inputs,
			wp_nonce_field( $this->action, '_wpnonce', false, false ),
			esc_html( $label )
		);
	}

	/**
	 * What ends a request can be replaced by other plugins: nothing is done even where it comes back.
	 *
	 * @param Closure( array<string, string> ): string $action
	 */
	public function press( Closure $action ): void {
		$nonce = isset( $_POST['_wpnonce'] ) && is_string( $_POST['_wpnonce'] ) ? sanitize_text_field( wp_unslash( $_POST['_wpnonce'] ) ) : '';
		if ( ! isset( $_SERVER['REQUEST_METHOD'] ) || 'POST' !== $_SERVER['REQUEST_METHOD'] ) {
			wp_die( esc_html__( 'A link does not do this, only the button. Go back to the page that has it.', 'svc' ), '', 405 );
		} elseif ( ! current_user_can( $this->capability ) ) {
			wp_die( esc_html__( 'You may not do this.', 'svc' ), '', 403 );
		} elseif ( ! wp_verify_nonce( $nonce, $this->action ) ) {
			wp_die( esc_html__( 'The page with the button was open for too long. Go back, reload it and press the button again.', 'svc' ), '', 403 );
		} else {
			wp_safe_redirect( $action( array_filter( wp_unslash( $_POST ), 'is_string' ) ) );
			exit;
		}
	}
}
