<?php

declare( strict_types=1 );

namespace Svc\Users\Deliveries;

use Closure;
use Svc\Kernel\Call;
use Svc\Kernel\Caller;
use Svc\Kernel\Effect;
use Svc\Kernel\Operation;
use Svc\Kernel\Outbox\Status;
use Svc\Kernel\Reply;
use Svc\Kernel\Schema\Choice;
use Svc\Kernel\Schema\Listing;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Text;
use Svc\Kernel\Schema\Type;
use Svc\Kernel\Schema\Whole;
use Svc\Users\Accounts\InvitationOperations;
use Svc\Users\Capabilities;

/** Lists the messages of the outbox, for administrators, and has them sent again, for those who may invite. */
final class DeliveryOperations {

	/** @param Closure(): Deliveries $deliveries */
	public function __construct( private readonly Closure $deliveries ) {}

	public function list(): Operation {
		return new Operation(
			'list-deliveries',
			__( 'Lists the messages that this site sends, such as invitations, newest first, with how far each is.', 'svc' ),
			Effect::Read,
			Listing::query(
				array(
					'status'  => ( new Choice( Status::words() ) )->describe( __( 'Only messages with this status', 'svc' ) ),
					'user_id' => ( new Whole( 1 ) )->describe( __( 'Only messages to the account with this user ID', 'svc' ) ),
				)
			),
			static fn (): Record => Listing::envelope( self::delivery() ),
			static fn ( Caller $caller ): bool => $caller->can( Capabilities::MANAGE ),
			fn ( Call $call ): Reply => Reply::page( ( $this->deliveries )()->page( $call->input ) ),
		);
	}

	public function retry(): Operation {
		return new Operation(
			'retry-delivery',
			__( 'Has a message that is waiting or has failed sent now, with all attempts left.', 'svc' ),
			Effect::Extend,
			new Record( array() ),
			self::delivery( ... ),
			// To send an invitation again is to invite.
			InvitationOperations::may_invite( ... ),
			fn ( Call $call ): Reply => Reply::one( ( $this->deliveries )()->retry( $call->path['id'] ) ),
			array( 'id' ),
		);
	}

	private static function delivery(): Record {
		/** @var array<string, Type> $members */
		$members = array(
			'id'           => ( new Whole( 1 ) )->describe( __( 'Number of the delivery', 'svc' ) ),
			'kind'         => ( new Text( 40 ) )->describe( __( 'What is sent, such as invitation', 'svc' ) ),
			'user_id'      => ( new Whole( 1 ) )->describe( __( 'User ID of the account that it is sent to', 'svc' ) ),
			'name'         => ( new Text( 250 ) )->describe( __( 'The account’s name; empty if it was deleted', 'svc' ) ),
			'status'       => ( new Choice( Status::words() ) )->describe( __( 'How far it is', 'svc' ) ),
			'attempts'     => ( new Whole( 0 ) )->describe( __( 'How often it was tried', 'svc' ) ),
			'error'        => ( new Text( 1000 ) )->describe( __( 'Why the last attempt failed', 'svc' ) ),
			'next_at'      => ( new Text( 20 ) )->nullable()->describe( __( 'When it is tried next', 'svc' ) ),
			'message_id'   => ( new Text( 255 ) )->describe( __( 'Message-ID of the e-mail, the same at each attempt, where PHPMailer sends it', 'svc' ) ),
			'created_at'   => ( new Text( 20 ) )->describe( __( 'When it was requested', 'svc' ) ),
			'delivered_at' => ( new Text( 20 ) )->nullable()->describe( __( 'When the mail server accepted it', 'svc' ) ),
		);
		return new Record( $members, array_keys( $members ) );
	}
}
