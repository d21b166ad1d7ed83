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

	/** @return list<array{string, list<string>}> */
	public static function pages(): array {
		return array(
			array(
				__( 'Overview', 'svc' ),
				array(
					__( 'A lead page is a landing page with a form. What visitors send becomes a lead of the page’s owner. Views, leads and conversion are those of the last 30 days.', 'svc' ),
					__( 'Conversion is the share of visitors who sent the form. Visitors are counted without cookies, and spam is not counted.', 'svc' ),
				),
			),
			array(
				__( 'Copies', 'svc' ),
				array(
					__( '“Duplicate for…” makes a draft of the page for each person that you choose. The cards of owner and partner follow the page, so a copy needs no editing.', 'svc' ),
				),
			),
			array(
				__( 'Partners', 'svc' ),
				array(
					__( 'A page that is shared with a realtor partner can be published when its co-marketing record says who pays what. Partners see the leads who agreed to be shared with them, and the statistics of the page.', 'svc' ),
				),
			),
		);
	}

	/** @return list<array{string, list<string>}> */
	public static function deliveries(): array {
		return array(
			array(
				__( 'Overview', 'svc' ),
				array(
					__( 'Webhooks tell other systems, such as a CRM, of leads within a minute. Each message is tried again for 28 hours until the receiver has it.', 'svc' ),
					__( 'Delivered messages are listed here for 30 days. A message that is sent again keeps its ID, so that the receiver knows that it has it already.', 'svc' ),
				),
			),
			array(
				__( 'Secrets', 'svc' ),
				array(
					__( 'Messages are signed by the rules of Standard Webhooks. The secret is shown once; after “New secret”, messages are signed with the old one, too, for 24 hours.', 'svc' ),
				),
			),
		);
	}

	/** @return list<array{string, list<string>}> */
	public static function settings(): array {
		return array(
			array(
				__( 'Overview', 'svc' ),
				array(
					__( 'These settings hold for this site. The company’s name and NMLS number are those of the company record, which every part of the plugin shows.', 'svc' ),
				),
			),
		);
	}
}
