<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Settings;

use Svc\Kernel\Schema\Flag;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Text;
use Svc\Kernel\Schema\Type;
use Svc\Kernel\Schema\Whole;
use Svc\Users\Company\CompanyFields;
use Svc\Users\PersonPages\PageSettings;

/** The field table of the settings, as they are sent and as they are answered. */
final class SettingsFields {

	/** Any of the fields. */
	public static function input(): Record {
		return new Record( self::all() );
	}

	public static function output(): Record {
		return new Record( self::all(), array_keys( self::all() ) );
	}

	/** @return array<string, Type> */
	private static function all(): array {
		$company = CompanyFields::output()->members;
		return array(
			'company_name'          => $company['name'],
			'company_nmls'          => $company['nmls_id']->describe( __( 'NMLS number of the company', 'svc' ) ),
			'quota_per_address'     => ( new Whole( 0, 1000 ) )->describe( __( 'Submissions that are saved for an address in the minutes below; 0 for any number', 'svc' ) ),
			'quota_minutes'         => ( new Whole( 1, 1440 ) )->describe( __( 'Minutes for which submissions of an address are counted', 'svc' ) ),
			'challenge'             => ( new Flag() )->describe( __( 'Whether forms ask browsers for a proof of work', 'svc' ) ),
			'notify_owner'          => ( new Flag() )->describe( __( 'Whether the owner of a lead gets an e-mail', 'svc' ) ),
			'editors_manage_leads'  => ( new Flag() )->describe( __( 'Whether editors manage leads, too', 'svc' ) ),
			'owners_publish'        => ( new Flag() )->describe( __( 'Whether people publish pages of their own, and change them when they are published', 'svc' ) ),
			'spam_days'             => ( new Whole( 1, 365 ) )->describe( __( 'Days after which spam is deleted', 'svc' ) ),
			'retention_days'        => ( new Whole( 0, 3650 ) )->describe( __( 'Days after which leads that were won or lost are erased; 0 for never', 'svc' ) ),
			'keep_consent_evidence' => ( new Flag() )->describe( __( 'Whether name, phone and consent of erased leads are kept for five years', 'svc' ) ),
			'base'                  => ( new Text( PageSettings::BASE_LENGTH, 1, PageSettings::BASE_PATTERN, __( 'This must be lower case letters, digits and single hyphens.', 'svc' ) ) )->describe( __( 'First part of the addresses of pages; old addresses redirect', 'svc' ) ),
		);
	}
}
