<?php

declare( strict_types=1 );

namespace Svc\Users\Profiles\Lists;

use Svc\Kernel\Schema\ListOf;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Text;
use Svc\Kernel\Schema\Type;
use Svc\Kernel\Schema\Whole;

/** The choices of a filter, with the number of profiles for each. */
final class Facet {

	public static function of( string $label, Type $value ): Type {
		$choice = array(
			'value' => $value->describe( __( 'What to send as the filter', 'svc' ) ),
			'name'  => ( new Text( 100, 1 ) )->describe( __( 'What to show', 'svc' ) ),
			'count' => ( new Whole( 1 ) )->describe( __( 'How many people', 'svc' ) ),
		);
		return ( new ListOf( new Record( $choice, array_keys( $choice ) ), unique: false ) )->describe( $label );
	}
}
