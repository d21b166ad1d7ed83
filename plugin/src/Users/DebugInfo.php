<?php

declare( strict_types=1 );

namespace Svc\Users;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\QueryFailed;
use Svc\Users\Fields\Role;

/** Adds versions, sizes and locks to Site Health's debug information, without personal data. */
final class DebugInfo {

	private const NAME = 'svc-people';

	public function __construct( private readonly Database $database ) {}

	/**
	 * @param array<string, array<string, mixed>> $sections
	 * @return array<string, array<string, mixed>>
	 */
	public function add( array $sections ): array {
		$fields = array_merge( self::versions(), $this->counts(), $this->sizes() );
		return $sections + array(
			self::NAME => array(
				'label'       => __( 'Svc People', 'svc' ),
				'description' => __( 'Versions, sizes and locks of the company’s people, without personal data.', 'svc' ),
				'fields'      => $fields,
			),
		);
	}

	/** @return array<string, array{label: string, value: string}> */
	private static function versions(): array {
		$is_there = static fn ( bool $yes ): string => $yes ? __( 'Yes', 'svc' ) : __( 'No', 'svc' );
		return array(
			'schema'       => self::field( __( 'Migrations that have run', 'svc' ), (string) count( (array) get_network_option( get_main_network_id(), 'svc_migrations', array() ) ) ),
			'network'      => self::field( __( 'Network of sites', 'svc' ), $is_there( is_multisite() ) ),
			'object_cache' => self::field( __( 'Persistent object cache', 'svc' ), $is_there( (bool) wp_using_ext_object_cache() ) ),
			'intl'         => self::field( __( 'PHP extension intl', 'svc' ), $is_there( extension_loaded( 'intl' ) ) ),
			'zlib'         => self::field( __( 'PHP extension zlib', 'svc' ), $is_there( extension_loaded( 'zlib' ) ) ),
		);
	}

	/** @return array<string, array{label: string, value: string}> */
	private function counts(): array {
		$state  = array_column( $this->ask( 'SELECT name, value FROM %i', $this->database->table( 'state' ) ), 'value', 'name' );
		$fields = array();
		foreach ( Role::cases() as $role ) {
			/* translators: %s: role. */
			$fields[ "profiles_$role->value" ] = self::field( sprintf( __( 'Profiles: %s', 'svc' ), $role->label() ), number_format_i18n( (int) ( $state[ "count:$role->value" ] ?? 0 ) ) );
		}
		$fields['writes'] = self::field( __( 'Writes of profiles so far', 'svc' ), number_format_i18n( (int) ( $state['lock:profiles'] ?? 0 ) ) );
		$fields['locks']  = self::field( __( 'Locks', 'svc' ), number_format_i18n( count( array_filter( array_keys( $state ), static fn ( int|string $name ): bool => str_starts_with( (string) $name, 'lock:' ) ) ) ) );
		return $fields;
	}

	/** @return array<string, array{label: string, value: string}> */
	private function sizes(): array {
		$like   = $this->database->wpdb->esc_like( $this->database->table( '' ) ) . '%';
		$fields = array();
		foreach ( $this->ask( 'SHOW TABLE STATUS LIKE %s', $like ) as $table ) {
			$bytes = (int) ( $table['Data_length'] ?? 0 ) + (int) ( $table['Index_length'] ?? 0 );
			$name  = substr( (string) $table['Name'], strlen( $this->database->table( '' ) ) );
			/* translators: %s: name of a table. */
			$label                     = sprintf( __( 'Table %s', 'svc' ), $name );
			$fields[ "table_$name" ] = self::field(
				$label,
				/* translators: 1: about how many rows, 2: size such as "5 MB". */
				sprintf( __( 'about %1$s rows, %2$s', 'svc' ), number_format_i18n( (int) ( $table['Rows'] ?? 0 ) ), (string) size_format( $bytes ) )
			);
		}
		return $fields;
	}

	/**
	 * Returns no rows on database errors, so that the page still shows the other sections.
	 *
	 * @param literal-string $query
	 * @return list<array<string, string|null>>
	 */
	private function ask( string $query, string $value ): array {
		try {
			return $this->database->rows( $query, $value );
		} catch ( QueryFailed ) {
			return array();
		}
	}

	/** @return array{label: string, value: string} */
	private static function field( string $label, string $value ): array {
		return array(
			'label' => $label,
			'value' => $value,
		);
	}
}
