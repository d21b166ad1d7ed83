<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Text\Text;

/**
 * Department and manager as the account's user meta say them: the one truth, which profiles keep an indexed copy of.
 *
 * Anybody may write these keys with WordPress's functions, so what does not fit reads as empty.
 */
final class IntranetMeta {

	/** What this object is writing itself: user and key. */
	private string $writing = '';

	public function __construct( private readonly Database $database ) {}

	/** @param callable(int): void $changed Told the user whose department or manager somebody else has written; 0 when it may be anybody's. */
	public function watch( callable $changed ): void {
		$tell = function ( mixed $meta_id, mixed $user_id, mixed $key ) use ( $changed ): void {
			if ( "$user_id $key" !== $this->writing && in_array( $key, array( IntranetKey::Department->value, IntranetKey::ReportsTo->value ), true ) ) {
				$changed( (int) $user_id );
			}
		};
		foreach ( array( 'added', 'updated', 'deleted' ) as $event ) {
			add_action( "{$event}_user_meta", $tell, 10, 3 );
		}
	}

	public function department( int $user_id ): string {
		$value = get_user_meta( $user_id, IntranetKey::Department->value, true );
		if ( ! is_string( $value ) || ! Text::is_utf8( $value ) ) {
			return '';
		}
		$text = Text::normal( $value );
		return mb_strlen( $text, 'UTF-8' ) <= 100 && 1 !== preg_match( '/\p{Cc}/u', $text ) ? $text : '';
	}

	public function manager_id( int $user_id ): ?int {
		$value = get_user_meta( $user_id, IntranetKey::ReportsTo->value, true );
		$id    = is_scalar( $value ) && 1 === preg_match( '/^[1-9][0-9]{0,17}$/D', (string) $value ) ? (int) $value : null;
		return $user_id === $id ? null : $id;
	}

	public function write_department( int $user_id, string $department ): void {
		$this->write( $user_id, IntranetKey::Department, '' === $department ? null : $department );
	}

	public function write_manager( int $user_id, ?int $manager_id ): void {
		$this->write( $user_id, IntranetKey::ReportsTo, $manager_id );
	}

	public function move( int $from, int $to ): void {
		foreach ( IntranetKey::cases() as $key ) {
			$values = get_user_meta( $from, $key->value );
			$this->write( $to, $key, is_array( $values ) && array() !== $values ? $values[0] : null );
		}
		$this->clear( $from );
	}

	public function clear( int $user_id ): void {
		foreach ( IntranetKey::cases() as $key ) {
			$this->write( $user_id, $key, null );
		}
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

	private function write( int $user_id, IntranetKey $key, mixed $value ): void {
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
