<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\OpenManagers;

use Closure;
use Svc\Kernel\Call;
use Svc\Kernel\Caller;
use Svc\Kernel\Effect;
use Svc\Kernel\Operation;
use Svc\Kernel\Reply;
use Svc\Kernel\Schema\Listing;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Text;
use Svc\Users\Capabilities;

/** The operations for managers that imports could not set, for administrators. */
final class OpenManagerOperations {

	public function __construct( private readonly OpenManagers $open_managers ) {}

	public function list(): Operation {
		return new Operation(
			'list-open-managers',
			__( 'Managers that an import could not set, because nobody or several people match, or because of a loop.', 'svc' ),
			Effect::Read,
			Listing::query( array() ),
			static fn (): Record => Listing::envelope( OpenManagerFields::entry() ),
			self::administrators(),
			fn ( Call $call ): Reply => Reply::page( $this->open_managers->list( $call->input['page'], $call->input['per_page'] ) ),
		);
	}

	public function dismiss(): Operation {
		return new Operation(
			'dismiss-open-manager',
			__( 'Takes a person off the list of open managers. The person keeps the manager they have.', 'svc' ),
			Effect::Delete,
			new Record( array() ),
			static fn (): Record => new Record( array( 'message' => new Text( 200 ) ), array( 'message' ) ),
			self::administrators(),
			function ( Call $call ): Reply {
				$this->open_managers->dismiss( $call->path['id'] );
				return Reply::one( array( 'message' => __( 'Open manager dismissed.', 'svc' ) ) );
			},
			array( 'id' ),
		);
	}

	private static function administrators(): Closure {
		return static fn ( Caller $caller ): bool => $caller->can( Capabilities::MANAGE );
	}
}
