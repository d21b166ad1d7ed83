<?php

declare( strict_types=1 );

namespace Svc\Users\Accounts;

use Svc\Kernel\Feature;
use Svc\Kernel\Rest\Route;
use Svc\Users\Services;

/** Lists the accounts without a profile, and invites people to use theirs. */
final class AccountFeature implements Feature {

	public function __construct( private readonly Services $services ) {}

	public function routes(): array {
		return array(
			Route::get( '/accounts', fn () => ( new AccountOperations( new AccountStore( $this->services->database ) ) )->list() ),
			Route::post( '/profiles/{id}/invitation', fn () => ( new InvitationOperations( $this->services->profile_store( ... ), $this->services->outbox( ... ) ) )->invite() ),
		);
	}
}
