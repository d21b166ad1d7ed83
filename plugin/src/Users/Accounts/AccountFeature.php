<?php

declare( strict_types=1 );

namespace Svc\Users\Accounts;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Feature;
use Svc\Kernel\Rest\Route;

/** Lists the accounts without a profile. */
final class AccountFeature implements Feature {

	public function __construct( private readonly Database $database ) {}

	public function routes(): array {
		return array( Route::get( '/accounts', fn () => ( new AccountOperations( new AccountStore( $this->database ) ) )->list() ) );
	}
}
