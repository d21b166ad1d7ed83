<?php

declare( strict_types=1 );

namespace Svc\Users\Storage;

use Closure;
use Svc\Kernel\Text\Text;
use Svc\Users\Fields\IntranetKey;

/** Notices when other code adds, changes, renames or deletes copied user meta by WordPress's functions. */
final class IntranetWatch {

	/** @var list<string> */
	private readonly array $keys;

	/** Whether the running deletion covers all accounts. */
	private bool $is_everybody = false;

	/** @var array<int, true> Ids of meta rows whose key is being renamed. */
	private array $renamed = array();

	private readonly Closure $changed;

	/**
	 * @param Closure(int, string): bool $is_own  Whether the plugin itself is writing this key.
	 * @param callable(int): void        $changed Called with the user ID; 0 for any account.
	 */
	public function __construct( private readonly Closure $is_own, callable $changed ) {
		$this->changed = Closure::fromCallable( $changed );
		$this->keys    = array_column( IntranetKey::copied(), 'value' );
	}

	public function notice( mixed $meta_id, mixed $user_id, mixed $key ): void {
		$is_renamed = is_numeric( $meta_id ) && isset( $this->renamed[ (int) $meta_id ] );
		if ( $is_renamed ) {
			unset( $this->renamed[ (int) $meta_id ] );
		}
		if ( $is_renamed || ( $this->is_watched( $key ) && ! ( $this->is_own )( (int) $user_id, (string) $key ) ) ) {
			$is_everybody       = $this->is_everybody && 'deleted_user_meta' === current_action();
			$this->is_everybody = $this->is_everybody && ! $is_everybody;
			( $this->changed )( $is_everybody ? 0 : (int) $user_id );
		}
	}

	public function notice_deletion( mixed $short_circuit, mixed $user_id, mixed $key, mixed $value, mixed $is_everybody ): mixed {
		if ( null === $short_circuit && $this->is_watched( $key ) ) {
			$this->is_everybody = (bool) $is_everybody;
		}
		return $short_circuit;
	}

	public function notice_renaming( mixed $short_circuit, mixed $meta_id, mixed $value, mixed $new_key ): mixed {
		$meta = null === $short_circuit && is_string( $new_key ) ? get_metadata_by_mid( 'user', (int) $meta_id ) : false;
		if ( is_object( $meta ) && $this->is_watched( $meta->meta_key ?? null ) ) {
			$this->renamed[ (int) $meta_id ] = true;
		}
		return $short_circuit;
	}

	/** Compares keys as databases do: ignores case, accents and invisible characters. */
	private function is_watched( mixed $key ): bool {
		return is_string( $key ) && Text::is_utf8( $key )
			&& in_array( preg_replace( '/[^a-z0-9_]+/', '', Text::folded( $key ) ), $this->keys, true );
	}
}
