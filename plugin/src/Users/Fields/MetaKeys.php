<?php

declare( strict_types=1 );

namespace Svc\Users\Fields;

use Svc\Kernel\Schema\Record;

/** The keys of a profile's `meta`: two built-in ones and custom fields. */
final class MetaKeys {

	public const DEPARTMENT = 'svc_department';
	public const REPORTS_TO = 'svc_reports_to';

	/** @var array<string, MetaKey>|null */
	private ?array $custom = null;

	/** @return array<string, MetaKey> */
	public function custom(): array {
		return $this->custom ??= $this->registered();
	}

	/** @return array<string, Field> */
	public static function builtin(): array {
		return array(
			self::DEPARTMENT => new Field( __( 'Department', 'svc' ), IntranetKey::Department->type(), Editor::Administrator, visibility: Visibility::Intranet ),
			self::REPORTS_TO => new Field(
				__( 'Manager', 'svc' ),
				IntranetKey::ReportsTo->type(),
				Editor::Administrator,
				visibility: Visibility::Intranet,
				description: __( 'User ID of the manager', 'svc' ),
				shown: IntranetKey::ReportsTo->type()->nullable()
			),
		);
	}

	/** @return array<string, Field> */
	public function all(): array {
		return self::builtin() + array_map( static fn ( MetaKey $key ): Field => $key->field(), $this->custom() );
	}

	public function input(): Record {
		return Field::input_record( $this->all() );
	}

	/** All members are optional, because callers see different ones. */
	public function output(): Record {
		return Field::output_record( $this->all(), array() );
	}

	/** @return list<int> Numbers of the search index. */
	public function search_fields( bool $sees_intranet ): array {
		$found = array_filter( $this->custom(), static fn ( MetaKey $key ): bool => $key->is_found_by( $sees_intranet ) );
		return array_map( array( SearchField::class, 'of_key' ), array_keys( $found ) );
	}

	/** @return array<string, MetaKey> */
	private function registered(): array {
		/**
		 * Filters the custom fields of profiles.
		 *
		 * @param array<string, array{type?: 'string'|'integer'|'boolean', label?: string, visibility?: 'public'|'intranet'|'private', searchable?: bool}> $keys
		 *        Key (lower-case letters, digits, underscore; at most 64) => field. Text has at most 500 characters.
		 */
		$keys   = (array) apply_filters( 'svc_profile_meta_keys', array() );
		$custom = array();
		foreach ( $keys as $name => $registered ) {
			$is_name = is_string( $name ) && 1 === preg_match( '/^[a-z][a-z0-9_]{0,63}$/D', $name );
			if ( $is_name && is_array( $registered ) && ! in_array( $name, array( self::DEPARTMENT, self::REPORTS_TO ), true ) ) {
				$custom[ $name ] = MetaKey::from( $name, $registered );
			}
		}
		return $custom;
	}
}
