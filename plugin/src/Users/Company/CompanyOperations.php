<?php

declare( strict_types=1 );

namespace Svc\Users\Company;

use Svc\Kernel\Call;
use Svc\Kernel\Caller;
use Svc\Kernel\Effect;
use Svc\Kernel\Etag;
use Svc\Kernel\Operation;
use Svc\Kernel\Reply;
use Svc\Kernel\Schema\Record;
use Svc\Users\Capabilities;

/** Reads the company record, for every caller, and changes it, for administrators. */
final class CompanyOperations {

	public function __construct( private readonly CompanyStore $store ) {}

	public function get(): Operation {
		return new Operation(
			'get-company',
			__( 'The company record, which public pages and e-mails show.', 'svc' ),
			Effect::Read,
			new Record( array() ),
			CompanyFields::output( ... ),
			static fn (): bool => true,
			static fn (): Reply => Reply::one( CompanyRecord::current()->fields() ),
		);
	}

	public function update(): Operation {
		return new Operation(
			'update-company',
			__( 'Changes any fields of the company record.', 'svc' ),
			Effect::Update,
			CompanyFields::input( ... ),
			CompanyFields::output( ... ),
			static fn ( Caller $caller ): bool => $caller->can( Capabilities::MANAGE ),
			function ( Call $call ): Reply {
				$fields = $this->store->change( $call->input, $call->precondition )->fields();
				return Reply::updated( $fields, Etag::of( $fields ) );
			},
		);
	}
}
