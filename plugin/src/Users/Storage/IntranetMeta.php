<?php

declare( strict_types=1 );

namespace Svc\Users\Storage;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Schema\Invalid;
use Svc\Kernel\Schema\Source;
use Svc\Users\Fields\IntranetKey;

/**
 * The intranet fields as the account's user meta say them: the one truth, which profiles keep an indexed copy of.
 *
 * Anybody may write these keys with WordPress's functions, so what does not fit reads as empty.
 *
 * @phpstan-type Copy array{department: string, manager_id: int|null, office_location: string, extension: string, start_date: string}
 */
final class IntranetMeta {

	/** What this object is writing itself: user and key. */
	private string $writing = '';

	public function __construct( private readonly Database $database ) {}

	/** @param callable(int): void $changed Told the user of whom somebody else has written what profiles copy; 0 when it may be anybody's. */
	public function watch( callable $changed ): IntranetWatch {
		return new IntranetWatch( fn ( int $user_id, string $key ): bool => "$user_id $key" === $this->writing, $changed );
	}

	/** @return Copy What a profile keeps, by its properties. */
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
	 * For many at once, by one query, past what a cache holds.
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

	public function bio( int $user_id ): string {
		return $this->text( $user_id, IntranetKey::Bio );
	}

	/** @return list<string> */
	public function skills( int $user_id ): array {
		return $this->value( $user_id, IntranetKey::Skills ) ?? array();
	}

	/**
	 * What profiles keep no copy of, for many at once, by one query.
	 *
	 * @param list<int> $user_ids
	 * @return array<int, array{bio: string, skills: list<string>}> By user ID.
	 */
	public function texts( array $user_ids ): array {
		$texts = array_fill_keys( $user_ids, array() );
		$rows  = array() === $user_ids ? array() : $this->database->rows(
			'SELECT user_id, meta_key, meta_value FROM %i WHERE meta_key IN (%s, %s) AND user_id IN (' . implode( ',', array_fill( 0, count( $user_ids ), '%d' ) ) . ') ORDER BY umeta_id',
			$this->database->wpdb->usermeta,
			...array( IntranetKey::Bio->value, IntranetKey::Skills->value ),
			...$user_ids
		);
		foreach ( $rows as $row ) {
			$key = IntranetKey::tryFrom( (string) $row['meta_key'] );
			if ( null !== $key ) {
				// The first is the one that WordPress reads.
				$texts[ (int) $row['user_id'] ][ $key->value ] ??= self::parsed( $key, maybe_unserialize( (string) $row['meta_value'] ) );
			}
		}
		return array_map(
			static fn ( array $found ): array => array(
				'bio'    => $found[ IntranetKey::Bio->value ] ?? '',
				'skills' => $found[ IntranetKey::Skills->value ] ?? array(),
			),
			$texts
		);
	}

	/** @param string|int|list<string>|null $value Nothing, "" and an empty list delete the key. */
	public function write( int $user_id, IntranetKey $key, string|int|array|null $value ): void {
		$this->put( $user_id, $key, in_array( $value, array( '', array() ), true ) ? null : $value );
	}

	public function move( int $from, int $to ): void {
		foreach ( IntranetKey::cases() as $key ) {
			$values = get_user_meta( $from, $key->value );
			$this->put( $to, $key, is_array( $values ) && array() !== $values ? $values[0] : null );
		}
		$this->clear( $from );
	}

	public function clear( int $user_id ): void {
		foreach ( IntranetKey::cases() as $key ) {
			$this->put( $user_id, $key, null );
		}
	}

	/** Whether the account says anything, be it right or not. */
	public function has_any( int $user_id ): bool {
		return array() !== array_filter( IntranetKey::cases(), static fn ( IntranetKey $key ): bool => metadata_exists( 'user', $user_id, $key->value ) );
	}

	public static function uninstall(): void {
		foreach ( IntranetKey::cases() as $key ) {
			delete_metadata( 'user', 0, $key->value, '', true );
		}
	}

	/** Before anything is read inside the lock: what a cache holds may be older than the lock. */
	public function forget( int $user_id ): void {
		wp_cache_delete( $user_id, 'user_meta' );
	}

	private function text( int $user_id, IntranetKey $key ): string {
		return $this->value( $user_id, $key ) ?? '';
	}

	private function manager_id( int $user_id ): ?int {
		$id = $this->value( $user_id, IntranetKey::ReportsTo );
		return $user_id === $id ? null : $id;
	}

	private function value( int $user_id, IntranetKey $key ): mixed {
		return self::parsed( $key, get_user_meta( $user_id, $key->value, true ) );
	}

	/** What does not fit reads as nothing. */
	private static function parsed( IntranetKey $key, mixed $value ): mixed {
		// Meta have no numbers, and forms send text with the line ends of the web.
		$value = match ( true ) {
			IntranetKey::ReportsTo === $key && is_string( $value ) && 1 === preg_match( '/^[1-9][0-9]{0,17}$/D', $value ) => (int) $value,
			IntranetKey::Bio === $key && is_string( $value ) => str_replace( "\r\n", "\n", $value ),
			default                                          => $value,
		};
		try {
			return $key->type()->parse( $value, Source::Json );
		} catch ( Invalid ) {
			return null;
		}
	}

	private function put( int $user_id, IntranetKey $key, mixed $value ): void {
		$this->forget( $user_id );
		$this->database->afterwards( fn () => $this->forget( $user_id ) );
		$before        = $this->writing;
		$this->writing = "$user_id $key->value";
		try {
			$this->database->watched(
				static fn (): mixed => null === $value
					? delete_user_meta( $user_id, $key->value )
					: update_user_meta( $user_id, $key->value, wp_slash( $value ) )
			);
		} finally {
			$this->writing = $before;
		}
	}
}
