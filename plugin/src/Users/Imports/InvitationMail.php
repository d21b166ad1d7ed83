<?php

declare( strict_types=1 );

namespace Svc\Users\Imports;

use ReflectionFunction;
use Svc\Kernel\Outbox\MailAttempt;

/** One sending of WordPress's e-mail for a new account, which has the link for setting a password. E-mail templates give it the brand. */
final class InvitationMail {

	private bool $is_begun = false;

	/** @param string|null $message_id Without angle brackets; null for one of its own. */
	public function __construct( private readonly ?string $message_id = null ) {}

	/** @return string Why it was not sent; empty if it was. */
	public function send( int $user_id ): string {
		$begin = $this->note_begin( ... );
		$brand = static fn (): bool => true;
		add_filter( 'retrieve_password_key', $begin, PHP_INT_MAX );
		// Before callbacks of the site, which may decide otherwise.
		add_filter( 'svc_wrap_mail', $brand, PHP_INT_MIN );
		try {
			$failure = ( new MailAttempt( $this->message_id ) )->run( static fn () => wp_new_user_notification( $user_id, null, 'user' ), self::is_of_wordpress() ? 'wp_new_user_notification_email' : '' );
		} finally {
			remove_filter( 'svc_wrap_mail', $brand, PHP_INT_MIN );
			remove_filter( 'retrieve_password_key', $begin, PHP_INT_MAX );
		}
		return $this->is_begun || '' !== $failure ? $failure : __( 'This site does not send e-mails for new accounts.', 'svc' );
	}

	/** Another plugin may replace the function, and need not fire its filters. */
	private static function is_of_wordpress(): bool {
		return 'pluggable.php' === basename( (string) ( new ReflectionFunction( 'wp_new_user_notification' ) )->getFileName() );
	}

	/** Called when the key for the password was made, directly before the e-mail is sent. */
	private function note_begin( mixed $login ): mixed {
		$this->is_begun = true;
		return $login;
	}
}
