<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Fields;

use Closure;

/**
 * The rows of the merge tags that this plugin has itself: labels, types, and the samples of previews.
 *
 * @phpstan-type Rows array<string, array{string|Closure(): string, TagType, string}>
 */
final class TagTable {

	/** @return array<string, TagField> By name. */
	public static function of( Context $context ): array {
		$rows = match ( $context ) {
			Context::Recipient   => self::recipient(),
			Context::Company     => self::company(),
			Context::Lead        => self::lead(),
			Context::Person      => self::person(),
			Context::Event       => self::event(),
			Context::Estimate    => self::estimate(),
			Context::Calculation => self::calculation(),
		};
		$fields = array();
		foreach ( $rows as $name => [ $label, $type, $sample ] ) {
			$fields[ $name ] = new TagField( $context->value, $name, $label, $type, $sample );
		}
		return $fields;
	}

	/** @return Rows */
	private static function recipient(): array {
		return array(
			'name'       => array( static fn (): string => __( 'Name', 'svc' ), TagType::Text, 'Alex Rivera' ),
			'first_name' => array( static fn (): string => __( 'First name', 'svc' ), TagType::Text, 'Alex' ),
			'email'      => array( static fn (): string => __( 'Email', 'svc' ), TagType::Email, 'alex.rivera@example.com' ),
		);
	}

	/** @return Rows */
	private static function company(): array {
		return array(
			'name'           => array( static fn (): string => __( 'Company name', 'svc' ), TagType::Text, 'Example Mortgage' ),
			'legal_name'     => array( static fn (): string => __( 'Legal name', 'svc' ), TagType::Text, 'Example Mortgage, LLC' ),
			'nmls_id'        => array( static fn (): string => __( 'NMLS number', 'svc' ), TagType::Text, '123456' ),
			'postal_address' => array( static fn (): string => __( 'Postal address', 'svc' ), TagType::Multiline, "100 Main Street\nDenver, CO 80202" ),
			'phone'          => array( static fn (): string => __( 'Phone', 'svc' ), TagType::Phone, '+1 303 555 0100' ),
			'url'            => array( static fn (): string => __( 'Website address', 'svc' ), TagType::Url, 'https://example.com/' ),
			'disclosure'     => array( static fn (): string => __( 'Disclosure', 'svc' ), TagType::Multiline, 'This is not a commitment to lend.' ),
		);
	}

	/** @return Rows */
	private static function lead(): array {
		return array(
			'first_name' => array( static fn (): string => __( 'First name', 'svc' ), TagType::Text, 'Alex' ),
			'last_name'  => array( static fn (): string => __( 'Last name', 'svc' ), TagType::Text, 'Rivera' ),
			'name'       => array( static fn (): string => __( 'Name', 'svc' ), TagType::Text, 'Alex Rivera' ),
			'email'      => array( static fn (): string => __( 'Email', 'svc' ), TagType::Email, 'alex.rivera@example.com' ),
			'phone'      => array( static fn (): string => __( 'Phone', 'svc' ), TagType::Phone, '+1 303 555 0123' ),
			'message'    => array( static fn (): string => __( 'Message', 'svc' ), TagType::Multiline, "We would like to buy our first home.\nWhen can we talk?" ),
			'page_title' => array( static fn (): string => __( 'Page', 'svc' ), TagType::Text, 'First-time buyers' ),
			'created_at' => array( static fn (): string => __( 'Received', 'svc' ), TagType::Text, 'March 2, 2026, 9:30 am' ),
			'url'        => array( static fn (): string => __( 'Address of the lead', 'svc' ), TagType::Url, 'https://example.com/leads/1' ),
		);
	}

	/** @return Rows */
	private static function person(): array {
		return array(
			'name'       => array( static fn (): string => __( 'Name', 'svc' ), TagType::Text, 'Jane Cooper' ),
			'first_name' => array( static fn (): string => __( 'First name', 'svc' ), TagType::Text, 'Jane' ),
			'last_name'  => array( static fn (): string => __( 'Last name', 'svc' ), TagType::Text, 'Cooper' ),
			'title'      => array( static fn (): string => __( 'Job title', 'svc' ), TagType::Text, 'Senior Loan Officer' ),
			'email'      => array( static fn (): string => __( 'Email', 'svc' ), TagType::Email, 'jane.cooper@example.com' ),
			'phone'      => array( static fn (): string => __( 'Phone', 'svc' ), TagType::Phone, '+1 303 555 0142' ),
			'nmls_id'    => array( static fn (): string => __( 'NMLS number', 'svc' ), TagType::Text, '654321' ),
			'company'    => array( static fn (): string => __( 'Company', 'svc' ), TagType::Text, 'Example Mortgage' ),
			'avatar_url' => array( static fn (): string => __( 'Photo', 'svc' ), TagType::Url, '' ),
			'url'        => array( static fn (): string => __( 'Address of the page', 'svc' ), TagType::Url, 'https://example.com/people/jane-cooper/' ),
			'facebook'   => array( 'Facebook', TagType::Url, 'https://www.facebook.com/example' ),
			'twitter'    => array( 'X', TagType::Url, 'https://x.com/example' ),
			'linkedin'   => array( 'LinkedIn', TagType::Url, 'https://www.linkedin.com/in/example' ),
			'instagram'  => array( 'Instagram', TagType::Url, 'https://www.instagram.com/example' ),
		);
	}

	/** @return Rows */
	private static function event(): array {
		return array(
			'title'       => array( static fn (): string => __( 'Event', 'svc' ), TagType::Text, 'Home buyer workshop' ),
			'date'        => array( static fn (): string => __( 'Date', 'svc' ), TagType::Text, 'April 16, 2026' ),
			'time'        => array( static fn (): string => __( 'Time', 'svc' ), TagType::Text, '6:00 pm to 7:30 pm' ),
			'timezone'    => array( static fn (): string => __( 'Time zone', 'svc' ), TagType::Text, 'Mountain Time' ),
			'location'    => array( static fn (): string => __( 'Location', 'svc' ), TagType::Text, 'Public library, 10 West 14th Avenue, Denver' ),
			'description' => array( static fn (): string => __( 'Description', 'svc' ), TagType::Multiline, 'From the first offer to the keys.' ),
			'url'         => array( static fn (): string => __( 'Address of the event', 'svc' ), TagType::Url, 'https://example.com/events/workshop/' ),
			'google_url'  => array( static fn (): string => __( 'Add to Google Calendar', 'svc' ), TagType::Url, 'https://calendar.google.com/calendar/render?action=TEMPLATE' ),
			'outlook_url' => array( static fn (): string => __( 'Add to Outlook', 'svc' ), TagType::Url, 'https://outlook.live.com/calendar/0/action/compose' ),
			'ics_url'     => array( static fn (): string => __( 'Calendar file', 'svc' ), TagType::Url, 'https://example.com/events/workshop.ics' ),
		);
	}

	/** @return Rows */
	private static function estimate(): array {
		return array(
			'address'          => array( static fn (): string => __( 'Property', 'svc' ), TagType::Text, '12 Elm Street, Denver, CO 80203' ),
			'price'            => array( static fn (): string => __( 'Estimated value', 'svc' ), TagType::Text, '$512,000' ),
			'price_range_low'  => array( static fn (): string => __( 'Low end of the range', 'svc' ), TagType::Text, '$486,000' ),
			'price_range_high' => array( static fn (): string => __( 'High end of the range', 'svc' ), TagType::Text, '$538,000' ),
			'as_of'            => array( static fn (): string => __( 'As of', 'svc' ), TagType::Text, 'March 2, 2026' ),
			'disclaimer'       => array( static fn (): string => __( 'Disclaimer', 'svc' ), TagType::Multiline, 'An estimate is not an appraisal.' ),
			'url'              => array( static fn (): string => __( 'Address of the estimate', 'svc' ), TagType::Url, 'https://example.com/estimates/1' ),
		);
	}

	/** @return Rows */
	private static function calculation(): array {
		return array(
			'price'              => array( static fn (): string => __( 'Price of the home', 'svc' ), TagType::Text, '$400,000.00' ),
			'loan_amount'        => array( static fn (): string => __( 'Loan amount', 'svc' ), TagType::Text, '$320,000.00' ),
			'annual_rate'        => array( static fn (): string => __( 'Interest rate', 'svc' ), TagType::Text, '6.125%' ),
			'term_months'        => array( static fn (): string => __( 'Term in months', 'svc' ), TagType::Text, '360' ),
			'monthly_total'      => array( static fn (): string => __( 'Monthly payment', 'svc' ), TagType::Text, '$2,414.36' ),
			'principal_interest' => array( static fn (): string => __( 'Principal and interest', 'svc' ), TagType::Text, '$1,944.36' ),
			'tax'                => array( static fn (): string => __( 'Property tax', 'svc' ), TagType::Text, '$303.33' ),
			'insurance'          => array( static fn (): string => __( 'Homeowner’s insurance', 'svc' ), TagType::Text, '$166.67' ),
			'pmi'                => array( static fn (): string => __( 'Mortgage insurance', 'svc' ), TagType::Text, '' ),
			'url'                => array( static fn (): string => __( 'Address of the calculation', 'svc' ), TagType::Url, 'https://example.com/calculator/' ),
		);
	}
}
