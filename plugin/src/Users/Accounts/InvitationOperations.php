<?php

declare( strict_types=1 );

namespace Svc\Users\Accounts;

use Closure;
use Svc\Kernel\Call;
use Svc\Kernel\Caller;
use Svc\Kernel\Effect;
use Svc\Kernel\Failure;
use Svc\Kernel\Operation;
use Svc\Kernel\Outbox\Outbox;
use Svc\Kernel\Reply;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Text;
use Svc\Kernel\Schema\Whole;
use Svc\Users\Capabilities;
use Svc\Users\PeopleError;
use Svc\Users\Storage\ProfileStore;

/** Invites a person to set a password, for administrators who may create accounts. */
final class InvitationOperations {

	/**
	 * @param Closure(): ProfileStore $profiles
	 * @param Closure(): Outbox       $outbox
	 */
	public function __construct(
		private readonly Closure $profiles,
		private readonly Closure $outbox,
	) {}

	public function invite(): Operation {
		return new Operation(
			'invite-person',
			__( 'Has WordPress’s e-mail for new accounts, which has the link for setting a password, sent to the address of a person’s account.', 'svc' ),
			Effect::Extend,
			new Record( array() ),
			static fn (): Record => new Record(
				array(
					'delivery_id' => ( new Whole( 1 ) )->describe( __( 'Number of the delivery, which says how far the e-mail is', 'svc' ) ),
					'message'     => ( new Text( 1000 ) )->describe( __( 'What was done', 'svc' ) ),
				),
				array( 'delivery_id', 'message' )
			),
			self::may_invite( ... ),
			fn ( Call $call ): Reply => Reply::one( $this->invited( $call->path['id'] ) ),
			array( 'id' ),
		);
	}

	public static function may_invite( Caller $caller ): bool {
		return $caller->can( Capabilities::MANAGE ) && $caller->can( 'create_users' );
	}

	/**
	 * @return array{delivery_id: int, message: string}
	 * @throws Failure
	 */
	private function invited( int $profile_id ): array {
		$profile = ( $this->profiles )()->find( $profile_id ) ?? throw new Failure( PeopleError::ProfileNotFound, __( 'There is no such profile.', 'svc' ) );
		return array(
			'delivery_id' => ( $this->outbox )()->add( InvitationMessage::NAME, $profile->user_id )->id,
			'message'     => __( 'The invitation will be sent in a moment.', 'svc' ),
		);
	}
}
