<?php

declare( strict_types=1 );

namespace Svc\Tests\LeadPages\Leads;

use Svc\LeadPages\Fields\Folder;
use Svc\LeadPages\Fields\LeadSource;
use Svc\LeadPages\Fields\LeadStatus;
use Svc\LeadPages\Leads\Lead;

/** Makes leads for tests. */
final class LeadsOfTests {

	/** @param array<string, mixed> $change Values by property. */
	public static function one( array $change = array() ): Lead {
		$lead = new Lead( 1, 1, 'ABCDEFGHJKLM', 5, 7, null, Folder::Inbox, LeadStatus::New, LeadSource::Page, 'Jane', 'O’Dell', 'Jane@Example.com', '(303) 555-0100', 'CO', '80202', array(), 1, false, null, '', 0, array(), 1, null, 1000, 1000 );
		return $lead->with( $change );
	}
}
