<?php

declare( strict_types=1 );

namespace Svc\Users\Company;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Feature;
use Svc\Kernel\Rest\Route;

/** The company record: read on public pages, changed by those who may manage profiles. */
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
