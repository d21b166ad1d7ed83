<?php

declare( strict_types=1 );

namespace Svc\Users\Profiles\Trash;

use Closure;
use Svc\Kernel\Call;
use Svc\Kernel\Caller;
use Svc\Kernel\Effect;
use Svc\Kernel\Operation;
use Svc\Kernel\Reply;
use Svc\Kernel\Schema\Flag;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Text;
use Svc\Kernel\Schema\Whole;
use Svc\Users\Profiles\ProfilePolicy;
use Svc\Users\Storage\Restoration;

/** Deletes and restores profiles, for administrators. */
final class TrashOperations {

	/** Links to managers that the message names. */
	private const NAMED = 10;

	/** @param Closure(): Trash $trash */
	public function __construct(
		private readonly Closure $trash,
		private readonly ProfilePolicy $policy,
	) {}

	public function delete(): Operation {
		return new Operation(
			'delete-profile',
			__( 'Moves a profile to the trash, from which it can be restored for 30 days, or deletes it for good. The account stays; direct reports move up to the person’s manager.', 'svc' ),
			Effect::Delete,
			new Record( array( 'force' => ( new Flag() )->or( false )->describe( __( 'Deletes the profile for good, also one in the trash', 'svc' ) ) ) ),
			static fn (): Record => new Record( array( 'message' => new Text( 200 ) ), array( 'message' ) ),
			$this->policy->may_manage( ... ),
			function ( Call $call ): Reply {
				( $this->trash )()->delete( $call->path['id'], $call->input['force'], $call->caller, $call->precondition );
				return Reply::one( array( 'message' => $call->input['force'] ? __( 'Profile permanently deleted.', 'svc' ) : __( 'Profile moved to the Trash.', 'svc' ) ) );
			},
			array( 'id' ),
		);
	}

	public function restore(): Operation {
		return new Operation(
			'restore-profile',
			__( 'Restores a profile from the trash, under the same ID, with photo, intranet fields and the people who reported to it. Links to managers that cannot be restored are left out and named.', 'svc' ),
			Effect::Create,
			new Record( array() ),
			static fn (): Record => new Record(
				array(
					'id'      => ( new Whole( 1 ) )->describe( __( 'Profile ID', 'svc' ) ),
					'message' => ( new Text( 10000 ) )->describe( __( 'What was done', 'svc' ) ),
				),
				array( 'id', 'message' )
			),
			$this->policy->may_manage( ... ),
			function ( Call $call ): Reply {
				list( $restoration, $etag ) = ( $this->trash )()->restore( $call->path['id'], $call->caller );
				return Reply::updated(
					array(
						'id'      => $restoration->profile->id,
						'message' => self::message( $restoration ),
					),
					$etag
				);
			},
			array( 'id' ),
		);
	}

	private static function message( Restoration $restoration ): string {
		$restored = __( 'Profile restored from the Trash.', 'svc' );
		$left_out = $restoration->left_out;
		if ( array() === $left_out ) {
			return $restored;
		}
		$more = count( $left_out ) - self::NAMED;
		if ( $more > 0 ) {
			/* translators: %d: number of further links to managers. */
			$left_out = array( ...array_slice( $left_out, 0, self::NAMED ), sprintf( _n( '%d more', '%d more', $more, 'svc' ), $more ) );
		}
		/* translators: %s: who does not report to whom, and why, such as "Ana Ruiz → Bo Lee (would make a loop)". */
		return $restored . ' ' . sprintf( __( 'Links to managers left out: %s.', 'svc' ), implode( ', ', $left_out ) );
	}
}
