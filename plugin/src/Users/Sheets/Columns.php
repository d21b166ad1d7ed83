<?php

declare( strict_types=1 );

namespace Svc\Users\Sheets;

use Svc\Kernel\Schema\Text;
use Svc\Kernel\Schema\TextFormat;
use Svc\Kernel\Schema\Type;
use Svc\Kernel\Schema\Whole;
use Svc\Users\Fields\Editor;
use Svc\Users\Fields\Field;
use Svc\Users\Fields\IntranetFields;
use Svc\Users\Fields\MetaKeys;
use Svc\Users\Fields\ProfileFields;

/** The spreadsheet columns, the same for export and import. */
final class Columns {

	/** Headers in other programs (HR systems, directories) and languages, the best first. */
	private const ALIASES = array(
		'user_id'          => array( 'id', 'userid', 'wp user id', 'wordpress id', 'account id' ),
		'account_email'    => array( 'user email', 'user_email', 'login email', 'account email', 'wordpress email' ),
		'first_name'       => array( 'first', 'firstname', 'given name', 'legal first name', 'legal name first name', 'forename', 'vorname', 'rufname', 'nombres', 'nombre de pila', 'primer nombre', 'prénom' ),
		'last_name'        => array( 'last', 'lastname', 'surname', 'family name', 'legal last name', 'legal name last name', 'nachname', 'familienname', 'zuname', 'apellidos', 'apellido', 'primer apellido', 'nom de famille' ),
		'email'            => array( 'work email', 'email', 'mail', 'email address', 'e-mail address', 'work e-mail', 'business email', 'company email', 'userprincipalname', 'user principal name', 'email-adresse', 'mailadresse', 'correo', 'correo electrónico', 'correo corporativo', 'email corporativo', 'courriel', 'adresse e-mail', 'adresse mail', 'mel' ),
		'role'             => array( 'type', 'kind', 'rolle', 'rol', 'rôle' ),
		'nmls_id'          => array( 'nmls', 'nmls id', 'nmls #', 'nmls number', 'nmls no', 'nmls unique id', 'nmls unique identifier', 'nmls originator id', 'nmls individual id', 'individual nmls id', 'originator nmls id', 'nmls id number', 'nmls license', 'nmls license number', 'license', 'licence' ),
		'job_title'        => array( 'title', 'business title', 'working title', 'position', 'position title', 'job title description', 'job', 'job profile', 'job description', 'stelle', 'stellenbezeichnung', 'berufsbezeichnung', 'funktion', 'puesto', 'cargo', 'puesto de trabajo', 'poste', 'intitulé du poste', 'intitulé de poste', 'fonction' ),
		'phone'            => array( 'work phone', 'work phone number', 'telephone', 'telephone number', 'phone number', 'business phone', 'mobile', 'mobile phone', 'mobile number', 'cell', 'cell phone', 'tel', 'telefon', 'telefonnummer', 'rufnummer', 'mobiltelefon', 'handy', 'teléfono', 'móvil', 'celular', 'téléphone', 'portable', 'mobile professionnel' ),
		'company'          => array( 'company name', 'legal entity', 'organization', 'organisation', 'employer', 'firm', 'firma', 'unternehmen', 'gesellschaft', 'empresa', 'compañía', 'entreprise', 'société' ),
		'bio'              => array( 'bio', 'description' ),
		'social.facebook'  => array( 'facebook' ),
		'social.twitter'   => array( 'twitter', 'x' ),
		'social.linkedin'  => array( 'linkedin', 'linkedin url', 'linkedin profile' ),
		'social.instagram' => array( 'instagram' ),
		'department'       => array( 'home department', 'home department description', 'department name', 'department description', 'dept', 'dept.', 'dept description', 'division', 'team', 'business unit', 'org unit', 'abteilung', 'bereich', 'departamento', 'área', 'département', 'service', 'direction', 'équipe' ),
		'manager'          => array( 'manager email', 'manager id', 'reports to', 'reports_to', 'supervisor', 'boss', 'vorgesetzter', 'führungskraft', 'jefe', 'jefe directo', 'responsable', 'supérieur hiérarchique' ),
		'office_location'  => array( 'office', 'location', 'work location', 'location name', 'location description', 'building', 'building id', 'site', 'workplace', 'branch', 'city', 'büro', 'standort', 'arbeitsort', 'niederlassung', 'oficina', 'sede', 'centro de trabajo', 'ubicación', 'ciudad', 'bureau', 'lieu de travail', 'établissement', 'ville' ),
		'extension'        => array( 'ext', 'ext.', 'work ext.', 'phone ext', 'durchwahl', 'extensión', 'poste téléphonique' ),
		'start_date'       => array( 'hire date', 'start', 'start date', 'hired', 'first day', 'joined', 'date hired', 'date of hire', 'hire_date', 'employee hire date', 'original hire date', 'date joined', 'eintrittsdatum', 'einstellungsdatum', 'eintritt', 'beginn', 'fecha de ingreso', 'fecha de alta', 'fecha de contratación', 'fecha de incorporación', 'fecha de inicio', "date d'embauche", "date d'entrée", "date d'arrivée", 'date de début' ),
		'intranet_bio'     => array( 'about', 'about me', 'über mich', 'acerca de mí', 'à propos' ),
		'skills'           => array( 'skill', 'expertise', 'languages', 'fähigkeiten', 'kenntnisse', 'habilidades', 'competencias', 'compétences' ),
	);

	/** @var array<string, Column>|null */
	private ?array $columns = null;

	public function __construct(
		private readonly ProfileFields $profile,
		private readonly IntranetFields $intranet,
		private readonly MetaKeys $meta_keys,
	) {}

	/** @return array<string, Column> By name. */
	public function all(): array {
		return $this->columns ??= array_column(
			array( ...$this->accounts(), ...$this->profiles(), ...$this->social(), ...$this->work(), ...$this->custom() ),
			null,
			'name'
		);
	}

	/** @return array<string, Column> Columns that can be imported. */
	public function imported(): array {
		return array_filter( $this->all(), static fn ( Column $column ): bool => $column->is_imported() );
	}

	/** @return list<Column> */
	private function accounts(): array {
		return array(
			$this->column( 'id', __( 'Profile ID', 'svc' ), Place::Nowhere, 'id', new Whole( 1 ) ),
			$this->column( 'user_id', __( 'User ID', 'svc' ), Place::Account, 'user_id', new Whole( 1 ) ),
			$this->column( 'account_email', __( 'Account e-mail', 'svc' ), Place::Account, 'account_email', new Text( 100, 1, format: TextFormat::Email ) ),
		);
	}

	/** @return list<Column> */
	private function profiles(): array {
		$columns = array();
		foreach ( self::in_sheets( $this->profile->all() ) as $name => $field ) {
			$columns[] = $this->column( $name, $field->label, Editor::Nobody === $field->editor ? Place::Nowhere : Place::Profile, $name, $field->type, $field->required, $field->form->choices );
		}
		return $columns;
	}

	/** @return list<Column> */
	private function social(): array {
		$columns = array();
		foreach ( ProfileFields::social() as $network => $field ) {
			$columns[] = $this->column( "social.$network", $field->label, Place::Social, $network, $field->type );
		}
		return $columns;
	}

	/** @return list<Column> Columns of the intranet profile. Long texts come last; fields that the profile has too get another name. */
	private function work(): array {
		$department = MetaKeys::builtin()[ MetaKeys::DEPARTMENT ];
		$columns    = array(
			$this->column( 'department', $department->label, Place::Meta, MetaKeys::DEPARTMENT, $department->type ),
			$this->column( 'manager', __( 'Manager (account e-mail or user ID)', 'svc' ), Place::Manager, MetaKeys::REPORTS_TO, new Text( 100 ) ),
		);
		$fields     = self::in_sheets( $this->intranet->all() );
		uasort( $fields, static fn ( Field $one, Field $other ): int => self::is_long( $one ) <=> self::is_long( $other ) );
		foreach ( $fields as $name => $field ) {
			$columns[] = $this->column( isset( $this->profile->all()[ $name ] ) ? "intranet_$name" : $name, $field->label, Place::Intranet, $name, $field->type );
		}
		return $columns;
	}

	/** @return list<Column> */
	private function custom(): array {
		$columns = array();
		foreach ( $this->meta_keys->custom() as $key => $field ) {
			$columns[] = $this->column( "meta.$key", $field->label, Place::Meta, $key, $field->type );
		}
		return $columns;
	}

	/**
	 * @param array<string, Field> $fields
	 * @return array<string, Field>
	 */
	private static function in_sheets( array $fields ): array {
		return array_filter( $fields, static fn ( Field $field ): bool => $field->is_in_sheets() );
	}

	private static function is_long( Field $field ): bool {
		return $field->type instanceof Text && $field->type->multiline;
	}

	/** @param array<string, string> $choices */
	private function column( string $name, string $label, Place $place, string $field, Type $type, bool $is_required = false, array $choices = array() ): Column {
		return new Column( $name, $label, $place, $field, $type, self::ALIASES[ $name ] ?? array(), $is_required, $choices );
	}
}
