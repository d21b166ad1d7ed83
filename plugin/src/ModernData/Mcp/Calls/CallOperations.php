<?php

declare( strict_types=1 );

namespace Svc\ModernData\Mcp\Calls;

use Svc\Kernel\Call;
use Svc\Kernel\Caller;
use Svc\Kernel\Effect;
use Svc\Kernel\Operation;
use Svc\Kernel\Reply;
use Svc\Kernel\Schema\Listing;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Text;
use Svc\Kernel\Schema\Type;
use Svc\Kernel\Schema\Whole;
use Svc\Users\Capabilities;

/** Lists the last calls, for administrators. */
final class CallOperations {

	public function __construct( private readonly CallLog $calls ) {}

	public function list(): Operation {
		return new Operation(
			'list-calls',
			__( 'The last calls of tools by assistants: who, which tool, when, and how it ended.', 'svc' ),
			Effect::Read,
			Listing::query( array() ),
			static fn (): Record => Listing::envelope( self::record() ),
			static fn ( Caller $caller ): bool => $caller->can( Capabilities::MANAGE ),
			fn ( Call $call ): Reply => Reply::page( $this->calls->page( $call->input['page'], $call->input['per_page'] ) ),
		);
	}

	private static function record(): Record {
		/** @var array<string, Type> $members */
		$members = array(
			'id'      => ( new Whole( 1 ) )->describe( __( 'Number of the call', 'svc' ) ),
			'user_id' => ( new Whole( 1 ) )->describe( __( 'Who called', 'svc' ) ),
			'name'    => ( new Text( 250 ) )->describe( __( 'Their name; empty where the account is gone', 'svc' ) ),
			'site_id' => ( new Whole( 1 ) )->describe( __( 'On which site of the network', 'svc' ) ),
			'tool'    => ( new Text( 128 ) )->describe( __( 'Name of the tool', 'svc' ) ),
			'outcome' => ( new Text( 64 ) )->describe( __( 'ok, or the code of the error', 'svc' ) ),
			'at'      => ( new Text( 20 ) )->describe( __( 'When, in UTC', 'svc' ) ),
		);
		return new Record( $members, array_keys( $members ) );
	}
}
