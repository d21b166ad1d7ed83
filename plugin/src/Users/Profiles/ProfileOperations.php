<?php

declare( strict_types=1 );

namespace Svc\Users\Profiles;

use Closure;
use Svc\Kernel\Call;
use Svc\Kernel\Caller;
use Svc\Kernel\Effect;
use Svc\Kernel\Operation;
use Svc\Kernel\Reply;
use Svc\Kernel\Schema\Choice;
use Svc\Kernel\Schema\Flag;
use Svc\Kernel\Schema\Listing;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Text;
use Svc\Kernel\Schema\Type;
use Svc\Kernel\Schema\Whole;
use Svc\Users\Capabilities;
use Svc\Users\CloseMatches\CloseParameter;
use Svc\Users\Fields\Field;
use Svc\Users\Fields\IntranetFields;
use Svc\Users\Fields\ProfileFields;
use Svc\Users\Fields\Role;
use Svc\Users\Profiles\Lists\Facet;
use Svc\Users\Profiles\Lists\ListedProfiles;
use Svc\Users\Profiles\Lists\SortKey;
use Svc\Users\Profiles\Trash\TrashedProfiles;
use Svc\Users\Storage\MissingField;

/** The profile operations. */
final class ProfileOperations {

	/**
	 * @param Closure(): Profiles        $profiles
	 * @param Closure(): ListedProfiles  $lists
	 * @param Closure(array<string, mixed>, Caller): array<string, list<array{value: string, name: string, count: int}>> $facets
	 * @param Closure(): TrashedProfiles $trashed
	 * @param Closure(): ProfileEdits    $edits
	 */
	public function __construct(
		private readonly Closure $profiles,
		private readonly Closure $lists,
		private readonly Closure $facets,
		private readonly Closure $trashed,
		private readonly Closure $edits,
		private readonly ProfilePolicy $policy,
		private readonly ProfileFields $fields,
		private readonly IntranetFields $intranet,
	) {}

	public function list(): Operation {
		return new Operation(
			'list-profiles',
			__( 'Lists the profiles that the caller may see, by role, by words in name and e-mail, in any order.', 'svc' ),
			Effect::Read,
			Listing::query(
				self::filters() + array( 'orderby' => self::orderby()->describe( __( 'Sort field, last_name unless it is sent; department for those who may view the intranet', 'svc' ) ) ) + self::order() + CloseParameter::input() + array(
					'context' => ( new Choice( array( 'view', 'edit' ) ) )->or( 'view' )->describe( __( 'edit, for those who may manage profiles, shows what the intranet knows as well', 'svc' ) ),
					'trash'   => ( new Flag() )->or( false )->describe( __( 'The deleted profiles instead, which can be restored for 30 days; for those who may manage profiles', 'svc' ) ),
				)
			),
			fn (): Record => CloseParameter::envelope( $this->fields->list_item( $this->intranet ) ),
			$this->may_see_some(),
			fn ( Call $call ): Reply => Reply::page( $call->input['trash'] ? ( $this->trashed )()->page( $call->input, $call->caller ) : ( $this->lists )()->page( $call->input, $call->caller ) ),
		);
	}

	public function facets(): Operation {
		return new Operation(
			'get-profile-facets',
			__( 'Counts the profiles that a list has by department, role and office, and those without manager, photo or department. Each count leaves its own filter out.', 'svc' ),
			Effect::Read,
			new Record( self::filters() ),
			self::facets_record( ... ),
			static fn ( Caller $caller ): bool => $caller->can( Capabilities::VIEW ),
			fn ( Call $call ): Reply => Reply::one( ( $this->facets )( $call->input, $call->caller ) ),
		);
	}

	public function get(): Operation {
		return new Operation(
			'get-profile',
			__( 'One profile by its own ID.', 'svc' ),
			Effect::Read,
			new Record( array() ),
			$this->fields->single( ... ),
			$this->may_see_some(),
			fn ( Call $call ): Reply => Reply::one( ( $this->profiles )()->get( $call->path['id'], $call->caller ) ),
			array( 'id' ),
		);
	}

	public function get_by_user(): Operation {
		return new Operation(
			'get-profile-by-user',
			__( 'One profile by the ID of its user.', 'svc' ),
			Effect::Read,
			new Record( array() ),
			$this->fields->single( ... ),
			$this->may_see_some(),
			fn ( Call $call ): Reply => Reply::one( ( $this->profiles )()->get_by_user( $call->path['user_id'], $call->caller ) ),
			array( 'user_id' ),
		);
	}

	public function vcard(): Operation {
		return new Operation(
			'get-profile-vcard',
			__( 'The contact data of one profile as a vCard, for address books. Department and office are only for those who may view the intranet.', 'svc' ),
			Effect::Read,
			new Record( array( 'version' => ( new Choice( VCard::VERSIONS ) )->or( VCard::OLD )->describe( __( 'Version of the vCard; Outlook reads 3.0', 'svc' ) ) ) ),
			static fn (): Record => new Record( array() ),
			$this->may_see_some(),
			fn ( Call $call ): Reply => ( $this->profiles )()->vcard( $call->path['id'], $call->input['version'], $call->caller ),
			array( 'id' ),
		);
	}

	public function create(): Operation {
		return new Operation(
			'create-profile',
			__( 'Gives an existing account a profile.', 'svc' ),
			Effect::Create,
			$this->fields->create_input( ... ),
			self::written( ... ),
			$this->may_manage(),
			function ( Call $call ): Reply {
				list( $id, $etag ) = ( $this->edits )()->create( $call->input, $call->caller );
				return Reply::created( self::answer( $id, __( 'Profile created.', 'svc' ) ), "/profiles/$id", $etag );
			},
		);
	}

	public function update(): Operation {
		return new Operation(
			'update-profile',
			/* translators: %s: names of fields of the API. */
			sprintf( __( 'Changes any of the fields of a profile. Owners may change these of their own: %s.', 'svc' ), implode( ', ', Field::owned( $this->fields->all() ) ) ),
			Effect::Update,
			$this->fields->update_input( ... ),
			self::written( ... ),
			fn ( Caller $caller ): bool => $this->policy->may_manage( $caller ) || $this->policy->has_profile( $caller ),
			function ( Call $call ): Reply {
				$etag = ( $this->edits )()->update( $call->path['id'], $call->input, $call->caller, $call->precondition );
				return Reply::updated( self::answer( $call->path['id'], __( 'Profile updated.', 'svc' ) ), $etag );
			},
			array( 'id' ),
		);
	}

	/** @return array<string, Type> */
	public static function filters(): array {
		return array(
			'role'       => ( new Choice( Role::slugs() ) )->describe( __( 'Only this role', 'svc' ) ),
			'search'     => ( new Text( 100 ) )->describe( __( 'Words, each of which must occur in the first name, last name or e-mail; case and accents do not matter', 'svc' ) ),
			'department' => ( new Text( 100 ) )->describe( __( 'Only this department; case and accents do not matter. For those who may view the intranet, as are the next three', 'svc' ) ),
			'office'     => ( new Text( 100 ) )->describe( __( 'Only this office; case and accents do not matter', 'svc' ) ),
			'manager'    => ( new Whole( 1 ) )->describe( __( 'Only who reports to the person with this user ID directly', 'svc' ) ),
			'without'    => ( new Choice( array_column( MissingField::cases(), 'value' ) ) )->describe( __( 'Only who has none of these; realtor partners, who can have no manager, do not count as without one', 'svc' ) ),
		);
	}

	/** @return array<string, Type> */
	public static function order(): array {
		return array(
			'orderby' => self::orderby()->or( SortKey::LastName->value )->describe( __( 'Sort field; department for those who may view the intranet', 'svc' ) ),
			'order'   => ( new Choice( array( 'asc', 'desc' ) ) )->or( 'asc' )->describe( __( 'Sort direction', 'svc' ) ),
		);
	}

	private static function orderby(): Choice {
		return new Choice( SortKey::names() );
	}

	private static function facets_record(): Record {
		$members = array(
			'departments' => Facet::of( __( 'Departments, by name', 'svc' ), new Text( 100, 1 ) ),
			'roles'       => Facet::of( __( 'Roles', 'svc' ), new Choice( Role::slugs() ) ),
			'offices'     => Facet::of( __( 'Offices, by name', 'svc' ), new Text( 100, 1 ) ),
			'lacks'       => Facet::of( __( 'What some are without', 'svc' ), new Choice( array_column( MissingField::cases(), 'value' ) ) ),
		);
		return new Record( $members, array_keys( $members ) );
	}

	/** @return Closure(Caller): bool */
	private function may_see_some(): Closure {
		return fn ( Caller $caller ): bool => ! $this->policy->scope( $caller )->is_empty();
	}

	/** @return Closure(Caller): bool */
	private function may_manage(): Closure {
		return fn ( Caller $caller ): bool => $this->policy->may_manage( $caller );
	}

	private static function written(): Record {
		return new Record(
			array(
				'id'      => ( new Whole( 1 ) )->describe( __( 'Profile ID', 'svc' ) ),
				'message' => ( new Text( 200 ) )->describe( __( 'What was done', 'svc' ) ),
			),
			array( 'id', 'message' )
		);
	}

	/** @return array{id: int, message: string} */
	private static function answer( int $id, string $message ): array {
		return array(
			'id'      => $id,
			'message' => $message,
		);
	}
}
