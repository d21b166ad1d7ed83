<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/** Parts of texts, by name. A part is copied only when it is asked for, because most questions need few of them. */
final class KeptParts {

	/** @var array<string, array{int, int, int}> Number of the text, first byte and length, by name. */
	private array $places = array();

	/** @param array<int, string> $texts */
	private function __construct( private readonly array $texts ) {
		foreach ( $texts as $index => $text ) {
			$length = (int) $text;
			$begin  = strlen( (string) $length ) + 1;
			$from   = $begin + $length;
			foreach ( explode( "\n", substr( $text, $begin, $length ) ) as $line ) {
				list( $bytes, $name )  = explode( ' ', $line, 2 );
				$this->places[ $name ] = array( $index, $from, (int) $bytes );
				$from                 += (int) $bytes;
			}
		}
	}

	/** @param non-empty-array<string, string> $parts */
	public static function of( array $parts ): string {
		$lines = implode( "\n", array_map( static fn ( string $name, string $part ): string => strlen( $part ) . " $name", array_keys( $parts ), $parts ) );
		return strlen( $lines ) . " $lines" . implode( '', $parts );
	}

	/** @param string ...$texts What of() made, of different parts. */
	public static function read( string ...$texts ): self {
		return new self( array_values( $texts ) );
	}

	/** @param array<mixed> $value */
	public static function packed( array $value ): string {
		return serialize( $value ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.serialize_serialize -- unlike JSON it holds bytes.
	}

	public function text( string $name ): ?string {
		list( $index, $from, $length ) = $this->places[ $name ] ?? array( 0, 0, null );
		return null === $length ? null : substr( $this->texts[ $index ], $from, $length );
	}

	/** The bytes of a part between two places. */
	public function bytes( string $name, int $from, int $end ): string {
		list( $index, $begin ) = $this->places[ $name ];
		return substr( $this->texts[ $index ], $begin + $from, $end - $from );
	}

	/** @return array<array-key, mixed> What packed() was given. */
	public function value( string $name ): array {
		return (array) unserialize( (string) $this->text( $name ), array( 'allowed_classes' => false ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.serialize_unserialize -- the plugin's own table, and no objects.
	}

	/** A number of a part that PackedNumbers made; 0 where there is none. */
	public function number( string $name, int $place ): int {
		list( $index, $from, $length ) = $this->places[ $name ] ?? array( 0, 0, 0 );
		return PackedNumbers::at( $this->texts[ $index ], $place, $from, $length );
	}
}
