<?php

declare( strict_types=1 );

namespace Svc\LeadPages\People;

use Svc\Kernel\Call;
use Svc\Kernel\Caller;
use Svc\Kernel\Effect;
use Svc\Kernel\Feature;
use Svc\Kernel\Operation;
use Svc\Kernel\Page;
use Svc\Kernel\Reply;
use Svc\Kernel\Rest\Route;
use Svc\Kernel\Schema\Choice;
use Svc\Kernel\Schema\Listing;
use Svc\Kernel\Schema\ListOf;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Text;
use Svc\Kernel\Schema\Whole;
use Svc\LeadPages\Capabilities;
use Svc\LeadPages\Leads\LeadFields;
use Svc\LeadPages\Services;
use Svc\Users\Contact;
use Svc\Users\Fields\Role;

/** The people who can own pages and leads, for editors who may see no profiles. */
final class PeopleFeature implements Feature {

	public function __construct( private readonly Services $services ) {}

	public function routes(): array {
		return array( Route::get( '/people', fn () => $this->list() ) );
	}

	private function list(): Operation {
		return new Operation(
			'list-lead-people',
			__( 'Lists the people who can own a page or a lead, be a partner or stand in a pool, by last name.', 'svc' ),
			Effect::Read,
			self::query( ... ),
			static fn (): Record => Listing::envelope( self::person() ),
			static fn ( Caller $caller ): bool => $caller->can( Capabilities::MANAGE_PAGES ) || $caller->can( Capabilities::MANAGE_LEADS ),
			fn ( Call $call ): Reply => Reply::page( $this->page( $call->input ) ),
		);
	}

	/** @param array<string, mixed> $input Of query(), parsed. */
	private function page( array $input ): Page {
		$role = isset( $input['role'] ) ? Role::from( $input['role'] ) : null;
		list( $contacts, $total ) = array() === $input['include']
			? $this->services->contacts()->search( $input['search'] ?? '', $role, $input['page'], $input['per_page'] )
			: $this->named( $input['include'], $role, $input['page'], $input['per_page'] );
		return new Page( array_map( self::shown( ... ), $contacts ), $total, $input['page'], $input['per_page'] );
	}

	/**
	 * @param list<int> $user_ids
	 * @return array{list<Contact>, int}
	 */
	private function named( array $user_ids, ?Role $role, int $page, int $per_page ): array {
		$contacts = array_values( array_filter( $this->services->contacts()->of_users( $user_ids ), static fn ( Contact $one ): bool => null === $role || $role === $one->role ) );
		return array( array_slice( $contacts, ( $page - 1 ) * $per_page, $per_page ), count( $contacts ) );
	}

	/** @return array{user_id: int, name: string, role: string, nmls_id: string} */
	private static function shown( Contact $contact ): array {
		return array(
			'user_id' => $contact->user_id,
			'name'    => $contact->name(),
			'role'    => $contact->role->value,
			'nmls_id' => $contact->nmls_id,
		);
	}

	private static function query(): Record {
		return Listing::query(
			array(
				'search'  => ( new Text( 100 ) )->describe( __( 'Words of the name', 'svc' ) ),
				'role'    => self::role()->describe( __( 'Only people of this role', 'svc' ) ),
				'include' => ( new ListOf( new Whole( 1 ), 100 ) )->or( array() )->describe( __( 'Only these people, by user ID, in this order; search is then left out', 'svc' ) ),
			)
		);
	}

	private static function person(): Record {
		return LeadFields::complete(
			array(
				'user_id' => ( new Whole( 1 ) )->describe( __( 'User ID', 'svc' ) ),
				'name'    => ( new Text( 201 ) )->describe( __( 'Name', 'svc' ) ),
				'role'    => self::role()->describe( __( 'Role', 'svc' ) ),
				'nmls_id' => ( new Text( 12 ) )->describe( __( 'NMLS number; empty if there is none', 'svc' ) ),
			)
		);
	}

	private static function role(): Choice {
		return LeadFields::choice( Role::cases() );
	}
}
