<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Rates;

use Closure;
use Svc\Kernel\Call;
use Svc\Kernel\Caller;
use Svc\Kernel\Effect;
use Svc\Kernel\Etag;
use Svc\Kernel\Operation;
use Svc\Kernel\Reply;
use Svc\Kernel\Schema\Listing;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Text;
use Svc\Kernel\Schema\Whole;
use Svc\MortgageCalculator\Capabilities;

/** Reads the rates table, for every caller; replaces it and lists its history, for administrators. */
final class RatesOperations {

	public function __construct(
		private readonly RatesStore $store,
		private readonly RateHistory $history,
	) {}

	public function get(): Operation {
		return new Operation(
			'get-rates',
			__( 'The mortgage rates of the company, each with its APR, and the day of the rates.', 'svc' ),
			Effect::Read,
			new Record( array() ),
			RatesFields::output( ... ),
			static fn (): bool => true,
			fn (): Reply => Reply::one( $this->store->current() ),
		);
	}

	public function update(): Operation {
		return new Operation(
			'update-rates',
			__( 'Replaces the rates table; the table until now stays in the history.', 'svc' ),
			Effect::Update,
			RatesFields::input( ... ),
			RatesFields::output( ... ),
			self::managers(),
			function ( Call $call ): Reply {
				$table = $this->store->replace( $call->input, $call->caller->id(), $call->precondition );
				return Reply::updated( $table, Etag::of( $table ) );
			},
		);
	}

	public function history(): Operation {
		return new Operation(
			'list-rate-history',
			__( 'The rates tables that were saved, the newest first.', 'svc' ),
			Effect::Read,
			Listing::query( array() ),
			static fn (): Record => Listing::envelope( self::entry() ),
			self::managers(),
			fn ( Call $call ): Reply => Reply::page( $this->history->page( $call->input['page'], $call->input['per_page'] ) ),
		);
	}

	private static function managers(): Closure {
		return static fn ( Caller $caller ): bool => $caller->can( Capabilities::MANAGE );
	}

	private static function entry(): Record {
		$members = array(
			'id'       => ( new Whole( 1 ) )->describe( __( 'ID', 'svc' ) ),
			'saved_at' => ( new Text( 20 ) )->describe( __( 'When it was saved', 'svc' ) ),
			'user_id'  => ( new Whole( 0 ) )->describe( __( 'User ID of the account that saved it; 0 where that is erased', 'svc' ) ),
			'table'    => RatesFields::table()->describe( __( 'The table', 'svc' ) ),
		);
		return new Record( $members, array_keys( $members ) );
	}
}
