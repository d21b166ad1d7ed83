<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Screens;

use Svc\LeadPages\Capabilities;

/** Start values of the dashboard script, for the current caller. */
final class LeadBoot {

	/** @return array{leadPages: array{mayManageLeads: bool, mayManagePages: bool, mayAdminister: bool}} */
	public static function data(): array {
		return array(
			'leadPages' => array(
				'mayManageLeads' => current_user_can( Capabilities::MANAGE_LEADS ),
				'mayManagePages' => current_user_can( Capabilities::MANAGE_PAGES ),
				'mayAdminister'  => current_user_can( Capabilities::ADMINISTER ),
			),
		);
	}
}
