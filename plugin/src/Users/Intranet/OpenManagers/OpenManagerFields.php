<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\OpenManagers;

use Svc\Kernel\Schema\ListOf;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Text;
use Svc\Kernel\Schema\Whole;

/** Output fields of open managers. */
final class OpenManagerFields {

	public const MOST_CANDIDATES = 20;

	public static function entry(): Record {
		$candidate = array(
			'user_id' => ( new Whole( 1 ) )->describe( __( 'User ID', 'svc' ) ),
			'name'    => ( new Text( 201 ) )->describe( __( 'Name', 'svc' ) ),
			'title'   => ( new Text( 150 ) )->describe( __( 'Job title', 'svc' ) ),
			'email'   => ( new Text( 100 ) )->describe( __( 'E-mail of the account', 'svc' ) ),
		);
		$members   = array(
			'user_id'    => ( new Whole( 1 ) )->describe( __( 'User ID of the person whose manager is open', 'svc' ) ),
			'profile_id' => ( new Whole( 1 ) )->describe( __( 'Profile ID of this person', 'svc' ) ),
			'name'       => ( new Text( 201 ) )->describe( __( 'Name of this person', 'svc' ) ),
			'cell'       => ( new Text( 200 ) )->describe( __( 'What the file says of the manager', 'svc' ) ),
			'candidates' => ( new ListOf( new Record( $candidate, array_keys( $candidate ) ), self::MOST_CANDIDATES, unique: false ) )->describe( __( 'People who may be meant', 'svc' ) ),
		);
		return new Record( $members, array_keys( $members ) );
	}
}
