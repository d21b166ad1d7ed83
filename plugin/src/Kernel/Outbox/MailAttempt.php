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

	/** Why the e-mail was not sent; empty if it was; null while that is open. */
	private ?string $failure = null;

	/** Whether WordPress calls it failed after it was sent: a callback has thrown an exception of PHPMailer. */
	private bool $is_doubted = false;

	/** Whether the filter pre_wp_mail runs for it, whose callbacks may send it instead, fire WordPress's actions for it, and answer after that. */
	private bool $is_offered = false;

	/** The result in the last action that these callbacks have fired, as in $failure; null for none. */
	private ?string $offered = null;

	/** Whether the next e-mail is this one: the filter after which it begins has run. */
	private bool $is_awaited = true;

	/** Puts back the values of the PHPMailer, which WordPress uses for all e-mails of a request. */
	private ?Closure $restore = null;

	/** @param string|null $message_id Without angle brackets; null for PHPMailer's own. */
	public function __construct( private readonly ?string $message_id = null ) {}

	/**
	 * @param callable(): mixed $send  Calls wp_mail(), and may return its answer.
	 * @param string            $after The filter after which that e-mail begins; empty where it is the first.
	 * @return string Why it was not sent, in one line without markup; empty if it was.
	 */
	public function run( callable $send, string $after = '' ): string {
		// The result is noted before other plugins' callbacks, which may throw or send e-mails.
		$hooks = array(
			array( 'phpmailer_init', $this->prepare( ... ), PHP_INT_MAX ),
			array( 'wp_mail_succeeded', fn () => $this->note_result( '' ), PHP_INT_MIN ),
			array( 'wp_mail_failed', fn ( WP_Error $error ) => $this->note_result( self::reason( $error->get_error_message() ) ), PHP_INT_MIN ),
			array( 'pre_wp_mail', $this->note_offer( ... ), PHP_INT_MIN ),
			array( 'pre_wp_mail', $this->note_answer( ... ), PHP_INT_MAX ),
		);
		if ( '' !== $after ) {
			$this->is_awaited = false;
			$hooks[]          = array( $after, $this->await( ... ), PHP_INT_MAX );
		}
		foreach ( $hooks as list( $name, $callback, $priority ) ) {
			add_filter( $name, $callback, $priority );
		}
		try {
			$this->failure = match ( $send() ) {
				true    => '',
				// A plugin may replace wp_mail() or PHPMailer, and need not fire the actions.
				false   => $this->is_doubted ? '' : self::reason( (string) $this->failure ),
				default => $this->failure ?? '',
			};
		} catch ( Throwable $thrown ) {
			$this->failure ??= self::reason( $thrown->getMessage() );
		} finally {
			foreach ( $hooks as list( $name, $callback, $priority ) ) {
				remove_filter( $name, $callback, $priority );
			}
			$this->restore();
		}
		return $this->failure;
	}

	/** Whether the e-mail that is being sent is this one. */
	public function is_sending(): bool {
		return null === $this->failure && $this->is_own();
	}

	/** Other plugins send e-mails of their own before this one begins, from its hooks, which is inside another call, and after it. */
	private function is_own(): bool {
		// phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_debug_backtrace -- nothing else tells where an e-mail is sent from.
		$calls = array_filter( debug_backtrace( DEBUG_BACKTRACE_IGNORE_ARGS ), static fn ( array $call ): bool => 'wp_mail' === $call['function'] && ! isset( $call['class'] ) );
		return $this->is_awaited && count( $calls ) <= 1;
	}

	// phpcs:disable WordPress.NamingConventions.ValidVariableName -- PHPMailer's.

	private function prepare( PHPMailer $mailer ): void {
		if ( ! $this->is_sending() ) {
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

	private function await( mixed $filtered ): mixed {
		$this->is_awaited = true;
		return $filtered;
	}

	private function note_offer( mixed $answer ): mixed {
		if ( $this->is_sending() ) {
			$this->is_offered = true;
			$this->offered    = null;
		}
		return $answer;
	}

	/** Called with the answer of a plugin that sends it instead; null where none does. */
	private function note_answer( mixed $answer ): mixed {
		if ( $this->is_offered && $this->is_sending() ) {
			$this->is_offered = false;
			if ( null !== $answer ) {
				$this->note_result( false === $answer ? self::reason( (string) $this->offered ) : '' );
			}
		}
		return $answer;
	}

	private function note_result( string $failure ): void {
		if ( ! $this->is_own() ) {
			return;
		}
		if ( $this->is_offered ) {
			$this->offered = $failure;
		} elseif ( null === $this->failure ) {
			$this->failure = $failure;
			$this->restore();
		} elseif ( '' === $this->failure && '' !== $failure ) {
			$this->is_doubted = true;
		}
	}

	/** @param string $text Of PHPMailer, a mail server or another plugin; may be empty. */
	private static function reason( string $text ): string {
		$line = trim( (string) preg_replace( '/[\p{Cc}\s]+/u', ' ', wp_strip_all_tags( mb_scrub( $text, 'UTF-8' ) ) ) );
		return '' === $line ? __( 'The e-mail was not accepted.', 'svc' ) : $line;
	}
}
