<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/** Short forms and phonetic spellings of first names, folded: nicknames.php, compiled by `npm run find:knowledge`. */
final class Nicknames {

	/** @var array{others: array<array-key, string>, sounds: array<array-key, string>} Full names of short forms and the other way round, by name, and names by how they sound. Joined by spaces. */
	private readonly array $data;

	public function __construct() {
		$this->data = require __DIR__ . '/nicknames.php';
	}

	/** @return list<string> Other names for a person of this name. Endings are interchangeable: Nikki is Nicky, Uly is Uli. */
	public function of( string $name ): array {
		$others = $this->data['others'];
		$known  = $others[ $name ] ?? null;
		if ( null === $known && 1 === preg_match( '/^(.{2,})(?:y|ie|i)$/', $name, $found ) ) {
			$known = $others[ "$found[1]y" ] ?? $others[ "$found[1]ie" ] ?? $others[ "$found[1]i" ] ?? null;
		}
		return null === $known ? array() : explode( ' ', $known );
	}

	/** @return list<string> Names of the lists that sound so. */
	public function sounding( string $key ): array {
		return isset( $this->data['sounds'][ $key ] ) ? explode( ' ', $this->data['sounds'][ $key ] ) : array();
	}

	/** @return list<string> Other short forms of the same full name: Betty for Liz. */
	public function of_namesakes( string $name ): array {
		return array_merge( array(), ...array_map( array( $this, 'of' ), $this->of( $name ) ) );
	}
}
