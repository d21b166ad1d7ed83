<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Profile;

use Closure;
use Svc\Kernel\Call;
use Svc\Kernel\Effect;
use Svc\Kernel\Operation;
use Svc\Kernel\Reply;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Text;
use Svc\Kernel\Schema\Whole;
use Svc\Users\Fields\Field;
use Svc\Users\Fields\IntranetFields;
use Svc\Users\Intranet\People;

/** The API operations of intranet profiles. */
final class IntranetProfileOperations {

	/**
	 * @param Closure(): IntranetProfiles     $profiles
	 * @param Closure(): IntranetProfileEdits $edits
	 */
	public function __construct(
		private readonly Closure $profiles,
		private readonly Closure $edits,
		private readonly IntranetFields $fields,
	) {}

	public function get(): Operation {
		return new Operation(
			'get-intranet-profile',
			__( 'What colleagues see of a person, by user ID: department, manager, office, extension, first day, biography, skills.', 'svc' ),
			Effect::Read,
			new Record( array() ),
			$this->fields->output( ... ),
			People::may_be_seen_by( ... ),
			fn ( Call $call ): Reply => Reply::one( ( $this->profiles )()->get( $call->path['id'] ) ),
			array( 'id' ),
		);
	}

	public function update(): Operation {
		return new Operation(
			'update-intranet-profile',
			/* translators: %s: names of fields of the API. */
			sprintf( __( 'Changes any of the intranet fields of a person. Owners may change these of their own: %s.', 'svc' ), implode( ', ', Field::owned( $this->fields->all() ) ) ),
			Effect::Update,
			$this->fields->input( ... ),
			static fn (): Record => new Record(
				array(
					'id'      => ( new Whole( 1 ) )->describe( __( 'User ID', 'svc' ) ),
					'message' => ( new Text( 200 ) )->describe( __( 'What was done', 'svc' ) ),
				),
				array( 'id', 'message' )
			),
			People::may_be_seen_by( ... ),
			function ( Call $call ): Reply {
				$user_id = $call->path['id'];
				$etag    = ( $this->edits )()->update( $user_id, $call->input, $call->caller, $call->precondition );
				return Reply::updated(
					array(
						'id'      => $user_id,
						'message' => __( 'Intranet profile updated.', 'svc' ),
					),
					$etag
				);
			},
			array( 'id' ),
		);
	}
}
