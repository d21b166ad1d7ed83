<?php

declare( strict_types=1 );

namespace Svc\Users\Fields;

use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Text;
use Svc\Kernel\Schema\TextFormat;
use Svc\Kernel\Schema\Type;
use Svc\Kernel\Schema\Whole;

/** The fields of the intranet profile, a row each. Schemas and rights derive from it. */
final class IntranetFields {

	/** @var array<string, Field>|null */
	private ?array $fields = null;

	/** @return array<string, Field> In the order of the answer. */
	public function all(): array {
		$manager = IntranetKey::ReportsTo->type();
		$start   = IntranetKey::StartDate->type();
		return $this->fields ??= array(
			'user_id'         => new Field( __( 'User ID', 'svc' ), new Whole( 1 ), Editor::Nobody ),
			'name'            => new Field( __( 'First and last name', 'svc' ), new Text( 201, 3 ), Editor::Nobody ),
			'title'           => new Field( __( 'Job title', 'svc' ), new Text( 150 ), Editor::Nobody ),
			'email'           => new Field( __( 'E-mail', 'svc' ), new Text( 254, 1, format: TextFormat::Email ), Editor::Nobody ),
			'phone'           => new Field( __( 'Phone', 'svc' ), ProfileFields::phone(), Editor::Nobody ),
			'avatar_url'      => new Field( __( 'Photo address', 'svc' ), new Text( 2000, format: TextFormat::Uri ), Editor::Nobody ),
			'department'      => new Field( __( 'Department', 'svc' ), IntranetKey::Department->type(), Editor::Manager ),
			'reports_to'      => new Field( __( 'User ID of the manager', 'svc' ), $manager, Editor::Manager, shown: $manager->nullable() ),
			'office_location' => new Field( __( 'Office or building', 'svc' ), IntranetKey::OfficeLocation->type(), Editor::Owner ),
			'extension'       => new Field( __( 'Phone extension', 'svc' ), IntranetKey::Extension->type(), Editor::Owner ),
			'start_date'      => new Field( __( 'First day at work', 'svc' ), $start, Editor::Manager, shown: $start->nullable() ),
			'bio'             => new Field( __( 'About, for colleagues; plain text', 'svc' ), IntranetKey::Bio->type(), Editor::Owner ),
			'skills'          => new Field( __( 'Skills', 'svc' ), IntranetKey::Skills->type(), Editor::Owner ),
		);
	}

	public function input(): Record {
		return new Record( array_map( static fn ( Field $field ): Type => $field->input(), $this->all() ) );
	}

	public function output(): Record {
		return new Record( array_map( static fn ( Field $field ): Type => $field->output(), $this->all() ), array_keys( $this->all() ) );
	}
}
