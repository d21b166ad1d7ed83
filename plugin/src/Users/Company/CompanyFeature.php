<?php

declare( strict_types=1 );

namespace Svc\Users\Company;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Feature;
use Svc\Kernel\Rest\Route;

/** The company record: shown on public pages, changed by administrators. */
final class CompanyFeature implements Feature {

	public function __construct( private readonly Database $database ) {}

	public function routes(): array {
		return array(
			Route::get( '/company', fn () => $this->operations()->get() ),
			Route::put( '/company', fn () => $this->operations()->update() ),
		);
	}

	private function operations(): CompanyOperations {
		return new CompanyOperations( new CompanyStore( $this->database ) );
	}
}
