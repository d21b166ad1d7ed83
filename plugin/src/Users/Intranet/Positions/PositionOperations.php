<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Positions;

use Closure;
use Svc\Kernel\Call;
use Svc\Kernel\Caller;
use Svc\Kernel\Effect;
use Svc\Kernel\Etag;
use Svc\Kernel\Operation;
use Svc\Kernel\Page;
use Svc\Kernel\Reply;
use Svc\Kernel\Schema\Listing;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Text;
use Svc\Users\Capabilities;
use Svc\Users\Intranet\People;
use Svc\Users\Storage\Position;
use Svc\Users\Storage\PositionStore;

/** The API operations of vacancies: read by people, written by administrators. */
final class PositionOperations {

	/** @param Closure(): Positions $positions */
	public function __construct(
		private readonly PositionStore $store,
		private readonly Closure $positions,
	) {}

	public function list(): Operation {
		return new Operation(
			'list-positions',
			__( 'Lists the vacancies of the org chart, positions without a person, by title.', 'svc' ),
			Effect::Read,
			Listing::query( array() ),
			static fn (): Record => Listing::envelope( PositionFields::output() ),
			People::may_be_seen_by( ... ),
			fn ( Call $call ): Reply => Reply::page( $this->page( $call->input['page'], $call->input['per_page'] ) ),
		);
	}

	public function create(): Operation {
		return new Operation(
			'create-position',
			__( 'Adds a vacancy to the org chart, between a manager and some of that manager\'s reports.', 'svc' ),
			Effect::Create,
			PositionFields::create_input( ... ),
			PositionFields::output( ... ),
			self::administrators(),
			function ( Call $call ): Reply {
				$position = ( $this->positions )()->create( $call->input )->present();
				return Reply::created( $position, "/intranet/positions/{$position['id']}", Etag::of( $position ) );
			},
		);
	}

	public function update(): Operation {
		return new Operation(
			'update-position',
			__( 'Changes any of the fields of a vacancy, or fills it with a person.', 'svc' ),
			Effect::Update,
			PositionFields::update_input( ... ),
			PositionFields::output( ... ),
			self::administrators(),
			function ( Call $call ): Reply {
				$position = ( $this->positions )()->update( $call->path['id'], $call->input, $call->caller, $call->precondition )->present();
				return Reply::updated( $position, Etag::of( $position ) );
			},
			array( 'id' ),
		);
	}

	public function delete(): Operation {
		return new Operation(
			'delete-position',
			__( 'Deletes a vacancy. The people below it report to its manager as before.', 'svc' ),
			Effect::Delete,
			new Record( array() ),
			static fn (): Record => new Record( array( 'message' => new Text( 200 ) ), array( 'message' ) ),
			self::administrators(),
			function ( Call $call ): Reply {
				( $this->positions )()->delete( $call->path['id'], $call->precondition );
				return Reply::one( array( 'message' => __( 'Vacancy deleted.', 'svc' ) ) );
			},
			array( 'id' ),
		);
	}

	private function page( int $page, int $per_page ): Page {
		list( $positions, $total ) = $this->store->page( $page, $per_page );
		return new Page( array_map( static fn ( Position $position ): array => $position->present(), $positions ), $total, $page, $per_page );
	}

	private static function administrators(): Closure {
		return static fn ( Caller $caller ): bool => $caller->can( Capabilities::MANAGE );
	}
}
