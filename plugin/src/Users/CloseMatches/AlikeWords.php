<?php

declare( strict_types=1 );

namespace Svc\Users\CloseMatches;

use Svc\Users\Intranet\Find\Sound;
use Svc\Users\Intranet\Find\Spelling;
use Svc\Users\Intranet\Find\Words;

/**
 * Words of names, titles, departments or offices that are spelt or sound like a word: John Smith for Jon Smyth.
 *
 * The lexicon takes a word that the company has, or that is English, for what it is, as a question needs.
 */
final class AlikeWords {

	private const SPELT = 0.9;
	private const SOUND = 0.72;

	/** The most letters by which names that sound alike differ. */
	private const FURTHEST = 4;

	/** @var array<array-key, list<array{CloseColumn, string}>> Columns and values by word. */
	private array $values = array();

	/** @var array<array-key, list<string>>|null Words by sound. */
	private ?array $sounds = null;

	/** @param string $text The value in Latin letters. */
	public function add( CloseColumn $column, string $value, string $text ): void {
		foreach ( Words::telling( $text ) as $word ) {
			$this->values[ $word ][] = array( $column, $value );
		}
	}

	/** @return array<string, array<int, list<string>>> Column => percent of confidence => values. */
	public function of( string $word ): array {
		$found = array();
		foreach ( $this->words( $word ) as $alike => $sure ) {
			foreach ( $this->values[ $alike ] as list( $column, $value ) ) {
				$found[ $column->name() ][ (int) round( 100 * $sure ) ][] = $value;
			}
		}
		return $found;
	}

	/** @return array<array-key, float> Confidence by word that is alike. */
	private function words( string $word ): array {
		$alike = array();
		foreach ( $this->values as $name => $values ) {
			$likeness = Spelling::likeness( $word, (string) $name );
			if ( $likeness > 0.0 ) {
				$alike[ $name ] = self::SPELT * $likeness;
			}
		}
		$key = Sound::key( $word );
		foreach ( strlen( $key ) < 2 ? array() : $this->sounds()[ $key ] ?? array() as $name ) {
			if ( Spelling::distance( $word, $name, self::FURTHEST ) <= max( 2, intdiv( strlen( $word ), 2 ) ) ) {
				$alike[ $name ] = max( self::SOUND, $alike[ $name ] ?? 0.0 );
			}
		}
		unset( $alike[ $word ] );
		return $alike;
	}

	/** @return array<array-key, list<string>> */
	private function sounds(): array {
		if ( null === $this->sounds ) {
			$this->sounds = array();
			foreach ( array_keys( $this->values ) as $name ) {
				$this->sounds[ Sound::key( (string) $name ) ][] = (string) $name;
			}
		}
		return $this->sounds;
	}
}
