<?php

declare( strict_types=1 );

namespace Svc\Users\Accounts;

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

/** Lists the accounts without a profile, for administrators. */
final class AccountOperations {

	public function __construct( private readonly AccountStore $store ) {}

	public function list(): Operation {
		/** @var array<string, Type> $account */
		$account = array(
			'id'           => ( new Whole( 1 ) )->describe( __( 'User ID', 'svc' ) ),
			'login'        => ( new Text( 60 ) )->describe( __( 'User name', 'svc' ) ),
			'display_name' => ( new Text( 250 ) )->describe( __( 'Name shown', 'svc' ) ),
		);
		return new Operation(
			'list-accounts',
			__( 'Lists the accounts that have no profile yet.', 'svc' ),
			Effect::Read,
			Listing::query(
				array(
					'search' => ( new Text( 100 ) )->describe( __( 'Text in user name, name shown or e-mail', 'svc' ) ),
					'email'  => ( new Text( 100 ) )->describe( __( 'The whole e-mail address of the account', 'svc' ) ),
				)
			),
			static fn (): Record => Listing::envelope( new Record( $account, array_keys( $account ) ) ),
			static fn ( Caller $caller ): bool => $caller->can( Capabilities::MANAGE ),
			fn ( Call $call ): Reply => Reply::page( $this->store->page( $call->input['search'] ?? '', $call->input['email'] ?? '', $call->input['page'], $call->input['per_page'] ) ),
		);
	}
}
