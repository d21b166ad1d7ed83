<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Screens;

/** Help tabs of the screens. */
final class HelpTexts {

	/** @return list<array{string, list<string>}> */
	public static function leads(): array {
		return array(
			array(
				__( 'Overview', 'svc' ),
				array(
					__( 'A lead is the enquiry of one person. It opens beside the list, with what the person sent, agreed to and was told. What the same person sends again is added to the lead as long as it is neither won nor lost.', 'svc' ),
					__( 'The board shows leads by status: drag a card to another column, or use the menu of the card.', 'svc' ),
				),
			),
			array(
				__( 'Consent', 'svc' ),
				array(
					__( 'Each submission keeps the texts that the person agreed to, as they were shown. “Do not contact” revokes them: the links for calls and e-mails are gone, the site sends the person no e-mails, and the partner no longer sees the lead.', 'svc' ),
				),
			),
			array(
				__( 'Spam', 'svc' ),
				array(
					__( 'Submissions that look like spam are kept in the spam folder and deleted after some weeks. “Not spam” moves a lead to the inbox and sends what it has missed.', 'svc' ),
				),
			),
			array(
				__( 'Keyboard shortcuts', 'svc' ),
				array(
					__( 'Press ? on this screen for the list of keyboard shortcuts, and to turn them off.', 'svc' ),
				),
			),
		);
	}
}
