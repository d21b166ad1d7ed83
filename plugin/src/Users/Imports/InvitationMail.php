<?php

declare( strict_types=1 );

namespace Svc\Users\Imports;

use Throwable;
use WP_Error;

/** One sending of WordPress's e-mail for a new account, which has the link for setting a password. */
final class InvitationMail {

	private bool $is_begun = false;

	private string $failure = '';

	/** @return string Why it was not sent; empty if it was. */
	public function send( int $user_id ): string {
		$hooks = array(
			'retrieve_password_key' => $this->note_begin( ... ),
			'wp_mail_failed'        => $this->note_failure( ... ),
			'pre_wp_mail'           => $this->note_answer( ... ),
		);
		foreach ( $hooks as $name => $callback ) {
			add_filter( $name, $callback, PHP_INT_MAX );
		}
		try {
			wp_new_user_notification( $user_id, null, 'user' );
		} catch ( Throwable $thrown ) {
			$this->failure = $thrown->getMessage();
		} finally {
			foreach ( $hooks as $name => $callback ) {
				remove_filter( $name, $callback, PHP_INT_MAX );
			}
		}
		return $this->is_begun || '' !== $this->failure ? $this->failure : __( 'This site does not send e-mails for new accounts.', 'svc' );
	}

	/** Called when the key for the password was made, directly before the e-mail is sent. */
	private function note_begin( mixed $login ): mixed {
		$this->is_begun = true;
		return $login;
	}

	private function note_failure( WP_Error $error ): void {
		$this->failure = wp_strip_all_tags( $error->get_error_message() );
	}

	/** Called before an e-mail is sent, with the answer of a plugin that sends it instead. */
	private function note_answer( mixed $answer ): mixed {
		if ( false === $answer && '' === $this->failure ) {
			$this->failure = __( 'The e-mail was not accepted.', 'svc' );
		}
		return $answer;
	}
}
