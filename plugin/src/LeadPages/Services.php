<?php

declare( strict_types=1 );

namespace Svc\LeadPages;

use Closure;
use Svc\Kernel\Database\Database;
use Svc\LeadPages\Leads\LeadStore;
use Svc\LeadPages\Leads\LeadWriter;
use Svc\LeadPages\Messages\LeadMessages;
use Svc\LeadPages\Messages\NoMessages;
use Svc\LeadPages\Pages\PageStore;
use Svc\LeadPages\Settings\SettingsStore;
use Svc\Users\Contacts;

/** What the features of this component share, made on first use. */
final class Services {

	private ?LeadMessages $messages = null;
	private ?LeadWriter $writer     = null;
	private ?PageStore $pages       = null;

	/** @param Closure(): Contacts $contacts */
	public function __construct(
		public readonly Database $database,
		private readonly Closure $contacts,
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
		return $this->messages ??= new NoMessages();
	}

	public function pages(): PageStore {
		return $this->pages ??= new PageStore( $this->database );
	}

	public function settings(): SettingsStore {
		return new SettingsStore( $this->database );
	}
}
