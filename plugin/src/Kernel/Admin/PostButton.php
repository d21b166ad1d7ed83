<?php

declare( strict_types=1 );

namespace Svc\Kernel\Admin;

use Closure;

/** A button on a dashboard page: renders its form, and checks and runs the request that the form sends. */
final class PostButton {

	/**
	 * @param non-empty-string $action     Name of the admin-post action and of its nonces.
	 * @param non-empty-string $capability Needed to see and press the button.
	 */
	public function __construct(
		private readonly string $action,
		private readonly string $capability,
	) {}

	/** @param Closure( array<string, string> ): string $action Takes the form's fields and returns the address to redirect to. */
	public function register( Closure $action ): void {
		add_action( "admin_post_$this->action", fn () => $this->press( $action ) );
	}

	/**
	 * @param array<string, string|int> $fields
	 * @return string HTML; empty where the current user lacks the capability.
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
	 * Other plugins can make wp_die() return, so the action is in the last branch and never runs after a refusal.
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
