<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Directory;

use Svc\Kernel\Call;
use Svc\Kernel\Effect;
use Svc\Kernel\Operation;
use Svc\Kernel\Reply;
use Svc\Kernel\Schema\Choice;
use Svc\Kernel\Schema\Listing;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Text;
use Svc\Kernel\Schema\Type;
use Svc\Kernel\Schema\Whole;
use Svc\Users\CloseMatches\CloseParameter;
use Svc\Users\Fields\Role;
use Svc\Users\Intranet\People;
use Svc\Users\Profiles\Lists\Facet;
use Svc\Users\Storage\MissingField;

/** The API operations of the directory. */
final class DirectoryOperations {

	public function __construct( private readonly Directory $directory ) {}

	public function search(): Operation {
		return new Operation(
			'search-directory',
			__( 'Lists the people of the company, by words in name, title and department, by department, role, office and manager, in any order.', 'svc' ),
			Effect::Read,
			Listing::query(
				self::filters() + array(
					'orderby' => ( new Choice( array_column( DirectorySort::cases(), 'value' ) ) )->describe( __( 'Sort field; last_name unless it is sent', 'svc' ) ),
					'order'   => ( new Choice( array( 'asc', 'desc' ) ) )->or( 'asc' )->describe( __( 'Sort direction', 'svc' ) ),
				) + CloseParameter::input()
			),
			static fn (): Record => CloseParameter::envelope( DirectoryItem::record() ),
			People::may_be_seen_by( ... ),
			fn ( Call $call ): Reply => Reply::page( $this->directory->search( $call->input ) ),
		);
	}

	public function facets(): Operation {
		return new Operation(
			'get-directory-facets',
			__( 'Counts the people that a search of the directory finds by department, role and office. Each count leaves its own filter out.', 'svc' ),
			Effect::Read,
			new Record( self::filters() ),
			self::facets_record( ... ),
			People::may_be_seen_by( ... ),
			fn ( Call $call ): Reply => Reply::one( $this->directory->facets( $call->input ) ),
		);
	}

	public function departments(): Operation {
		$item = array(
			'name'  => ( new Text( 100, 1 ) )->describe( __( 'Department', 'svc' ) ),
			'count' => ( new Whole( 1 ) )->describe( __( 'How many people', 'svc' ) ),
		);
		return new Operation(
			'list-departments',
			__( 'Lists the departments with the number of their people, by name, all on one page.', 'svc' ),
			Effect::Read,
			new Record( array() ),
			static fn (): Record => Listing::envelope( new Record( $item, array_keys( $item ) ) ),
			People::may_be_seen_by( ... ),
			fn (): Reply => Reply::page( $this->directory->departments() ),
		);
	}

	public function direct_reports(): Operation {
		return new Operation(
			'get-direct-reports',
			__( 'Lists the direct reports of a person, by last name.', 'svc' ),
			Effect::Read,
			Listing::query( array() ),
			static fn (): Record => Listing::envelope( DirectoryItem::record() ),
			People::may_be_seen_by( ... ),
			fn ( Call $call ): Reply => Reply::page( $this->directory->direct_reports( $call->path['id'], $call->input ) ),
			array( 'id' ),
		);
	}

	/** @return array<string, Type> */
	private static function filters(): array {
		return array(
			'search'     => ( new Text( 100 ) )->describe( __( 'Words, each of which must occur in the name, title or department; case and accents do not matter', 'svc' ) ),
			'department' => ( new Text( 100 ) )->describe( __( 'Only this department; case and accents do not matter', 'svc' ) ),
			'role'       => ( new Choice( Role::slugs() ) )->describe( __( 'Only this role', 'svc' ) ),
			'office'     => ( new Text( 100 ) )->describe( __( 'Only this office; case and accents do not matter', 'svc' ) ),
			'manager'    => ( new Whole( 1 ) )->describe( __( 'Only who reports to the person with this user ID directly', 'svc' ) ),
			'without'    => ( new Choice( array_column( MissingField::cases(), 'value' ) ) )->describe( __( 'Only who has none of these', 'svc' ) ),
		);
	}

	private static function facets_record(): Record {
		$members = array(
			'departments' => Facet::of( __( 'Departments, by name', 'svc' ), new Text( 100, 1 ) ),
			'roles'       => Facet::of( __( 'Roles', 'svc' ), new Choice( array_column( Role::of_people(), 'value' ) ) ),
			'offices'     => Facet::of( __( 'Offices, by name', 'svc' ), new Text( 100, 1 ) ),
		);
		return new Record( $members, array_keys( $members ) );
	}
}
