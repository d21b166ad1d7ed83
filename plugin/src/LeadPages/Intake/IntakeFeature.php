<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Intake;

use Svc\Kernel\Feature;
use Svc\Kernel\Rest\Route;
use Svc\LeadPages\Services;

/** The form of a page, and what visitors send with it. */
final class IntakeFeature implements Feature {

	public function __construct( private readonly Services $services ) {}

	public function routes(): array {
		return array(
			Route::get( '/pages/{id}/form', fn () => $this->operations()->form() )->unstored(),
			Route::post( '/submissions', fn () => $this->operations()->submit() )->unstored(),
		);
	}

	private function operations(): IntakeOperations {
		return new IntakeOperations( $this->services->pages( ... ), $this->services->public_form( ... ), $this->services->intake( ... ) );
	}
}
