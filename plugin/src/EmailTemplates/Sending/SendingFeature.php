<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Sending;

use Closure;
use Svc\EmailTemplates\AbilityCategories;
use Svc\EmailTemplates\Fields\TagFields;
use Svc\EmailTemplates\Rendering\Chosen;
use Svc\EmailTemplates\Rendering\Contexts;
use Svc\EmailTemplates\Rendering\Situations;
use Svc\EmailTemplates\Rendering\WrittenCheck;
use Svc\EmailTemplates\Settings\SettingsStore;
use Svc\EmailTemplates\Templates\TemplateStore;
use Svc\Kernel\Abilities\Ability;
use Svc\Kernel\Abilities\OffersAbilities;
use Svc\Kernel\Abilities\Target;
use Svc\Kernel\Database\Database;
use Svc\Kernel\Feature;
use Svc\Kernel\Rest\Route;
use Svc\LeadPages\LeadRecipients;
use Svc\Users\Contacts;

/** Messages and tests of templates. */
final class SendingFeature implements Feature, OffersAbilities {

	/**
	 * @param Closure(): Contacts        $contacts
	 * @param Closure(): ?LeadRecipients $leads    Null where the lead pages are off.
	 */
	public function __construct(
		private readonly Database $database,
		private readonly Closure $contacts,
		private readonly Closure $leads,
	) {}

	public function routes(): array {
		return array(
			Route::get( '/messages', fn () => $this->operations()->list() ),
			Route::post( '/messages', fn () => $this->operations()->send() ),
			Route::post( '/messages/{id}/retry', fn () => $this->operations()->retry() ),
			Route::post( '/templates/{id}/send-test', fn () => $this->operations()->test() ),
		);
	}

	public function abilities(): array {
		return array(
			new Ability(
				'svc-etb/send-test',
				AbilityCategories::TEMPLATES,
				__( 'Send a test of a template', 'svc' ),
				__( 'It goes to the account that you work for, and to no other address. Choose it when that person wants to see the e-mail in an inbox; to look at it yourself, render it.', 'svc' ),
				fn () => $this->operations()->test(),
				new Target( 'id', __( 'ID of the template', 'svc' ) ),
				__( 'Sends a template as a test to the person the assistant works for.', 'svc' )
			),
		);
	}

	public function mailer(): Mailer {
		return new Mailer( $this->database, $this->composer() );
	}

	private function operations(): SendingOperations {
		$store     = new MessageStore( $this->database );
		$templates = new TemplateStore( $this->database );
		$contexts  = new Contexts( $this->contacts );
		return new SendingOperations(
			fn (): Messages => new Messages( $store, $this->mailer(), $this->composer(), $templates, $contexts, $this->contacts, $this->leads ),
			fn (): TestMails => new TestMails( $store, $this->composer(), $templates, $contexts, new WrittenCheck( TagFields::all() ) ),
			fn (): SentMessages => new SentMessages( $this->database ),
		);
	}

	private function composer(): Composer {
		$settings = new SettingsStore( $this->database );
		return new Composer( $this->database, new Chosen( new TemplateStore( $this->database ), $settings ), $settings, new Situations( $settings, TagFields::all() ) );
	}
}
