<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Starters;

use Svc\EmailTemplates\Fields\Purpose;
use Svc\EmailTemplates\Starters\Markup as M;

/** A complete template for every purpose. */
final class Starters {

	/** @return list<Starter> */
	public static function all(): array {
		return array_map( self::of( ... ), Purpose::cases() );
	}

	public static function of( Purpose $purpose ): Starter {
		[ $subject, $preheader, $blocks ] = match ( $purpose ) {
			Purpose::LeadNotice => self::lead_notice(),
			Purpose::LeadConfirmation => self::lead_confirmation(),
			Purpose::EventInvitation => self::event( __( 'You are invited: {{event.title}}', 'svc' ), __( 'You are invited to {{event.title}}', 'svc' ), '' ),
			Purpose::EventUpdate => self::event( __( 'Changed: {{event.title}}', 'svc' ), __( '{{event.title}} has changed', 'svc' ), __( 'Here is how it stands now.', 'svc' ) ),
			Purpose::EventCancellation => self::cancellation(),
			Purpose::EstimateReport => self::estimate(),
			Purpose::CalculationReport => self::calculation(),
			Purpose::WorkAnniversary => self::anniversary(),
			Purpose::Announcement => self::letter( __( 'News from {{company.name}}', 'svc' ), __( 'What is new at {{company.name}}', 'svc' ) ),
			Purpose::Newsletter => self::letter( __( 'Your newsletter from {{company.name}}', 'svc' ), __( 'Rates, neighborhoods and what to watch', 'svc' ) ),
			Purpose::Signature => array( '', '', array( M::person( 'signature' ), M::legal() ) ),
			Purpose::WordPress => array( '', '', array( M::body(), M::legal() ) ),
		};
		return new Starter( $purpose, $subject, $preheader, implode( "\n\n", $blocks ) );
	}

	/** @return array{string, string, list<string>} */
	private static function lead_notice(): array {
		return array(
			__( 'New lead: {{lead.name|unknown}}', 'svc' ),
			__( '{{lead.email|Somebody}} wrote on {{lead.page_title|your page}}', 'svc' ),
			array(
				M::heading( __( 'New lead: {{lead.name|unknown}}', 'svc' ) ),
				M::facts( 'lead', array( 'name', 'email', 'phone', 'message', 'page_title', 'created_at' ) ),
				M::button( __( 'Open the lead', 'svc' ), '{{lead.url}}' ),
				M::legal(),
			),
		);
	}

	/** @return array{string, string, list<string>} */
	private static function lead_confirmation(): array {
		return array(
			__( 'Thank you for your message', 'svc' ),
			__( '{{person.name|We}} will be in touch soon', 'svc' ),
			array(
				M::heading( __( 'Hi {{lead.first_name|there}},', 'svc' ) ),
				M::paragraph( __( 'Thank you for your message. It has arrived, and you will hear from us soon.', 'svc' ) ),
				M::paragraph( __( 'You wrote: {{lead.message}}', 'svc' ) ),
				M::person( 'card' ),
				M::legal(),
			),
		);
	}

	/** @return array{string, string, list<string>} */
	private static function event( string $subject, string $heading, string $text ): array {
		return array(
			$subject,
			'{{event.date}} {{event.time}}',
			array_values(
				array_filter(
					array(
						M::heading( $heading ),
						'' === $text ? '' : M::paragraph( $text ),
						M::paragraph( '{{event.description}}' ),
						M::facts( 'event', array( 'date', 'time', 'timezone', 'location' ) ),
						M::button( __( 'See the event', 'svc' ), '{{event.url}}' ),
						M::links(
							array(
								__( 'Google Calendar', 'svc' )  => '{{event.google_url}}',
								'Outlook'                       => '{{event.outlook_url}}',
								__( 'Other calendars', 'svc' )  => '{{event.ics_url}}',
							)
						),
						M::person( 'card' ),
						M::legal(),
					)
				)
			),
		);
	}

	/** @return array{string, string, list<string>} */
	private static function cancellation(): array {
		return array(
			__( 'Cancelled: {{event.title}}', 'svc' ),
			__( 'It was to be on {{event.date}}', 'svc' ),
			array(
				M::heading( __( '{{event.title}} is cancelled', 'svc' ) ),
				M::paragraph( __( 'We are sorry: this event does not take place.', 'svc' ) ),
				M::facts( 'event', array( 'date', 'time', 'location' ) ),
				M::person( 'card' ),
				M::legal(),
			),
		);
	}

	/** @return array{string, string, list<string>} */
	private static function estimate(): array {
		return array(
			__( 'Your estimate for {{estimate.address|your home}}', 'svc' ),
			__( 'Estimated value: {{estimate.price}}', 'svc' ),
			array(
				M::heading( __( 'Hi {{lead.first_name|there}},', 'svc' ) ),
				M::paragraph( __( 'Here is the estimate that you asked for.', 'svc' ) ),
				M::facts( 'estimate', array( 'address', 'price', 'price_range_low', 'price_range_high', 'as_of' ) ),
				M::button( __( 'See the estimate', 'svc' ), '{{estimate.url}}' ),
				M::paragraph( '{{estimate.disclaimer}}' ),
				M::person( 'card' ),
				M::legal(),
			),
		);
	}

	/** @return array{string, string, list<string>} */
	private static function calculation(): array {
		return array(
			__( 'Your mortgage calculation', 'svc' ),
			__( 'Monthly payment: {{calculation.monthly_total}}', 'svc' ),
			array(
				M::heading( __( 'Hi {{lead.first_name|there}},', 'svc' ) ),
				M::paragraph( __( 'Here is the calculation that you asked for.', 'svc' ) ),
				M::facts( 'calculation', array( 'price', 'loan_amount', 'annual_rate', 'term_months', 'principal_interest', 'tax', 'insurance', 'pmi', 'monthly_total' ) ),
				M::button( __( 'Change the figures', 'svc' ), '{{calculation.url}}' ),
				M::person( 'card' ),
				M::legal(),
			),
		);
	}

	/** @return array{string, string, list<string>} */
	private static function anniversary(): array {
		return array(
			__( 'Happy work anniversary, {{person.first_name|colleague}}', 'svc' ),
			__( 'Thank you from all of us', 'svc' ),
			array(
				M::heading( __( 'Happy work anniversary, {{person.first_name|colleague}}!', 'svc' ) ),
				M::paragraph( __( 'Thank you for the years with {{company.name}}. We are glad that you are here.', 'svc' ) ),
			),
		);
	}

	/** @return array{string, string, list<string>} */
	private static function letter( string $subject, string $preheader ): array {
		return array(
			$subject,
			$preheader,
			array(
				M::heading( $subject ),
				M::paragraph( __( 'Hi {{recipient.first_name|there}},', 'svc' ) ),
				M::paragraph( __( 'Write your text here.', 'svc' ) ),
				M::person( 'card' ),
				M::legal(),
			),
		);
	}
}
