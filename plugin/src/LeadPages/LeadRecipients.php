<?php

declare( strict_types=1 );

namespace Svc\LeadPages;

use Svc\Kernel\Caller;
use Svc\LeadPages\Fields\Access;
use Svc\LeadPages\Leads\Lead;
use Svc\LeadPages\Leads\LeadPolicy;
use Svc\LeadPages\Messages\LeadLetter;
use Svc\LeadPages\Messages\LeadLetters;
use Svc\LeadPages\Messages\LeadMails;

/** Leads to whom other components send e-mails. */
final class LeadRecipients {

	public function __construct( private readonly Services $services ) {}

	/** @return LeadLetter|null With address and merge tags; null where the caller does not see all of the lead, and where the person wants no messages or has no address. */
	public function find( int $id, Caller $caller ): ?LeadLetter {
		$policy = new LeadPolicy( $this->services->contacts( ... ), $this->services->pages( ... ) );
		$lead   = $policy->may_ask( $caller ) ? $this->services->leads()->find( $id ) : null;
		return null === $lead || Access::Full !== $policy->visible( $caller )->access( $lead ) || ! $this->may_be_written_to( $lead )
			? null
			: ( new LeadLetters( $this->services ) )->to_lead( $lead );
	}

	private function may_be_written_to( Lead $lead ): bool {
		return '' !== $lead->email && ! LeadMails::is_unwanted( $this->services->database, $lead );
	}
}
