<?php

declare( strict_types=1 );

/** Reads WordNet 3.1's noun files and its counts of use. */
final class WordNet {

	/** @var array<string, array{words: list<string>, file: string, pointers: list<array{string, string}>}> Noun synsets by offset. */
	private array $synsets = array();

	/** @var array<string, list<string>> Offsets of the noun senses by lemma, the most used first. */
	private array $senses = array();

	public function __construct( private readonly string $folder ) {
		foreach ( $this->rows( 'data.noun' ) as $row ) {
			$cells    = explode( ' ', explode( ' | ', $row )[0] );
			$count    = (int) hexdec( $cells[3] );
			$words    = array();
			$pointers = array();
			for ( $index = 0; $index < $count; $index++ ) {
				$words[] = strtolower( str_replace( '_', ' ', $cells[ 4 + 2 * $index ] ) );
			}
			$from = 4 + 2 * $count;
			for ( $index = 0; $index < (int) $cells[ $from ]; $index++ ) {
				$pointers[] = array( $cells[ $from + 1 + 4 * $index ], $cells[ $from + 2 + 4 * $index ] );
			}
			$this->synsets[ $cells[0] ] = array(
				'words'    => $words,
				'file'     => $cells[1],
				'pointers' => $pointers,
			);
		}
		foreach ( $this->rows( 'index.noun' ) as $row ) {
			$cells = explode( ' ', trim( $row ) );
			$this->senses[ str_replace( '_', ' ', $cells[0] ) ] = array_slice( $cells, -(int) $cells[2] );
		}
	}

	/** @return list<string> Words of at most two parts whose most used sense is a kind of this food or living being. */
	public function kinds_of( string $name ): array {
		$name  = str_replace( '_', ' ', $name );
		$food  = array_values( array_filter( $this->senses[ $name ] ?? array(), fn ( string $offset ): bool => '13' === $this->synsets[ $offset ]['file'] ) );
		$seen  = array();
		$queue = array( $food[0] ?? $this->senses[ $name ][0] );
		while ( array() !== $queue ) {
			$offset = (string) array_pop( $queue );
			if ( ! isset( $seen[ $offset ] ) ) {
				$seen[ $offset ] = true;
				array_push( $queue, ...$this->targets( $offset, '~' ) );
			}
		}
		$words = array_merge( array(), ...array_map( fn ( int|string $offset ): array => $this->synsets[ sprintf( '%08d', $offset ) ]['words'], array_keys( $seen ) ) );
		return array_values( array_filter( array_unique( $words ), fn ( string $word ): bool => substr_count( $word, ' ' ) < 1 && strlen( $word ) > 3 && isset( $this->senses[ $word ], $seen[ $this->senses[ $word ][0] ] ) ) );
	}

	/** @return list<string> Words for which this sense, the most used one of the word, is the most used one, too. */
	public function synonyms_of( string $word ): array {
		$offset = $this->senses[ $word ][0] ?? null;
		$others = null === $offset ? array() : array_diff( $this->synsets[ $offset ]['words'], array( $word ) );
		return array_values( array_filter( $others, fn ( string $other ): bool => strlen( $other ) > 3 && ( $this->senses[ $other ][0] ?? '' ) === $offset ) );
	}

	/**
	 * @param list<string> $regions
	 * @return array<string, string> Region by city.
	 */
	public function cities( array $regions ): array {
		$known  = array_flip( $regions );
		$kinds  = array_flip( array_merge( ...array_map( fn ( string $kind ): array => $this->senses[ $kind ], array( 'city', 'town', 'port', 'state capital', 'national capital', 'provincial capital' ) ) ) );
		$cities = array();
		foreach ( $this->synsets as $offset => $synset ) {
			if ( array() === array_intersect_key( array_flip( $this->targets( (string) $offset, '@i' ) ), $kinds ) ) {
				continue;
			}
			$whole = (string) $offset;
			for ( $step = 0; $step < 4 && '' !== $whole; $step++ ) {
				$whole = $this->targets( $whole, '#p' )[0] ?? '';
				$names = '' === $whole ? array() : array_intersect( $this->synsets[ $whole ]['words'], $regions );
				if ( array() !== $names ) {
					$cities[ $synset['words'][0] ] ??= reset( $names );
					break;
				}
			}
		}
		return array_filter( $cities, fn ( string $region, string $city ): bool => isset( $known[ $region ] ) && strlen( $city ) > 3 && array() !== array_intersect_key( array_flip( $this->targets( $this->senses[ $city ][0] ?? '', '@i' ) ), $kinds ), ARRAY_FILTER_USE_BOTH );
	}

	/** @return list<string> Lower-case words by how often the tagged texts have them, the most used first. */
	public function by_use(): array {
		$counts = array();
		foreach ( $this->rows( 'index.sense' ) as $row ) {
			list( $key, , , $count ) = explode( ' ', $row );
			$word                    = explode( '%', $key )[0];
			if ( 1 === preg_match( '/^[a-z]{3,}$/', $word ) ) {
				$counts[ $word ] = ( $counts[ $word ] ?? 0 ) + (int) $count;
			}
		}
		$counts = array_filter( $counts );
		uksort( $counts, static fn ( string $one, string $other ): int => array( $counts[ $other ], $one ) <=> array( $counts[ $one ], $other ) );
		return array_keys( $counts );
	}

	/** @return list<string> Offsets of noun synsets. */
	private function targets( string $offset, string $pointer ): array {
		$targets = array();
		foreach ( $this->synsets[ $offset ]['pointers'] ?? array() as list( $kind, $target ) ) {
			if ( $kind === $pointer && isset( $this->synsets[ $target ] ) ) {
				$targets[] = $target;
			}
		}
		return $targets;
	}

	/** @return iterable<string> */
	private function rows( string $file ): iterable {
		$stream = fopen( "$this->folder/$file", 'r' );
		if ( false === $stream ) {
			throw new RuntimeException( "$file is missing. Run npm install first." );
		}
		for ( $row = fgets( $stream ); false !== $row; $row = fgets( $stream ) ) {
			if ( ! str_starts_with( $row, '  ' ) ) {
				yield rtrim( $row );
			}
		}
		fclose( $stream );
	}
}
