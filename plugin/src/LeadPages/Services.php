<?php

declare( strict_types=1 );

namespace Svc\LeadPages;

use Closure;
use Svc\EmailTemplates\Sending\Mailer;
use Svc\Kernel\Database\Database;
use Svc\LeadPages\Challenge\Challenges;
use Svc\LeadPages\Companions\Companion;
use Svc\LeadPages\Companions\Report;
use Svc\LeadPages\Consents\ConsentTexts;
use Svc\LeadPages\Intake\FormSecret;
use Svc\LeadPages\Intake\PublicForm;
use Svc\LeadPages\Leads\LeadStore;
use Svc\LeadPages\Leads\LeadWriter;
use Svc\LeadPages\Leads\Submission;
use Svc\LeadPages\Messages\LeadLetters;
use Svc\LeadPages\Messages\LeadMail;
use Svc\LeadPages\Messages\LeadMailKind;
use Svc\LeadPages\Messages\LeadMails;
use Svc\LeadPages\Messages\LeadMessages;
use Svc\LeadPages\Messages\QueuedMessages;
use Svc\LeadPages\Pages\PageStore;
use Svc\LeadPages\Settings\SettingsStore;
use Svc\LeadPages\Webhooks\DeliveryStore;
use Svc\LeadPages\Webhooks\WebhookKind;
use Svc\LeadPages\Webhooks\WebhookQueue;
use Svc\LeadPages\Webhooks\WebhookStore;
use Svc\Users\Contacts;

/** What the features of this component share, made on first use. */
final class Services {

	private ?LeadMessages $messages = null;
	private ?LeadWriter $writer     = null;
	private ?PageStore $pages       = null;

	/** One for all messages of a run: it remembers the receivers that have not answered. */
	private ?WebhookKind $webhook_kind = null;

	/**
	 * @param Closure(): Contacts $contacts
	 * @param Closure(): Mailer                   $mailer     Also where the e-mail templates are off, because they keep what waits and what was sent.
	 * @param Closure(): ?Mailer                  $sender     Null where the e-mail templates are off.
	 * @param array<string, Closure(): ?Companion> $companions By the member of their forms.
	 */
	public function __construct(
		public readonly Database $database,
		private readonly Closure $contacts,
		private readonly Closure $mailer,
		private readonly Closure $sender,
		private readonly array $companions,
	) {}

	public function contacts(): Contacts {
		return ( $this->contacts )();
	}

	public function leads(): LeadStore {
		return new LeadStore( $this->database );
	}

	public function writer(): LeadWriter {
		return $this->writer ??= new LeadWriter( $this->database, $this->messages() );
	}

	public function messages(): LeadMessages {
		return $this->messages ??= new QueuedMessages(
			new WebhookQueue( new WebhookStore( $this->database ), new DeliveryStore( $this->database ), $this->leads(), $this->pages( ... ), $this->contacts ),
			new LeadMails( $this->database, $this->settings(), $this->pages( ... ), $this->report( ... ) ),
			$this->mailer
		);
	}

	public function webhook_kind(): WebhookKind {
		return $this->webhook_kind ??= new WebhookKind( $this->database );
	}

	public function mail_kind( LeadMail $mail ): LeadMailKind {
		return new LeadMailKind( $mail, new LeadLetters( $this ), $this->sender );
	}

	public function pages(): PageStore {
		return $this->pages ??= new PageStore( $this->database );
	}

	public function settings(): SettingsStore {
		return new SettingsStore( $this->database );
	}

	public function intake(): Intake {
		return new Intake( $this );
	}

	/** @return array<string, Companion> Other components that take leads and are on, by the member of their forms. */
	public function companions(): array {
		return array_filter( array_map( static fn ( Closure $companion ): ?Companion => $companion(), $this->companions ) );
	}

	/** The e-mail with what a component has computed; null where there is none. */
	public function report( Submission $submission ): ?Report {
		return $this->told( $submission, static fn ( Companion $companion ): ?Report => $companion->report( $submission ) );
	}

	/** What a component has computed, in a line; null where there is nothing. */
	public function summary( Submission $submission ): ?string {
		return $this->told( $submission, static fn ( Companion $companion ): ?string => $companion->summary( $submission ) );
	}

	/**
	 * @template T
	 * @param Closure(Companion): (T|null) $ask
	 * @return T|null Of the component that knows the snapshot.
	 */
	private function told( Submission $submission, Closure $ask ): mixed {
		foreach ( null === $submission->snapshot ? array() : $this->companions() as $companion ) {
			$told = $ask( $companion );
			if ( null !== $told ) {
				return $told;
			}
		}
		return null;
	}

	public function public_form(): PublicForm {
		return new PublicForm( $this->form_secret(), $this->consent_texts(), $this->challenges() );
	}

	public function form_secret(): FormSecret {
		return new FormSecret( $this->database );
	}

	public function consent_texts(): ConsentTexts {
		return new ConsentTexts( $this->database, $this->names( ... ) );
	}

	public function challenges(): Challenges {
		return new Challenges( $this->database, $this->form_secret(), fn (): bool => $this->settings()->current()->challenge );
	}

	/**
	 * @param list<int> $user_ids
	 * @return array<int, string> Names of people by user ID, without those who have no profile.
	 */
	public function names( array $user_ids ): array {
		return $this->contacts()->names( $user_ids );
	}
}
