<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Pages;

use Svc\Kernel\Schema\Choice;
use Svc\Kernel\Schema\Decimal;
use Svc\Kernel\Schema\Flag;
use Svc\Kernel\Schema\ListOf;
use Svc\Kernel\Schema\Listing;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Text;
use Svc\Kernel\Schema\TextFormat;
use Svc\Kernel\Schema\Type;
use Svc\Kernel\Schema\Whole;
use Svc\LeadPages\Fields\PageStatus;
use Svc\LeadPages\Fields\PageTemplate;
use Svc\LeadPages\Fields\RoutingMode;
use Svc\LeadPages\Fields\UsState;

/** Input and output fields of pages. */
final class PageFields {

	public const TITLE = 200;

	/** Fields of the answer that a change may send back unchanged. */
	public const FIXED = array( 'id', 'url', 'edit_url', 'created_at', 'modified_at' );

	private const MOST_IN_POOL = 50;

	private const HIGHEST_COST = '50000000.00';

	public static function query(): Record {
		return Listing::query(
			array(
				'search'  => ( new Text( 100 ) )->describe( __( 'Words that must all occur in the title', 'svc' ) ),
				'status'  => self::status( PageStatus::cases() )->describe( __( 'Only of this status', 'svc' ) ),
				'owner'   => self::id()->describe( __( 'User ID of the owner', 'svc' ) ),
				'partner' => self::id()->describe( __( 'User ID of the partner', 'svc' ) ),
				'include' => ( new ListOf( new Whole( 1 ), 100 ) )->or( array() )->describe( __( 'Only these pages, by ID', 'svc' ) ),
				'orderby' => ( new Choice( array( 'modified', 'title' ) ) )->or( 'modified' )->describe( __( 'Sort field', 'svc' ) ),
				'order'   => ( new Choice( array( 'asc', 'desc' ) ) )->describe( __( 'Sort direction; by default desc for modified, and asc for title', 'svc' ) ),
			)
		);
	}

	public static function single(): Record {
		return self::complete(
			self::head() + array(
				'co_marketing' => self::co_marketing( ( new Text( 20, pattern: '^-?[0-9]+\.[0-9]{2}$' ) ), true ),
				'form'         => FormFields::output()->describe( __( 'The form', 'svc' ) ),
				'routing'      => self::routing( true ),
			) + self::tail()
		);
	}

	public static function item(): Record {
		return self::complete( array_diff_key( self::single()->members, array_flip( array( 'form', 'routing' ) ) ) );
	}

	public static function create_input(): Record {
		return new Record(
			array(
				'title'         => self::title(),
				'owner_user_id' => self::id()->describe( __( 'User ID of the owner', 'svc' ) ),
				'slug'          => self::slug(),
				'status'        => self::status( array( PageStatus::Draft, PageStatus::Pending, PageStatus::Published ) )->describe( __( 'Status; draft where absent', 'svc' ) ),
				'template'      => self::template(),
			) + self::changeable(),
			array( 'title', 'owner_user_id' )
		);
	}

	/** As assistants create them: without a status, so that a person reviews the draft. */
	public static function draft_input(): Record {
		$input = self::create_input();
		return new Record( array_diff_key( $input->members, array( 'status' => true ) ), $input->required );
	}

	public static function update_input(): Record {
		$fields = self::head() + self::tail();
		$fixed  = array_map( static fn ( Type $type ): Type => $type->read_only(), array_intersect_key( $fields, array_flip( self::FIXED ) ) );
		return new Record( $fixed + array_diff_key( $fields, array( 'confirmation' => true, 'partner_user_id' => true ) ) + self::changeable() );
	}

	public static function duplicate_input(): Record {
		return new Record(
			array(
				'title'           => self::title(),
				'owner_user_id'   => self::id()->describe( __( 'User ID of the owner; the page’s own where absent', 'svc' ) ),
				'partner_user_id' => self::id()->nullable()->describe( __( 'User ID of the partner; the page’s own where absent', 'svc' ) ),
			)
		);
	}

	public static function template_item(): Record {
		return self::complete(
			array(
				'name'        => self::template(),
				'title'       => ( new Text( 100 ) )->describe( __( 'Title', 'svc' ) ),
				'description' => ( new Text( 500 ) )->describe( __( 'What it is for', 'svc' ) ),
			)
		);
	}

	public static function message(): Record {
		return self::complete( array( 'message' => ( new Text( 200 ) )->describe( __( 'What was done', 'svc' ) ) ) );
	}

	/** @return array<string, Type> */
	private static function head(): array {
		return array(
			'id'              => self::id()->describe( __( 'ID', 'svc' ) ),
			'title'           => self::title(),
			'slug'            => self::slug(),
			'status'          => self::status( PageStatus::cases() )->describe( __( 'Status; future where it is scheduled in the editor', 'svc' ) ),
			'url'             => self::url()->describe( __( 'Address', 'svc' ) ),
			'edit_url'        => self::url()->nullable()->describe( __( 'Address of the editor; null for callers who may not edit the page', 'svc' ) ),
			'template'        => self::template(),
			'owner_user_id'   => self::id()->nullable()->describe( __( 'User ID of the owner; null after the account or profile was deleted', 'svc' ) ),
			'partner_user_id' => self::partner(),
		);
	}

	/** @return array<string, Type> */
	private static function tail(): array {
		return array(
			'confirmation' => self::confirmation(),
			'created_at'   => ( new Text( 20 ) )->describe( __( 'When it was created', 'svc' ) ),
			'modified_at'  => ( new Text( 20 ) )->describe( __( 'When it was changed last', 'svc' ) ),
		);
	}

	/** @return array<string, Type> */
	private static function changeable(): array {
		return array(
			'partner_user_id' => self::partner(),
			'co_marketing'    => self::co_marketing( new Decimal( 2, '0.00', self::HIGHEST_COST ), false ),
			'form'            => FormFields::input()->describe( __( 'The form; members that are not sent stay', 'svc' ) ),
			'routing'         => self::routing( false ),
			'confirmation'    => self::confirmation(),
		);
	}

	private static function co_marketing( Type $cost, bool $is_answer ): Type {
		$members = array(
			'partner_percent' => ( new Whole( 0, 100 ) )->describe( __( 'Percentage that the partner pays', 'svc' ) ),
			'monthly_cost'    => $cost->describe( __( 'Cost a month in dollars', 'svc' ) ),
			'note'            => ( new Text( 500 ) )->describe( __( 'Note', 'svc' ) ),
		);
		return ( new Record( $members, $is_answer ? array_keys( $members ) : array( 'partner_percent', 'monthly_cost' ) ) )->nullable()->describe( __( 'Who pays what of a page that is shared with a partner', 'svc' ) );
	}

	private static function routing( bool $is_answer ): Type {
		$entry   = self::complete(
			array(
				'user_id' => self::id()->describe( __( 'User ID', 'svc' ) ),
				'states'  => ( new ListOf( new Choice( UsState::CODES ) ) )->describe( __( 'States of the visitors; empty for all', 'svc' ) ),
			)
		);
		$members = array(
			'mode' => ( new Choice( array_column( RoutingMode::cases(), 'value' ) ) )->describe( __( 'Whether the owner gets all leads, or people of the pool in turn', 'svc' ) ),
			'pool' => ( new ListOf( $entry, self::MOST_IN_POOL, false ) )->describe( __( 'People who get leads in turn', 'svc' ) ),
		);
		return ( new Record( $members, $is_answer ? array_keys( $members ) : array() ) )->describe( __( 'Who gets the leads', 'svc' ) );
	}

	private static function title(): Type {
		return ( new Text( self::TITLE, 1 ) )->describe( __( 'Title', 'svc' ) );
	}

	private static function slug(): Type {
		return ( new Text( 200 ) )->describe( __( 'Last part of the address', 'svc' ) );
	}

	private static function url(): Text {
		return new Text( 2000, format: TextFormat::Uri );
	}

	private static function template(): Type {
		return ( new Choice( array_column( PageTemplate::cases(), 'value' ) ) )->describe( __( 'What the page is for', 'svc' ) );
	}

	private static function partner(): Type {
		return self::id()->nullable()->describe( __( 'User ID of the realtor partner with whom it is shared', 'svc' ) );
	}

	private static function confirmation(): Type {
		return ( new Flag() )->describe( __( 'Whether visitors get an e-mail', 'svc' ) );
	}

	private static function id(): Type {
		return new Whole( 1 );
	}

	/** @param array<PageStatus> $statuses */
	private static function status( array $statuses ): Type {
		return new Choice( array_column( $statuses, 'value' ) );
	}

	/** @param array<string, Type> $members */
	private static function complete( array $members ): Record {
		return new Record( $members, array_keys( $members ) );
	}
}
