<?php

declare( strict_types=1 );

namespace Svc\Users\Company;

use Svc\Kernel\Schema\Flag;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Text;
use Svc\Kernel\Schema\TextFormat;
use Svc\Kernel\Schema\Type;
use Svc\Users\Fields\ProfileFields;

/** The field table of the company record. */
final class CompanyFields {

	public const NAME_LENGTH = 150;

	/** All fields are optional; null clears a field. */
	public static function input(): Record {
		return new Record( array_map( static fn ( Type $type ): Type => $type->nullable(), self::all() ) );
	}

	public static function output(): Record {
		return new Record( self::all(), array_keys( self::all() ) );
	}

	/** @return array<string, Type> */
	private static function all(): array {
		return array(
			'name'           => ( new Text( self::NAME_LENGTH ) )->describe( __( 'Company name; the title of the network or site where none is set', 'svc' ) ),
			'legal_name'     => ( new Text( 150 ) )->describe( __( 'Legal name', 'svc' ) ),
			'nmls_id'        => ( new Text( 12, pattern: '^[0-9]*$', pattern_hint: __( 'This must be digits only.', 'svc' ) ) )->describe( __( 'NMLS number', 'svc' ) ),
			'postal_address' => ( new Text( 300, multiline: true ) )->describe( __( 'Postal address; may have several lines', 'svc' ) ),
			'phone'          => ProfileFields::phone()->describe( __( 'Phone', 'svc' ) ),
			'url'            => ( new Text( 2000, format: TextFormat::Uri ) )->describe( __( 'Website address', 'svc' ) ),
			'disclosure'     => ( new Text( 2000, multiline: true ) )->describe( __( 'Disclosure; may have several lines', 'svc' ) ),
			'equal_housing'  => ( new Flag() )->describe( __( 'Whether the company is an Equal Housing Lender', 'svc' ) ),
		);
	}
}
