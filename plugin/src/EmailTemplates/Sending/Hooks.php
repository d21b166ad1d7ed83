<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Sending;

use Closure;
use Svc\EmailTemplates\Fields\TagFields;
use Svc\EmailTemplates\Rendering\Chosen;
use Svc\EmailTemplates\Rendering\Situations;
use Svc\EmailTemplates\Settings\SettingsStore;
use Svc\EmailTemplates\Templates\TemplateStore;
use Svc\Kernel\Database\Database;
use Svc\Users\Contacts;
use WP_Site;

/** What sending listens to in WordPress. Its objects are made when a hook fires. */
final class Hooks {

	/** The daily job of the outbox: Pruning::HOOK, without loading the class. */
	private const DAILY = 'svc_prune_outbox';

	/**
	 * @param Closure(): Mailer   $mailer
	 * @param Closure(): Contacts $contacts
	 */
	public function __construct(
		private readonly Database $database,
		private readonly Closure $mailer,
		private readonly Closure $contacts,
	) {}

	public function register(): void {
		// Runs after other plugins have made the e-mail. Of one that forgets to return it, WordPress sends the e-mail as it was.
		add_filter( 'wp_mail', fn ( mixed $mail ): mixed => is_array( $mail ) && $this->is_wrapped( $mail ) ? $this->wrapped( $mail ) : $mail, PHP_INT_MAX );
		// Run after those of the outbox, which bring the tables to this version first.
		add_action( self::DAILY, fn () => $this->job()->run(), 20 );
		add_action( 'wp_uninitialize_site', fn ( WP_Site $site ) => $this->store()->forget_site( $site->id ), 20 );
	}

	/** @param array<string, mixed> $mail Arguments of wp_mail(). */
	private function is_wrapped( array $mail ): bool {
		/**
		 * Filters whether an e-mail gets the template for e-mails of WordPress. Only one in plain text does.
		 *
		 * @param bool                 $is_wrapped By default what the settings say; true for invitations.
		 * @param array<string, mixed> $mail       Arguments of wp_mail().
		 */
		return true === apply_filters( 'svc_wrap_mail', $this->settings()->current()->wrap_wordpress, $mail );
	}

	/**
	 * @param array<string, mixed> $mail
	 * @return array<string, mixed>
	 */
	private function wrapped( array $mail ): array {
		$chosen = new Chosen( new TemplateStore( $this->database ), $this->settings() );
		return ( new WordPressMails( $chosen, new Situations( $this->settings(), TagFields::all() ) ) )->wrap( $mail );
	}

	private function job(): MailJob {
		return new MailJob( $this->store(), $this->settings()->current( ... ), fn (): Anniversaries => new Anniversaries( $this->database, ( $this->mailer )(), $this->contacts ) );
	}

	private function store(): MessageStore {
		return new MessageStore( $this->database );
	}

	private function settings(): SettingsStore {
		return new SettingsStore( $this->database );
	}
}
