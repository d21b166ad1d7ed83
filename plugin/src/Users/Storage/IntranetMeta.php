<?php

declare( strict_types=1 );

namespace Svc\Users\Storage;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Schema\Invalid;
use Svc\Kernel\Schema\Source;
use Svc\Kernel\Schema\Text;
use Svc\Kernel\Schema\Whole;
use Svc\Users\Fields\Field;
use Svc\Users\Fields\IntranetFields;
use Svc\Users\Fields\IntranetKey;

/**
 * The intranet fields in user meta. User meta is authoritative; profiles have an indexed copy.
 *
 * Other code may write these keys by WordPress's functions, so invalid values read as empty.
 *
 * @phpstan-type Copy array{department: string, manager_id: int|null, office_location: string, extension: string, start_date: string}
 */
final class IntranetMeta {

	/** User and key that this object is writing at the moment. */
	private string $writing = '';

	public function __construct(
		private readonly Database $database,
		private readonly IntranetFields $fields,
	) {}

	/** @param callable(int, string): void $changed Called with the user ID, 0 when any account may have changed, and the key that other code has written. */
	public function watch( callable $changed ): IntranetWatch {
		return new IntranetWatch( $this->is_writing( ... ), $changed );
	}

	/** Whether the running write of user meta is this object's. */
	public function is_writing( int $user_id, string $key ): bool {
		return "$user_id $key" === $this->writing;
	}

	/** @return Copy The copied values, by profile property. */
	public function copy( int $user_id ): array {
		return array(
			'department'      => $this->text( $user_id, IntranetKey::Department ),
			'manager_id'      => $this->manager_id( $user_id ),
			'office_location' => $this->text( $user_id, IntranetKey::OfficeLocation ),
			'extension'       => $this->text( $user_id, IntranetKey::Extension ),
			'start_date'      => $this->text( $user_id, IntranetKey::StartDate ),
		);
	}

	/**
	 * Reads many accounts by one query, without the meta cache.
	 *
	 * @param list<int> $user_ids
	 * @return array<int, Copy> By user ID.
	 */
	public function copies( array $user_ids ): array {
		wp_cache_delete_multiple( $user_ids, 'user_meta' );
		update_meta_cache( 'user', $user_ids );
		$copies = array();
		foreach ( $user_ids as $user_id ) {
			$copies[ $user_id ] = $this->copy( $user_id );
		}
		wp_cache_delete_multiple( $user_ids, 'user_meta' );
		return $copies;
	}

	/** @return array<string, mixed> Fields without a copy in profiles, by name. */
	public function uncopied( int $user_id ): array {
		$values = array();
		foreach ( $this->fields->uncopied() as $name => $field ) {
			$values[ $name ] = self::parsed( $field, get_user_meta( $user_id, IntranetFields::key( $name ), true ) );
		}
		return $values;
	}

	/**
	 * As uncopied(), for many accounts by one query.
	 *
	 * @param list<int> $user_ids
	 * @return array<int, array<string, mixed>> By user ID and field.
	 */
	public function uncopied_of( array $user_ids ): array {
		$fields = $this->fields->uncopied();
		$names  = array_combine( array_map( array( IntranetFields::class, 'key' ), array_keys( $fields ) ), array_keys( $fields ) );
		$values = array_fill_keys( $user_ids, array_map( static fn ( Field $field ): mixed => $field->nothing(), $fields ) );
		$found  = array();
		foreach ( $this->rows( array_keys( $names ), $user_ids ) as $row ) {
			$name    = $names[ (string) $row['meta_key'] ] ?? null;
			$user_id = (int) $row['user_id'];
			// WordPress reads the first row of a key.
			if ( null !== $name && ! isset( $found[ $user_id ][ $name ] ) ) {
				$found[ $user_id ][ $name ]  = true;
				$values[ $user_id ][ $name ] = self::parsed( $fields[ $name ], maybe_unserialize( (string) $row['meta_value'] ) );
			}
		}
		return $values;
	}

	/**
	 * @param list<string> $keys
	 * @param list<int>    $user_ids
	 * @return list<array<string, string|null>> user_id, meta_key, meta_value
	 */
	private function rows( array $keys, array $user_ids ): array {
		return array() === $user_ids ? array() : $this->database->rows(
			'SELECT user_id, meta_key, meta_value FROM %i WHERE meta_key IN (' . implode( ',', array_fill( 0, count( $keys ), '%s' ) ) . ')
				AND user_id IN (' . implode( ',', array_fill( 0, count( $user_ids ), '%d' ) ) . ') ORDER BY umeta_id',
			$this->database->wpdb->usermeta,
			...$keys,
			...$user_ids
		);
	}

	/** @param string|int|null $value Null and "" delete the key. */
	public function write( int $user_id, IntranetKey $key, string|int|null $value ): void {
		$this->write_field( $user_id, $key->field(), $value );
	}

	/** @param mixed $value Null, "" and an empty list delete the key. */
	public function write_field( int $user_id, string $field, mixed $value ): void {
		$this->put( $user_id, IntranetFields::key( $field ), in_array( $value, array( '', array() ), true ) ? null : $value );
	}

	public function move( int $from, int $to ): void {
		foreach ( $this->fields->keys() as $key ) {
			$values = get_user_meta( $from, $key );
			$this->put( $to, $key, is_array( $values ) && array() !== $values ? $values[0] : null );
		}
		$this->clear( $from );
	}

	public function clear( int $user_id ): void {
		foreach ( $this->fields->keys() as $key ) {
			$this->put( $user_id, $key, null );
		}
	}

	/** @return array<string, string> The values as stored in the database, by key: also invalid ones, and those of fields added later. */
	public function snapshot( int $user_id ): array {
		$values = array();
		foreach ( $this->rows( $this->fields->keys(), array( $user_id ) ) as $row ) {
			$values[ (string) $row['meta_key'] ] ??= (string) $row['meta_value'];
		}
		return $values;
	}

	/**
	 * Writes the values of a snapshot. Keys that other code has written since keep their values.
	 *
	 * @param array<string, string> $snapshot
	 */
	public function put_back( int $user_id, array $snapshot ): void {
		foreach ( array_diff_key( $snapshot, $this->snapshot( $user_id ) ) as $key => $value ) {
			$this->put( $user_id, $key, maybe_unserialize( $value ) );
		}
	}

	/**
	 * Fields without a copy in profiles, from a snapshot.
	 *
	 * @param array<string, string> $snapshot
	 * @return array<string, mixed> By name.
	 */
	public function uncopied_in( array $snapshot ): array {
		$values = array();
		foreach ( $this->fields->uncopied() as $name => $field ) {
			$values[ $name ] = self::parsed( $field, maybe_unserialize( $snapshot[ IntranetFields::key( $name ) ] ?? '' ) );
		}
		return $values;
	}

	/** Whether the account has any of the keys, valid or not. */
	public function has_any( int $user_id ): bool {
		return array() !== array_filter( $this->fields->keys(), static fn ( string $key ): bool => metadata_exists( 'user', $user_id, $key ) );
	}

	public static function uninstall(): void {
		foreach ( ( new IntranetFields() )->keys() as $key ) {
			delete_metadata( 'user', 0, $key, '', true );
		}
	}

	/** Clears the cache. To be called before the first read inside the lock, because cached values may be older than the lock. */
	public function forget( int $user_id ): void {
		wp_cache_delete( $user_id, 'user_meta' );
	}

	private function text( int $user_id, IntranetKey $key ): string {
		return $this->value( $user_id, $key );
	}

	private function manager_id( int $user_id ): ?int {
		$id = $this->value( $user_id, IntranetKey::ReportsTo );
		return $user_id === $id ? null : $id;
	}

	private function value( int $user_id, IntranetKey $key ): mixed {
		return self::parsed( $this->fields->all()[ $key->field() ], get_user_meta( $user_id, $key->value, true ) );
	}

	/** Invalid values are parsed as empty. */
	private static function parsed( Field $field, mixed $value ): mixed {
		// User meta values are text, and forms send CRLF line ends.
		$value = match ( true ) {
			$field->type instanceof Whole && is_string( $value ) && 1 === preg_match( '/^[1-9][0-9]{0,17}$/D', $value ) => (int) $value,
			$field->type instanceof Text && $field->type->multiline && is_string( $value ) => str_replace( "\r\n", "\n", $value ),
			default                                                                       => $value,
		};
		try {
			return $field->type->parse( $value, Source::Json );
		} catch ( Invalid ) {
			return $field->nothing();
		}
	}

	private function put( int $user_id, string $key, mixed $value ): void {
		$this->forget( $user_id );
		$this->database->afterwards( fn () => $this->forget( $user_id ) );
		$before        = $this->writing;
		$this->writing = "$user_id $key";
		try {
			$this->database->watched(
				static fn (): mixed => null === $value
					? delete_user_meta( $user_id, $key )
					: update_user_meta( $user_id, $key, wp_slash( $value ) )
			);
		} finally {
			$this->writing = $before;
		}
	}
}
