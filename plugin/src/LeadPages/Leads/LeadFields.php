<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Leads;

use Svc\Kernel\Schema\Choice;
use Svc\Kernel\Schema\Flag;
use Svc\Kernel\Schema\Invalid;
use Svc\Kernel\Schema\ListOf;
use Svc\Kernel\Schema\Listing;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Text;
use Svc\Kernel\Schema\TextFormat;
use Svc\Kernel\Schema\Type;
use Svc\Kernel\Schema\Whole;
use Svc\LeadPages\Fields\Access;
use Svc\LeadPages\Fields\ConsentKey;
use Svc\LeadPages\Fields\Folder;
use Svc\LeadPages\Fields\LeadSource;
use Svc\LeadPages\Fields\LeadStatus;
use Svc\LeadPages\Fields\UsState;
use Svc\Users\Fields\ProfileFields;

/** Input and output fields of leads. Those of timelines are in TimelineFields. */
final class LeadFields {

	/** Fields of the answer that a change may send back unchanged. */
	public const FIXED = array( 'id', 'reference', 'page_id', 'source', 'submissions', 'access', 'created_at', 'last_submitted_at', 'consents', 'spam_score', 'spam_reasons', 'first_contacted_at', 'version' );

	/** @return array<string, Type> */
	public static function filters(): array {
		return array(
			'status'  => self::choice( LeadStatus::cases() )->describe( __( 'Only of this status', 'svc' ) ),
			'folder'  => self::choice( Folder::cases() )->or( Folder::Inbox->value )->describe( __( 'The inbox, or what was taken for spam', 'svc' ) ),
			'owner'   => ( new Whole( 0 ) )->describe( __( 'Only those of this person, by user ID; 0 for those that nobody has', 'svc' ) ),
			'page_id' => ( new Whole( 1 ) )->describe( __( 'Only those of this page', 'svc' ) ),
			'source'  => self::choice( LeadSource::cases() )->describe( __( 'Only those that came in so', 'svc' ) ),
			'search'  => ( new Text( 100 ) )->describe( __( 'Beginnings of words that must all occur in names, e-mail address and phone number', 'svc' ) ),
			'from'    => self::day()->describe( __( 'Only those created on this day or later', 'svc' ) ),
			'to'      => self::day()->describe( __( 'Only those created on this day or earlier', 'svc' ) ),
		);
	}

	/** @return array<string, Type> */
	public static function order(): array {
		return array(
			'orderby' => self::choice( LeadSort::cases() )->or( LeadSort::LastSubmitted->value )->describe( __( 'Sort field', 'svc' ) ),
			'order'   => ( new Choice( array( 'asc', 'desc' ) ) )->describe( __( 'Sort direction; by default asc for last_name, and desc for others', 'svc' ) ),
		);
	}

	public static function query(): Record {
		return Listing::query( self::filters() + self::order() );
	}

	public static function export_query(): Record {
		return new Record( self::filters() + self::order() );
	}

	public static function item(): Record {
		return self::complete( self::listed() );
	}

	public static function single(): Record {
		return self::complete( self::listed() + self::further() );
	}

	public static function facets(): Record {
		return self::complete(
			array(
				'status' => self::facet( self::choice( LeadStatus::cases() ) )->describe( __( 'Statuses', 'svc' ) ),
				'owner'  => self::facet( ( new Whole( 1 ) )->nullable() )->describe( __( 'Owners by user ID; null for leads that nobody has', 'svc' ) ),
				'page'   => self::facet( ( new Whole( 1 ) )->nullable() )->describe( __( 'Pages by ID; null for leads that staff entered', 'svc' ) ),
			)
		);
	}

	public static function create_input(): Record {
		$sources = array( LeadSource::Phone, LeadSource::WalkIn, LeadSource::Event );
		return new Record(
			array( 'first_name' => self::first_name() ) + self::optional() + array(
				'source'        => self::choice( $sources )->describe( __( 'How it came in', 'svc' ) ),
				'owner_user_id' => ( new Whole( 1 ) )->describe( __( 'User ID of the person who gets it: the caller unless it is sent; required of callers without a profile', 'svc' ) ),
			),
			array( 'first_name', 'source' )
		);
	}

	public static function update_input(): Record {
		$all   = self::listed() + self::further();
		$fixed = array_map( static fn ( Type $type ): Type => $type->read_only(), array_intersect_key( $all, array_flip( self::FIXED ) ) );
		return new Record(
			$fixed + self::optional() + array(
				'first_name'     => self::first_name(),
				'status'         => self::choice( LeadStatus::cases() )->describe( __( 'Status', 'svc' ) ),
				'folder'         => self::choice( Folder::cases() )->describe( __( 'Folder; inbox releases what was taken for spam, and sends what it missed', 'svc' ) ),
				'follow_up_on'   => self::day()->nullable()->describe( __( 'Day of the next step', 'svc' ) ),
				'do_not_contact' => ( new Flag() )->describe( __( 'Whether the person wants no more calls and messages', 'svc' ) ),
				'lost_reason'    => self::lost_reason()->nullable(),
				'owner_user_id'  => $all['owner_user_id'],
			)
		);
	}

	/** @param array<string, Type> $members */
	public static function complete( array $members ): Record {
		return new Record( $members, array_keys( $members ) );
	}

	/** @param list<\BackedEnum> $cases */
	public static function choice( array $cases ): Choice {
		return new Choice( array_map( 'strval', array_column( $cases, 'value' ) ) );
	}

	public static function instant(): Text {
		return new Text( 20 );
	}

	/** @return array<string, Type> */
	private static function listed(): array {
		return array(
			'id'                => ( new Whole( 1 ) )->describe( __( 'ID', 'svc' ) ),
			'reference'         => ( new Text( 12 ) )->describe( __( 'Reference, which the visitor was told', 'svc' ) ),
			'status'            => self::choice( LeadStatus::cases() )->describe( __( 'Status', 'svc' ) ),
			'folder'            => self::choice( Folder::cases() )->nullable()->describe( __( 'Folder', 'svc' ) ),
			'first_name'        => self::first_name(),
			'last_name'         => self::name()->describe( __( 'Last name', 'svc' ) ),
			'email'             => ( new Text( 254 ) )->describe( __( 'E-mail address', 'svc' ) ),
			'phone'             => ProfileFields::phone()->describe( __( 'Phone number', 'svc' ) ),
			'state'             => self::state()->nullable()->describe( __( 'State; empty where it is unknown', 'svc' ) ),
			'owner_user_id'     => ( new Whole( 1 ) )->nullable()->describe( __( 'User ID of the person who has it; null for nobody', 'svc' ) ),
			'page_id'           => ( new Whole( 1 ) )->nullable()->describe( __( 'ID of the page; null for leads that staff entered', 'svc' ) ),
			'source'            => self::choice( LeadSource::cases() )->nullable()->describe( __( 'How it came in', 'svc' ) ),
			'submissions'       => ( new Whole( 0 ) )->nullable()->describe( __( 'How often the visitor has sent the form', 'svc' ) ),
			'do_not_contact'    => ( new Flag() )->nullable()->describe( __( 'Whether the person wants no more calls and messages', 'svc' ) ),
			'follow_up_on'      => self::day()->nullable()->describe( __( 'Day of the next step', 'svc' ) ),
			'access'            => self::choice( Access::cases() )->describe( __( 'What the caller sees of it: of a shared lead, what is not shown is null', 'svc' ) ),
			'created_at'        => self::instant()->describe( __( 'When it came in', 'svc' ) ),
			'last_submitted_at' => self::instant()->describe( __( 'When the visitor last sent the form', 'svc' ) ),
		);
	}

	/** @return array<string, Type> */
	private static function further(): array {
		$consents = array_map( static fn ( ConsentKey $key ): string => $key->value, ConsentKey::cases() );
		return array(
			'zip'                => self::zip()->nullable(),
			'consents'           => self::complete( array_fill_keys( $consents, new Flag() ) )->nullable()->describe( __( 'What the person agreed to', 'svc' ) ),
			'lost_reason'        => self::lost_reason()->nullable(),
			'spam_score'         => ( new Whole( 0 ) )->nullable()->describe( __( 'How much it looks like spam', 'svc' ) ),
			'spam_reasons'       => ( new ListOf( new Text( 200 ), unique: false ) )->nullable()->describe( __( 'Why it looks like spam', 'svc' ) ),
			'first_contacted_at' => self::instant()->nullable()->describe( __( 'When it first left the status new', 'svc' ) ),
			'version'            => ( new Whole( 1 ) )->nullable()->describe( __( 'Version, one more with each change', 'svc' ) ),
		);
	}

	/** @return array<string, Type> What null and "" clear. */
	private static function optional(): array {
		return array(
			'last_name' => self::name()->nullable()->describe( __( 'Last name', 'svc' ) ),
			'email'     => ( new Text( 254, format: TextFormat::Email ) )->nullable()->describe( __( 'E-mail address', 'svc' ) ),
			'phone'     => ProfileFields::phone()->nullable()->describe( __( 'Phone number', 'svc' ) ),
			'state'     => self::state()->nullable()->describe( __( 'State', 'svc' ) ),
			'zip'       => self::zip()->nullable(),
		);
	}

	private static function facet( Type $value ): ListOf {
		return new ListOf( self::complete( array( 'value' => $value, 'count' => new Whole( 1 ) ) ), unique: false );
	}

	private static function first_name(): Type {
		return ( new Text( 100, 1 ) )->describe( __( 'First name', 'svc' ) );
	}

	private static function name(): Text {
		return new Text( 100 );
	}

	private static function state(): Text {
		return new Text( 2, clean: static fn ( string $text ): string => '' === $text || in_array( $text, UsState::CODES, true ) ? $text : throw Invalid::because( __( 'This must be a state, such as TX.', 'svc' ) ) );
	}

	private static function zip(): Type {
		return ( new Text( 10 ) )->describe( __( 'ZIP code', 'svc' ) );
	}

	private static function lost_reason(): Type {
		return ( new Text( 200 ) )->describe( __( 'Why it was lost', 'svc' ) );
	}

	private static function day(): Text {
		return new Text( 10, format: TextFormat::Date );
	}
}
