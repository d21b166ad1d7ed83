<?php

declare( strict_types=1 );

namespace Svc\Kernel\Outbox;

use Closure;
use PHPMailer\PHPMailer\PHPMailer;
use Throwable;
use WP_Error;

/** One sending of an e-mail by wp_mail(), with a given Message-ID, and time limits that end it before the claim of the message does. */
final class MailAttempt {

	/** Seconds that a claim of an e-mail lasts: above what one can take, by the time limits below. */
	public const CLAIM = 300;

	/** Seconds for connecting, and for each answer of the mail server. An e-mail takes about a dozen of them. */
	private const SECONDS = 20;

	/** Why the e-mail was not sent; empty if it was; null while that is open. Another plugin may send e-mails of its own after it. */
	private ?string $failure = null;

	/** @var list<bool> The e-mails that are being sent, because other plugins may send their own from the hooks of this one: whether each is with those who may send it instead. */
	private array $open = array();

	/** Puts back the values of the PHPMailer, which WordPress uses for all e-mails of a request. */
	private ?Closure $restore = null;

	/** @param string|null $message_id Without angle brackets; null for PHPMailer's own. */
	public function __construct( private readonly ?string $message_id = null ) {}

	/**
	 * @param callable(): mixed $send Calls wp_mail(), and may return its answer.
	 * @return string Why it was not sent, in one line without markup; empty if it was.
	 */
	public function run( callable $send ): string {
		// The result is noted before other plugins' callbacks, which may throw or send e-mails.
		$hooks = array(
			array( 'wp_mail', $this->note_begin( ... ), PHP_INT_MIN ),
			array( 'phpmailer_init', $this->prepare( ... ), PHP_INT_MAX ),
			array( 'wp_mail_succeeded', $this->note_success( ... ), PHP_INT_MIN ),
			array( 'wp_mail_failed', $this->note_failure( ... ), PHP_INT_MIN ),
			array( 'pre_wp_mail', $this->note_offer( ... ), PHP_INT_MIN ),
			array( 'pre_wp_mail', $this->note_answer( ... ), PHP_INT_MAX ),
		);
		foreach ( $hooks as list( $name, $callback, $priority ) ) {
			add_filter( $name, $callback, $priority );
		}
		try {
			// A plugin may replace wp_mail(), and need not fire its actions.
			$answer = $send();
			if ( true === $answer ) {
				$this->failure = '';
			} elseif ( false === $answer ) {
				$this->fail( '' );
			}
		} catch ( Throwable $thrown ) {
			$this->fail( $thrown->getMessage() );
		} finally {
			foreach ( $hooks as list( $name, $callback, $priority ) ) {
				remove_filter( $name, $callback, $priority );
			}
			$this->restore();
		}
		return $this->failure ?? '';
	}

	// phpcs:disable WordPress.NamingConventions.ValidVariableName -- PHPMailer's.

	private function prepare( PHPMailer $mailer ): void {
		if ( null !== $this->failure || ! $this->is_own() ) {
			return;
		}
		$this->restore();
		$smtp          = $mailer->getSMTPInstance();
		$before        = array( $mailer->Timeout, $smtp->Timelimit, $mailer->MessageID );
		$this->restore = static function () use ( $mailer, $smtp, $before ): void {
			list( $mailer->Timeout, $smtp->Timelimit, $mailer->MessageID ) = $before;
		};

		$mailer->Timeout = min( $mailer->Timeout, self::SECONDS );
		$smtp->Timelimit = min( $smtp->Timelimit, self::SECONDS );
		if ( null !== $this->message_id ) {
			$mailer->MessageID = "<$this->message_id>";
		}
	}

	// phpcs:enable

	private function restore(): void {
		if ( null !== $this->restore ) {
			( $this->restore )();
			$this->restore = null;
		}
	}

	private function note_begin( mixed $mail ): mixed {
		$this->open[] = false;
		return $mail;
	}

	/** Who sends it instead may fire the actions as well, before the answer. */
	private function note_offer( mixed $answer ): mixed {
		$this->set_offered( true );
		return $answer;
	}

	/** Called with the answer of a plugin that sends it instead; null where none does. */
	private function note_answer( mixed $answer ): mixed {
		$this->set_offered( false );
		if ( false === $answer && $this->is_own() ) {
			$this->fail( '' );
		}
		if ( null !== $answer ) {
			array_pop( $this->open );
		}
		return $answer;
	}

	private function note_success(): void {
		$this->note_result( fn () => $this->end( '' ) );
	}

	private function note_failure( WP_Error $error ): void {
		$this->note_result( fn () => $this->fail( $error->get_error_message() ) );
	}

	/** @param Closure(): void $note */
	private function note_result( Closure $note ): void {
		if ( $this->is_own() ) {
			$note();
		}
		if ( true !== end( $this->open ) ) {
			array_pop( $this->open );
		}
	}

	private function is_own(): bool {
		return count( $this->open ) <= 1;
	}

	private function set_offered( bool $is_offered ): void {
		if ( array() !== $this->open ) {
			array_pop( $this->open );
			$this->open[] = $is_offered;
		}
	}

	/** @param string $reason Of PHPMailer, a mail server or another plugin; may be empty. */
	private function fail( string $reason ): void {
		$line = trim( (string) preg_replace( '/[\p{Cc}\s]+/u', ' ', wp_strip_all_tags( mb_scrub( $reason, 'UTF-8' ) ) ) );
		$this->end( '' === $line ? __( 'The e-mail was not accepted.', 'svc' ) : $line );
	}

	private function end( string $failure ): void {
		$this->failure ??= $failure;
		$this->restore();
	}
}
