<?php

declare( strict_types=1 );

namespace Svc\Users\Storage;

use Closure;
use Svc\Kernel\Text\Text;
use Svc\Users\Fields\IntranetKey;

/** Notices when other code adds, changes, renames or deletes user meta that profiles, org charts or find-colleague follow, by WordPress's functions. */
final class IntranetWatch {

	/** @var list<string> */
	private readonly array $keys;

	/** Whether the running deletion covers all accounts. */
	private bool $is_everybody = false;

	/** @var array<int, string> Keys that are being renamed, by the id of the meta row. */
	private array $renamed = array();

	private readonly Closure $changed;

	/**
	 * @param Closure(int, string): bool $is_own  Whether the plugin itself is writing this key.
	 * @param callable(int, string): void $changed Called with the user ID, 0 for any account, and the key.
	 */
	public function __construct( private readonly Closure $is_own, callable $changed ) {
		$this->changed = Closure::fromCallable( $changed );
		$this->keys    = array_column( IntranetKey::cases(), 'value' );
	}

	public function notice( mixed $meta_id, mixed $user_id, mixed $key ): void {
		$renamed = is_numeric( $meta_id ) ? $this->renamed[ (int) $meta_id ] ?? null : null;
		if ( null !== $renamed ) {
			unset( $this->renamed[ (int) $meta_id ] );
		}
		$watched = $this->watched( $key );
		if ( null !== $watched && ! ( $this->is_own )( (int) $user_id, (string) $key ) ) {
			$is_everybody       = $this->is_everybody && 'deleted_user_meta' === current_action();
			$this->is_everybody = $this->is_everybody && ! $is_everybody;
			( $this->changed )( $is_everybody ? 0 : (int) $user_id, $watched );
		}
		if ( null !== $renamed && $renamed !== $watched ) {
			( $this->changed )( (int) $user_id, $renamed );
		}
	}

	public function notice_deletion( mixed $short_circuit, mixed $user_id, mixed $key, mixed $value, mixed $is_everybody ): mixed {
		if ( null === $short_circuit && null !== $this->watched( $key ) ) {
			$this->is_everybody = (bool) $is_everybody;
		}
		return $short_circuit;
	}

	public function notice_renaming( mixed $short_circuit, mixed $meta_id, mixed $value, mixed $new_key ): mixed {
		$meta = null === $short_circuit && is_string( $new_key ) ? get_metadata_by_mid( 'user', (int) $meta_id ) : false;
		$watched = is_object( $meta ) ? $this->watched( $meta->meta_key ?? null ) : null;
		if ( null !== $watched ) {
			$this->renamed[ (int) $meta_id ] = $watched;
		}
		return $short_circuit;
	}

	/** The watched key that databases take this one for: they ignore case, accents and invisible characters. */
	private function watched( mixed $key ): ?string {
		$plain = is_string( $key ) && Text::is_utf8( $key ) ? preg_replace( '/[^a-z0-9_]+/', '', Text::folded( $key ) ) : null;
		return in_array( $plain, $this->keys, true ) ? $plain : null;
	}
}
