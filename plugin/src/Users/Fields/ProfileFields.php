<?php

declare( strict_types=1 );

namespace Svc\Users\Fields;

use Svc\Kernel\Schema\Choice;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Text;
use Svc\Kernel\Schema\TextFormat;
use Svc\Kernel\Schema\Whole;

/** The field table of a profile. All other code derives from it. */
final class ProfileFields {

	public const NETWORKS = array( 'facebook', 'twitter', 'linkedin', 'instagram' );

	/** @var array<literal-string, Field>|null */
	private ?array $fields = null;

	/** @var array<literal-string, Field>|null */
	private ?array $single_values = null;

	/** @param array<literal-string, Field> $more Entries added after the built-in ones. */
	public function __construct(
		private readonly MetaKeys $meta_keys,
		private readonly array $more = array(),
	) {}

	/** @return array<literal-string, Field> In the order of answers with a single profile. */
	public function all(): array {
		return $this->fields ??= self::identity() + self::texts() + self::photo() + $this->groups() + $this->more;
	}

	/** @return list<literal-string> Names of the fields that are text columns of the profile's row. */
	public function columns(): array {
		return array_keys( array_filter( $this->single_values(), static fn ( Field $field ): bool => Storage::Column === $field->storage ) );
	}

	/** @return array<literal-string, Field> Fields in lists, either public or for administrators only. */
	public function listed( bool $is_public ): array {
		return array_filter( $this->single_values(), static fn ( Field $field ): bool => $field->listed && ( Visibility::Public === $field->visibility ) === $is_public );
	}

	/** @return array<string, Field> Social links, by network. */
	public static function social(): array {
		// Company names, which are not translated.
		return array(
			'facebook'  => self::link( 'Facebook' ),
			'twitter'   => self::link( 'Twitter', 'X (Twitter)' ),
			'linkedin'  => self::link( 'LinkedIn' ),
			'instagram' => self::link( 'Instagram' ),
		);
	}

	public function create_input(): Record {
		$fields = array_filter( $this->all(), static fn ( Field $field ): bool => Editor::Nobody !== $field->editor );
		return Field::input_record( $fields, array_keys( array_filter( $fields, static fn ( Field $field ): bool => $field->required ) ) );
	}

	public function update_input(): Record {
		return Field::input_record( $this->all() );
	}

	/** Fields that are not public are optional, because some callers may not see them. */
	public function single(): Record {
		$public = array_filter( $this->all(), static fn ( Field $field ): bool => Visibility::Public === $field->visibility );
		return Field::output_record( $this->all(), array_keys( $public ) );
	}

	/** The last members are only sent to administrators. */
	public function list_item( IntranetFields $intranet ): Record {
		$listed = Field::output_record( $this->listed( true ) );
		$edited = array( 'avatar_id' => $this->all()['avatar_id'] ) + $this->listed( false ) + $intranet->listed();
		$name   = array( 'manager_name' => ( new Text( 201 ) )->describe( __( 'Name of the manager', 'svc' ) ) );
		$deleted = array( 'deleted_at' => ( new Text( 20 ) )->describe( __( 'When it was moved to the trash; only there', 'svc' ) ) );
		return new Record( $listed->members + Field::output_record( $edited )->members + $name + $deleted, $listed->required );
	}

	/** @return array<literal-string, Field> All fields but objects, whose schemas take longest to build. */
	private function single_values(): array {
		return $this->fields ?? $this->single_values ??= self::identity() + self::texts() + self::photo() + $this->more;
	}

	/** @return array<literal-string, Field> */
	private static function identity(): array {
		return array(
			'id'      => new Field( __( 'Profile ID', 'svc' ), new Whole( 1 ), Editor::Nobody, listed: true ),
			'user_id' => new Field( __( 'User ID', 'svc' ), new Whole( 1 ), Editor::Administrator, required: true, listed: true, form: new FormField( __( 'Account', 'svc' ) ) ),
		);
	}

	/** @return array<literal-string, Field> */
	private static function texts(): array {
		$digits = new Text( 12, pattern: '^[0-9]*$', pattern_hint: __( 'This must be digits only.', 'svc' ) );
		$email  = new Text( 254, 1, format: TextFormat::Email );
		$html   = new Text( 10000, multiline: true, clean: static fn ( string $html ): string => trim( wp_kses_data( $html ) ) );
		return array(
			'first_name' => self::name( __( 'First name', 'svc' ) ),
			'last_name'  => self::name( __( 'Last name', 'svc' ) ),
			'email'      => new Field(
				__( 'E-mail', 'svc' ),
				$email,
				Editor::OwnerIfAllowed,
				Storage::Column,
				required: true,
				listed: true,
				search: SearchField::EMAIL,
				// Empty for those from whom the settings hide it.
				shown: new Text( 254 ),
				form: new FormField( help: __( 'For contact; the account keeps its own.', 'svc' ) )
			),
			'role'       => new Field(
				__( 'Role', 'svc' ),
				new Choice( Role::slugs() ),
				Editor::Administrator,
				required: true,
				listed: true,
				in_sheets: true,
				form: new FormField( choices: Role::labels(), hidden: RoleSettings::hidden() )
			),
			'nmls_id'    => new Field( __( 'NMLS number', 'svc' ), $digits, Editor::Administrator, Storage::Column, listed: true, search: SearchField::NMLS ),
			'job_title'  => new Field( __( 'Job title', 'svc' ), new Text( 150 ), Editor::OwnerIfAllowed, Storage::Column, listed: true, search: SearchField::TITLE ),
			'phone'      => new Field( __( 'Phone', 'svc' ), self::phone(), Editor::Owner, Storage::Column, listed: true, search: SearchField::PHONE, form: new FormField( kind: FieldKind::Phone ) ),
			'company'    => new Field( __( 'Company', 'svc' ), new Text( 150 ), Editor::Administrator, Storage::Column ),
			'bio'        => new Field(
				__( 'Biography', 'svc' ),
				$html,
				Editor::Owner,
				Storage::Column,
				form: new FormField( help: __( 'You can use links, bold, italics and quotes.', 'svc' ) )
			),
		);
	}

	/** @return array<literal-string, Field> */
	private static function photo(): array {
		$id = ( new Whole( 1 ) )->nullable();
		return array(
			'avatar_url'     => new Field( __( 'Photo address', 'svc' ), new Text( 2000, format: TextFormat::Uri ), Editor::Nobody, Storage::Photo, listed: true, in_sheets: true ),
			'avatar_id'      => new Field( __( 'Photo: attachment ID', 'svc' ), $id, Editor::Owner, Storage::Photo ),
			'avatar_site_id' => new Field( __( 'Photo: site of the attachment', 'svc' ), $id, Editor::Owner, Storage::Photo ),
		);
	}

	/** @return array<literal-string, Field> Objects of fields. */
	private function groups(): array {
		$social = self::social();
		$meta   = $this->meta_keys;
		return array(
			'social' => new Field( __( 'Social links', 'svc' ), Field::input_record( $social ), Editor::Owner, shown: Field::output_record( $social, array() ) ),
			'meta'   => new Field( __( 'Custom fields', 'svc' ), $meta->input(), Editor::Administrator, is_nullable: false, shown: $meta->output() ),
		);
	}

	private static function name( string $label ): Field {
		return new Field( $label, new Text( 100, 1 ), Editor::Administrator, Storage::Column, required: true, listed: true, search: SearchField::NAME );
	}

	private static function link( string $network, string $form_label = '' ): Field {
		return new Field( $network, new Text( 2000, format: TextFormat::Uri ), Editor::Owner, Storage::Custom, form: new FormField( $form_label ) );
	}

	public static function phone(): Text {
		return new Text( 40, pattern: '^(?:[0-9 +().x-]|ext)*$', pattern_hint: __( 'This may have digits, spaces, + - ( ) . and x or ext.', 'svc' ) );
	}
}
