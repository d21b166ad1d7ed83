<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\OpenManagers;

use Svc\Kernel\Feature;
use Svc\Kernel\Rest\Route;
use Svc\Users\Services;
use Svc\Users\Storage\NameIndex;
use Svc\Users\Storage\OpenManagerStore;

/** Managers that imports could not set, to be chosen or dismissed. */
final class OpenManagerFeature implements Feature {

	public function __construct( private readonly Services $services ) {}

	public function routes(): array {
		return array(
			Route::get( '/intranet/open-managers', fn () => $this->operations()->list() ),
			Route::delete( '/intranet/open-managers/{id}', fn () => $this->operations()->dismiss() ),
		);
	}

	private function operations(): OpenManagerOperations {
		$database = $this->services->database;
		return new OpenManagerOperations( new OpenManagers( new OpenManagerStore( $database ), new NameIndex( $database ) ) );
	}
}
