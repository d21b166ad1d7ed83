<?php

declare( strict_types=1 );

namespace Svc\Users\History;

use Svc\Kernel\Call;
use Svc\Kernel\Effect;
use Svc\Kernel\Operation;
use Svc\Kernel\Reply;
use Svc\Kernel\Schema\Choice;
use Svc\Kernel\Schema\Listing;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Text;
use Svc\Kernel\Schema\Whole;
use Svc\Users\Storage\History\Way;

/** Reads the history of profiles. */
final class HistoryOperations {

	public function __construct( private readonly History $history ) {}

	public function list(): Operation {
		return new Operation(
			'list-profile-history',
			__( 'What was changed in a profile and intranet profile, when, by whom and in which way, newest first. Owners see the fields that they see in their profile.', 'svc' ),
			Effect::Read,
			Listing::query(
				array(
					'field' => ( new Text( 100, 1 ) )->describe( __( 'Only changes of this field', 'svc' ) ),
					'way'   => ( new Choice( Way::words() ) )->describe( __( 'Only changes made in this way', 'svc' ) ),
				)
			),
			static fn (): Record => Listing::envelope( self::entry() ),
			$this->history->may_read_some( ... ),
			fn ( Call $call ): Reply => Reply::page( $this->history->page( $call->path['id'], $call->input, $call->caller ) ),
			array( 'id' ),
		);
	}

	private static function entry(): Record {
		$members = array(
			'id'      => ( new Whole( 1 ) )->describe( __( 'Number of the entry', 'svc' ) ),
			'at'      => ( new Text( 20 ) )->describe( __( 'When', 'svc' ) ),
			'user_id' => ( new Whole( 0 ) )->describe( __( 'User ID of the account that made the change; 0 for nobody', 'svc' ) ),
			'way'     => ( new Choice( Way::words() ) )->describe( __( 'The way in which it was made', 'svc' ) ),
			'field'   => ( new Text( 100 ) )->describe( __( 'Name of the field; profile where the profile was created, trashed, restored or deleted', 'svc' ) ),
			'old'     => ( new FieldValue() )->describe( __( 'The value before', 'svc' ) ),
			'new'     => ( new FieldValue() )->describe( __( 'The value after', 'svc' ) ),
		);
		return new Record( $members, array_keys( $members ) );
	}
}
