<?php

declare( strict_types=1 );

namespace Svc\Users\Fields;

use Svc\Kernel\Schema\Choice;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Text;
use Svc\Kernel\Schema\TextFormat;
use Svc\Kernel\Schema\Type;
use Svc\Kernel\Schema\Whole;

/** The fields of a profile, a row each. Schemas, rights and columns derive from it. */
final class ProfileFields {

	public const NETWORKS = array( 'facebook', 'twitter', 'linkedin', 'instagram' );

	/** @var array<string, Field>|null */
	private ?array $fields = null;

	public function __construct( private readonly MetaKeys $meta_keys ) {}

	/** @return array<string, Field> In the order of the single profile. */
	public function all(): array {
		return $this->fields ??= array(
			'id'             => new Field( __( 'Profile ID', 'svc' ), new Whole( 1 ), Editor::Nobody, listed: true ),
			'user_id'        => new Field( __( 'User ID', 'svc' ), new Whole( 1 ), Editor::Manager, required: true, listed: true ),
			'first_name'     => new Field( __( 'First name', 'svc' ), new Text( 100, 1 ), Editor::Manager, required: true, listed: true ),
			'last_name'      => new Field( __( 'Last name', 'svc' ), new Text( 100, 1 ), Editor::Manager, required: true, listed: true ),
			'email'          => new Field( __( 'E-mail', 'svc' ), new Text( 254, 1, format: TextFormat::Email ), Editor::OwnerIfAllowed, required: true, listed: true ),
			'role'           => new Field( __( 'Role', 'svc' ), new Choice( Role::slugs() ), Editor::Manager, required: true, listed: true ),
			'nmls_id'        => new Field( __( 'NMLS number', 'svc' ), new Text( 12, pattern: '^[0-9]*$', pattern_hint: __( 'This must be digits only.', 'svc' ) ), Editor::Manager, listed: true ),
			'job_title'      => new Field( __( 'Job title', 'svc' ), new Text( 150 ), Editor::OwnerIfAllowed, listed: true ),
			'phone'          => new Field( __( 'Phone', 'svc' ), self::phone(), Editor::Owner, listed: true ),
			'company'        => new Field( __( 'Company', 'svc' ), new Text( 150 ), Editor::Manager ),
			'bio'            => new Field( __( 'Biography', 'svc' ), $this->bio(), Editor::Owner ),
			'avatar_url'     => new Field( __( 'Photo address', 'svc' ), new Text( 2000, format: TextFormat::Uri ), Editor::Nobody, listed: true ),
			'avatar_id'      => new Field( __( 'Photo: attachment ID', 'svc' ), ( new Whole( 1 ) )->nullable(), Editor::Owner ),
			'avatar_site_id' => new Field( __( 'Photo: site of the attachment', 'svc' ), ( new Whole( 1 ) )->nullable(), Editor::Owner ),
			'social'         => new Field( __( 'Social links', 'svc' ), self::social( true ), Editor::Owner, shown: self::social( false ) ),
			'meta'           => new Field( __( 'Custom fields', 'svc' ), $this->meta_keys->input(), Editor::Manager, is_nullable: false, shown: $this->meta_keys->output() ),
		);
	}

	public function create_input(): Record {
		$fields = array_filter( $this->all(), static fn ( Field $field ): bool => Editor::Nobody !== $field->editor );
		return new Record( $this->inputs( $fields ), array_keys( array_filter( $fields, static fn ( Field $field ): bool => $field->required ) ) );
	}

	public function update_input(): Record {
		return new Record( $this->inputs( $this->all() ) );
	}

	public function single(): Record {
		return $this->output( $this->all() );
	}

	/** The last ones are for those who edit. */
	public function list_item(): Record {
		$listed = $this->output( array_filter( $this->all(), static fn ( Field $field ): bool => $field->listed ) );
		$edited = array(
			'avatar_id'       => $this->all()['avatar_id']->output(),
			'department'      => IntranetKey::Department->type()->describe( __( 'Department', 'svc' ) ),
			'office_location' => IntranetKey::OfficeLocation->type()->describe( __( 'Office or building', 'svc' ) ),
			'extension'       => IntranetKey::Extension->type()->describe( __( 'Phone extension', 'svc' ) ),
			'start_date'      => IntranetKey::StartDate->type()->nullable()->describe( __( 'First day at work', 'svc' ) ),
			'reports_to'      => IntranetKey::ReportsTo->type()->nullable()->describe( __( 'User ID of the manager', 'svc' ) ),
			'manager_name'    => ( new Text( 201 ) )->describe( __( 'Name of the manager', 'svc' ) ),
		);
		return new Record( $listed->members + $edited, $listed->required );
	}

	/**
	 * @param array<string, Field> $fields
	 * @return array<string, Type>
	 */
	private function inputs( array $fields ): array {
		return array_map( static fn ( Field $field ): Type => $field->input(), $fields );
	}

	/** @param array<string, Field> $fields */
	private function output( array $fields ): Record {
		return new Record( array_map( static fn ( Field $field ): Type => $field->output(), $fields ), array_keys( $fields ) );
	}

	public static function phone(): Text {
		return new Text( 40, pattern: '^(?:[0-9 +().x-]|ext)*$', pattern_hint: __( 'This may have digits, spaces, + - ( ) . and x or ext.', 'svc' ) );
	}

	private function bio(): Text {
		return new Text( 10000, multiline: true, clean: static fn ( string $html ): string => trim( wp_kses_data( $html ) ) );
	}

	private static function social( bool $is_clearable ): Record {
		$link = new Text( 2000, format: TextFormat::Uri );
		return new Record( array_fill_keys( self::NETWORKS, $is_clearable ? $link->nullable() : $link ) );
	}
}
