<?php

declare( strict_types=1 );

namespace Svc\Users\Fields;

use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Text;
use Svc\Kernel\Schema\TextFormat;
use Svc\Kernel\Schema\Whole;

/** The field table of the intranet profile. All other code derives from it. */
final class IntranetFields {

	private const KEY_PREFIX = 'svc_intranet_';

	/** @var array<string, Field>|null */
	private ?array $fields = null;

	/** @param array<string, Field> $more Entries added after the built-in ones. */
	public function __construct( private readonly array $more = array() ) {}

	/** @return array<string, Field> In the order of answers. */
	public function all(): array {
		return $this->fields ??= self::profile() + self::work() + $this->more;
	}

	/** @return array<string, Field> Fields stored in user meta. */
	public function stored(): array {
		return array_filter( $this->all(), static fn ( Field $field ): bool => Storage::UserMeta === $field->storage );
	}

	/** @return array<string, Field> Fields in user meta without a copy in the profile's row. */
	public function uncopied(): array {
		return array_filter( $this->stored(), static fn ( string $name ): bool => null === self::property( $name ), ARRAY_FILTER_USE_KEY );
	}

	/** @return array<string, Field> Fields in the lists of administrators. */
	public function listed(): array {
		return array_filter( $this->all(), static fn ( Field $field ): bool => $field->listed );
	}

	/** @return list<string> User meta keys of the fields. */
	public function keys(): array {
		return array_map( array( self::class, 'key' ), array_keys( $this->stored() ) );
	}

	public static function key( string $name ): string {
		return self::KEY_PREFIX . $name;
	}

	/** @return string|null The profile's property with a copy of the field, if any. */
	public static function property( string $name ): ?string {
		return IntranetKey::tryFrom( self::key( $name ) )?->property();
	}

	public function input(): Record {
		return Field::input_record( $this->all() );
	}

	public function output(): Record {
		return Field::output_record( $this->all() );
	}

	/** @return array<string, Field> Fields that are changed in the profile. */
	private static function profile(): array {
		return array(
			'user_id'    => new Field( __( 'User ID', 'svc' ), new Whole( 1 ), Editor::Nobody ),
			'name'       => new Field( __( 'First and last name', 'svc' ), new Text( 201, 3 ), Editor::Nobody ),
			'title'      => new Field( __( 'Job title', 'svc' ), new Text( 150 ), Editor::Nobody ),
			'email'      => new Field( __( 'E-mail', 'svc' ), new Text( 254, 1, format: TextFormat::Email ), Editor::Nobody ),
			'phone'      => new Field( __( 'Phone', 'svc' ), ProfileFields::phone(), Editor::Nobody ),
			'avatar_url' => new Field( __( 'Photo address', 'svc' ), new Text( 2000, format: TextFormat::Uri ), Editor::Nobody ),
		);
	}

	/** @return array<string, Field> */
	private static function work(): array {
		$manager = IntranetKey::ReportsTo->type();
		$start   = IntranetKey::StartDate->type();
		return array(
			// In forms and spreadsheets, department and manager belong to the profile's `meta`.
			'department'      => self::field(
				__( 'Department', 'svc' ),
				IntranetKey::Department,
				Editor::Administrator,
				listed: true,
				search: SearchField::DEPARTMENT,
				in_sheets: false
			),
			'reports_to'      => self::field(
				__( 'User ID of the manager', 'svc' ),
				IntranetKey::ReportsTo,
				Editor::Administrator,
				listed: true,
				shown: $manager->nullable(),
				in_sheets: false
			),
			'office_location' => self::field(
				__( 'Office or building', 'svc' ),
				IntranetKey::OfficeLocation,
				Editor::Owner,
				listed: true,
				form: new FormField( __( 'Office', 'svc' ) )
			),
			'extension'       => self::field(
				__( 'Phone extension', 'svc' ),
				IntranetKey::Extension,
				Editor::Owner,
				listed: true,
				search: SearchField::EXTENSION,
				form: new FormField( __( 'Extension', 'svc' ) )
			),
			'start_date'      => self::field(
				__( 'First day at work', 'svc' ),
				IntranetKey::StartDate,
				Editor::Administrator,
				listed: true,
				shown: $start->nullable(),
				form: new FormField( __( 'Start date', 'svc' ) )
			),
			'bio'             => self::field(
				__( 'About, for colleagues', 'svc' ),
				IntranetKey::Bio,
				Editor::Owner,
				description: __( 'About, for colleagues; plain text', 'svc' ),
				form: new FormField( __( 'Introduction for colleagues', 'svc' ) )
			),
			'skills'          => self::field( __( 'Skills', 'svc' ), IntranetKey::Skills, Editor::Owner ),
			'dotted_manager_ids' => self::field(
				__( 'Dotted-line managers', 'svc' ),
				IntranetKey::DottedManagers,
				Editor::Administrator,
				description: __( 'User IDs of the dotted-line managers: people beside the manager whom this person reports to as well', 'svc' ),
				form: new FormField( kind: FieldKind::People )
			),
		);
	}

	private static function field( string $label, IntranetKey $key, Editor $editor, mixed ...$more ): Field {
		return new Field( $label, $key->type(), $editor, Storage::UserMeta, Visibility::Intranet, ...$more );
	}
}
