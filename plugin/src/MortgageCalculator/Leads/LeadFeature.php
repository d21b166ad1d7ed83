<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Leads;

use Closure;
use Svc\Kernel\Call;
use Svc\Kernel\Effect;
use Svc\Kernel\Feature;
use Svc\Kernel\Operation;
use Svc\Kernel\Reply;
use Svc\Kernel\Rest\Route;
use Svc\LeadPages\Intake\SubmissionFields;

/** Asking about a calculation, for everybody, where lead pages are on. */
final class LeadFeature implements Feature {

	/** @param Closure(): CalculationLeads $leads */
	public function __construct( private readonly Closure $leads ) {}

	public function routes(): array {
		return array( Route::post( '/leads', fn () => $this->send() )->unstored() );
	}

	private function send(): Operation {
		return new Operation(
			'send-calculation',
			__( 'Takes in what a visitor sends who asks about a calculation, with the form of a published lead page. The calculation is made here and kept with it.', 'svc' ),
			Effect::Create,
			LeadFields::input( ... ),
			SubmissionFields::output( ... ),
			static fn (): bool => true,
			function ( Call $call ): Reply {
				$body    = array_diff_key( $call->input, array( 'calculation' => true ) );
				$receipt = ( $this->leads )()->take( $body, $call->input['calculation'], $call->idempotency_key );
				return Reply::made( $receipt->body() )->with_headers( $receipt->is_replay ? array( 'Idempotency-Replayed' => 'true' ) : array() );
			},
		);
	}
}
