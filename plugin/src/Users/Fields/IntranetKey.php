<?php

declare( strict_types=1 );

namespace Svc\Users\Fields;

use Svc\Kernel\Schema\ListOf;
use Svc\Kernel\Schema\Text;
use Svc\Kernel\Schema\TextFormat;
use Svc\Kernel\Schema\Type;
use Svc\Kernel\Schema\Whole;

/** User meta keys of intranet data. */
enum IntranetKey: string {
	case Department     = 'svc_intranet_department';
	case ReportsTo      = 'svc_intranet_reports_to';
	case OfficeLocation = 'svc_intranet_office_location';
	case Extension      = 'svc_intranet_extension';
	case StartDate      = 'svc_intranet_start_date';
	case Bio            = 'svc_intranet_bio';
	case Skills         = 'svc_intranet_skills';
	case DottedManagers = 'svc_intranet_dotted_manager_ids';

	/** Field name in the intranet profile. */
	public function field(): string {
		return substr( $this->value, strlen( 'svc_intranet_' ) );
	}

	/** Name of the profile's property with a copy of the value, or null. */
	public function property(): ?string {
		return match ( $this ) {
			self::Department     => 'department',
			self::ReportsTo      => 'manager_id',
			self::OfficeLocation => 'office_location',
			self::Extension      => 'extension',
			self::StartDate      => 'start_date',
			self::Bio, self::Skills, self::DottedManagers => null,
		};
	}

	/** @return array<string, self> Property of a profile => key. */
	public static function copied(): array {
		$copied = array();
		foreach ( self::cases() as $key ) {
			if ( null !== $key->property() ) {
				$copied[ $key->property() ] = $key;
			}
		}
		return $copied;
	}

	/** The type of valid values; values of other types written by other code are ignored. */
	public function type(): Type {
		return match ( $this ) {
			self::Department, self::OfficeLocation => new Text( 100 ),
			self::ReportsTo                        => new Whole( 1 ),
			self::Extension                        => new Text( 20, pattern: '^[0-9A-Za-z #*+.-]*$', pattern_hint: __( 'This may have digits, letters, spaces and # * + . -', 'svc' ) ),
			self::StartDate                        => new Text( 10, format: TextFormat::Date ),
			self::Bio                              => new Text( 10000, multiline: true ),
			self::Skills                           => new ListOf( new Text( 60, 1 ), 50 ),
			self::DottedManagers                   => new ListOf( new Whole( 1 ), 5 ),
		};
	}
}
