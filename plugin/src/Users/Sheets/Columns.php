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

	/** Other programs' names of columns. */
	private const ALIASES = array(
		'user_id'            => array( 'id', 'userid', 'wp user id', 'wordpress id', 'account id' ),
		'account_email'      => array( 'user email', 'user_email', 'login email', 'account email', 'wordpress email' ),
		'first_name'         => array( 'first', 'firstname', 'given name', 'forename' ),
		'last_name'          => array( 'last', 'lastname', 'surname', 'family name' ),
		'email'              => array( 'email', 'mail', 'email address', 'e-mail address', 'work email' ),
		'role'               => array( 'type', 'kind' ),
		'nmls_id'            => array( 'nmls', 'nmls id', 'nmls #', 'license', 'licence' ),
		'job_title'          => array( 'title', 'position', 'job' ),
		'phone'              => array( 'telephone', 'phone number', 'mobile', 'work phone', 'tel' ),
		'company'            => array( 'organization', 'organisation', 'employer', 'firm' ),
		'bio'                => array( 'bio', 'description' ),
		'social.facebook'    => array( 'facebook' ),
		'social.twitter'     => array( 'twitter', 'x' ),
		'social.linkedin'    => array( 'linkedin' ),
		'social.instagram'   => array( 'instagram' ),
		'department'         => array( 'dept', 'dept.', 'team', 'division' ),
		'manager'            => array( 'manager email', 'manager id', 'reports to', 'reports_to', 'supervisor', 'boss' ),
		'office_location'    => array( 'office', 'location', 'building', 'site', 'city' ),
		'extension'          => array( 'ext', 'ext.' ),
		'start_date'         => array( 'start', 'start date', 'hire date', 'hired', 'first day', 'joined' ),
		'intranet_bio'       => array( 'about', 'about me' ),
		'skills'             => array( 'skill', 'expertise', 'languages' ),
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
