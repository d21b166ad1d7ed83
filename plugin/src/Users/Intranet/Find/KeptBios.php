<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

use Svc\Kernel\Text\Text;

/** All internal bios as one text, folded, because the database takes long to search them. */
final class KeptBios {

	/** To be raised when a text reads otherwise than before. */
	public const FORMAT = 3;

	/** Bytes. More bios than these are searched by the database. */
	private const MOST = 4_000_000;

	/** @var list<int> */
	private array $user_ids = array();

	/** @var list<string> */
	private array $bios = array();

	private int $length = 0;

	private bool $has_large_id = false;

	public function add( int $user_id, string $bio ): void {
		$this->length      += strlen( $bio );
		$this->has_large_id = $this->has_large_id || $user_id > PackedNumbers::MOST;
		if ( $this->is_complete() ) {
			$this->user_ids[] = $user_id;
			$this->bios[]     = str_replace( "\0", ' ', Text::folded( $bio ) );
		}
	}

	/** Whether there were few enough to keep, and all IDs small enough. */
	private function is_complete(): bool {
		return $this->length <= self::MOST && ! $this->has_large_id;
	}

	/** "" for bios that cannot be kept. */
	public function text(): string {
		$ids = PackedNumbers::of( $this->user_ids );
		return $this->is_complete() ? strlen( $ids ) . " $ids" . implode( "\0", $this->bios ) : '';
	}

	/**
	 * The first bios that contain any of these stems, in the order in which they were added.
	 *
	 * @param string       $text  What text() made.
	 * @param list<string> $stems
	 * @return list<array{int, string}>|null User IDs and bios; null where the text is not of all bios.
	 */
	public static function with( string $text, array $stems, int $most ): ?array {
		if ( '' === $text ) {
			return null;
		}
		$length = (int) $text;
		$from   = strlen( (string) $length ) + 1;
		$begin  = $from + $length;
		$stems  = array_filter( $stems, static fn ( string $stem ): bool => false !== strpos( $text, $stem, $begin ) );
		return array() === $stems ? array() : self::found( PackedNumbers::read( substr( $text, $from, $length ) ), explode( "\0", substr( $text, $begin ) ), $stems, $most );
	}

	/**
	 * @param list<int>     $user_ids
	 * @param list<string>  $bios
	 * @param array<string> $stems
	 * @return list<array{int, string}>
	 */
	private static function found( array $user_ids, array $bios, array $stems, int $most ): array {
		$found = array();
		foreach ( $bios as $place => $bio ) {
			foreach ( $stems as $stem ) {
				if ( str_contains( $bio, $stem ) ) {
					$found[] = array( $user_ids[ $place ], $bio );
					if ( count( $found ) === $most ) {
						return $found;
					}
					break;
				}
			}
		}
		return $found;
	}
}
